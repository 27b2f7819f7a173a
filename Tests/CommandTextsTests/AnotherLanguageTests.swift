import Foundation
import ProgramTesting
import Testing

@Suite("The languages of commands")
struct AnotherLanguageTests {
    @Test("Commands: a further language is one folder per module, and every text of help is in it")
    func everyText() throws {
        let program = try ProgramCopy()
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
        let program = try ProgramCopy()
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
        let program = try ProgramCopy(bundles: false)
        let page = try program.output(["qr", "make", "--help", "--language", "zh"])
        #expect(page.contains("USAGE") && page.contains("Prints JSON."))
    }

    /// The lines of help that have words outside of translated texts. Forms of calls, examples and
    /// quoted words are the same in all languages.
    private static func untranslated(_ page: String) -> [String] {
        var depth = 0
        let rest = page.filter { character in
            if character == "⟦" { depth += 1 }
            defer { if character == "⟧" { depth -= 1 } }
            return depth == 0 || character.isNewline
        }
        return rest.split(separator: "\n").map(String.init).filter { line in
            !line.contains("touchstone ") && line.contains(/[a-z]+ [a-z]+ [a-z]+/)
        }
    }
}

/// A copy of `touchstone` in a folder of its own, with the texts of its modules.
private final class ProgramCopy {
    private let folder: URL

    init(bundles: Bool = true) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("language-\(UUID().uuidString)")
        let original = URL(fileURLWithPath: try ChildProcess.pathOfProduct("touchstone"))
            .resolvingSymlinksInPath()
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.copyItem(at: original, to: folder.appendingPathComponent("touchstone"))
        guard bundles else { return }
        let built = original.deletingLastPathComponent()
        for name in try files.contentsOfDirectory(atPath: built.path)
        where name.hasSuffix(".resources") {
            let english = built.appendingPathComponent("\(name)/en.lproj")
            guard files.fileExists(atPath: english.path) else { continue }
            let copy = folder.appendingPathComponent(name)
            try files.createDirectory(at: copy, withIntermediateDirectories: true)
            try files.copyItem(at: english, to: copy.appendingPathComponent("en.lproj"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Adds a folder to each module, with the English texts in brackets.
    func addLanguage(_ tag: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix(".resources") {
            let bundle = folder.appendingPathComponent(name)
            let own = bundle.appendingPathComponent("\(tag).lproj")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            for file in ["Localizable.strings", "Localizable.stringsdict"] {
                let english = bundle.appendingPathComponent("en.lproj/\(file)")
                guard let data = FileManager.default.contents(atPath: english.path) else {
                    continue
                }
                let texts = try PropertyListSerialization.propertyList(from: data, format: nil)
                let marked = try #require(texts as? [String: Any]).mapValues(Self.marked)
                let written = try PropertyListSerialization.data(
                    fromPropertyList: marked, format: .xml, options: 0)
                try written.write(to: own.appendingPathComponent(file))
            }
        }
    }

    private static func marked(_ text: Any) -> Any {
        if let text = text as? String { return "⟦\(text)⟧" }
        guard var entry = text as? [String: Any] else { return text }
        entry["NSStringLocalizedFormatKey"] = "⟦\(entry["NSStringLocalizedFormatKey"] ?? "")⟧"
        return entry
    }

    /// The names of the commands of a family, as shells complete them.
    func commands(below words: [String]) throws -> [String] {
        let path = (["touchstone"] + words).joined(separator: " ")
        return try output(["completion", "fish"]).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", omittingEmptySubsequences: false)
            guard line.contains("_at \"\(path)\"' -f -a "),
                let name = parts.drop(while: { $0 != "-a" }).dropFirst().first
            else { return nil }
            return name.allSatisfy({ $0.isLetter || $0 == "-" }) ? String(name) : nil
        }
    }

    func output(_ words: [String]) throws -> String {
        let child = try start(words, language: nil)
        let end = try child.end()
        try #require(end.code == 0, "\(words): \(end.errors)")
        return child.lines.joined(separator: "\n")
    }

    func errors(_ words: [String], language: String? = nil) throws -> String {
        try start(words, language: language).end().errors
    }

    private func start(_ words: [String], language: String?) throws -> ChildProcess {
        try ChildProcess(
            folder.appendingPathComponent("touchstone").path, words,
            environment: ["LC_ALL": language ?? "C.UTF-8"])
    }
}
