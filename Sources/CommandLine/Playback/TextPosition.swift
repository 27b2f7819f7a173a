/// A place in a text file, counted from 1 as editors do.
public struct TextPosition: Hashable, Sendable {
    public let line: Int

    /// In characters.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of the byte at `offset` of UTF-8 text.
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
