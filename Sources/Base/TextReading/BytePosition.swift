/// A position in a text.
public struct BytePosition: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int

    /// The column in UTF-8 bytes, from 1.
    public let column: Int

    /// Creates a position from its line and column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
