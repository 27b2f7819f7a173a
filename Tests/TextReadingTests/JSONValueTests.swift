import Foundation
import Testing
import TextReading

@Suite("JSON values")
struct JSONValueTests {
    @Test(
        "Values: Foundation's coders keep kinds and numbers",
        arguments: [
            "null", "true", "false", "0", "-1", "9223372036854775807", "18446744073709551615",
            "2.5", "-0.000125", "12345678901234567890.12345", "\"text\"", "\"1\"", "[]", "{}",
            "[1,\"2\",[null]]", "{\"a\":{\"b\":[true]},\"c\":1.25}",
        ])
    func coders(text: String) throws {
        let data = Data(text.utf8)
        let value = try JSONDecoder().decode(JSONValue.self, from: data)
        #expect(value == JSONValue(parsing: data))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
    }

    @Test("Values: a number that Foundation spells in another way stays the same number")
    func spelling() throws {
        let value = try JSONDecoder().decode(
            [JSONValue].self, from: Data("[1.50, 1.0, 1e300]".utf8))
        #expect(value[0] == .number("1.5") && value[1] == .int(1))
        let written = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode([Double].self, from: written) == [1.5, 1, 1e300])
    }
}
