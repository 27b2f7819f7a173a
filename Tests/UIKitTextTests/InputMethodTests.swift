import Testing
import UIKit
import UIKitTesting

@Suite("Input methods")
@MainActor
struct InputMethodTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 34))

    private func start(_ text: String, selecting range: Range<Int>? = nil) -> HeadlessApp {
        field.borderStyle = .roundedRect
        field.text = text
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        if let range { field.select(range) }
        app.settle()
        return app
    }

    @Test("Input method: it reads the text around the caret, but no password")
    func surrounding() throws {
        let app = start("one 👩‍👩‍👧 two", selecting: 4..<12)
        let text = try #require(app.surroundingText)
        #expect(text == ("one ", "👩‍👩‍👧", " two"))
        field.isSecureTextEntry = true
        #expect(app.surroundingText == nil)
        field.isSecureTextEntry = false
        field.resignFirstResponder()
        app.settle()
        #expect(app.surroundingText == nil)
    }

    @Test("Input method: of a long text it reads what is near, in whole characters")
    func longText() throws {
        let faces = String(repeating: "😀", count: 200)
        let app = start(faces + "x" + faces, selecting: 401..<401)
        let text = try #require(app.surroundingText)
        #expect(text.before == String(repeating: "😀", count: 124) + "x")
        #expect(text.after == String(repeating: "😀", count: 125))
    }

    @Test("Input method: a word is read, deleted, composed and committed again")
    func reconversion() throws {
        let app = start("字はかなです")
        field.select(2..<4)
        app.settle()
        let text = try #require(app.surroundingText)
        #expect(text.selected == "かな")
        app.keyboard.deleteSurrounding(offset: -2, count: 2)
        #expect(field.text == "字はです" && field.selection == 2..<2)
        app.keyboard.compose("かな")
        app.keyboard.compose("仮名")
        #expect(field.text == "字は仮名です" && field.markedTextRange != nil)
        app.send(.text(.committed("仮名")))
        #expect(field.text == "字は仮名です" && field.markedTextRange == nil)
        app.keyboard.press("z", .control)
        #expect(field.text != "字は仮名です")
    }

    @Test("Input method: it deletes by Unicode scalars on both sides, within the text")
    func deleting() {
        let app = start("ae\u{301}😀z", selecting: 3..<3)
        app.keyboard.deleteSurrounding(offset: -2, count: 2)
        #expect(field.text == "a😀z" && field.selection == 1..<1)
        app.keyboard.deleteSurrounding(offset: 0, count: 1)
        #expect(field.text == "az")
        app.keyboard.deleteSurrounding(offset: -9, count: 20)
        #expect(field.text == "")
        app.keyboard.deleteSurrounding(offset: -1, count: 1)
        #expect(field.text == "")
    }

    @Test("Input method: a delegate may refuse the deletion, which keeps the selection")
    func refusedDeletion() {
        final class Refusal: UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                replacementString string: String
            ) -> Bool { false }
        }
        let delegate = Refusal()
        let app = start("abc", selecting: 2..<2)
        field.delegate = delegate
        app.keyboard.deleteSurrounding(offset: -1, count: 1)
        #expect(field.text == "abc" && field.selection == 2..<2)
    }

    @Test("Emoji: control-period opens the desktop's panel, whose choice is inserted")
    func emoji() {
        let app = start("hi")
        app.keyboard.press(".", .control)
        #expect(app.isChoosingEmoji)
        app.endChoosingEmoji("🦊")
        #expect(field.text == "hi🦊" && !app.isChoosingEmoji)
        app.keyboard.press(";", .control)
        app.endChoosingEmoji(nil)
        #expect(field.text == "hi🦊")
        field.isEnabled = false
        field.resignFirstResponder()
        app.keyboard.press(".", .control)
        #expect(!app.isChoosingEmoji)
    }

    // MARK: Loupe

    @Test("Loupe: a finger that moves the caret sees it enlarged above, a mouse does not")
    func loupe() throws {
        let app = start("The quick brown fox")
        let finger = app.finger
        finger.down(at: CGPoint(x: 90, y: 137))
        app.advance(by: 0.8)
        let loupe = try #require(app.find("Loupe"))
        #expect(loupe.frame.maxY < field.frame.minY + 5 && abs(loupe.center.x - 90) < 2)
        try app.snapshot().matchGolden("loupe")
        let before = field.selection
        finger.move(to: CGPoint(x: 140, y: 150))
        app.advance(by: 0.3)
        #expect(field.selection != before)
        #expect(abs((app.find("Loupe")?.center.x ?? 0) - 140) < 2)
        finger.up()
        app.settle()
        #expect(app.find("Loupe") == nil)
        app.mouse.drag(from: CGPoint(x: 90, y: 137), to: CGPoint(x: 140, y: 137))
        #expect(app.find("Loupe") == nil)
    }
}
