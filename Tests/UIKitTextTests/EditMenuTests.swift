import Testing
import UIKit
import UIKitTesting

@Suite("Edit menu of texts")
struct EditMenuTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))

    private func app() -> HeadlessApp {
        let root = UIViewController()
        root.view.addSubview(field)
        root.view.addSubview(view)
        field.borderStyle = .roundedRect
        field.text = "Hello world"
        view.text = "Good morning everyone"
        return HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
    }

    @Test("Edit menu: a double tap selects a word, and offers to cut and copy it above")
    func doubleTap() throws {
        let app = app()
        app.finger.doubleTap(at: CGPoint(x: 40, y: 117))
        app.settle()
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "Hello")
        let bar = try #require(app.find("EditMenu")).frame
        #expect(bar.maxY <= 117 && bar.minX >= 10)
        try app.finger.tap(on: "Cut")
        app.settle()
        #expect(field.text == " world" && UIPasteboard.general.string == "Hello")
        #expect(app.find("EditMenu") == nil)
    }

    private final class MenuFollower: UITextFieldDelegate, UITextViewDelegate {
        let log = CallLog()
        func textField(
            _ textField: UITextField,
            willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) {
            log.note("present")
            animator.addCompletion { self.log.note("presented") }
        }
        func textField(
            _ textField: UITextField,
            willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { log.note("dismiss") }
        func textView(
            _ textView: UITextView,
            willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { log.note("present view") }
        func textView(
            _ textView: UITextView,
            willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { log.note("dismiss view") }
    }

    @Test("Edit menu: the delegates of fields and views hear that it opens and closes")
    func delegates() {
        let app = app()
        let follower = MenuFollower()
        field.delegate = follower
        view.delegate = follower
        app.finger.doubleTap(at: CGPoint(x: 40, y: 117))
        app.settle()
        #expect(follower.log.take() == ["present", "presented"])
        app.finger.tap(at: CGPoint(x: 200, y: 600))
        app.settle()
        #expect(follower.log.take() == ["dismiss"])
        app.finger.doubleTap(at: CGPoint(x: 40, y: 216))
        app.settle()
        #expect(follower.log.take() == ["present view"])
        app.finger.tap(at: CGPoint(x: 200, y: 600))
        app.settle()
        #expect(follower.log.take() == ["dismiss view"])
    }

    @Test("Edit menu: a long press places the caret; Select All is followed by the new selection")
    func longPress() throws {
        let app = app()
        UIPasteboard.general.string = "text"
        app.finger.longPress(at: CGPoint(x: 60, y: 216), for: 0.7)
        app.settle()
        #expect(view.isFirstResponder && view.selectedRange.length == 0)
        #expect(app.find("Cut") == nil && app.find("Paste") != nil)
        try app.finger.tap(on: "Select All")
        app.settle()
        #expect(view.selectedRange == NSRange(location: 0, length: 21))
        #expect(app.find("Cut") != nil && app.find("Select All") == nil)
        try app.finger.tap(on: "Copy")
        #expect(UIPasteboard.general.string == "Good morning everyone")
    }

    @Test("Edit menu: a touch elsewhere and a typed letter close it")
    func closing() {
        let app = app()
        app.finger.doubleTap(at: CGPoint(x: 40, y: 117))
        app.settle()
        app.finger.tap(at: CGPoint(x: 200, y: 600))
        app.settle()
        #expect(app.find("EditMenu") == nil)
        app.finger.doubleTap(at: CGPoint(x: 40, y: 117))
        app.settle()
        app.keyboard.type("x")
        app.settle()
        #expect(app.find("EditMenu") == nil && field.text == "x world")
    }

    @Test("Edit menu: a right click keeps the selection below it, and opens a menu there")
    func rightClick() throws {
        let app = app()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        app.mouse.click(at: CGPoint(x: 40, y: 216), button: .secondary)
        app.settle()
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
        try app.finger.tap(on: "Cut")
        app.settle()
        #expect(view.text == " morning everyone")
        app.mouse.click(at: CGPoint(x: 80, y: 216), button: .secondary)
        app.settle()
        #expect(view.selectedRange.length == 0 && app.find("Cut") == nil)
        try app.finger.tap(on: "Paste")
        app.settle()
        #expect(view.text.contains("Good"))
    }

    @Test("Edit menu: text that is not editable offers to copy, secret text neither cut nor copy")
    func readOnly() throws {
        let app = app()
        UIPasteboard.general.string = "text"
        view.isEditable = false
        app.finger.longPress(at: CGPoint(x: 80, y: 216), for: 0.7)
        app.settle()
        #expect(view.selectedRange.length > 0)
        #expect(app.find("Copy") != nil && app.find("Cut") == nil && app.find("Paste") == nil)
        field.isSecureTextEntry = true
        app.finger.doubleTap(at: CGPoint(x: 40, y: 117))
        app.settle()
        #expect(app.find("Copy") == nil && app.find("Paste") != nil)
    }

    private final class Follower: UITextViewDelegate {
        func textView(
            _ textView: UITextView, editMenuForTextIn range: NSRange,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(
                children: suggestedActions + (1...9).map { UIAction(title: "Extra \($0)") { _ in } }
            )
        }
    }

    @Test("Edit menu: the delegate adds actions; those that do not fit are on further pages")
    func pages() throws {
        let app = app()
        let follower = Follower()
        view.delegate = follower
        app.finger.doubleTap(at: CGPoint(x: 40, y: 216))
        app.settle()
        #expect(try #require(app.find("EditMenu")).frame.width <= 355)
        for _ in 0..<4 where app.find("Extra 9")?.isVisible != true {
            try app.finger.tap(on: "chevron.forward")
            app.settle()
        }
        #expect(app.find("Extra 9")?.isVisible == true)
    }
}
