import Testing
import UIKit
import UIKitTesting

/// What text views and fields send, and what composing and maximum lengths rely on.
@Suite("Recorded: calls of texts")
@MainActor
struct RecordedTextCallTests {
    private let log = CallLog()
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    private let field = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
    private let viewDelegate: ViewDelegate
    private let fieldDelegate: FieldDelegate

    init() {
        viewDelegate = ViewDelegate(log: log)
        fieldDelegate = FieldDelegate(log: log)
        view.font = .systemFont(ofSize: 17)
        view.delegate = viewDelegate
        field.delegate = fieldDelegate
    }

    private func edit(_ input: UIView & UITextInput, _ text: String) -> HeadlessApp {
        if input === view { view.text = text } else { field.text = text }
        let app = HeadlessApp.showing(view, field)
        input.becomeFirstResponder()
        app.settle()
        _ = log.take()
        return app
    }

    private func range(_ start: Int, _ length: Int) -> NSRange {
        NSRange(location: start, length: length)
    }

    // MARK: Text views

    @Test("Text view: the focus keeps the selection")
    func focusKeeps() {
        view.text = "hello"
        view.selectedRange = range(1, 2)
        let app = HeadlessApp.showing(view, field)
        view.becomeFirstResponder()
        view.resignFirstResponder()
        #expect(view.selectedRange == range(1, 2))
        withExtendedLifetime(app) {}
    }

    @Test("Text view: text set in code puts the caret at its end, also without the focus")
    func caretAtEnd() {
        view.text = "hello"
        #expect(view.selectedRange == range(5, 0))
        view.attributedText = NSAttributedString(string: "hello world")
        #expect(view.selectedRange == range(11, 0))
    }

    @Test("Text view: edits in code work without focus and ask no delegate; an empty one reports")
    func editsWithoutFocus() {
        view.text = "ab"
        _ = log.take()
        view.insertText("c")
        #expect(view.text == "abc" && log.take() == ["selection", "didChange"])
        view.insertText("")
        #expect(log.take() == ["didChange"])
        view.deleteBackward()
        #expect(view.text == "ab" && log.take() == ["selection", "didChange"])
    }

    @Test("Text view: unmarkText reports the selection twice and leaves the caret at its start")
    func unmark() {
        let app = edit(view, "")
        view.setMarkedText("nihao", selectedRange: range(1, 3))
        _ = log.take()
        view.unmarkText()
        #expect(log.take() == ["selection", "selection", "didChange"])
        #expect(view.selectedRange == range(1, 0) && view.markedTextRange == nil)
        view.unmarkText()
        #expect(log.take() == [])
        withExtendedLifetime(app) {}
    }

    @Test("Text view: marked text that becomes empty ends the composition and is reported twice")
    func emptyMark() {
        let app = edit(view, "a")
        for empty in [nil, ""] as [String?] {
            view.setMarkedText("ni", selectedRange: range(2, 0))
            _ = log.take()
            view.setMarkedText(empty, selectedRange: range(0, 0))
            #expect(view.text == "a" && view.markedTextRange == nil)
            #expect(log.take() == ["selection", "didChange", "selection", "didChange"])
        }
        withExtendedLifetime(app) {}
    }

    @Test("Text view: replace puts the caret after the replacement, wherever it was")
    func replace() {
        view.text = "abcdef"
        view.selectedRange = range(5, 0)
        let start = view.beginningOfDocument
        view.replace(
            view.textRange(from: start, to: view.position(from: start, offset: 2)!)!,
            withText: "xyz")
        #expect(view.text == "xyzcdef" && view.selectedRange == range(3, 0))
    }

    @Test("Text view: a nil selection reads as none until the next one, and as {0, 0}")
    func noSelection() {
        let app = edit(view, "hello")
        view.selectedTextRange = nil
        #expect(view.selectedTextRange == nil && view.selectedRange == range(0, 0))
        view.selectedRange = range(2, 1)
        #expect(view.selectedTextRange != nil)
        withExtendedLifetime(app) {}
    }

    @Test("Text view: a selection outside of the mark does not unmark")
    func selectionOutside() {
        let app = edit(view, "abc")
        view.setMarkedText("xy", selectedRange: range(2, 0))
        view.selectedRange = range(0, 0)
        #expect(view.markedTextRange != nil)
        withExtendedLifetime(app) {}
    }

