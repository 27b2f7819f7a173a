import Foundation

/// The destination of messages: a subsystem and a category, which begin each line.
///
/// Messages are lines on standard error. The environment's `TOUCHSTONE_LOG` is the least important
/// level that is written: `debug`, `info`, `default` (without the variable), `error` or `fault`.
public final class OSLog: Sendable {
    /// The destination without subsystem and category.
    public static let `default` = OSLog("", isEnabled: true)

    /// The destination that writes nothing.
    public static let disabled = OSLog("", isEnabled: false)

    /// The prefix of each line.
    private let prefix: String

    private let isOn: Bool

    private init(_ prefix: String, isEnabled: Bool) {
        self.prefix = prefix
        isOn = isEnabled
    }

    /// Creates a destination.
    public convenience init(subsystem: String, category: String) {
        self.init("[\(subsystem):\(category)] ", isEnabled: true)
    }

    /// Returns `true` if messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { isOn && type.rank >= Self.least.rank }

    private static let least: OSLogType = {
        let word = ProcessInfo.processInfo.environment["TOUCHSTONE_LOG"]
        return [.debug, .info, .error, .fault].first { $0.word == word } ?? .default
    }()

    /// Writes a message, made only if its level is written.
    func write(_ type: OSLogType, _ message: () -> String) {
        guard isEnabled(type: type) else { return }
        FileHandle.standardError.write(Data("\(prefix)\(type.word): \(message())\n".utf8))
    }
}
