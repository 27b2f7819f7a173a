/// Writes messages of one subsystem and category to the log.
///
///     let logger = Logger(subsystem: "app.books", category: "import")
///     logger.error("Row \(row) has no title")
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger of the default destination.
    public init() { log = .default }

    /// Creates a logger of a subsystem and a category.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger of a destination.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the default level.
    public func log(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.default) { message().text }
    }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        log.write(level) { message().text }
    }

    /// Writes a message of the level `debug`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.debug) { message().text }
    }

    /// Writes a message of the level `debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.debug) { message().text }
    }

    /// Writes a message of the level `info`.
    public func info(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.info) { message().text }
    }

    /// Writes a message of the default level.
    public func notice(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.default) { message().text }
    }

    /// Writes a message of the level `error`.
    public func warning(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.error) { message().text }
    }

    /// Writes a message of the level `error`.
    public func error(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.error) { message().text }
    }

    /// Writes a message of the level `fault`.
    public func critical(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.fault) { message().text }
    }

    /// Writes a message of the level `fault`.
    public func fault(_ message: @autoclosure () -> OSLogMessage) {
        log.write(.fault) { message().text }
    }
}
