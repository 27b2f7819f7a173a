import Foundation

/// Writes a message of the default level.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
    OSLog.default.write(.default) { message().text }
}

/// Writes a message of a level.
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage
) {
    log.write(type) { message().text }
}

/// Writes a message with values in the form of `printf`, with `%@`, `%{public}@` and
/// `%{private}@` for objects.
///
/// Values after `{private}` are written too.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: any CVarArg...
) {
    log.write(type) {
        let format = "\(message)".replacing(/%\{[a-z, _:]*\}/, with: "%")
        return String(format: format, arguments: args)
    }
}
