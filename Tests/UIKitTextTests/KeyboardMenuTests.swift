import Testing
import UIKit
import UIKitTesting

/// Keys of Linux keyboards that copy and paste, and those that open the menu at the caret.
@Suite("Texts: Insert and Menu keys")
struct KeyboardMenuTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))

    private func app() -> HeadlessApp {
        field.borderStyle = .roundedRect
        field.text = "Hello world"
        view.text = "Good morning everyone"
        view.spellCheckingType = .no
        return HeadlessApp.showing(field, view)
    }

    @Test("Insert: with Control it copies, with Shift it pastes, Shift-Delete cuts")
    func insert() {
        let app = app()
        for text in [field, view] as [UIView & UITextInput] {
            text.becomeFirstResponder()
            app.keyboard.press("a", .control)
            app.keyboard.press(.insert, .control)
            app.keyboard.press(.end)
            app.keyboard.press(.insert, .shift)
            app.settle()
            let whole = UIPasteboard.general.string ?? ""
            #expect(text.text(in: text.wholeRange) == whole + whole && !whole.isEmpty)
            app.keyboard.press("a", .control)
            app.keyboard.press(.forwardDelete, .shift)
            app.settle()
            #expect(!text.hasText && UIPasteboard.general.string == whole + whole)
            app.keyboard.press(.insert)
            #expect(!text.hasText)
        }
    }

    private final class Follower: UITextFieldDelegate {
        var log: [String] = []
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    }

    @Test("Menu key: opens the menu below the caret, which arrows and Return use; editing goes on")
    func menuKey() throws {
        let app = app()
        let follower = Follower()
        field.delegate = follower
        field.becomeFirstResponder()
        UIPasteboard.general.string = "!"
        app.keyboard.press(.end)
        app.keyboard.press(.menu)
        app.settle()
        let paste = try #require(app.find("Paste"))
        let end = field.caretRect(for: field.endOfDocument)
        let caret = field.convert(end, to: nil)
        #expect(paste.frame.minY > caret.maxY && abs(paste.frame.minX - caret.minX) < 200)
        #expect(app.find("Cut") == nil && field.isFirstResponder)
        app.keyboard.press(.down)
        app.keyboard.press(.enter)
        app.settle()
        #expect(field.text == "Hello world!" && app.find("Paste") == nil)
        #expect(follower.log.isEmpty && field.isFirstResponder)
        app.keyboard.press(.left)
        app.keyboard.type("?")
        #expect(field.text == "Hello world?!")
    }

    @Test("Shift-F10: keeps the selection, and Escape closes the menu and nothing else")
    func shiftF10() throws {
        let app = app()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        app.keyboard.press(.function(10), .shift)
        app.settle()
        #expect(app.find("Cut") != nil)
        app.keyboard.press(.escape)
        app.settle()
        #expect(app.find("Cut") == nil && view.isFirstResponder)
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
        app.keyboard.press(.function(10), .shift)
        app.keyboard.press(.down)
        app.keyboard.press(.enter)
        app.settle()
        #expect(view.text == " morning everyone" && UIPasteboard.general.string == "Good")
    }

    @Test("Menu of a click: arrows and Return use it while the text keeps the focus")
    func clickedMenu() throws {
        let app = app()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        app.mouse.click(at: CGPoint(x: 30, y: 216), button: .secondary)
        app.settle()
        app.keyboard.press(.down)
        app.keyboard.press(.down)
        app.keyboard.press(.enter)
        app.settle()
        #expect(view.text == "Good morning everyone" && UIPasteboard.general.string == "Good")
    }
}

extension UITextInput {
    fileprivate var wholeRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }
}
