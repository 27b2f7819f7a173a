import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("The language of an app")
struct LanguageOfAppTests {
    @Test("HeadlessApp: each app has its own language, in turn")
    func languages() {
        let english = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
        #expect(Language.current == .english)
        let chinese = HeadlessApp(
            size: CGSize(width: 100, height: 100), language: .simplifiedChinese,
            rootViewController: UIViewController())
        #expect(Language.current == .simplifiedChinese)
        english.settle()
        #expect(Language.current == .english)
        chinese.settle()
        #expect(Language.current == .simplifiedChinese)
    }

    @Test("NSLocalizedString: a file that imports Foundation too calls UIKit's, with any arguments")
    func function() {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("language-\(UUID().uuidString).resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [("en", "Undo"), ("zh-hans", "撤销")] {
            let table = folder.appendingPathComponent("\(name).lproj")
            try? FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
            try? "\"Undo\" = \"\(text)\";".write(
                to: table.appendingPathComponent("Localizable.strings"), atomically: true,
                encoding: .utf8)
        }
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), language: .simplifiedChinese,
            rootViewController: UIViewController())
        app.settle()
        guard let bundle = Bundle(path: folder.path) else { return #expect(Bool(false)) }
        #expect(NSLocalizedString("Undo", bundle: bundle, comment: "") == "撤销")
        #expect(
            NSLocalizedString("Undo", tableName: nil, bundle: bundle, value: "", comment: "")
                == "撤销")
        #expect(String(localized: "Undo", bundle: bundle) == "撤销")
        #expect(NSLocalizedString("no such key anywhere", comment: "") == "no such key anywhere")
    }
}
