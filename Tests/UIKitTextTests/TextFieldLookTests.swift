import Testing
import UIKit
import UIKitTesting

@Suite("Text field: look")
struct TextFieldLookTests {
    @Test("Text field: sizes are Apple's")
    func sizes() {
        let field = UITextField()
        // The font's line, 20.287, and 1.5, up to the pixel.
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == CGSize(width: 33, height: 34))
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        #expect(
            field.clearButtonRect(forBounds: bounds)
                == CGRect(x: 176, y: 8, width: 19, height: 19))
    }

    @Test("Text field: views beside the text leave it room, and swap sides from right to left")
    func sideViews() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftView = icon
        let app = HeadlessApp.showing(field)
        #expect(icon.superview == nil)
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 20)
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(icon.frame.minX == 180)
        #expect(field.textRect(forBounds: field.bounds).maxX == 180)
        app.settle()
    }

    @Test("Text field: long text scrolls with the caret while it is edited")
    func scrolling() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        field.text = String(repeating: "wide text ", count: 20)
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        app.settle()
        let end = field.caretRect(for: field.endOfDocument)
        #expect(end.maxX <= 100 && end.minX > 90)
        app.keyboard.press(.home)
        app.settle()
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    }

    @Test("Text field: the caret blinks and does not keep the app busy")
    func blinking() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        try app.requireSettled()
        let shown = app.snapshot()
        app.advance(by: 0.8)
        #expect(app.snapshot() != shown)
    }

    @Test("Text field: an input view is shown as a keyboard, with notifications")
    func inputView() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.inputView = picker
        field.inputAccessoryView = bar
        let app = HeadlessApp.showing(field)
        let log = CallLog()
        var tokens: [Any] = []
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "will show"),
            (UIResponder.keyboardDidShowNotification, "did show"),
            (UIResponder.keyboardWillHideNotification, "will hide"),
        ]
        for (name, title) in names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    let top = frame?.cgRectValue.minY ?? -1
                    MainActor.assumeIsolated { log.note("\(title) \(Int(top))") }
                })
        }
        field.becomeFirstResponder()
        app.settle()
        #expect(log.take() == ["will show 176", "did show 176"])
        #expect(picker.convert(picker.bounds, to: nil).minY == 220)
        field.resignFirstResponder()
        #expect(log.take() == ["will hide 400"])
        #expect(picker.window == nil)
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}
