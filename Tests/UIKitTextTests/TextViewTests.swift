import Testing
import UIKit
import UIKitTesting

@Suite("Text view")
struct TextViewTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    private let log = CallLog()
    private let delegate: ViewDelegate

    init() {
        delegate = ViewDelegate(log: log)
        view.font = .systemFont(ofSize: 17)
        view.delegate = delegate
    }

    private func startEditing(_ text: String = "") -> HeadlessApp {
        view.text = text
        let app = HeadlessApp.showing(view)
        view.becomeFirstResponder()
        app.settle()
        _ = log.take()
        return app
    }

    private func range(_ start: Int, _ end: Int) -> UITextRange {
        view.textRange(
            from: view.position(from: view.beginningOfDocument, offset: start)!,
            to: view.position(from: view.beginningOfDocument, offset: end)!)!
    }

    // MARK: Order of calls

    @Test("Text view: what is sent for each kind of change, in Apple's order")
    func order() {
        let app = startEditing("abc")
        view.resignFirstResponder()
        #expect(log.take() == ["shouldEnd", "didEnd"])
        view.becomeFirstResponder()
        #expect(log.take() == ["shouldBegin", "didBegin"])
        view.selectedRange = NSRange(location: 1, length: 1)
        view.selectedRange = NSRange(location: 1, length: 1)
        #expect(log.take() == ["selection"])
        view.insertText("x")
        #expect(log.take() == ["selection", "didChange"])
        view.deleteBackward()
        #expect(log.take() == ["selection", "didChange"])
        view.replace(range(0, 1), withText: "yy")
        #expect(log.take() == ["selection", "didChange"])
        app.keyboard.type("k")
        #expect(log.take() == ["shouldChange {2, 0} “k”", "selection", "didChange"])
        view.text = "hello"
        #expect(log.take() == ["selection"])
        view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(log.take() == ["selection", "didChange"])
        #expect(view.markedTextRange != nil)
        view.unmarkText()
        #expect(log.take().last == "didChange" && view.markedTextRange == nil)
        view.unmarkText()
        #expect(log.take() == [])
    }

    @Test("Text view: a position is a UTF-16 offset, and half a pair is replaced")
    func positions() throws {
        let app = startEditing("a😀b")
        #expect(view.position(from: view.beginningOfDocument, offset: 5) == nil)
        let half = try #require(view.text(in: range(1, 2)))
        #expect(half == "\u{FFFD}")
        #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 4)
        view.selectedRange = NSRange(location: 3, length: 0)
        view.deleteBackward()
        #expect(view.text == "ab")
        app.settle()
    }

    @Test("Text view: marked text replaces the mark or the selection")
    func marking() {
        let app = startEditing("abcdef")
        view.selectedRange = NSRange(location: 2, length: 2)
        view.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
        #expect(view.text == "abXYZef")
        #expect(view.selectedRange == NSRange(location: 3, length: 1))
        view.insertText("Q")
        #expect(view.text == "abQef" && view.markedTextRange == nil)
        view.undoManager?.undo()
        #expect(view.text == "abcdef")
        app.settle()
    }

    @Test("Text view: without a selection range, its location is zero")
    func noSelection() {
        let app = startEditing("abc")
        view.selectedTextRange = nil
        #expect(view.selectedTextRange == nil && view.selectedRange == NSRange())
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect(view.selectedTextRange != nil)
        app.settle()
    }

    // MARK: Layout

    @Test("Text view: text begins at (5, 8), and the content is as high as its lines")
    func metrics() {
        let app = startEditing("one\ntwo\nthree")
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(view.contentSize.width == 200)
        #expect(abs(view.contentSize.height - (16 + 3 * line)) < 0.01)
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(caret.minX == 4 && caret.minY == 7 && caret.width == 2)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.isScrollEnabled = false
        let width = view.intrinsicContentSize.width
        #expect(width > 40 && width < 100)
        app.settle()
    }

    @Test("Text view: without scrolling, Auto Layout gives it the height of its wrapped text")
    func height() {
        let controller = UIViewController()
        let label = UITextView()
        label.isScrollEnabled = false
        label.font = .systemFont(ofSize: 17)
        label.text = String(repeating: "word ", count: 40)
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            label.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        let app = HeadlessApp(
            size: CGSize(width: 200, height: 700), rootViewController: controller)
        let fitting = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(fitting > 150 && label.frame.height == fitting)
        label.text = "short"
        app.settle()
        #expect(label.frame.height < 40)
    }

    @Test("Text view: the arrow keys move by lines and keep their place across a short one")
    func vertical() {
        let app = startEditing("a long line\nx\nanother long")
        view.selectedRange = NSRange(location: 9, length: 0)
        app.keyboard.press(.down)
        #expect(view.selectedRange.location == 13)
        app.keyboard.press(.down)
        let end = view.selectedRange.location
        #expect(end > 20 && end < 24)
        app.keyboard.press(.up)
        app.keyboard.press(.up)
        #expect(view.selectedRange.location == 9)
        app.keyboard.press(.end, .control)
        #expect(view.selectedRange.location == 26)
        app.keyboard.press(.up, .control)
        #expect(view.selectedRange.location == 14)
    }

    @Test("Text view: End stays on its wrapped line")
    func affinity() {
        let app = startEditing(String(repeating: "word ", count: 20))
        view.selectedRange = NSRange(location: 2, length: 0)
        app.keyboard.press(.end)
        let caret = view.caretRect(for: view.selectedTextRange!.end)
        #expect(caret.minY == 7 && caret.minX > 100)
        app.keyboard.press(.home)
        #expect(view.selectedRange.location == 0)
    }

    @Test("Text view: typing at the end scrolls the caret into view")
    func followsCaret() {
        let app = startEditing()
        for _ in 0..<12 { app.keyboard.press(.enter) }
        app.settle()
        #expect(view.text == String(repeating: "\n", count: 12))
        let bottom = view.contentSize.height - view.bounds.height
        #expect(bottom > 50 && abs(view.contentOffset.y - bottom) < 1)
        app.keyboard.press(.home, .control)
        app.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test("Text view: a text of 100,000 lines opens without being laid out, and scrolls to its end")
    func long() {
        let line = "The quick brown fox jumps over the lazy dog, 你好.\n"
        view.text = String(repeating: line, count: 100_000)
        let app = HeadlessApp.showing(view)
        let estimate = view.contentSize.height
        #expect(estimate > 100_000 * 20)
        view.scrollRangeToVisible(NSRange(location: view.textStorage.length, length: 0))
        app.settle()
        #expect(view.contentOffset.y > estimate / 2)
        view.becomeFirstResponder()
        app.keyboard.type("!")
        #expect(view.textStorage.length == 100_000 * line.utf16.count + 1)
    }

    // MARK: Attributes

    @Test("Text view: typed text continues the attributes before the caret")
    func typingAttributes() {
        let app = startEditing()
        let text = NSMutableAttributedString(string: "red plain")
        text.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        view.selectedRange = NSRange(location: 3, length: 0)
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
        app.keyboard.type("!")
        let color = view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil)
        #expect(color as? UIColor == .red)
        view.typingAttributes[.foregroundColor] = UIColor.blue
        app.keyboard.type("ab")
        let next = view.textStorage.attribute(.foregroundColor, at: 5, effectiveRange: nil)
        #expect(next as? UIColor == .blue)
    }

    @Test("Text view: a tap on a link asks the delegate and does not begin editing")
    func links() throws {
        let text = NSMutableAttributedString(string: "see here now")
        text.addAttribute(
            .link, value: URL(string: "https://example.org")!,
            range: NSRange(location: 4, length: 4))
        view.attributedText = text
        let app = HeadlessApp.showing(view)
        let rect = view.firstRect(for: range(4, 8))
        app.finger.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        #expect(log.take() == ["selection", "link https://example.org {4, 4}"])
        #expect(!view.isFirstResponder)
    }

    @Test("Text view: addresses become links while the text is not editable")
    func detectors() throws {
        view.text = "first\nsee https://example.org now"
        view.dataDetectorTypes = .link
        let app = HeadlessApp.showing(view)
        func tap() {
            let rect = view.firstRect(for: range(11, 13))
            app.finger.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            app.advance(by: 1)
        }
        view.isEditable = false
        _ = log.take()
        tap()
        #expect(log.take() == ["link https://example.org {10, 19}"])
        view.isEditable = true
        tap()
        #expect(view.isFirstResponder)
    }

    @Test("Text view: one that is not editable selects and copies, but does not change")
    func readOnly() {
        view.isEditable = false
        let app = startEditing("one two")
        app.keyboard.type("x")
        app.keyboard.press(.delete)
        #expect(view.text == "one two")
        app.keyboard.press("a", .control)
        app.keyboard.press("c", .control)
        #expect(UIPasteboard.general.string == "one two")
    }

    @Test("Text view: a mouse selects across lines, also from an outer scroll view")
    func mouse() {
        let app = startEditing("first line\nsecond line")
        let start = view.caretRect(for: range(6, 6).start)
        let end = view.caretRect(for: range(17, 17).start)
        app.mouse.drag(
            from: view.convert(CGPoint(x: start.midX, y: start.midY), to: nil),
            to: view.convert(CGPoint(x: end.midX, y: end.midY), to: nil))
        #expect(view.selectedRange == NSRange(location: 6, length: 11))
        #expect(view.contentOffset == .zero)
        let rects = view.selectionRects(for: range(6, 17))
        #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd)
        #expect(rects[0].rect.maxX == 195)
    }

    @Test("Text view: a finger drags the handles of a selection, which never becomes empty")
    func handles() {
        let app = startEditing("one two three four")
        func place(_ offset: Int) -> CGPoint {
            let rect = view.caretRect(for: range(offset, offset).start)
            return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }
        app.finger.tap(at: place(5))
        app.finger.tap(at: place(5))
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        app.advance(by: 1)
        app.finger.drag(from: place(7), to: place(13))
        #expect(view.selectedRange == NSRange(location: 4, length: 9))
        app.finger.drag(from: place(4), to: place(0))
        #expect(view.selectedRange == NSRange(location: 0, length: 13))
        #expect(view.contentOffset == .zero)
    }

    @Test("Text view: an input delegate hears of changes that keys did not make")
    func inputDelegate() {
        final class Listener: UITextInputDelegate {
            let log = CallLog()
            func selectionWillChange(_ textInput: (any UITextInput)?) { log.note("will select") }
            func selectionDidChange(_ textInput: (any UITextInput)?) { log.note("did select") }
            func textWillChange(_ textInput: (any UITextInput)?) { log.note("will change") }
            func textDidChange(_ textInput: (any UITextInput)?) { log.note("did change") }
        }
        let app = startEditing("ab")
        let listener = Listener()
        view.inputDelegate = listener
        app.keyboard.type("c")
        #expect(listener.log.take() == [])
        view.selectedRange = NSRange(location: 0, length: 1)
        #expect(listener.log.take() == ["will select", "did select"])
        view.text = "b"
        #expect(listener.log.take().prefix(2) == ["will change", "did change"])
    }

    // MARK: Tokenizer

    @Test("Tokenizer: words, sentences, lines and paragraphs")
    func tokenizer() {
        let app = startEditing("Hello world. Bye.\nnext")
        func unit(_ granularity: UITextGranularity, at offset: Int) -> String? {
            view.tokenizer.rangeEnclosingPosition(
                range(offset, offset).start, with: granularity,
                inDirection: .storage(.forward)
            ).flatMap { view.text(in: $0) }
        }
        #expect(unit(.word, at: 7) == "world")
        #expect(unit(.word, at: 5) == nil)
        #expect(unit(.sentence, at: 7) == "Hello world. ")
        #expect(unit(.paragraph, at: 7) == "Hello world. Bye.")
        #expect(unit(.character, at: 0) == "H")
        #expect(unit(.document, at: 0) == view.text)
        let next = view.tokenizer.position(
            from: view.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
        #expect(next.map { view.offset(from: view.beginningOfDocument, to: $0) } == 5)
        app.settle()
    }
}
