import Testing
import UIKit
import UIKitTesting

/// Positions, rectangles, metrics, storage, keyboards and attributes of texts.
@Suite("Recorded: text input")
@MainActor
struct RecordedTextInputTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    private let field = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))

    private func start(_ text: String = "") -> HeadlessApp {
        view.font = .systemFont(ofSize: 17)
        view.text = text
        let app = HeadlessApp.showing(view, field)
        app.settle()
        return app
    }

    private func position(_ offset: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: offset)!
    }

    private func range(_ start: Int, _ end: Int) -> UITextRange {
        view.textRange(from: position(start), to: position(end))!
    }

    // MARK: UITextInput

    @Test("Positions: half a pair is legal and reads as U+FFFD; outside is nil; ends are swapped")
    func positions() {
        let app = start("a😀b")
        #expect(view.text(in: range(1, 2)) == "\u{FFFD}")
        #expect(view.position(from: view.beginningOfDocument, offset: 5) == nil)
        #expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
        let reversed = view.textRange(from: position(3), to: position(1))
        #expect(reversed.flatMap(view.text(in:)) == "😀")
        withExtendedLifetime(app) {}
    }

    @Test("Backspace: takes the composed character, also from inside of it")
    func backspace() {
        let app = start()
        for (text, caret) in [("a😀", 3), ("ae\u{301}", 3), ("a😀", 2), ("a👨‍👩‍👧", 9)] {
            view.text = text
            view.selectedRange = NSRange(location: caret, length: 0)
            view.deleteBackward()
            #expect(view.text == "a", "\(text) at \(caret)")
        }
        withExtendedLifetime(app) {}
    }

    @Test("Marked text: a selection inside of it is relative, and it replaces the selection")
    func marked() {
        let app = start("abcdef")
        view.selectedRange = NSRange(location: 2, length: 2)
        view.setMarkedText("XYZ", selectedRange: NSRange(location: 1, length: 1))
        #expect(view.text == "abXYZef" && view.selectedRange == NSRange(location: 3, length: 1))
        let mark = view.markedTextRange.map {
            view.offset(from: view.beginningOfDocument, to: $0.start)
        }
        #expect(mark == 2)
        withExtendedLifetime(app) {}
    }

    @Test("Caret: two points wide, a point before its place and above its line")
    func caret() {
        let app = start("abc")
        let first = view.caretRect(for: view.beginningOfDocument)
        #expect(first.width == 2 && first.minX == 4 && first.minY == 7 && first.height == 22)
        view.font = .systemFont(ofSize: 12)
        #expect(view.caretRect(for: view.beginningOfDocument).height == 16)
        field.text = "abc"
        #expect(field.caretRect(for: field.beginningOfDocument).minX >= 0)
        withExtendedLifetime(app) {}
    }

    @Test("Rectangles: of an empty range a width of 0; selectionRects has one per line")
    func rects() {
        let app = start("one two\nthree\nfour")
        #expect(view.firstRect(for: range(1, 1)).width == 0)
        let rects = view.selectionRects(for: range(1, 16)).filter { $0.rect.width > 0 }
        #expect(rects.count == 3)
        #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
        #expect(rects.allSatisfy { !$0.isVertical })
        withExtendedLifetime(app) {}
    }

    @Test("Tokenizer: between words no word encloses the position in that direction")
    func tokenizer() {
        let app = start("one  two")
        #expect(
            view.tokenizer.rangeEnclosingPosition(
                position(4), with: .word, inDirection: .storage(.forward)) == nil)
        let word = view.tokenizer.rangeEnclosingPosition(
            position(1), with: .word, inDirection: .storage(.forward))
        #expect(word.flatMap(view.text(in:)) == "one")
        #expect(
            view.tokenizer.isPosition(
                position(3), atBoundary: .word, inDirection: .storage(.forward)))
        withExtendedLifetime(app) {}
    }

    @Test("closestPosition: a point outside is clamped to the nearest line")
    func closest() {
        let app = start("one\ntwo")
        func offset(_ point: CGPoint) -> Int? {
            view.closestPosition(to: point).map {
                view.offset(from: view.beginningOfDocument, to: $0)
            }
        }
        #expect(offset(CGPoint(x: -50, y: -50)) == 0)
        #expect(offset(CGPoint(x: 500, y: 500)) == 7)
        #expect(offset(CGPoint(x: 500, y: 12)) == 3)
        withExtendedLifetime(app) {}
    }

    // MARK: Fields

    @Test("Field: rounded is 34 high and 28 wider than its text; none is the line and the text")
    func fieldSizes() {
        let app = start()
        field.borderStyle = .roundedRect
        field.text = "Hello"
        let width = field.intrinsicContentSize.width
        #expect(field.intrinsicContentSize.height == 34)
        field.borderStyle = .none
        #expect(field.intrinsicContentSize.width == width - 28)
        #expect(field.intrinsicContentSize.height == 22)
        field.text = ""
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.width == 33)
        withExtendedLifetime(app) {}
    }

    @Test("Field: the text of a rounded one is inset by (7, 2), of one without border by nothing")
    func fieldRects() {
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == field.bounds.insetBy(dx: 7, dy: 2))
        #expect(
            field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
        #expect(
            field.placeholderRect(forBounds: field.bounds)
                == field.textRect(forBounds: field.bounds)
        )
    }

    @Test("Field: placeholder and editing rectangles follow an overridden textRect")
    func hooks() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                bounds.insetBy(dx: 20, dy: 0)
            }
        }
        let padded = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        #expect(padded.editingRect(forBounds: padded.bounds).minX == 20)
        #expect(padded.placeholderRect(forBounds: padded.bounds).minX == 20)
    }

    @Test("Field: a right view that is shown takes the clear button away")
    func rightView() {
        let app = start()
        field.text = "a"
        field.clearButtonMode = .always
        app.settle()
        let place = field.clearButtonRect(forBounds: field.bounds)
        func tapButton() {
            app.settle()
            app.finger.tap(at: field.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
            app.settle()
        }
        tapButton()
        #expect(field.text == "")
        field.text = "a"
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightViewMode = .always
        tapButton()
        #expect(field.text == "a")
    }

    @Test("Field: font nil is system 17, text colour nil is label; natural and without a border")
    func fieldDefaults() {
        field.font = nil
        field.textColor = nil
        #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
        #expect(field.textAlignment == .natural && field.borderStyle == .none)
    }

    @Test("Field: the placeholder is removed while there is text")
    func placeholder() {
        let app = start()
        field.placeholder = "Name"
        app.settle()
        func hasPlaceholder() -> Bool {
            app.query(UILabel.self).text("Name").exists
        }
        #expect(hasPlaceholder())
        field.text = "Ada"
        app.settle()
        #expect(!hasPlaceholder())
    }

    // MARK: Text views

    @Test("Text view: insets (8, 0, 8, 0), padding 5, no intrinsic size while it scrolls")
    func metrics() {
        let app = start("one\ntwo")
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(view.contentSize.height - (16 + 2 * line)) < 0.6)
        view.isScrollEnabled = false
        #expect(abs(view.intrinsicContentSize.height - (16 + 2 * line)) < 1)
        withExtendedLifetime(app) {}
    }

    @Test("Text view: without a font it draws 12 points; a set font applies to all of the text")
    func fonts() {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "abc")
        #expect(view.font?.pointSize == 12 || view.font == nil)
        view.font = .systemFont(ofSize: 20)
        let fonts = (0..<3).map {
            view.attributedText.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
        }
        #expect(fonts.allSatisfy { $0?.pointSize == 20 })
    }

    @Test("Text view: scrollRangeToVisible ends at the end of a range that is too large")
    func scrollRange() {
        let app = start((0..<100).map { "line \($0)" }.joined(separator: "\n"))
        view.scrollRangeToVisible(NSRange(location: 0, length: view.textStorage.length))
        app.settle()
        let end = view.contentSize.height - view.bounds.height
        #expect(abs(view.contentOffset.y - end) < 12)
    }

    @Test("Text view: typing attributes follow the character before a caret that moved")
    func typing() {
        let app = start()
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 1, length: 1))
        view.attributedText = text
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 10)
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 30)
        withExtendedLifetime(app) {}
    }

    @Test("Text view: one that is selectable, not editable, is first responder after a tap")
    func selectable() {
        let app = start("Some text")
        view.isEditable = false
        app.finger.tap(at: CGPoint(x: 50, y: 38))
        app.settle()
        #expect(view.isFirstResponder)
    }

    // MARK: Storage

    private final class Recorder: NSObject, NSTextStorageDelegate {
        var calls: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage,
            willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { note("will", editedMask, editedRange, delta) }

        func textStorage(
            _ textStorage: NSTextStorage,
            didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { note("did", editedMask, editedRange, delta) }

        private func note(
            _ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
        ) {
            calls.append(
                "\(name) \(mask.contains(.editedCharacters) ? "c" : "")"
                    + "\(mask.contains(.editedAttributes) ? "a" : "")"
                    + " {\(range.location), \(range.length)} \(delta)")
        }
    }

    @Test("Storage: nested edits are one, with merged ranges; without an edit nothing is sent")
    func storage() {
        let storage = NSTextStorage(string: "hello world")
        let recorder = Recorder()
        storage.delegate = recorder
        storage.beginEditing()
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        storage.endEditing()
        storage.replaceCharacters(in: NSRange(location: 10, length: 1), with: "dd")
        #expect(recorder.calls == [])
        storage.endEditing()
        #expect(recorder.calls.count == 2)
        #expect(recorder.calls.first?.hasSuffix("{0, 12} 1") == true)
        recorder.calls = []
        storage.beginEditing()
        storage.endEditing()
        #expect(recorder.calls == [])
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "")
        #expect(recorder.calls.count == 2)
    }

    @Test(
        "Storage: inserted text takes the attributes before it, at 0 the first, else the replaced")
    func inserted() {
        func sizes(_ range: NSRange) -> [CGFloat?] {
            let text = NSMutableAttributedString(
                string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
            text.append(
                NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
            let storage = NSTextStorage(attributedString: text)
            storage.replaceCharacters(in: range, with: "X")
            return (0..<storage.length).map {
                (storage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
            }
        }
        #expect(sizes(NSRange(location: 1, length: 0)) == [10, 10, 20])
        #expect(sizes(NSRange(location: 0, length: 0)) == [10, 10, 20])
        #expect(sizes(NSRange(location: 1, length: 1)) == [10, 20])
        #expect(sizes(NSRange(location: 0, length: 2)) == [10])
    }

    // MARK: Keyboard

    @Test("Keyboard: will and did names in pairs, curve 7, local, frames of the screen")
    func keyboard() {
        let app = start()
        var names: [String] = []
        var curves: Set<Int> = []
        let notes: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
        ]
        let observers = notes.map { name, title in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let curve =
                    note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
                MainActor.assumeIsolated {
                    names.append(title)
                    if let curve { curves.insert(curve) }
                }
            }
        }
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 260)
        app.settle()
        #expect(names == ["willChange", "willShow", "didShow", "didChange"])
        names = []
        app.hideSoftwareKeyboard()
        app.settle()
        #expect(names == ["willChange", "willHide", "didHide", "didChange"])
        #expect(curves == [7])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test("Keyboard: the layout guide is the keyboard's frame, or the bottom edge without one")
    func layoutGuide() throws {
        let app = start()
        let root = try #require(app.window.rootViewController?.view)
        #expect(root.keyboardLayoutGuide.layoutFrame.minY == 400)
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 150)
        app.settle()
        #expect(root.keyboardLayoutGuide.layoutFrame.minY == 250)
    }

    @Test("Input view: another one needs reloadInputViews, which does not end editing")
    func reload() {
        let app = start()
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        field.becomeFirstResponder()
        field.inputView = panel
        app.settle()
        field.reloadInputViews()
        app.settle()
        #expect(panel.window != nil && field.isFirstResponder)
    }

    @Test("UIInputView: fits the size that it has, and has no intrinsic one")
    func inputView() {
        let panel = UIInputView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 100), inputViewStyle: .keyboard)
        #expect(panel.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(panel.sizeThatFits(CGSize(width: 10, height: 10)) == panel.bounds.size)
        #expect(panel.isOpaque)
    }

    // MARK: Attributes

    @Test("Links: a text view's are of the link's colour alone, without a line")
    func links() {
        #expect(view.linkTextAttributes.count == 1)
        #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .link)
    }

    @Test("Paragraphs: defaults of styles")
    func paragraphs() {
        let style = NSParagraphStyle.default
        #expect(style.tabStops.count == 12 && style.tabStops.first?.location == 28)
        #expect(style.alignment == .natural && style.lineBreakStrategy == [])
        #expect(UILabel().lineBreakStrategy == .standard)
    }

    @Test("Paragraphs: multiple, minimum and maximum decide the height of a line")
    func lineHeights() {
        func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            let style = NSMutableParagraphStyle()
            change(style)
            return NSAttributedString(
                string: "abc",
                attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
            ).boundingRect(
                with: CGSize(width: 500, height: 500), options: .usesLineFragmentOrigin,
                context: nil
            ).height
        }
        let natural = height { _ in }
        #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * natural) < 0.5)
        #expect(height { $0.minimumLineHeight = 50 } == 50)
        #expect(height { $0.maximumLineHeight = 15 } == 15)
    }

    @Test("Attachment: it stands on the baseline, and its line grows")
    func attachment() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 60)
        let text = NSMutableAttributedString(
            string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: attachment))
        #expect(text.string == "a\u{FFFC}")
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.height > 60)
        attachment.bounds.origin.y = 20
        label.attributedText = text
        #expect(label.intrinsicContentSize.height > 80)
    }
}
