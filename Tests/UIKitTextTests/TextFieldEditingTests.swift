import Testing
import UIKit
import UIKitTesting

@Suite("Text field: editing")
struct TextFieldEditingTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    private let other = UITextField(frame: CGRect(x: 20, y: 70, width: 200, height: 34))
    private let log = CallLog()
    private let delegate: FieldDelegate

    init() {
        delegate = FieldDelegate(log: log)
        field.borderStyle = .roundedRect
        other.borderStyle = .roundedRect
        field.delegate = delegate
        let log = log
        field.addAction(UIAction { _ in log.note("begin event") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in log.note("changed event") }, for: .editingChanged)
        field.addAction(UIAction { _ in log.note("end event") }, for: .editingDidEnd)
        field.addAction(UIAction { _ in log.note("primary") }, for: .primaryActionTriggered)
    }

    private func start() -> HeadlessApp {
        let app = HeadlessApp.showing(field, other)
        return app
    }

    private func startEditing(_ text: String = "") -> HeadlessApp {
        field.text = text
        let app = start()
        field.becomeFirstResponder()
        app.settle()
        _ = log.take()
        return app
    }

    // MARK: Delegate

    @Test("Text field: beginning, typing and ending are reported in Apple's order")
    func order() {
        let app = start()
        app.finger.tap(at: CGPoint(x: 100, y: 37))
        #expect(log.take() == ["shouldBegin", "didBegin", "begin event"])
        app.keyboard.type("a")
        #expect(log.take() == ["shouldChange {0, 0} “a”", "selection", "changed event"])
        app.keyboard.press(.delete)
        #expect(log.take() == ["shouldChange {0, 1} “”", "selection", "changed event"])
        app.keyboard.press(.enter)
        #expect(log.take() == ["shouldReturn", "primary"])
        field.resignFirstResponder()
        #expect(log.take() == ["shouldEnd", "didEnd", "end event"])
    }

    @Test("Text field: setting the text reports nothing but a moved caret")
    func setting() {
        let app = startEditing("ab")
        field.text = "abcd"
        app.settle()
        #expect(log.take() == ["selection"])
        #expect(field.selection == 4..<4)
    }

    @Test("Text field: each refusal of the delegate is respected")
    func refusals() {
        delegate.refusals = ["shouldBegin"]
        let app = start()
        #expect(!field.becomeFirstResponder())
        delegate.refusals = ["shouldEnd"]
        field.becomeFirstResponder()
        #expect(!field.resignFirstResponder() && field.isFirstResponder)
        #expect(!other.becomeFirstResponder())
        delegate.mayChange = { _, text in text != "x" }
        app.keyboard.type("axb")
        #expect(field.text == "ab")
        _ = log.take()
        field.removeFromSuperview()
        #expect(!field.isEditing)
        #expect(log.take().suffix(2) == ["didEnd", "end event"])
    }

    @Test("Text field: the next field's permission is asked before the first one ends")
    func twoFields() {
        let second = FieldDelegate(log: CallLog())
        other.delegate = second
        let app = startEditing()
        other.becomeFirstResponder()
        #expect(second.log.calls == ["shouldBegin", "didBegin"])
        #expect(log.take() == ["shouldEnd", "didEnd", "end event"])
        app.keyboard.press(.tab)
        #expect(field.isFirstResponder)
        app.keyboard.press(.tab, .shift)
        #expect(other.isFirstResponder)
    }

    @Test("Text field: the return key resigns only if its event is awaited")
    func returnKey() {
        let app = startEditing("a")
        app.keyboard.press(.enter)
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        app.keyboard.press(.enter)
        #expect(!field.isEditing && field.text == "a")
    }

    // MARK: Keys

    @Test("Text field: arrows, home, end and words move the caret; shift selects")
    func keys() {
        let app = startEditing("one two three")
        #expect(field.selection == 13..<13)
        app.keyboard.press(.left)
        #expect(field.selection == 12..<12)
        app.keyboard.press(.left, .control)
        #expect(field.selection == 8..<8)
        app.keyboard.press(.left, [.control, .shift])
        #expect(field.selection == 4..<8)
        app.keyboard.press(.right)
        #expect(field.selection == 8..<8)
        app.keyboard.press(.home)
        #expect(field.selection == 0..<0)
        app.keyboard.press(.right, .alt)
        #expect(field.selection == 3..<3)
        app.keyboard.press(.end, .shift)
        #expect(field.selection == 3..<13)
        app.keyboard.press("a", .control)
        #expect(field.selection == 0..<13)
    }

    @Test("Text field: backspace, delete and their word forms")
    func deleting() {
        let app = startEditing("one two three")
        app.keyboard.press(.delete, .control)
        #expect(field.text == "one two ")
        app.keyboard.press(.home)
        app.keyboard.press(.forwardDelete)
        #expect(field.text == "ne two ")
        app.keyboard.press(.forwardDelete, .control)
        #expect(field.text == " two ")
        app.keyboard.press(.delete)
        #expect(field.text == " two ")
    }

    @Test("Text field: shift and delete cut; with control they reach the ends of the text")
    func deletingWithShift() {
        let app = startEditing("one two three")
        field.select(4..<7)
        app.keyboard.press(.forwardDelete, .shift)
        #expect(field.text == "one  three" && UIPasteboard.general.string == "two")
        app.keyboard.press(.forwardDelete, .shift)
        #expect(field.text == "one three" && UIPasteboard.general.string == "two")
        app.keyboard.press(.delete, [.control, .shift])
        #expect(field.text == "three" && field.selection == 0..<0)
        app.keyboard.press(.right)
        app.keyboard.press(.forwardDelete, [.control, .shift])
        #expect(field.text == "t")
        app.keyboard.press("z", .control)
        #expect(field.text == "three")
    }

    @Test(
        "Text field: the caret and backspace treat composed characters as one",
        arguments: ["😀", "👩‍👩‍👧", "e\u{301}", "🇨🇳", "한", "👍🏽"])
    func graphemes(character: String) {
        let app = startEditing("a\(character)b")
        app.keyboard.press(.left)
        app.keyboard.press(.left)
        #expect(field.selection == 1..<1)
        app.keyboard.press(.right)
        #expect(field.selection == 1 + character.utf16.count..<1 + character.utf16.count)
        app.keyboard.press(.delete)
        #expect(field.text == "ab")
    }

    @Test("Text field: backspace takes only the last mark of a Thai syllable")
    func thai() {
        let app = startEditing("ที่")
        app.keyboard.press(.left)
        #expect(field.selection == 0..<0)
        app.keyboard.press(.end)
        app.keyboard.press(.delete)
        #expect(field.text == "ที")
    }

    @Test("Text field: arrows go by sight in Arabic text")
    func arabic() {
        let app = startEditing("سلام")
        #expect(field.selection == 4..<4)
        app.keyboard.press(.right)
        #expect(field.selection == 3..<3)
        app.keyboard.press(.left)
        #expect(field.selection == 4..<4)
    }

    // MARK: Clipboard

    @Test("Text field: cut, copy and paste, with spaces for line feeds")
    func clipboard() {
        let app = startEditing("one two")
        field.select(0..<3)
        app.keyboard.press("c", .control)
        #expect(UIPasteboard.general.string == "one")
        app.keyboard.press("x", .control)
        #expect(field.text == " two")
        app.host.clipboard.writeText("a\nb")
        _ = log.take()
        app.keyboard.press("v", .control)
        #expect(field.text == "a b two")
        #expect(log.take().first == "shouldChange {0, 0} “a b”")
    }

    // MARK: Undo

    @Test("Text field: typed characters are undone together, other edits on their own")
    func undo() {
        let app = startEditing()
        app.keyboard.type("hello")
        app.keyboard.press(.delete)
        app.keyboard.press(.delete)
        #expect(field.text == "hel")
        app.keyboard.press("z", .control)
        #expect(field.text == "hello" && field.selection == 5..<5)
        app.keyboard.press("z", .control)
        #expect(field.text == "")
        app.keyboard.press("z", [.control, .shift])
        #expect(field.text == "hello")
        app.keyboard.press("y", .control)
        #expect(field.text == "hel")
    }

    @Test("Text field: what is typed after a pause is undone on its own")
    func undoAfterPause() {
        let app = startEditing()
        app.keyboard.type("good")
        app.advance(by: 1)
        app.keyboard.type(" day")
        app.advance(by: 3)
        app.keyboard.type("!")
        app.keyboard.press("z", .control)
        #expect(field.text == "good day")
        app.keyboard.press("z", .control)
        #expect(field.text == "")
    }

    // MARK: Input methods

    @Test("Text field: composed text is marked, and replaced by what is chosen")
    func composing() {
        let app = startEditing("a")
        app.keyboard.compose("ni")
        #expect(field.text == "ani")
        let marked = field.markedTextRange
        #expect(marked.flatMap { field.text(in: $0) } == "ni")
        app.keyboard.compose("nihao")
        _ = log.take()
        app.keyboard.type("你")
        #expect(field.text == "a你" && field.markedTextRange == nil)
        #expect(log.take() == ["shouldChange {1, 5} “你”", "selection", "changed event"])
        app.keyboard.compose("")
        #expect(log.take() == [])
        app.keyboard.press("z", .control)
        #expect(field.text == "a")
    }

    @Test("Text field: a refused choice removes the composition; a lost focus keeps it")
    func refusedComposition() {
        let app = startEditing("a")
        delegate.mayChange = { _, _ in false }
        app.keyboard.compose("ni")
        app.keyboard.type("你")
        #expect(field.text == "a")
        app.keyboard.compose("ni")
        field.resignFirstResponder()
        #expect(field.text == "ani" && field.markedTextRange == nil)
    }

    @Test("Text field: the input method is told where the caret is")
    func candidates() throws {
        let app = startEditing("abc")
        let before = try #require(app.textCaret)
        app.keyboard.type("d")
        app.settle()
        let after = try #require(app.textCaret)
        #expect(after.minX > before.minX && after.height > 15)
        #expect(after.minX == field.windowPoint(before: 4).x - 1)
    }

    // MARK: Pointer

    @Test("Text field: the mouse places the caret, drags, and selects words and everything")
    func mouse() {
        let app = startEditing("one two three")
        app.mouse.click(at: field.windowPoint(before: 5))
        #expect(field.selection == 5..<5)
        app.mouse.click(at: field.windowPoint(before: 5))
        #expect(field.selection == 4..<7)
        app.advance(by: 1)
        app.mouse.drag(from: field.windowPoint(before: 1), to: field.windowPoint(before: 6))
        #expect(field.selection == 1..<6)
        app.advance(by: 1)
        for _ in 0..<3 { app.mouse.click(at: field.windowPoint(before: 5)) }
        #expect(field.selection == 0..<13)
    }

    @Test("Text field: a tap goes to the nearest edge of a word, two taps select it")
    func taps() {
        let app = startEditing("one two three")
        app.finger.tap(at: field.windowPoint(before: 5))
        #expect(field.selection == 4..<4)
        app.finger.tap(at: field.windowPoint(before: 5))
        #expect(field.selection == 4..<7)
    }

    // MARK: Secret text

    @Test("Text field: secret text shows dots, cannot be copied, and is replaced after focus")
    func secret() {
        field.isSecureTextEntry = true
        let app = startEditing("pass")
        #expect(field.accessibilityValue == "••••")
        field.select(0..<4)
        app.keyboard.press("c", .control)
        #expect(UIPasteboard.general.string != "pass")
        field.select(4..<4)
        app.keyboard.type("x")
        #expect(field.text == "x")
        app.keyboard.type("y")
        #expect(field.text == "xy")
    }

    @Test("Text field: the clear button asks, empties the field and reports it")
    func clearing() throws {
        field.clearButtonMode = .whileEditing
        let app = startEditing("text")
        try app.finger.tap(on: "Clear text")
        #expect(field.text == "" && field.isEditing)
        #expect(log.take() == ["shouldClear", "selection", "changed event"])
    }

    @Test("Text field: a subclass that overrides deleteBackward sees backspace in an empty field")
    func overriding() {
        final class CodeField: UITextField {
            var count = 0
            override func deleteBackward() {
                count += 1
                super.deleteBackward()
            }
        }
        let code = CodeField(frame: CGRect(x: 20, y: 20, width: 40, height: 34))
        let app = HeadlessApp.showing(code)
        code.becomeFirstResponder()
        app.keyboard.press(.delete)
        #expect(code.count == 1)
    }
}
