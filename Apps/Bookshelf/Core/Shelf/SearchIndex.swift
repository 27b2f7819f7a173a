package import BookshelfLists
import Foundation
import FoundationGaps

/// Finds books by parts of their words, also by pinyin and its initials.
///
/// All texts lie in one block of bytes, a line for each book, so that a search is one pass over it.
package struct SearchIndex: Sendable {
    private var bytes: [UInt8] = []

    /// The offsets of the lines' ends.
    private var ends: [Int] = []

    package init(_ books: [Book]) {
        for book in books {
            bytes += Self.line(of: book).utf8
            bytes.append(UInt8(ascii: "\n"))
            ends.append(bytes.count)
        }
    }

    /// The indices of the books that have every word of a query, ascending.
    package func matches(_ query: String) -> [Int] {
        // The longest word is in the fewest books.
        let words = query.folded.split(whereSeparator: \.isWhitespace)
            .sorted { $0.utf8.count > $1.utf8.count }
        guard let first = words.first else { return Array(ends.indices) }
        return words.dropFirst().reduce(lines(with: first)) { found, word in
            let needle = Array(word.utf8)
            return bytes.withUnsafeBytes { block in
                found.filter { line in
                    let start = line == 0 ? 0 : ends[line - 1]
                    return Self.find(needle, in: block, start..<ends[line]) != nil
                }
            }
        }
    }

    /// The first place of some bytes in a part of others.
    private static func find(
        _ needle: [UInt8], in block: UnsafeRawBufferPointer, _ part: Range<Int>
    ) -> Int? {
        guard let base = block.baseAddress else { return nil }
        var start = part.lowerBound
        while start + needle.count <= part.upperBound,
            let hit = memchr(
                base + start, Int32(needle[0]), part.upperBound - start - needle.count + 1)
        {
            let place = UnsafeRawPointer(hit) - base
            if memcmp(hit, needle, needle.count) == 0 { return place }
            start = place + 1
        }
        return nil
    }

    private func lines(with word: Substring) -> [Int] {
        let needle = Array(word.utf8)
        var found: [Int] = []
        var line = 0
        bytes.withUnsafeBytes { block in
            var offset = 0
            while let place = Self.find(needle, in: block, offset..<block.count) {
                line = self.line(at: place, from: line)
                found.append(line)
                offset = ends[line]
            }
        }
        return found
    }

    /// The line that has a byte, by bisection.
    private func line(at place: Int, from first: Int) -> Int {
        ends.dropLast().suffix(from: first).partitioningIndex { $0 > place }
    }

    private static func line(of book: Book) -> String {
        let texts =
            [book.name, book.isbn, book.genre, book.series, book.year.map(String.init)]
            .compactMap(\.self) + (book.authors ?? []) + (book.tags ?? [])
        let plain = texts.map(\.folded)
        let latin = texts.compactMap(Pinyin.init)
        let spelled = latin.flatMap { [$0.joined, $0.initials] }
        return (plain + spelled).joined(separator: "\t").replacing("\n", with: " ")
    }
}

/// A Chinese text in Latin letters.
package struct Pinyin: Hashable, Sendable {
    /// The syllables without spaces, such as `huiben`.
    package let joined: String

    /// The syllables' first letters, such as `hb`.
    package let initials: String

    /// Spells a text, or gives `nil` for one without Chinese characters.
    package init?(_ text: String) {
        guard text.unicodeScalars.contains(where: { $0.properties.isIdeographic }),
            let latin = text.applyingTransform(.mandarinToLatin, reverse: false)
        else { return nil }
        let syllables = latin.folded.split { !$0.isLetter && !$0.isNumber }
        joined = syllables.joined()
        initials = String(syllables.compactMap(\.first))
    }
}
