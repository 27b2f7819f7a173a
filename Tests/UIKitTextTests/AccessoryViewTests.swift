import Testing
import UIKit
import UIKitTesting

@Suite("Accessory views with text")
struct AccessoryViewTests {
    /// A controller whose accessory view is a bar with a text view, as in chats.
    private final class Chat: UIViewController {
        let bar = Bar()
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Bar: UIView {
        let text = UITextView(frame: CGRect(x: 10, y: 6, width: 200, height: 30))
        var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: height)
        }

        init() {
            super.init(frame: .zero)
            autoresizingMask = .flexibleHeight
            addSubview(text)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Accessory view: it stays while its own text is edited, and follows its content's height")
    func editing() throws {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: Chat())
        let chat = try #require(app.window.rootViewController as? Chat)
        chat.becomeFirstResponder()
        app.settle()
        #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == 617)
        app.finger.tap(at: chat.bar.convert(CGPoint(x: 60, y: 20), to: nil))
        app.settle()
        #expect(chat.bar.text.isFirstResponder)
        app.keyboard.type("Hi")
        #expect(chat.bar.text.text == "Hi")
        chat.bar.height = 90
        app.settle()
        #expect(
            chat.bar.convert(chat.bar.bounds, to: nil)
                == CGRect(x: 0, y: 577, width: 375, height: 90))
        chat.bar.text.resignFirstResponder()
        app.settle()
        #expect(chat.isFirstResponder && chat.bar.window != nil)
        chat.resignFirstResponder()
        app.settle()
        #expect(chat.bar.window == nil)
    }

    @Test("Input view: an empty one shows no keyboard, and constraints give another its height")
    func inputHeights() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: controller)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        controller.view.addSubview(field)
        field.inputView = UIView()
        field.becomeFirstResponder()
        app.settle()
        #expect(field.isFirstResponder)
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 667)

        let keys = UIView()
        let row = UIView()
        row.translatesAutoresizingMaskIntoConstraints = false
        keys.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: keys.topAnchor),
            row.bottomAnchor.constraint(equalTo: keys.bottomAnchor),
            row.heightAnchor.constraint(equalToConstant: 120),
        ])
        field.inputView = keys
        field.reloadInputViews()
        app.settle()
        #expect(keys.convert(keys.bounds, to: nil) == CGRect(x: 0, y: 547, width: 375, height: 120))
    }
}
