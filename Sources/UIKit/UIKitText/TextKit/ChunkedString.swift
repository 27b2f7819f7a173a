import Foundation
import FoundationGaps

/// A mutable string for long texts, in which a change costs the same at every place.
///
/// The text is a list of short strings whose places in UTF-16 units are known. A Swift string of
/// 10 MB instead counts all of its UTF-16 units again after each change.
nonisolated final class ChunkedString: NSMutableString {
    /// The length of the longest chunk, in UTF-8 bytes.
    static let maximumLength = 4096

    /// The parts of the text; there is at least one.
    private var chunks = [""]

    /// The start of each chunk in UTF-16 units, and the end of the text.
    private var starts = [0, 0]

    /// The characters of the chunk that was read last one by one, as Foundation reads.
    private var window: (start: Int, units: [unichar]) = (0, [])

    // MARK: Creating

    required init(string: String) {
        super.init(capacity: 0)
        replaceCharacters(in: NSRange(location: 0, length: 0), with: string)
    }

    required init(capacity: Int) { super.init(capacity: capacity) }

    required init(characters: UnsafePointer<unichar>, length: Int) {
        super.init(capacity: 0)
        let units = UnsafeBufferPointer(start: characters, count: length)
        replaceCharacters(
            in: NSRange(location: 0, length: 0), with: String(decoding: units, as: UTF16.self))
    }

    required init(stringLiteral value: StaticString) {
        super.init(capacity: 0)
        replaceCharacters(in: NSRange(location: 0, length: 0), with: value.description)
    }

    required convenience init(unicodeScalarLiteral value: StaticString) {
        self.init(stringLiteral: value)
    }

    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(stringLiteral: value)
    }

    required convenience init?(coder: NSCoder) { nil }

    // MARK: Reading

    override var length: Int { starts[chunks.count] }

    override func character(at index: Int) -> unichar {
        if index < window.start || index >= window.start + window.units.count {
            let chunk = chunk(at: index)
            window = (starts[chunk], Array(chunks[chunk].utf16))
        }
        return window.units[index - window.start]
    }

    /// The whole text.
    var text: String { chunks.count == 1 ? chunks[0] : chunks.joined() }

    /// Returns the text in a range; halves of characters are replaced.
    func text(in range: Range<Int>) -> String {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= length,
            "The range \(range) is outside of a text of \(length) UTF-16 units.")
        var text = ""
        var chunk = chunk(at: range.lowerBound)
        while chunk < chunks.count, starts[chunk] < range.upperBound {
            text += part(range, ofChunk: chunk)
            chunk += 1
        }
        return text
    }

    /// Returns the characters of a chunk that are in a range of the text.
    private func part(_ range: Range<Int>, ofChunk chunk: Int) -> String {
        let start = starts[chunk]
        let range = range.clamped(to: start..<starts[chunk + 1])
        if range.count == starts[chunk + 1] - start { return chunks[chunk] }
        let units = chunks[chunk].utf16
        let lower = units.index(units.startIndex, offsetBy: range.lowerBound - start)
        let upper = units.index(lower, offsetBy: range.count)
        return String(units[lower..<upper])
            ?? String(decoding: units[lower..<upper], as: UTF16.self)
    }

    /// Returns the chunk that contains the character at a place; the last one at the end.
    private func chunk(at location: Int) -> Int {
        max(0, starts.prefix(chunks.count).partitioningIndex { $0 > location } - 1)
    }

    // MARK: Changing

    override func replaceCharacters(in range: NSRange, with string: String) {
        precondition(
            range.location >= 0 && range.length >= 0 && range.upperBound <= length,
            "The range \(range) is outside of a text of \(length) UTF-16 units.")
        let first = chunk(at: range.location)
        var last = chunk(at: range.upperBound)
        let head = part(starts[first]..<range.location, ofChunk: first)
        let tail = part(range.upperBound..<starts[last + 1], ofChunk: last)
        // A long text that replaces all is not copied.
        var new = head.isEmpty ? string : head + string
        if !tail.isEmpty { new += tail }
        // Short chunks become one, or deletions would leave many.
        if last + 1 < chunks.count,
            new.utf8.count + chunks[last + 1].utf8.count <= Self.maximumLength
        {
            last += 1
            new += chunks[last]
        }
        replaceChunks(first...last, with: Self.split(new))
        window = (0, [])
    }

    private func replaceChunks(_ old: ClosedRange<Int>, with new: [String]) {
        let end = starts[old.upperBound + 1]
        var newStarts: [Int] = []
        newStarts.reserveCapacity(new.count)
        var start = starts[old.lowerBound]
        for chunk in new {
            newStarts.append(start)
            start += Self.utf16Length(chunk)
        }
        chunks.replaceSubrange(old, with: new)
        starts.replaceSubrange(old, with: newStarts)
        let delta = start - end
        for index in old.lowerBound + new.count..<starts.count { starts[index] += delta }
    }

    /// Splits a text into chunks of about the same length, between characters of Unicode.
    private static func split(_ text: String) -> [String] {
        var text = text
        text.makeContiguousUTF8()
        let bytes = text.utf8
        let count = bytes.count
        guard count > maximumLength else { return [text] }
        let number = (count + maximumLength - 1) / maximumLength
        var chunks: [String] = []
        chunks.reserveCapacity(number)
        var start = text.startIndex
        for index in 1...number {
            let target = bytes.index(text.startIndex, offsetBy: count / number * index)
            let end =
                index == number
                ? text.endIndex
                : text.unicodeScalars.index(before: text.unicodeScalars.index(after: target))
            chunks.append(String(text[start..<end]))
            start = end
        }
        return chunks
    }

    /// The number of UTF-16 units of a text, counted without allocating.
    private static func utf16Length(_ text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            var count = 0
            for byte in bytes {
                count += (byte & 0xC0 != 0x80 ? 1 : 0) + (byte >= 0xF0 ? 1 : 0)
            }
            return count
        }
    }
}
