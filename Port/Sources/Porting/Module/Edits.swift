import SwiftSyntax

/// Changes of a file's bytes.
///
/// Everything that is not edited keeps its form, its line and nearly its column. Edits replace
/// ranges that do not overlap; of two that do, the outer one stays.
struct Edits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Replaces a range of bytes.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append((range, text))
    }

    /// Replaces a node, without the trivia around it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(node.trimmedRange.bytes, with: text)
    }

    /// Removes a node and the blanks after it. The lines stay.
    mutating func remove(_ node: some SyntaxProtocol, in file: SourceFile) {
        var range = node.trimmedRange.bytes
        while range.upperBound < file.bytes.count, file.bytes[range.upperBound] == UInt8(ascii: " ")
        {
            range = range.lowerBound..<range.upperBound + 1
        }
        let removed = file.bytes[range].count { $0 == UInt8(ascii: "\n") }
        replace(range, with: String(repeating: "\n", count: removed))
    }

    /// Inserts text.
    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }

    /// The bytes after all edits.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let sorted = edits.enumerated().sorted {
            let (left, right) = ($0.element.range, $1.element.range)
            if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
            if left.isEmpty != right.isEmpty { return left.isEmpty }
            if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
            return $0.offset < $1.offset
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        var position = 0
        for (_, edit) in sorted where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }
}

extension Range<AbsolutePosition> {
    /// The range in bytes of the file.
    var bytes: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}
