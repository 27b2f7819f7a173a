import Testing
import UIKit
import UIKitTesting

/// What users of UIKit report about text fields, keyboards and views of their own for input.
@Suite("Situations: input")
@MainActor
struct InputSituationTests {
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    private let second = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))

    private func start() -> HeadlessApp {
        root.view.addSubview(field)
        root.view.addSubview(second)
        let app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: root)
        app.settle()
        return app
    }

    // MARK: Views for input

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test("Accessory of a controller: shown while it is first responder, also after a field was")
    func chat() {
        let chat = Chat()
        chat.view.addSubview(field)
        let app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: chat)
        app.settle()
        chat.becomeFirstResponder()
        app.settle()
        #expect(chat.bar.window != nil)
        field.becomeFirstResponder()
        app.settle()
        field.resignFirstResponder()
        app.settle()
        chat.becomeFirstResponder()
        app.settle()
        #expect(chat.bar.window != nil)
    }

    @Test("Focus: refused before the view is in a window, possible once it appeared")
    func tooEarly() {
        let early = UITextField()
        #expect(!early.becomeFirstResponder())
        let app = start()
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        withExtendedLifetime(app) {}
    }

    @Test("Input view: set while editing it waits for reloadInputViews; nil brings the keys back")
    func inputView() {
        let app = start()
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
        field.text = "hello"
        field.becomeFirstResponder()
        field.inputView = panel
        field.reloadInputViews()
        app.settle()
        #expect(panel.window != nil)
        field.inputView = nil
        field.reloadInputViews()
        app.settle()
        #expect(panel.window == nil && field.isFirstResponder)
        app.keyboard.type("!")
        #expect(field.text == "hello!")
    }

    @Test("Keyboard: from a field to the next one nothing hides")
    func nextField() {
        final class Next: NSObject, UITextFieldDelegate {
            var next: UITextField?
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                next?.becomeFirstResponder()
                return false
            }
        }
        let app = start()
        let delegate = Next()
        delegate.next = second
        field.delegate = delegate
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 200)
        app.settle()
        var hides = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { hides += 1 } }
        app.keyboard.press(.enter)
        app.settle()
        #expect(second.isFirstResponder && hides == 0)
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("Keyboard: dragging a scroll view dismisses it on request")
    func onDrag() {
        let app = start()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 280))
        scroll.contentSize = CGSize(width: 320, height: 1_000)
        scroll.keyboardDismissMode = .onDrag
        root.view.addSubview(scroll)
        field.becomeFirstResponder()
        app.finger.drag(
            from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.2)
        app.settle()
        #expect(!field.isFirstResponder)
    }

    // MARK: Text fields

    private final class Formatter: NSObject, UITextFieldDelegate {
        var ranges: [Bool] = []
        var change: (String) -> String? = { _ in nil }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            let text = textField.text ?? ""
            guard let place = Range(range, in: text) else {
                ranges.append(false)
                return true
            }
            ranges.append(true)
            guard let new = change(text.replacingCharacters(in: place, with: string)) else {
                return true
            }
            textField.text = new
            return false
        }
    }

    @Test("Field: a delegate that formats and refuses sees its text, the caret at its end")
    func formatting() {
        let app = start()
        let formatter = Formatter()
        formatter.change = { text in
            let digits = text.filter(\.isNumber)
            return digits.count > 3 ? digits.prefix(3) + "-" + digits.dropFirst(3) : digits
        }
        field.delegate = formatter
        field.becomeFirstResponder()
        app.keyboard.type("12345")
        #expect(field.text == "123-45")
        #expect(field.selectedTextRange?.start == field.endOfDocument)
    }

    @Test("Field: the delegate's ranges are ranges of the text, also in emoji")
    func emojiRanges() {
        let app = start()
        let formatter = Formatter()
        field.delegate = formatter
        field.becomeFirstResponder()
        app.keyboard.type("a👨‍👩‍👧b")
        app.keyboard.press(.delete)
        app.keyboard.press(.delete)
        #expect(field.text == "a" && formatter.ranges.allSatisfy { $0 })
    }

    @Test("Field: a nil text reads as the empty one")
    func nilText() {
        field.text = nil
        #expect(field.text == "")
        let view = UITextView()
        view.text = nil
        #expect(view.text == "")
    }

    @Test("Field: a right view with the mode whileEditing shows while it is edited")
    func rightView() {
        let app = start()
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.rightView = mark
        field.rightViewMode = .whileEditing
        app.settle()
        #expect(mark.window == nil || mark.isHidden)
        field.becomeFirstResponder()
        app.settle()
        #expect(mark.window != nil && !mark.isHidden)
        field.resignFirstResponder()
        app.settle()
        #expect(mark.window == nil || mark.isHidden)
    }

    @Test("Field: an empty left view is the padding of the text")
    func padding() {
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 1))
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 16)
    }

    @Test("Field: placeholder and attributedPlaceholder are one text")
    func placeholders() {
        field.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name")
        field.placeholder = "Age"
        #expect(field.attributedPlaceholder?.string == "Age")
        field.placeholder = nil
        #expect(field.attributedPlaceholder == nil)
    }

    @Test("Field: in a table's header it keeps the focus when the table is reloaded")
    func reloadedTable() {
        let table = UITableViewController()
        let app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: table)
        table.tableView.tableHeaderView = field
        app.settle()
        field.becomeFirstResponder()
        table.tableView.reloadData()
        app.settle()
        #expect(field.isFirstResponder)
    }

    @Test("Text view: a selection past the end is cut, and typing there works")
    func selection() {
        let app = start()
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        view.text = "abc"
        root.view.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 2, length: 50)
        #expect(NSMaxRange(view.selectedRange) == 3)
        app.keyboard.type("x")
        #expect(view.text == "abx")
    }

    @Test("Text view: one that grows without scrolling pushes what is below")
    func growing() {
        let app = start()
        let view = UITextView()
        view.isScrollEnabled = false
        let stack = UIStackView(arrangedSubviews: [view, UILabel()])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 200),
            stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        ])
        app.settle()
        let height = view.frame.height
        view.becomeFirstResponder()
        app.keyboard.type("a\nb\nc")
        app.settle()
        #expect(view.frame.height > height + 20)
        #expect(stack.arrangedSubviews[1].frame.minY == view.frame.maxY)
    }

    @Test("Buttons on the keyboard's accessory work while the field keeps the focus")
    func accessory() {
        let app = start()
        var taps = 0
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps += 1 })
        ]
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        app.settle()
        let place = bar.convert(CGPoint(x: 30, y: 22), to: nil)
        app.finger.tap(at: place)
        app.settle()
        #expect(taps == 1 && field.isFirstResponder)
    }
}
