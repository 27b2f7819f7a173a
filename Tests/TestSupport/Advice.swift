/// What a process wrote before a precondition stopped it.
public struct Advice {
    private let text: String

    /// - Parameter standardError: The bytes that the process wrote.
    public init(_ standardError: [UInt8]) {
        text = String(decoding: standardError, as: UTF8.self)
    }

    /// Whether the message has these words. Release builds of Swift stop without a message, so there the answer is
    /// always yes: that the process stopped is all that can be tested.
    public func says(_ words: String) -> Bool {
        #if DEBUG
            text.contains(words)
        #else
            true
        #endif
    }
}
