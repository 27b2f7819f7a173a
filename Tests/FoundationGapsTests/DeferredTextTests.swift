import Foundation
import FoundationGaps
import Testing

@Suite("Texts that are looked up when they are shown")
struct DeferredTextTests {
    @Test("Localised text: without its module's bundle the key is shown, with its arguments")
    func withoutBundle() {
        let text = LocalizedText.localized(
            "Removed \(30_000) of \("all")", fileID: "Nothing/File.swift")
        #expect(text.text(in: .english) == "Removed 30000 of all")
        #expect(text.text(in: .simplifiedChinese) == "Removed 30000 of all")
        #expect(String(localized: "100% of \(2)", in: .simplifiedChinese) == "100% of 2")
    }

    @Test("Localised text: a literal and a plain text are the same in all languages")
    func verbatim() {
        let name: LocalizedText = "TouchPainter at 100%"
        #expect(name.text(in: .simplifiedChinese) == "TouchPainter at 100%")
        #expect(LocalizedText(verbatim: "%@").text(in: .english) == "%@")
        let composed: LocalizedText = "\(name), \(LocalizedText(verbatim: "a%"))"
        #expect(composed.text(in: .english) == "TouchPainter at 100%, a%")
        #expect(composed == "\(name), \(LocalizedText(verbatim: "a%"))")
    }

    @Test("String(localized:): a module without a bundle gets the key")
    func string() {
        #expect(String(localized: "No such \(1) key anywhere") == "No such 1 key anywhere")
    }

    @Test(
        "Plural forms: other languages have their own categories",
        arguments: [
            ("ru", 1, "one"), ("ru", 3, "few"), ("ru", 12, "many"), ("ru", 21, "one"),
            ("pl", 21, "many"), ("pl", 22, "few"), ("cs", 4, "few"), ("fr", 0, "one"),
            ("ja", 1, "other"), ("de", 1, "one"), ("de", 0, "other"),
        ])
    func plurals(tag: String, number: Int, category: String) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("plurals-\(UUID().uuidString).resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = folder.appendingPathComponent("\(tag).lproj")
        try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
        let forms = ["one", "few", "many", "other"].map { "<key>\($0)</key><string>\($0)</string>" }
        let table = """
            <plist version="1.0"><dict><key>marks</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict>\(forms.joined())</dict></dict></dict></plist>
            """
        try table.write(
            to: texts.appendingPathComponent("Localizable.stringsdict"), atomically: true,
            encoding: .utf8)
        let bundle = try #require(Bundle(path: folder.path))
        let format = bundle.localizedText(forKey: "marks", in: Language(rawValue: tag))
        #expect(String.localizedStringWithFormat(format, number) == category)
    }
}
