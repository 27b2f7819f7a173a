import Foundation
import Playback
import Testing

@Suite("Script syntax")
struct ScriptSyntaxTests {
    private func failure(_ text: String) -> JSONSyntaxError? {
        do {
            _ = try Script(json: Data(text.utf8), path: "a.json")
            return nil
        } catch {
            if case .syntax("a.json", let error) = error { return error }
            return nil
        }
    }

    @Test(
        "Script syntax: invalid JSON is refused with position and reason",
        arguments: [
            ("", JSONSyntaxError.Problem.empty, 1, 1), (" \n", .empty, 2, 1),
            ("[", .expected("a value", found: nil), 1, 2),
            ("[1 2]", .expected("a comma or “]”", found: "2"), 1, 4),
            ("[1,]", .trailingComma, 1, 3),
            ("[{\"a\": 1,\n}]", .trailingComma, 1, 9),
            ("[\n  {“tap”: 1}]", .wrongQuote("“"), 2, 4),
            ("[// note\n]", .comment, 1, 2),
            ("[\"abc\n\"]", .unterminatedText, 1, 2),
            ("[\"abc", .unterminatedText, 1, 2),
            (#"["\q"]"#, .badEscape, 1, 3),
            (#"["\u12"]"#, .badEscape, 1, 3),
            (#"["\ud800"]"#, .badEscape, 1, 3),
            ("[NaN]", .unknownWord("NaN"), 1, 2),
            ("[Infinity]", .unknownWord("Infinity"), 1, 2),
            ("[01]", .badNumber("01"), 1, 2),
            ("[1.]", .badNumber("1."), 1, 2),
            ("[--1]", .badNumber("--1"), 1, 2),
            ("[0x10]", .badNumber("0x10"), 1, 2),
            ("[{\"a\": 1, \"a\": 2}]", .duplicateKey("a"), 1, 11),
            ("[] []", .extraText, 1, 4),
            ("[{\"wait\" 1}]", .expected("a colon", found: "1"), 1, 10),
            ("[{\"wait\"", .expected("a colon", found: nil), 1, 9),
            ("[{", .expected("a key in quotation marks", found: nil), 1, 3),
            ("[{1", .expected("a key in quotation marks", found: "1"), 1, 3),
            ("[12", .expected("a comma or “]”", found: nil), 1, 4),
            ("[{\"a\": 12", .expected("a comma or “}”", found: nil), 1, 10),
            ("[\"a\"b]", .expected("a comma or “]”", found: "b"), 1, 5),
            ("[+1]", .expected("a value", found: "+"), 1, 2),
            ("[,]", .expected("a value", found: ","), 1, 2),
            ("[{\"a\": ]", .expected("a value", found: "]"), 1, 8),
            ("［]", .expected("a value", found: "［"), 1, 1),
            ("[tru", .unknownWord("tru"), 1, 2),
            ("[truest]", .unknownWord("truest"), 1, 2),
            ("[nulL]", .unknownWord("nulL"), 1, 2),
            ("[1.", .badNumber("1."), 1, 2),
            ("[12a]", .badNumber("12a"), 1, 2),
            (#"["\u0041\ud800b"]"#, .badEscape, 1, 9),
            (#"["\ude00"]"#, .badEscape, 1, 3),
            (#"["\"#, .badEscape, 1, 3),
            ("[] // done", .comment, 1, 4),
            ("[]x", .extraText, 1, 3),
        ])
    func badSyntax(text: String, problem: JSONSyntaxError.Problem, line: Int, column: Int) throws {
        let error = try #require(failure(text))
        #expect(error.problem == problem)
        #expect(error.position == TextPosition(line: line, column: column))
    }

    @Test("Script syntax: columns count characters, not bytes")
    func columns() throws {
        let error = try #require(failure("[\n  \"你好é\" 1]"))
        #expect(error.position == TextPosition(line: 2, column: 9))
    }

    @Test("Script syntax: nesting is accepted up to the limit")
    func depth() throws {
        let deep = String(repeating: "[", count: 65)
        #expect(try #require(failure(deep)).problem == .tooDeep(limit: 64))
        let veryDeep = String(repeating: "[", count: 1_000_000)
        #expect(try #require(failure(veryDeep)).problem == .tooDeep(limit: 64))
        let atLimit = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(failure(atLimit) == nil)
    }

    @Test("Script syntax: text that is not UTF-8 is refused")
    func encoding() throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47])
        do {
            _ = try Script(json: png, path: "a.json")
            Issue.record("A picture was read as a script.")
        } catch .syntax("a.json", let error) {
            #expect(error.problem == .notUTF8)
            #expect(error.position == TextPosition(line: 1, column: 1))
        }
    }

    @Test("Script syntax: a leading byte order mark is accepted")
    func byteOrderMark() throws {
        #expect(try Script(json: Data("\u{FEFF}[]".utf8), path: "a.json").steps.isEmpty)
    }

    @Test("Script syntax: every escape is decoded")
    func escapes() throws {
        let json = #"[{"type": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"}]"#
        let script = try Script(json: Data(json.utf8), path: "a.json")
        #expect(script.steps == [.type("\"\\/\u{8}\u{C}\n\r\té😀")])
    }

    @Test("Script syntax: twenty thousand steps on one line are read quickly")
    func largeFile() throws {
        let step = #"{"tap": [1, 2]},"#
        let json = "[" + String(repeating: step, count: 20_000) + #"{"wait": 1}]"#
        #expect(try Script(json: Data(json.utf8), path: "a.json").steps.count == 20_001)
    }
}
