/// A line and a column in a text file, counted from 1 as in editors.
public struct TextPosition: Hashable, Sendable {
    public let line: Int

    /// The column, in characters.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Creates the position of the byte at `offset` of UTF-8 text.
    init(offset: Int, in text: [UInt8]) {
        let before = text.prefix(offset)
        let newline = UInt8(ascii: "\n")
        let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        line = before.count { $0 == newline } + 1
        column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    }
}

extension TextPosition: CustomStringConvertible {
    public var description: String { "line \(line), column \(column)" }
}