    @Test("Text view: selection, change and notification come in this order for a key")
    func keyOrder() {
        let app = edit(view, "")
        let observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: view, queue: nil
        ) { [log] _ in MainActor.assumeIsolated { log.note("note") } }
        app.keyboard.type("a")
        NotificationCenter.default.removeObserver(observer)
        #expect(
            log.take() == ["shouldChange {0, 0} “a”", "selection", "didChange", "note"])
    }

    // MARK: Text fields

    @Test("Text field: focus puts the caret at the end of its text")
    func fieldFocus() {
        let app = edit(field, "hello")
        #expect(field.selection == 5..<5)
        field.text = "hello world"
        #expect(field.selection == 11..<11)
        withExtendedLifetime(app) {}
    }

    @Test("Text field: a nil selection is a caret at 0")
    func fieldNoSelection() {
        let app = edit(field, "hello")
        field.selectedTextRange = nil
        #expect(field.selection == 0..<0)
        withExtendedLifetime(app) {}
    }

    @Test("Text field: replace and setMarkedText report the selection alone")
    func fieldReplace() {
        let app = edit(field, "hello")
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.replace(
            field.textRange(
                from: field.beginningOfDocument,
                to: field.position(from: field.beginningOfDocument, offset: 1)!)!, withText: "HH")
        #expect(log.take() == ["selection"] && field.text == "HHello")
        field.setMarkedText("ni", selectedRange: range(2, 0))
        #expect(log.take() == ["selection"] && changes == 0)
        withExtendedLifetime(app) {}
    }

    @Test("Text field: a secure one is cleared by the first key after the focus or the switch")
    func secure() {
        field.isSecureTextEntry = true
        let app = edit(field, "secret")
        app.keyboard.type("x")
        #expect(field.text == "x")
        #expect(!log.take().contains("shouldClear"))
        app.keyboard.type("yz")
        #expect(field.text == "xyz")
        field.isSecureTextEntry = false
        app.keyboard.type("1")
        #expect(field.text == "xyz1")
        field.isSecureTextEntry = true
        app.keyboard.press(.delete)
        #expect(field.text == "")
    }

    @Test("Text field: a secure one neither cuts nor copies, but pastes")
    func secureMenu() {
        field.isSecureTextEntry = true
        let app = edit(field, "secret")
        UIPasteboard.general.string = "pasted"
        field.selectAll(nil)
        func can(_ action: Selector) -> Bool { field.canPerformAction(action, withSender: nil) }
        #expect(!can(Selector(UIResponder.copy(_:), name: "copy(_:)")))
        #expect(!can(Selector(UIResponder.cut(_:), name: "cut(_:)")))
        #expect(can(Selector(UIResponder.paste(_:), name: "paste(_:)")))
        withExtendedLifetime(app) {}
    }

    @Test("Text field: clearsOnBeginEditing asks the delegate, which may refuse")
    func clearsOnBegin() {
        field.clearsOnBeginEditing = true
        let app = edit(field, "hello")
        #expect(field.text == "")
        field.resignFirstResponder()
        field.text = "again"
        fieldDelegate.refusals = ["shouldClear"]
        field.becomeFirstResponder()
        #expect(field.text == "again")
        withExtendedLifetime(app) {}
    }

    @Test("Text field: a paste asks once with the whole text, with spaces for line feeds")
    func paste() {
        let app = edit(field, "")
        UIPasteboard.general.string = "a\nb"
        app.keyboard.press("v", .control)
        #expect(log.take().first == "shouldChange {0, 0} “a b”")
        #expect(field.text == "a b")
    }

    @Test("Text field: it ends when its view leaves the window though its delegate refuses")
    func leavesWindow() {
        let app = edit(field, "a")
        fieldDelegate.refusals = ["shouldEnd"]
        field.removeFromSuperview()
        #expect(!field.isFirstResponder && log.take().contains("didEnd"))
        withExtendedLifetime(app) {}
    }

    @Test("Text field: didEndEditing(reason:) is preferred to the method without a reason")
    func reason() {
        final class Reasons: NSObject, UITextFieldDelegate {
            var reasons: [UITextField.DidEndEditingReason] = []
            func textFieldDidEndEditing(
                _ textField: UITextField, reason: UITextField.DidEndEditingReason
            ) { reasons.append(reason) }
        }
        let reasons = Reasons()
        let app = edit(field, "a")
        field.delegate = reasons
        field.resignFirstResponder()
        #expect(reasons.reasons == [.committed])
        withExtendedLifetime(app) {}
    }

    // MARK: Composition

    @Test("Composition: no mark is left in the change that follows the choice")
    func committed() {
        let app = edit(field, "")
        var marks: [Bool] = []
        field.addAction(
            UIAction { [field] _ in marks.append(field.markedTextRange != nil) },
            for: .editingChanged)
        app.keyboard.compose("ni")
        app.send(.text(.committed("你")))
        #expect(marks.first == true && marks.last == false && field.text == "你")
    }

    @Test("Composition: a limit that waits for the end of the mark cuts the chosen text")
    func limit() {
        let app = edit(field, "")
        field.addAction(
            UIAction { [field] _ in
                guard field.markedTextRange == nil else { return }
                field.text = String((field.text ?? "").prefix(2))
            }, for: .editingChanged)
        app.keyboard.compose("nihao")
        #expect(field.text == "nihao")
        app.send(.text(.committed("你好吗")))
        #expect(field.text == "你好")
    }

    @Test("Composition: a dead key is replaced by the letter that follows")
    func deadKey() {
        let app = edit(view, "")
        view.setMarkedText("¨", selectedRange: range(1, 0))
        view.insertText("ü")
        #expect(view.text == "ü" && view.markedTextRange == nil)
        withExtendedLifetime(app) {}
    }
}
