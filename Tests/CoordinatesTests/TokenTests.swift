import Foundation
import TestSupport
import Testing
import TextReading

@testable import Coordinates

@Suite("Readers of tokens and rows")
struct TokenTests {
    /// Has `body` read a file with `text` in it.
    private static func reading<Result>(
        _ text: [UInt8], from place: ByteReader.Place = .start, pieceSize: Int = 1 << 18,
        _ body: (consuming ByteReader) throws -> Result
    ) throws -> Result {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "touchstone-\(UUID().uuidString)")
        defer { unlink(path.path) }
        try Data(text).write(to: path)
        let file = try FileHandle(forReadingFrom: path)
        try file.seek(toOffset: place.offset)
        return try body(
            ByteReader(descriptor: file.fileDescriptor, at: place, pieceSize: pieceSize))
    }

    /// The tokens of a text, one a word.
    private static func tokens(_ text: String, pieceSize: Int = 1 << 18) throws -> String {
        try reading(Array(text.utf8), pieceSize: pieceSize) { reader in
            var json = JSONReader(reader)
            var words: [String] = []
            while true {
                switch try json.next() {
                case .beginObject: words.append("{")
                case .endObject: words.append("}")
                case .beginArray: words.append("[")
                case .endArray: words.append("]")
                case .name: words.append(json.string + ":")
                case .string: words.append("“\(json.string)”")
                case .number(let value): words.append("\(value)")
                case .bool(let value): words.append("\(value)")
                case .null: words.append("null")
                case .end: return words.joined(separator: " ")
                }
            }
        }
    }

    @Test("give every kind of token, in pieces of any size", arguments: [1, 2, 3, 7, 1 << 18])
    func kinds(pieceSize: Int) throws {
        let text =
            #"{"a": [1, -2.5e1, true, false, null, {}], "外滩": "上\n\"海\u5916\uD83D\uDE00", "": []}"#
        #expect(
            try Self.tokens(text, pieceSize: pieceSize)
                == "{ a: [ 1.0 -25.0 true false null { } ] 外滩: “上\n\"海外😀” : [ ] }")
    }

    @Test("begin after a byte order mark", arguments: [1, 1 << 18])
    func mark(pieceSize: Int) throws {
        #expect(try Self.tokens("\u{FEFF} [1]", pieceSize: pieceSize) == "[ 1.0 ]")
    }

    @Test("take half a character for the replacement character")
    func surrogates() throws {
        #expect(try Self.tokens(#""\uD83Dx\uDE00\uD83D\n""#) == "“\u{FFFD}x\u{FFFD}\u{FFFD}\n”")
    }

    @Test("read values that follow each other, with record separators or without")
    func sequences() throws {
        #expect(try Self.tokens("{}\n[1]\n2") == "{ } [ 1.0 ] 2.0")
        #expect(try Self.tokens("\u{1E}{}\n\u{1E}{}\n") == "{ } { }")
    }

    @Test(
        "say where a text is no JSON",
        arguments: [
            ("[1,]", "1:4: Found “]” instead of a value."),
            ("{\"a\" 1}", "1:6: Found “1” instead of “:”."),
            ("[1\n 2]", "2:2: Found “2” instead of “,” or “]”."),
            ("{\"a\": 12", "1:9: The file ends within a number. Was it cut off?"),
            ("{\"a\": \"外", "1:11: The file ends within a string. Was it cut off?"),
            ("[1", "1:3: The file ends within a number. Was it cut off?"),
            ("[1 ", "1:4: The file ends within an array. Was it cut off?"),
            ("[01]", "1:2: Found “01” instead of a number."),
            ("\"\\x\"", "1:3: Found “x” instead of an escape such as “\\n”."),
            ("\"\\u12g4\"", "1:6: Found “g” instead of a hexadecimal digit."),
            ("[tru]", "1:5: Found “]” instead of “true”."),
            ("[\u{1E}]", "1:2: Found byte 30 instead of a value."),
        ])
    func mistakes(text: String, words: String) throws {
        let error = #expect(throws: ReadingError.self) { try Self.tokens(text) }
        #expect(error.map(FileError.init)?.description == "standard input:\(words)")
    }

    @Test("keep no more of a hostile text than they have room for")
    func hostile() throws {
        let deep = String(repeating: "[", count: 1_000)
        #expect(throws: ReadingError.self) { try Self.tokens(deep) }
        let limit = JSONReader.Limits.streams.textBytes
        let long = "\"" + String(repeating: "a", count: limit * 2) + "\""
        #expect(throws: ReadingError.self) { try Self.tokens(long) }
        let number = String(repeating: "9", count: 1_000_000)
        #expect(throws: ReadingError.self) { try Self.tokens("[\(number)]") }
        let row = "a\n\"" + String(repeating: "b\n", count: CSVRowReader.mostRowBytes)
        #expect(throws: ReadingError.self) { try Self.rows(row) }
    }

    @Test("go on within a text where another reader stopped")
    func goingOn() throws {
        let text = Array("{\"features\": [\n{\"外\": 1}, {\"b\": 2}]}".utf8)
        let place = try Self.reading(text) { reader in
            var json = JSONReader(reader)
            for _ in 0..<3 { _ = try json.next() }
            #expect(try json.next() == .beginObject)
            try json.skip(toDepth: 2)
            return json.place
        }
        #expect(place.position == FileError.Position(line: 2, column: 11))
        #expect(place.offset == 25)
        let rest = try Self.reading(text, from: place) { reader in
            var json = JSONReader(reader, within: [.object, .array])
            #expect(try json.next() == .beginObject)
            #expect(json.tokenPlace.position == FileError.Position(line: 2, column: 13))
            try json.skip(toDepth: 0)
            return try json.next()
        }
        #expect(rest == .end)
    }

    // MARK: Rows

    private static func rows(_ text: String, pieceSize: Int = 1 << 18) throws -> [[String]] {
        try reading(Array(text.utf8), pieceSize: pieceSize) { reader in
            var rows = CSVRowReader(reader)
            var texts = [try rows.readHeader()]
            while try rows.readRow() {
                guard !rows.isBlank else { continue }
                texts.append((0..<rows.count).map { rows[$0].text })
            }
            return texts
        }
    }

    @Test("give the fields of rows without their quotes", arguments: [1, 2, 5, 1 << 18])
    func fields(pieceSize: Int) throws {
        let text = "\u{FEFF}name, lat\r\n\"a \"\"b\"\", c\n d\", 1\r\n\r\n, \"\"\n外滩"
        #expect(
            try Self.rows(text, pieceSize: pieceSize)
                == [["name", "lat"], ["a \"b\", c\n d", "1"], ["", ""], ["外滩"]])
    }
}
