import Foundation
import TestSupport
import Testing

@Suite("The check of an app's texts")
struct AppTextsTests {
    private func problems(
        en: String, zh: String, plurals: String? = nil, source: String
    ) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("app-texts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "Resources/en.lproj/Localizable.strings": en,
            "Resources/zh-Hans.lproj/Localizable.strings": zh,
            "Resources/en.lproj/Localizable.stringsdict": plurals ?? "",
            "UI/Page.swift": source,
        ]
        for (path, text) in files where !text.isEmpty {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return try AppTexts(at: folder).problems
    }

    @Test("App texts: complete tables and sources have no problems")
    func complete() throws {
        let found = try problems(
            en: #"""
                "Undo" = "Undo"; "Bar %lld" = "Bar %lld"; "A \"b\"" = "A \"b\"";
                "Two\n  lines, %lld%% of http://a" = "Two\n  lines, %lld%% of http://a";
                """#,
            zh: #"""
                "Undo" = "撤销"; "Bar %lld" = "第 %lld 条"; "A \"b\"" = "甲";
                "Two\n  lines, %lld%% of http://a" = "两行\n%lld%% http://a";
                """#,
            source: ##"""
                notes: .localized(
                    """
                    Two
                      lines, \(share)% \
                    of http://a
                    """)
                item.title = NSLocalizedString("Undo", comment: "")  // title = "Draw"
                row.text = String(localized: "Bar \(index(of: (bar)) + 1)")
                row.text = String(localized: "A \"b\"")
                label.text = "\(width) × \(height)"
                let code = """
                    label.text = "shown as it is"
                    """
                """##)
        #expect(found == [])
    }

    @Test("App texts: missing, unused and bare texts are found, and texts with other arguments")
    func problems() throws {
        let found = try problems(
            en: #""Undo" = "Undo"; "%@ of %lld" = "%@ of %lld"; "Old" = "Old";"#,
            zh: #""Undo" = "撤销"; "%@ of %lld" = "%lld 之 %@";"#,
            source: #"""
                item.title = NSLocalizedString("Redo", comment: "")
                button.setTitle("Save", for: .normal)
                label.text = String(localized: "\(name) of \(count)")
                label.text = String(localized: "Undo")
                """#)
        #expect(
            found == [
                "UI/Page.swift: “Redo” has no text.", "UI/Page.swift: “Save” is not localised.",
                "“%@ of %lld” has different arguments.", "“Old” has no zh-Hans text.",
                "“Old” is not used.",
            ])
    }

    @Test("App texts: English plural forms need “one” and “other”")
    func plurals() throws {
        let found = try problems(
            en: "", zh: #""%lld marks" = "%lld 个标记";"#,
            plurals: PluralFiles.english.replacing("<key>one</key>", with: "<key>two</key>"),
            source: #"label.text = String(localized: "\(count) marks")"#)
        #expect(found == ["en: “%lld marks” has no form “one”."])
    }
}
