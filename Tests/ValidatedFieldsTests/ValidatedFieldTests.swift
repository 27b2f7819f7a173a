import TestSupport
import Testing
import UIKit
import UIKitTesting
import ValidatedFields

@Suite("Validated fields")
struct ValidatedFieldTests {
    let app: HeadlessApp
    let name = ValidatedTextField()
    let code = ValidatedTextField()
    let views: [ValidatedFieldView]

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        controller.view.backgroundColor = .systemBackground
        views = [ValidatedFieldView(name), ValidatedFieldView(code, hint: "Six digits")]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 20, y: 20, width: 280, height: 10)
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            stack.widthAnchor.constraint(equalToConstant: 280),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
        ])
        name.validator = .letters
        code.validator = .all(.digits, .length(6...6))
        app.settle()
    }

    private func type(_ text: String, in field: UITextField) {
        app.advance(by: 0)
        field.becomeFirstResponder()
        app.keyboard.type(text)
        app.advance(by: 0.01)
    }

    @Test("Validated field: is checked when editing ends, each by its own rule", .rows("S1-20"))
    func atEnd() {
        var failures: [String] = []
        name.onFailure = { failures.append($0.reason) }
        type("ab1", in: name)
        #expect(name.validity == .unknown)
        code.becomeFirstResponder()
        #expect(name.validity.failure?.code == 1002)
        #expect(failures == ["The input can contain only letters."])
        type("123456", in: code)
        code.resignFirstResponder()
        #expect(code.validity == .valid)
    }

    /// Shows an alert for any field that fails, whatever its rule.
    private final class Form: UIViewController, UITextFieldDelegate {
        func textFieldDidEndEditing(_ textField: UITextField) {
            guard let field = textField as? ValidatedTextField, !field.validate(),
                let failure = field.validity.failure
            else { return }
            let alert = UIAlertController(
                title: "Invalid", message: failure.reason, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: false)
        }
    }

    @Test(
        "Validated field: one delegate shows an alert for each rule that fails, without knowing it",
        .rows("S1-20"))
    func alert() throws {
        let form = Form()
        let app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: form)
        let rules: [(Validator, bad: String, good: String)] = [
            (.letters, "1", "a"), (.digits, "a", "1"), (.length(2...3), "a", "ab"),
        ]
        for (index, (rule, bad, good)) in rules.enumerated() {
            let field = ValidatedTextField(
                frame: CGRect(x: 20, y: 20 + CGFloat(index) * 60, width: 280, height: 44))
            field.validator = rule
            field.delegate = form
            form.view.addSubview(field)
            app.settle()
            field.becomeFirstResponder()
            app.keyboard.type(bad)
            field.resignFirstResponder()
            app.settle()
            let alert = try #require(form.presentedViewController as? UIAlertController)
            #expect(alert.message == field.validity.failure?.reason && alert.message != nil)
            try app.finger.tap(on: "OK")
            app.settle()
            #expect(form.presentedViewController == nil)
            field.becomeFirstResponder()
            app.keyboard.press(.delete)
            app.keyboard.type(good)
            field.resignFirstResponder()
            app.settle()
            #expect(form.presentedViewController == nil && field.validity == .valid)
        }
    }

    @Test("Validated field: a failure goes with the key that mends it")
    func mended() {
        type("ab1", in: name)
        name.resignFirstResponder()
        #expect(name.validity.failure != nil)
        name.becomeFirstResponder()
        app.keyboard.press(.delete)
        #expect(name.validity == .valid)
    }

    @Test("Validated field: while typing, if the app wants it")
    func whileTyping() {
        name.moment = .whileTyping
        type("a", in: name)
        #expect(name.validity == .valid)
        type("1", in: name)
        #expect(name.validity.failure != nil)
    }

    @Test("Validated field: without a rule everything is valid", .rows("S1-20"))
    func noRule() {
        name.validator = nil
        #expect(name.validate() && name.validity == .valid)
    }

    @Test("Validated field: its message appears below, and is read as the hint")
    func message() {
        #expect(views[0].messageLabel.isHidden && views[1].messageLabel.text == "Six digits")
        let height = views[0].bounds.height
        type("1", in: name)
        name.resignFirstResponder()
        app.settle()
        #expect(views[0].messageLabel.text == "The input can contain only letters.")
        #expect(!views[0].messageLabel.isHidden && views[0].bounds.height > height + 10)
        #expect(name.accessibilityHint == "The input can contain only letters.")
        #expect(name.layer.borderWidth == 1)
        name.becomeFirstResponder()
        app.keyboard.press(.delete)
        app.keyboard.type("a")
        app.settle()
        #expect(views[0].messageLabel.isHidden && name.accessibilityHint == nil)
    }

    @Test("Validated field: an asynchronous check waits for a pause, and the last text counts")
    func asynchronous() {
        let server = Server()
        name.asyncValidator = { try await server.check($0) }
        name.moment = .whileTyping
        type("a", in: name)
        app.advance(by: 0.2)
        type("b", in: name)
        app.advance(by: 0.2)
        #expect(server.asked.isEmpty && name.validity == .checking)
        app.advance(by: 0.15)
        #expect(server.asked == ["ab"])
        type("c", in: name)
        app.advance(by: 2)
        #expect(server.asked == ["ab", "abc"] && server.answered == ["abc"])
        #expect(name.validity == .valid)
        type("taken", in: name)
        app.advance(by: 2)
        #expect(name.validity.failure?.reason == "This name is taken.")
        #expect(!name.validate())
    }

    @Test("Validated field: a check that never ends is cancelled by the next key")
    func endless() {
        name.asyncValidator = { text in
            if text == "a" { try await Task.sleep(for: .seconds(1_000_000)) }
        }
        name.moment = .whileTyping
        type("a", in: name)
        app.advance(by: 5)
        #expect(name.validity == .checking)
        type("b", in: name)
        app.advance(by: 1)
        #expect(name.validity == .valid)
    }

    @Test("Validated form: all messages appear, and the first fault has the focus")
    func form() {
        let form = ValidatedForm([name, code])
        name.text = "abc"
        code.text = "12"
        #expect(!form.validate() && code.isFirstResponder && name.validity == .valid)
        name.text = "1"
        name.validator = .letters
        #expect(!form.validate() && name.isFirstResponder && code.validity.failure != nil)
        #expect(!form.isValid)
    }

    @Test("Validated form: waits for asynchronous checks")
    func asyncForm() {
        let form = ValidatedForm([name, code])
        let server = Server()
        name.asyncValidator = { try await server.check($0) }
        name.text = "abctaken"
        code.text = "123456"
        var results: [Bool] = []
        let task = Task { results.append(await form.validated()) }
        app.advance(by: 2)
        #expect(results == [false] && name.isFirstResponder)
        _ = task
    }

    @Test("Validated field: equal to another, whose text may change")
    func matching() {
        code.validator = .matching(name, reason: "The two differ.")
        name.text = "abc"
        code.text = "abc"
        #expect(code.validate())
        name.text = "abd"
        #expect(!code.validate() && code.validity.failure?.reason == "The two differ.")
        name.text = "abc"
        #expect(code.validate())
    }

    @Test("Validated field: a mask writes spaces, and the caret stays with its digit")
    func mask() {
        code.validator = nil
        code.inputMask = InputMask("#### ####")
        type("12345", in: code)
        #expect(code.text == "1234 5")
        type("x6", in: code)
        #expect(code.text == "1234 56")
        for _ in 0..<5 { app.keyboard.press(.left) }
        app.keyboard.type("9")
        #expect(code.text == "1293 456")
        let caret = code.offset(
            from: code.beginningOfDocument, to: code.selectedTextRange!.start)
        #expect(caret == 3)
    }

    @Test("Validated field: is released while a check runs")
    func leaks() {
        weak var last: ValidatedTextField?
        for _ in 0..<50 {
            let field = ValidatedTextField()
            field.asyncValidator = { _ in try await Task.sleep(for: .seconds(1)) }
            field.validate()
            last = field
        }
        app.advance(by: 0.1)
        #expect(last == nil)
        app.settle()
    }
}

/// A server that takes a second to say whether a name is taken.
private final class Server {
    var asked: [String] = []
    var answered: [String] = []

    func check(_ name: String) async throws {
        asked.append(name)
        try await Task.sleep(for: .seconds(1))
        answered.append(name)
        if name.hasSuffix("taken") { throw ValidationFailure(reason: "This name is taken.") }
    }
}
