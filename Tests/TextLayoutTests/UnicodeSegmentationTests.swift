import Foundation
import Testing
import TextLayout

/// The test files of Unicode's text segmentation (UAX 29), from Debian's package `unicode-data`.
@Suite("Unicode segmentation")
struct UnicodeSegmentationTests {
    private static let folder = URL(fileURLWithPath: "/usr/share/unicode/auxiliary")

    static let isInstalled = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("WordBreakTest.txt").path)

    /// A line of a test file.
    struct Line: CustomTestStringConvertible {
        /// The line without its comment, as in `÷ 0061 × 0301 ÷`.
        let testDescription: String
        let text: String

        /// The boundaries in UTF-16 units, with both ends.
        let boundaries: [Int]

        init(_ line: Substring) {
            var text = ""
            var boundaries: [Int] = []
            for word in line.split(separator: " ") {
                switch word {
                case "÷": boundaries.append(text.utf16.count)
                case "×": break
                default:
                    let scalar = UInt32(word, radix: 16).flatMap { Unicode.Scalar($0) }
                    if let scalar { text.unicodeScalars.append(scalar) }
                }
            }
            testDescription = String(line)
            self.text = text
            self.boundaries = boundaries
        }
    }

    private static func lines(_ name: String) throws -> [Line] {
        let file = try String(
            contentsOf: folder.appendingPathComponent(name + "BreakTest.txt"), encoding: .utf8)
        return file.split(separator: "\n").compactMap { line in
            let tests = line.prefix { $0 != "#" }.drop { $0 == "\u{FEFF}" }
            return tests.contains("÷")
                ? Line(Substring(tests.trimmingCharacters(in: .whitespaces))) : nil
        }
    }

    @Test("Characters: the caret stops where Unicode's test file says", .enabled(if: isInstalled))
    func characters() throws {
        let lines = try Self.lines("Grapheme")
        #expect(lines.count > 600)
        let wrong = lines.filter { TextBreaks($0.text).characters != $0.boundaries }
        #expect(wrong.map(\.testDescription) == [])
    }

    @Test("Words: each is between two boundaries of Unicode's test file", .enabled(if: isInstalled))
    func words() throws {
        let lines = try Self.lines("Word")
        #expect(lines.count > 1_800)
        let wrong = lines.filter { line in
            let parts = zip(line.boundaries, line.boundaries.dropFirst()).map { $0..<$1 }
            return !TextBreaks(line.text).words.allSatisfy { parts.contains($0) }
        }
        #expect(wrong.map(\.testDescription) == [])
    }

    @Test("Sentences: they end where Unicode's test file says", .enabled(if: isInstalled))
    func sentences() throws {
        let lines = try Self.lines("Sentence")
        #expect(lines.count > 500)
        let wrong = lines.filter { line in
            let parts = zip(line.boundaries, line.boundaries.dropFirst()).map { $0..<$1 }
            return TextBreaks(line.text).sentences != parts
        }
        #expect(wrong.map(\.testDescription) == [])
    }
}
