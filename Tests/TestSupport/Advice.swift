public import Testing

/// The message that a precondition wrote before it stopped a process.
public struct Advice {
    private let text: String

    /// Reads the message of an exit test.
    ///
    /// Swift's own preconditions stop without a message in release builds. There this cancels the
    /// test, which is then reported as skipped: that the process stopped was checked, what it said
    /// cannot be. UIKit's requirements write their message in every build.
    ///
    /// - Parameter standardError: The bytes that the process wrote.
    public init(
        _ standardError: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        text = String(decoding: standardError, as: UTF8.self)
        #if !DEBUG
            if !text.contains("Fatal error: ") {
                try Test.cancel(
                    "Release builds stop without a message", sourceLocation: sourceLocation)
            }
        #endif
    }

    /// `true` if the message contains `words`.
    public func says(_ words: String) -> Bool { text.contains(words) }
}
