import Testing
import UIKit
import UIKitTesting

@Suite("Typing attributes and smart spaces")
struct TypingAttributesTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))

    private func startEditing(_ text: String = "") -> HeadlessApp {
        view.text = text
        let app = HeadlessApp.showing(view)
        view.becomeFirstResponder()
        app.settle()
        return app
    }

    private func caretHeight() -> CGFloat {
        view.caretRect(for: view.selectedTextRange!.end).height
    }

    @Test("Text view: the caret of an empty text is as high as the font of typing attributes")
    func caretOfEmptyText() {
        let app = startEditing()
        let small = caretHeight()
        let font = UIFont.boldSystemFont(ofSize: 40)
        view.typingAttributes = [.font: font]
        let large = caretHeight()
        #expect(large > small * 2.5)
        app.keyboard.type("x")
        #expect(caretHeight() == large)
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        view.text = ""
        #expect(caretHeight() == small)
        view.typingAttributes = [.font: font]
        view.font = .systemFont(ofSize: 12)
        #expect(caretHeight() == small)
    }

    @Test("Text view: typing attributes remain after all typed text was undone")
    func afterUndo() {
        let app = startEditing()
        let font = UIFont.boldSystemFont(ofSize: 40)
        view.typingAttributes = [.font: font]
        let height = caretHeight()
        app.keyboard.type("a\nb")
        app.keyboard.press("a", .control)
        app.keyboard.press("x", .control)
        app.keyboard.press("z", .control)
        app.keyboard.press("z", .control)
        app.settle()
        #expect(view.text.isEmpty && caretHeight() == height)
        #expect(view.typingAttributes[.font] as? UIFont == font)
    }

    @Test("Text view: typing attributes remain after the last character was deleted")
    func afterLastCharacter() {
        let app = startEditing()
        let font = UIFont.systemFont(ofSize: 30)
        view.attributedText = NSAttributedString(
            string: "a", attributes: [.font: font, .foregroundColor: UIColor.red])
        app.settle()
        let height = caretHeight()
        app.keyboard.press(.delete)
        #expect(view.text.isEmpty && caretHeight() == height)
        #expect(view.typingAttributes[.font] as? UIFont == font)
        app.keyboard.type("b")
        let color = view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        #expect(color as? UIColor == .red)
        view.deleteBackward()
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
        view.text = "plain"
        app.keyboard.press("a", .control)
        app.keyboard.press(.delete)
        view.textColor = .blue
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
    }

    @Test(
        "Smart spaces: cutting takes one of two spaces, pasting separates words",
        arguments: [
            ("one two three", 4, 3, "one three"), ("one two.", 4, 3, "one."),
            ("one two", 4, 3, "one"), ("one two", 0, 3, "two"), ("(one two)", 1, 3, "( two)"),
            ("one", 1, 1, "oe"), ("你好吗", 1, 1, "你吗"),
        ])
    func cutting(text: String, start: Int, length: Int, rest: String) {
        let app = startEditing(text)
        view.smartInsertDeleteType = .yes
        view.selectedRange = NSRange(location: start, length: length)
        let word = (text as NSString).substring(with: view.selectedRange)
        app.keyboard.press("x", .control)
        #expect(view.text == rest)
        #expect(UIPasteboard.general.string == word)
        app.keyboard.press("z", .control)
        #expect(view.text == text)
    }

    @Test(
        "Smart spaces: pasting separates words of scripts with spaces, for .yes alone",
        arguments: [
            (UITextSmartInsertDeleteType.yes, "one two", 3, "x", "one x two"),
            (.yes, "onetwo", 3, "x", "one x two"), (.yes, "one.", 3, ", x", "one, x."),
            (.yes, "你好", 1, "们", "你们好"), (.default, "onetwo", 3, "x", "onextwo"),
        ])
    func pasting(
        type: UITextSmartInsertDeleteType, text: String, place: Int, pasted: String, new: String
    ) {
        let app = startEditing(text)
        view.smartInsertDeleteType = type
        view.selectedRange = NSRange(location: place, length: 0)
        UIPasteboard.general.string = pasted
        app.keyboard.press("v", .control)
        #expect(view.text == new)
    }
}
