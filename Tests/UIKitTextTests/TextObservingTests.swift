import Testing
import UIKit
import UIKitTesting

/// The text of fields and views, observed by key path and by name.
@Suite("Observing texts")
@MainActor
struct TextObservingTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
    private let textView = UITextView(frame: CGRect(x: 20, y: 20, width: 280, height: 100))

    private func changes(of field: UITextField, _ body: () -> Void) -> [String] {
        var lines: [String] = []
        let observation = field.observe(\.text, options: [.old, .new]) { field, change in
            let (old, new) = ((change.oldValue ?? nil) ?? "-", (change.newValue ?? nil) ?? "-")
            lines.append("\(old) → \(new)")
            #expect(field.text == new)
        }
        body()
        observation.invalidate()
        return lines
    }

    @Test("Text observing: a text that is typed and one that is set both arrive", .rows("S2-62"))
    func typedAndSet() {
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        let lines = changes(of: field) {
            app.keyboard.type("00")
            field.text = "000"
            app.keyboard.press(.delete)
            field.attributedText = NSAttributedString(string: "1")
            field.text = nil
        }
        #expect(lines == [" → 0", "0 → 00", "00 → 000", "000 → 00", "00 → 1", "1 → "])
    }

    @Test("Text observing: a paste, a cut, an undo and the clear button arrive", .rows("S2-62"))
    func edits() {
        field.clearButtonMode = .always
        field.text = "ab"
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        app.settle()
        UIPasteboard.general.string = "cd"
        let lines = changes(of: field) {
            field.paste(nil)
            app.keyboard.press("z", .control)
            field.selectAll(nil)
            field.cut(nil)
            app.keyboard.type("x")
        }
        #expect(lines == ["ab → abcd", "abcd → ab", "ab → ", " → x"])
        app.settle()
        let cleared = changes(of: field) { _ = try? app.finger.tap(on: "Clear text") }
        #expect(cleared == ["x → "])
    }

    @Test("Text observing: a password that the first key replaces is removed, then typed")
    func secret() {
        field.isSecureTextEntry = true
        field.text = "old"
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        #expect(changes(of: field) { app.keyboard.type("n") } == ["old → ", " → n"])
    }

    @Test("Text observing: what an input method composes arrives")
    func composed() {
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        app.settle()
        app.inputMethod = RecordedInputMethod([
            .init("n", .composing("年")), .init("i", .composing("你")),
        ])
        #expect(changes(of: field) { app.keyboard.type("ni") } == [" → 年", "年 → 你"])
    }

    @Test("Text observing: who is told of a shorter text reads a selection that lies within it")
    func selectionFits() {
        _ = HeadlessApp.showing(textView)
        textView.text = "hello"
        textView.selectedRange = NSRange(location: 5, length: 0)
        var ranges: [NSRange] = []
        let observation = textView.observe(\.text) { view, _ in ranges.append(view.selectedRange) }
        textView.text = "a"
        #expect(ranges == [NSRange(location: 1, length: 0)])
        observation.invalidate()
    }

    @Test("Text observing: an observer may shorten the text that is typed")
    func limited() {
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        let observation = field.observe(\.text) { field, _ in
            let text = field.text ?? ""
            if text.count > 3 { field.text = String(text.prefix(3)) }
        }
        app.keyboard.type("12345")
        #expect(field.text == "123")
        app.keyboard.press(.delete)
        app.keyboard.type("4")
        #expect(field.text == "124")
        observation.invalidate()
    }

    @Test("Text observing: a text view reports typed and set texts, and its selection")
    func views() {
        let app = HeadlessApp.showing(textView)
        textView.becomeFirstResponder()
        var (texts, carets) = ([String](), [Int]())
        let observations = [
            textView.observe(\.text, options: .new) { texts.append(($1.newValue ?? nil) ?? "-") },
            textView.observe(\.selectedRange, options: .new) {
                carets.append($1.newValue?.location ?? -1)
            },
        ]
        app.keyboard.type("ab")
        textView.text = "xyz"
        textView.selectedRange = NSRange(location: 1, length: 1)
        #expect(texts == ["a", "ab", "xyz"])
        #expect(carets == [1, 2, 3, 1])
        withExtendedLifetime(observations) {}
    }

    @Test("Text observing: observers by name get texts of fields, views and search bars")
    func names() {
        final class Watcher: KeyValueObserver {
            var lines: [String] = []

            func observeValue(
                forKeyPath keyPath: String?, of object: Any?,
                change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                lines.append("\(keyPath ?? ""): \(change?[.newKey] as? String ?? "-")")
            }
        }
        let (bar, watcher) = (UISearchBar(), Watcher())
        for view in [field, textView, bar] as [UIView] {
            view.addObserver(watcher, forKeyPath: "text", options: .new, context: nil)
        }
        field.text = "a"
        textView.text = "b"
        bar.text = "c"
        bar.searchTextField.insertText("d")
        #expect(watcher.lines == ["text: a", "text: b", "text: c", "text: cd"])
        for view in [field, textView, bar] as [UIView] {
            view.removeObserver(watcher, forKeyPath: "text")
        }
    }
}
