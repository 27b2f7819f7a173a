import Foundation
import FoundationGaps
import Testing

@Suite("Localised texts")
struct LocalizedTextTests {
    /// A bundle in a folder of its own, which SwiftPM would have made: lower-case names of
    /// languages.
    private final class TextBundle {
        let bundle: Bundle
        private let folder: URL

        init(_ files: [String: String]) throws {
            folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("texts-\(UUID().uuidString).resources")
            for (path, text) in files {
                let url = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url, atomically: true, encoding: .utf8)
            }
            bundle = try #require(Bundle(path: folder.path))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func text(
            _ key: String, _ language: Language, value: String? = nil, table: String? = nil
        ) -> String {
            bundle.localizedText(forKey: key, value: value, table: table, in: language)
        }
    }

    private func sample() throws -> TextBundle {
        try TextBundle([
            "en.lproj/Localizable.strings": #"""
            /* A button */
            "Undo" = "Undo";
            "greeting" = "Hello %@, %lld new";
            "%@ has %lld" = "%@ has %lld";
            "share %lf" = "%.1lf %% done";
            """#,
            "zh-hans.lproj/Localizable.strings": #"""
            "Undo" = "撤销";
            "greeting" = "%2$lld 条新消息，%1$@";
            "%@ has %lld" = "%2$lld 归 %1$@";
            """#,
            "en.lproj/Localizable.stringsdict": PluralFiles.english,
            "zh-hans.lproj/Localizable.stringsdict": PluralFiles.chinese,
            "en.lproj/Nested.stringsdict": PluralFiles.nested,
            "en.lproj/Menu.strings": #""Undo" = "Undo it";"#,
        ])
    }

    @Test("Localised text: a string catalogue has languages, plural forms and substitutions")
    func catalogue() throws {
        let texts = try TextBundle(["Localizable.xcstrings": PluralFiles.catalogue])
        #expect(texts.text("Undo", .english) == "Undo")
        #expect(texts.text("Undo", .simplifiedChinese) == "撤销")
        #expect(texts.text("Only English", .simplifiedChinese) == "In English")
        let marks = texts.text("%lld marks", .english)
        #expect(String.localizedStringWithFormat(marks, 1) == "1 mark")
        #expect(String.localizedStringWithFormat(marks, 5) == "5 marks")
        let birds = texts.text("birds", .english)
        #expect(String.localizedStringWithFormat(birds, 1) == "I saw 1 bird.")
        #expect(String.localizedStringWithFormat(birds, 3) == "I saw 3 birds.")
    }

    @Test("Localised text: the language chooses the folder, whose name may be in lower case")
    func languages() throws {
        let texts = try sample()
        #expect(texts.text("Undo", .english) == "Undo")
        #expect(texts.text("Undo", .simplifiedChinese) == "撤销")
    }

    @Test("Localised text: a key without an entry stands for itself, or its value does")
    func missing() throws {
        let texts = try sample()
        #expect(texts.text("Redo", .simplifiedChinese) == "Redo")
        #expect(texts.text("Redo", .simplifiedChinese, value: "Again") == "Again")
        #expect(texts.text("Redo", .english, value: "") == "Redo")
        #expect(texts.text("Undo", .english, table: "None") == "Undo")
    }

    @Test(
        "Localised text: a table that only the development language has is found in all languages")
    func development() throws {
        let texts = try sample()
        #expect(texts.text("Undo", .english, table: "Menu") == "Undo it")
        #expect(texts.text("Undo", .simplifiedChinese, table: "Menu") == "Undo it")
    }

    @Test("Localised text: any folder of the language serves, then Base, then the bundle itself")
    func folders() throws {
        let taiwan = try TextBundle(["zh-hant.lproj/Localizable.strings": #""a" = "甲";"#])
        #expect(taiwan.text("a", .simplifiedChinese) == "甲")
        let base = try TextBundle(["Base.lproj/Localizable.strings": #""a" = "A";"#])
        #expect(base.text("a", .simplifiedChinese) == "A")
        let flat = try TextBundle(["Localizable.strings": #""a" = "A";"#])
        #expect(flat.text("a", .english) == "A")
    }

    @Test("Localised text: a file that is no table counts as missing")
    func damaged() throws {
        let texts = try TextBundle(["en.lproj/Localizable.strings": #""a" = "A"#])
        #expect(texts.text("a", .english) == "a")
    }

    @Test("String(localized:): interpolations are conversions in the key, in any order in the text")
    func interpolation() throws {
        let texts = try sample()
        let name = "Ada"
        let value: String.LocalizationValue = "\(name) has \(3)"
        #expect(String(localized: value, bundle: texts.bundle) == "Ada has 3")
        #expect(
            String(localized: "greeting", defaultValue: "\(name), \(3)", bundle: texts.bundle)
                == "Hello Ada, 3 new")
        #expect(String(localized: "share \(0.25)", bundle: texts.bundle) == "0.2 % done")
        #expect(String(localized: "none \(7) at 100%", bundle: texts.bundle) == "none 7 at 100%")
        #expect(String(localized: "Undo", bundle: texts.bundle, comment: "A button") == "Undo")
    }

    @Test(
        "String(localized:): the key has a conversion for each type",
        arguments: [
            ("\(1)", "%lld"), ("\(UInt(1))", "%llu"), ("\(Int32(1))", "%d"), ("\(UInt8(1))", "%u"),
            ("\(1.5)", "%lf"), ("\(CGFloat(1.5))", "%lf"), ("\(Float(1))", "%f"), ("\("a")", "%@"),
            ("\("abc".prefix(1))", "%@"), ("\(1.5, specifier: "%.1f")", "%.1f"), ("50%", "50%"),
            ("\(1)%", "%lld%%"), ("\(1, format: .number)", "%@"),
        ] as [(String.LocalizationValue, String)])
    func keys(value: String.LocalizationValue, key: String) throws {
        let texts = try TextBundle(["en.lproj/Localizable.strings": "\"\(key)\" = \"found\";"])
        #expect(String(localized: value, bundle: texts.bundle) == "found")
    }

    @Test(
        "Plural forms: English has one and other, Chinese has other",
        arguments: [
            (0, "0 marks", "0 个标记"), (1, "1 mark", "1 个标记"), (2, "2 marks", "2 个标记"),
            (21, "21 marks", "21 个标记"),
        ])
    func plurals(count: Int, english: String, chinese: String) throws {
        let texts = try sample()
        #expect(String(localized: "\(count) marks", bundle: texts.bundle) == english)
        for (language, text) in [(Language.english, english), (.simplifiedChinese, chinese)] {
            let format = texts.text("%lld marks", language)
            #expect(String.localizedStringWithFormat(format, count) == text)
        }
    }

    @Test(
        "Plural forms: a number may stand in another's forms",
        arguments: [
            (0, 1, "Nothing on a page."), (1, 2, "A mark on 2 pages."),
            (3, 1, "3 marks on a page."),
            (3, 4, "3 marks on 4 pages."),
        ])
    func nested(marks: Int, pages: Int, text: String) throws {
        let texts = try sample()
        let format = texts.text("marks on pages", .english, table: "Nested")
        #expect(String.localizedStringWithFormat(format, marks, pages) == text)
    }

    @Test(
        "Formats: arguments that do not fit their conversions are written plainly",
        arguments: [
            ("%d", "a", "a"), ("%@ %s", 5, "5 %s"), ("%3$d|%1$03d|%x", 7, "|007|7"),
            ("%f %%", 1, "1 %"), ("%#@nobody@", 1, ""), ("%x", -1, "ffffffffffffffff"),
        ] as [(String, any CVarArg & Sendable, String)])
    func mismatches(format: String, argument: any CVarArg & Sendable, text: String) {
        #expect(String.localizedStringWithFormat(format, argument) == text)
    }

    @Test("Language: its option is found on a command line")
    func option() {
        #expect(Language.option(in: ["app", "--language", "zh"]) == "zh")
        #expect(Language.option(in: ["app", "--language=zh-Hans", "x"]) == "zh-Hans")
        #expect(Language.option(in: ["app", "--language"]) == nil)
        #expect(Language.option(in: []) == nil)
    }
}
