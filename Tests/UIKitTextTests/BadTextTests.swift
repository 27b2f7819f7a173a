import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Texts, ranges and delegates that are wrong or extreme.
@Suite("Bad texts")
@MainActor
struct BadTextTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 280, height: 300))
    private let field = UITextField(frame: CGRect(x: 20, y: 340, width: 280, height: 34))

    private func start(_ text: String = "") -> HeadlessApp {
        view.text = text
        view.spellCheckingType = .no
        let app = HeadlessApp.showing(view, field)
        view.becomeFirstResponder()
        app.settle()
        return app
    }

    private func range(_ start: Int, _ end: Int) -> UITextRange? {
        guard let first = view.position(from: view.beginningOfDocument, offset: start),
            let last = view.position(from: view.beginningOfDocument, offset: end)
        else { return nil }
        return view.textRange(from: first, to: last)
    }

    // MARK: Characters

    @Test("NUL: it is a character like others, and what follows it is laid out")
    func null() throws {
        let app = start("before")
        let width = view.caretRect(for: view.endOfDocument).maxX
        view.insertText("\0after")
        field.text = "x\0y"
        app.settle()
        #expect(view.text.utf16.count == 12 && field.text?.utf16.count == 3)
        #expect(view.caretRect(for: view.endOfDocument).maxX > width + 20)
        for _ in 0..<6 { app.keyboard.press(.delete) }
        #expect(view.text == "before")
        view.insertText("\0")
        app.keyboard.press(.left)
        app.keyboard.press(.left)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test("Surrogates: half of a pair can be replaced, selected, drawn, undone and copied")
    func surrogates() throws {
        let app = start("a😀b")
        view.replace(try #require(range(1, 2)), withText: "x")
        app.settle()
        #expect(view.text.utf16.count == 4)
        #expect(view.text.hasPrefix("ax") && view.text.hasSuffix("b"))
        view.selectedRange = NSRange(location: 2, length: 1)
        app.keyboard.press("c", .control)
        app.keyboard.press(.end)
        app.keyboard.press("v", .control)
        app.settle()
        #expect(view.text.utf16.count == 5)
        app.keyboard.press("a", .control)
        app.keyboard.press(.delete)
        #expect(view.text == "")
        while view.undoManager?.canUndo == true { view.undoManager?.undo() }
        #expect(view.text == "a😀b")
    }

    @Test(
        "Surrogates: what cuts a pair is undone and done again without a loss",
        arguments: [1..<2, 2..<3, 2..<2, 0..<2, 2..<6, 2..<5, 1..<7])
    func undoOfHalves(cut: Range<Int>) throws {
        let app = start("a😀b🌏c")
        view.replace(try #require(range(cut.lowerBound, cut.upperBound)), withText: "é漢")
        let changed = try #require(view.text)
        #expect(changed.utf16.count == 7 - cut.count + 2)
        view.undoManager?.undo()
        #expect(view.text == "a😀b🌏c")
        view.undoManager?.redo()
        #expect(view.text == changed)
        view.undoManager?.undo()
        view.selectedRange = NSRange(cut)
        app.keyboard.compose("ni")
        app.send(.text(.committed("你")))
        app.settle()
        #expect(!view.text.contains("\u{FFFD}"))
        while view.undoManager?.canUndo == true { view.undoManager?.undo() }
        #expect(view.text == "a😀b🌏c")
    }

    @Test("Invalid UTF-8: bytes of other programs are pasted with replacement characters")
    func invalidBytes() {
        let app = start("x")
        view.selectedRange = NSRange(location: 1, length: 0)
        app.host.clipboard.write([
            .init(type: "text/plain;charset=utf-8", bytes: [0x61, 0xC3, 0x28, 0xED, 0xA0, 0x80])
        ])
        app.keyboard.press("v", .control)
        app.settle()
        #expect(view.text.hasPrefix("xa\u{FFFD}(") && view.text.contains("\u{FFFD}"))
    }

    @Test("Marks: a letter with 10,000 of them is one character, and leaves by one backspace")
    func marks() {
        let app = start("ab")
        let watch = ContinuousClock()
        let time = watch.measure {
            view.insertText("e" + String(repeating: "\u{301}", count: 10_000))
            app.settle()
        }
        #expect(time < .seconds(20))
        app.keyboard.press(.left)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        app.keyboard.press(.right)
        app.keyboard.press(.delete)
        #expect(view.text == "ab")
    }

    @Test("Long line: millions of characters without a line feed are shown and edited")
    func longLine() {
        let count = Thorough.isOn ? 10_000_000 : 400_000
        let app = start(String(repeating: "0123456789", count: count / 10))
        #expect(view.contentSize.height > 20_000)
        view.selectedRange = NSRange(location: count, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        app.settle()
        app.keyboard.type("x")
        app.settle()
        #expect(view.text.utf16.count == count + 1)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.bounds.intersects(caret))
        app.keyboard.press("z", .control)
        #expect(view.text.utf16.count == count)
        view.selectedRange = NSRange(location: count / 2, length: 0)
        view.insertText("\n")
        #expect(view.text.utf16.count == count + 1)
    }

    // MARK: Ranges

    @Test("Ranges outside of the text are cut, and positions outside are nil")
    func ranges() {
        let app = start("hello")
        view.selectedRange = NSRange(location: 3, length: 100)
        #expect(view.selectedRange == NSRange(location: 3, length: 2))
        view.selectedRange = NSRange(location: 100, length: 3)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        #expect(view.selectedRange.location <= 5)
        view.scrollRangeToVisible(NSRange(location: 50, length: 60))
        #expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
        #expect(view.position(from: view.endOfDocument, offset: Int.max) == nil)
        #expect(range(0, 6) == nil)
        // Positions of an earlier, longer text.
        let (old, oldEnd) = (range(1, 5), view.endOfDocument)
        view.text = "he"
        #expect(old.flatMap(view.text(in:)) == "e")
        view.selectedTextRange = old
        #expect(view.selectedRange == NSRange(location: 1, length: 1))
        #expect(!view.caretRect(for: oldEnd).isEmpty)
        if let old { view.replace(old, withText: "ello") }
        app.settle()
        #expect(view.text == "hello")
        let manager = view.layoutManager
        _ = manager.glyphRange(
            forCharacterRange: NSRange(location: 3, length: 90), actualCharacterRange: nil)
        _ = manager.boundingRect(
            forGlyphRange: NSRange(location: 3, length: 90), in: view.textContainer)
    }

    // MARK: Delegates

    private final class Meddler: UITextViewDelegate, UITextFieldDelegate {
        var change: (UITextView) -> Void = { _ in }
        var mayChange: (UITextView) -> Bool = { _ in true }
        var selection: (UITextView) -> Void = { _ in }
        var field: (UITextField) -> Bool = { _ in true }

        func textViewDidChange(_ textView: UITextView) { change(textView) }
        func textViewDidChangeSelection(_ textView: UITextView) { selection(textView) }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { mayChange(textView) }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool { field(textField) }
    }

    @Test("Delegate: one that sets the text while it changes, or before, has the last word")
    func textDuringChange() {
        let app = start("12")
        let meddler = Meddler()
        view.delegate = meddler
        field.delegate = meddler
        meddler.change = { if $0.text.count > 3 { $0.text = String($0.text.prefix(3)) } }
        app.keyboard.type("3456")
        #expect(view.text == "123")
        meddler.change = { _ in }
        // The text is gone when the change is made.
        meddler.mayChange = {
            $0.text = ""
            return true
        }
        app.keyboard.type("x")
        #expect(view.text == "x" && view.selectedRange == NSRange(location: 1, length: 0))
        meddler.mayChange = { _ in true }
        meddler.selection = { $0.selectedRange = NSRange(location: 0, length: 0) }
        app.keyboard.type("y")
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
        meddler.selection = { _ in }
        field.becomeFirstResponder()
        meddler.field = {
            $0.text = ($0.text ?? "") + "-"
            return false
        }
        app.keyboard.type("abc")
        #expect(field.text == "---")
        withExtendedLifetime(meddler) {}
    }

    @Test("Delegate: one that takes the focus away, or the view, ends the composition")
    func viewDuringChange() {
        let app = start()
        let meddler = Meddler()
        view.delegate = meddler
        app.keyboard.compose("ni")
        meddler.change = { $0.resignFirstResponder() }
        app.send(.text(.committed("你")))
        app.settle()
        #expect(view.text == "你" && view.markedTextRange == nil && !view.isFirstResponder)
        view.becomeFirstResponder()
        meddler.change = { $0.removeFromSuperview() }
        app.keyboard.type("x")
        app.settle()
        #expect(view.superview == nil && !view.isFirstResponder)
        app.keyboard.type("y")
        #expect(!view.text.contains("y"))
        withExtendedLifetime(meddler) {}
    }
}
