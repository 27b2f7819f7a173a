/// The identity of an interval among those with the same name.
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64

    /// Creates an identity from its raw value.
    public init(_ value: UInt64) { rawValue = value }

    /// The identity of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

    /// No identity.
    public static let null = OSSignpostID(0)
}

/// An interval that began and has not ended.
public final class OSSignpostIntervalState: Sendable {
    fileprivate let start = ContinuousClock.now
}

/// Measures intervals and reports them in the log, with their durations, at the level `debug`.
///
///     let state = signposter.beginInterval("Import")
///     defer { signposter.endInterval("Import", state) }
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter of the default destination.
    public init() { log = .default }

    /// Creates a signposter of a subsystem and a category.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a signposter of a destination.
    public init(logHandle: OSLog) { log = logHandle }

    /// Creates a signposter of a logger's destination.
    public init(logger: Logger) { log = logger.log }

    /// The signposter that reports nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// `true` if intervals are reported.
    public var isEnabled: Bool { log.isEnabled(type: .debug) }

    /// Returns an identity that no other interval has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(.random(in: 1...UInt64.max)) }

    /// Begins an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState {
        log.write(.debug) { "\(name) begins" }
        return OSSignpostIntervalState()
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.write(.debug) { "\(name) ends after \(ContinuousClock.now - state.start)" }
    }

    /// Reports an event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        log.write(.debug) { "\(name)" }
    }

    /// Reports an interval around a function.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}
