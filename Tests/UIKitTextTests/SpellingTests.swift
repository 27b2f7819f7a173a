import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Spelling")
struct SpellingTests {
    private let checker = UITextChecker()

    private func wrong(_ text: String, from start: Int = 0, wrap: Bool = false) -> String? {
        let range = checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start,
            wrap: wrap, language: "en_US")
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    @Test("Text checker: misspelled words are found in order, around the end if wanted")
    func find() {
        #expect(UITextChecker.availableLanguages.contains("en_US"))
        let text = "I recieve teh letter"
        #expect(wrong(text) == "recieve")
        #expect(wrong(text, from: 4) == "teh")
        #expect(wrong(text, from: 15) == nil)
        #expect(wrong(text, from: 15, wrap: true) == "recieve")
    }

    @Test(
        "Text checker: what is no word of the language is not checked",
        arguments: [
            "你好，世界", "don't", "don’t", "x86zz", "mail qwzx@zzqq.org", "see zzqq.org/qwzx",
            "https://zzqq.org", "",
        ])
    func skipped(text: String) {
        #expect(wrong(text) == nil)
    }

    @Test("Text checker: proposals and ignored words")
    func guesses() throws {
        let range = NSRange(location: 0, length: 7)
        let guesses = try #require(
            checker.guesses(forWordRange: range, in: "recieve", language: "en_US"))
        #expect(guesses.first == "receive")
        checker.ignoreWord("recieve")
        #expect(wrong("recieve") == nil)
        #expect(checker.guesses(forWordRange: range, in: "x", language: "en_US") == nil)
        #expect(wrong("zzqq") == "zzqq")
        let none = checker.rangeOfMisspelledWord(
            in: "zzqq", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
            language: "xx_XX")
        #expect(none.location == NSNotFound)
    }

    /// The number of pixels in the red of the marks.
    private func marks(_ app: HeadlessApp) -> Int {
        app.snapshot().pixels.count {
            $0 >> 16 & 0xFF > 220 && $0 >> 8 & 0xFF < 130 && $0 & 0xFF < 130
        }
    }

    @Test("Text view: a misspelled word is marked once its typing has ended, and is corrected")
    func textView() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 120))
        view.font = .systemFont(ofSize: 17)
        let app = HeadlessApp.showing(view)
        view.becomeFirstResponder()
        app.keyboard.type("recieve")
        app.settle()
        #expect(marks(app) == 0)
        app.keyboard.type(" it")
        app.settle()
        #expect(marks(app) > 20)
        app.mouse.click(at: CGPoint(x: 60, y: 38), button: .secondary)
        app.settle()
        try app.finger.tap(on: "receive")
        app.settle()
        #expect(view.text == "receive it")
        #expect(marks(app) == 0)
        view.undoManager?.undo()
        app.settle()
        #expect(view.text == "recieve it" && marks(app) > 20)
        view.spellCheckingType = .no
        view.setNeedsLayout()
        app.settle()
        #expect(marks(app) == 0)
    }

    @Test("Text view: a learned word loses its mark, and has it again when it is unlearned")
    func learning() {
        let word = "zzqqlearned"
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 120))
        view.font = .systemFont(ofSize: 17)
        view.text = "\(word) it"
        let app = HeadlessApp.showing(view)
        view.becomeFirstResponder()
        app.settle()
        #expect(marks(app) > 20)
        UITextChecker.learnWord(word)
        #expect(UITextChecker.hasLearnedWord(word))
        view.setNeedsLayout()
        app.settle()
        #expect(marks(app) == 0)
        UITextChecker.unlearnWord(word)
        view.setNeedsLayout()
        app.settle()
        #expect(marks(app) > 20 && !UITextChecker.hasLearnedWord(word))
    }

    @Test("Text checker: tests do not change the user's words, and known words stay right")
    func usersWords() throws {
        let app = HeadlessApp.showing(UIView())
        let folder = try #require(ProcessInfo.processInfo.environment["ENCHANT_CONFIG_DIR"])
        #expect(folder.hasPrefix(FileManager.default.temporaryDirectory.path))
        UITextChecker.unlearnWord("receive")
        #expect(wrong("receive") == nil)
        withExtendedLifetime(app) {}
    }

    @Test("Text field: codes, addresses and secrets are not checked")
    func fields() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        field.text = "recieve it"
        let app = HeadlessApp.showing(field)
        #expect(marks(app) == 0)
        field.becomeFirstResponder()
        app.settle()
        #expect(marks(app) > 20)
        field.textContentType = .username
        field.setNeedsLayout()
        app.settle()
        #expect(marks(app) == 0)
        field.spellCheckingType = .yes
        field.setNeedsLayout()
        app.settle()
        #expect(marks(app) > 20)
    }
}
