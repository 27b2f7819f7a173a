import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@Suite("Formatting of text")
struct FormattingTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 280, height: 120))

    private func app(_ text: String = "one two three", formats: Bool = true) -> HeadlessApp {
        let app = HeadlessApp.showing(view)
        view.font = .systemFont(ofSize: 16)
        view.allowsEditingTextAttributes = formats
        view.text = text
        view.becomeFirstResponder()
        app.settle()
        return app
    }

    private func traits(at index: Int) -> UIFontDescriptor.SymbolicTraits {
        let value = view.attributedText.attribute(.font, at: index, effectiveRange: nil)
        return (value as? UIFont)?.fontDescriptor.symbolicTraits ?? []
    }

    private func isUnderlined(at index: Int) -> Bool {
        let value = view.attributedText.attribute(
            .underlineStyle, at: index, effectiveRange: nil)
        return (value as? Int ?? 0) != 0
    }

    @Test("Formatting: keys make the selection bold, italic and underlined, and undo it")
    func keys() {
        let app = app()
        view.selectedRange = NSRange(location: 4, length: 3)
        app.keyboard.press("b", .control)
        #expect(traits(at: 4) == .traitBold && traits(at: 3) == [] && traits(at: 7) == [])
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        app.keyboard.press("i", .control)
        app.keyboard.press("u", .control)
        #expect(traits(at: 5) == [.traitBold, .traitItalic] && isUnderlined(at: 5))
        app.keyboard.press("b", .control)
        #expect(traits(at: 5) == .traitItalic)
        for _ in 0..<4 { app.keyboard.press("z", .control) }
        #expect(traits(at: 5) == [] && !isUnderlined(at: 5) && view.text == "one two three")
    }

    @Test("Formatting: a partly bold selection becomes bold; sizes keep within their bounds")
    func partly() {
        let app = app()
        view.selectedRange = NSRange(location: 0, length: 3)
        view.toggleBoldface(nil)
        view.selectedRange = NSRange(location: 0, length: 7)
        view.toggleBoldface(nil)
        #expect(traits(at: 0) == .traitBold && traits(at: 6) == .traitBold)
        view.increaseSize(nil)
        let font = view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 17)
        for _ in 0..<30 { view.decreaseSize(nil) }
        let small = view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        #expect(small?.pointSize == 6)
        view.updateTextAttributes { _ in [.foregroundColor: UIColor.systemRed] }
        #expect(
            view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == .systemRed)
        app.settle()
    }

    @Test("Formatting: with a caret, the next typed text gets the style")
    func typing() {
        let app = app("")
        app.keyboard.type("a")
        app.keyboard.press("b", .control)
        app.keyboard.type("b")
        #expect(traits(at: 0) == [] && traits(at: 1) == .traitBold)
    }

    @Test("Formatting: the edit menu has the styles only where they may be changed")
    func menu() throws {
        let app = app()
        app.finger.doubleTap(at: view.convert(CGPoint(x: 15, y: 18), to: nil))
        app.settle()
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
        while app.find("Format") == nil || app.find("Format")?.isVisible == false {
            try app.finger.tap(on: "chevron.forward")
            app.settle()
        }
        try app.finger.tap(on: "Format")
        app.settle()
        try app.finger.tap(on: "Bold")
        app.settle()
        #expect(traits(at: 1) == .traitBold && app.find("EditMenu") != nil)
        view.allowsEditingTextAttributes = false
        #expect(
            !view.canPerformAction(
                Selector(UIResponder.toggleBoldface(_:), name: "toggleBoldface(_:)"),
                withSender: nil))
        app.keyboard.press("i", .control)
        #expect(traits(at: 1) == .traitBold)
    }

    // MARK: Styled copies

    @Test("Copying: styled text is offered as text, RTF and HTML, and pasted with its style")
    func styledCopy() throws {
        let app = app()
        view.selectedRange = NSRange(location: 4, length: 3)
        view.toggleBoldface(nil)
        view.copy(nil)
        let types = app.host.clipboard.types
        #expect(types.contains("text/html") && UIPasteboard.general.string == "two")
        view.selectedRange = NSRange(location: 0, length: 0)
        app.keyboard.press("v", .control)
        #expect(view.text == "twoone two three" && traits(at: 0) == .traitBold)
        #expect(traits(at: 3) == [])
        app.keyboard.press("v", [.control, .shift])
        #expect(view.text == "twotwoone two three")
        view.allowsEditingTextAttributes = false
        view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
        app.keyboard.press("v", .control)
        #expect(view.text.hasSuffix("threetwo") && traits(at: 20) == [])
    }

    @Test("Pasting: pictures become attachments, and styles of other programs are read")
    func pastes() throws {
        let app = app("x")
        UIPasteboard.general.image = UIImage(systemName: "star")
        app.keyboard.press("v", .control)
        #expect(view.text == "x\u{FFFC}")
        view.selectedRange = NSRange(location: 1, length: 1)
        view.copy(nil)
        #expect(UIPasteboard.general.hasImages && !UIPasteboard.general.hasStrings)
        UIPasteboard.general.setData(
            Data("<p>a <b>b</b></p>".utf8), forPasteboardType: UTType.html.identifier)
        view.selectAll(nil)
        app.keyboard.press("v", .control)
        #expect(view.text.hasPrefix("a b") && traits(at: 2) == .traitBold)
        view.allowsEditingTextAttributes = false
        #expect(
            !view.canPerformAction(
                Selector(UIResponder.paste(_:), name: "paste(_:)"), withSender: nil))
    }

    @Test("Pasting: a text that is too long is refused with a message")
    func tooLong() throws {
        let app = app("x")
        UIPasteboard.general.string = String(
            repeating: "0123456789abcdef", count: (64 << 20) / 16 + 1)
        app.keyboard.press("v", .control)
        // Settling would wait until the message is gone.
        app.advance(by: 1)
        #expect(view.text == "x")
        let words = "The text is too long to paste"
        #expect(app.query(UILabel.self).all.contains { $0.text?.hasPrefix(words) == true })
        app.advance(by: 5)
        #expect(!app.query(UILabel.self).all.contains { $0.text?.hasPrefix(words) == true })
        UIPasteboard.general.items = []
    }

    // MARK: Quotes and dashes

    @Test("Typing: quotes curve and two hyphens become a dash, for .yes alone")
    func substitutions() {
        let app = app("")
        app.keyboard.type("\"a\" it's --")
        #expect(view.text == "\"a\" it's --")
        view.text = ""
        view.smartQuotesType = .yes
        view.smartDashesType = .yes
        app.keyboard.type("\"a\" ('b') it's -- c")
        #expect(view.text == "“a” (‘b’) it’s — c")
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        view.superview?.addSubview(field)
        field.smartDashesType = .yes
        field.becomeFirstResponder()
        app.keyboard.type("a--b")
        #expect(field.text == "a—b")
    }
}
