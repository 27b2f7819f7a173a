/// A symbol's position in a split text (structured append).
public struct SymbolPart: Hashable, Sendable {
    /// The index, from 0.
    public let index: Int

    /// The number of parts, from 2 to 16.
    public let count: Int

    /// The exclusive or of all bytes of the whole text: the same for all its parts.
    public let parity: UInt8

    public init(index: Int, count: Int, parity: UInt8) {
        self.index = index
        self.count = count
        self.parity = parity
    }
}
