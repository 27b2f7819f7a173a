import Foundation
import ProgramTesting
import Testing

@Suite("The languages of commands")
struct CommandLanguageTests {
    @Test("Commands: a further language is one folder per module, and every text of help is in it")
    func everyText() throws {
        let program = try ProgramCopy(of: "touchstone")
        try program.addLanguage("qps")
        var calls = [[]] + (try program.commands(below: []).map { [$0] })
        var count = 0
        while let words = calls.popLast() {
            let page = try program.output(words + ["--help", "--language", "qps"])
            for line in Self.untranslated(page) {
                Issue.record("touchstone \(words.joined(separator: " ")) --help: \(line)")
            }
            if words.count == 1 {
                calls += try program.commands(below: words).map { words + [$0] }
            }
            count += 1
        }
        #expect(count > 40)
    }

    @Test("Commands: a further language is offered, and messages are in it")
    func messages() throws {
        let program = try ProgramCopy(of: "touchstone")
        let before = try program.errors(["qr", "read", "--language", "qps"])
        #expect(before.contains("“--language” should be en or zh, not “qps”."))
        try program.addLanguage("qps")
        let offered = try program.errors(["qr", "read", "--language", "fr"])
        #expect(offered.contains("“--language” should be en, zh or qps, not “fr”."))
        let missing = try program.errors(["board", "show", "--language", "qps"])
        #expect(missing.contains("⟦This needs ⟦a place⟧. Say “touchstone board show 1.2”"))
        let environment = try program.errors(["board", "show"], language: "qps_XX.UTF-8")
        #expect(environment == missing)
    }

    @Test("Commands: without resource bundles texts are in English, and nothing fails")
    func withoutBundles() throws {
        let program = try ProgramCopy(of: "touchstone", bundles: false)
        let page = try program.output(["qr", "make", "--help", "--language", "zh"])
        #expect(page.contains("USAGE") && page.contains("Prints JSON."))
    }

    /// The lines of help that have words outside of translated texts. Forms of calls, examples and
    /// quoted words are the same in all languages.
    private static func untranslated(_ page: String) -> [String] {
        ProgramCopy.unmarked(page).split(separator: "\n").map(String.init).filter { line in
            !line.contains("touchstone ") && line.contains(/[a-z]+ [a-z]+ [a-z]+/)
        }
    }
}
