/// A symbol's place among those that a text was spread over (structured append).
public struct SymbolPart: Hashable, Sendable {
    /// From 0.
    public let index: Int

    /// From 2 to 16.
    public let count: Int

    /// All bytes of the whole text combined by exclusive or: the same for all its parts.
    public let parity: UInt8

    public init(index: Int, count: Int, parity: UInt8) {
        self.index = index
        self.count = count
        self.parity = parity
    }
}
