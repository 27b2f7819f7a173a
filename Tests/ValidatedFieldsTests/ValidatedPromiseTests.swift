import TestSupport
import Testing
import UIKit
import UIKitTesting
import ValidatedFields

/// Sentences of the documentation that no other test proves, and situations that users of other
/// libraries report.
@Suite("Validated fields: what the documentation promises")
final class ValidatedPromiseTests: NSObject, UITextFieldDelegate {
    private let app: HeadlessApp
    private let field = ValidatedTextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
    private var changes: [ValidatedTextField.Validity] = []
    private var failures: [String] = []

    override init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        super.init()
        controller.view.addSubview(field)
        app.settle()
        app.advance(by: 0)
    }

    private func type(_ text: String) {
        field.becomeFirstResponder()
        app.keyboard.type(text)
        app.advance(by: 0.01)
    }

    @Test("Validated field: defaults, and a delegate, a border and a hint that are the app's own")
    func defaults() {
        app.advance(by: 0)
        #expect(field.validator == nil && field.asyncValidator == nil && field.inputMask == nil)
        #expect(field.moment == .atEnd && field.debounce == 0.3 && field.validity == .unknown)
        #expect(field.delegate == nil)
        field.delegate = self
        field.validator = .digits
        type("1")
        field.resignFirstResponder()
        #expect(field.validity == .valid && field.delegate === self)
        #expect(field.layer.borderWidth == 0 && field.accessibilityHint == nil)
    }

    @Test("Validated field: onChange follows the result; onFailure is for ends and for the app")
    func callbacks() {
        app.advance(by: 0)
        field.validator = .digits
        field.onChange = { self.changes.append($0) }
        field.onFailure = { self.failures.append($0.reason) }
        field.moment = .whileTyping
        type("x")
        let failure = ValidationFailure(
            code: 1001, reason: "The input can contain only numerical values.")
        #expect(changes == [.invalid(failure)] && failures.isEmpty)
        field.resignFirstResponder()
        #expect(failures == [failure.reason])
        #expect(!field.validate() && failures.count == 2)
        field.text = "12"
        #expect(changes.last == .unknown)
        #expect(field.validate() && changes.last == .valid && failures.count == 2)
    }

    @Test("Validated field view: its message comes with an animation, or at once")
    func messageMotion() {
        app.advance(by: 0)
        let (other, view) = (ValidatedTextField(), ValidatedFieldView(field))
        let still = ValidatedFieldView(other)
        still.reducesMotion = true
        for (index, part) in [view, still].enumerated() {
            part.frame = CGRect(x: 20, y: 100 * CGFloat(index + 1), width: 280, height: 60)
            app.window.rootViewController?.view.addSubview(part)
        }
        app.settle()
        for field in [field, other] { field.validator = .digits }
        still.hint = "Digits"
        #expect(still.messageLabel.text == "Digits" && !still.messageLabel.isHidden)
        still.hint = nil
        #expect(still.messageLabel.isHidden)
        field.text = "x"
        other.text = "x"
        field.validate()
        other.validate()
        #expect(!view.messageLabel.isHidden && !still.messageLabel.isHidden)
        app.advance(by: 0.05)
        #expect(other.layer.animationKeys()?.isEmpty != false)
        app.settle()
        #expect(view.field === field && view.messageLabel.frame.minY > field.frame.maxY - 1)
    }

    @Test("Validator: an own rule and a length decide about an empty text, others refuse it")
    func emptyTexts() {
        app.advance(by: 0)
        let own = Validator.custom(code: 7, reason: "Even.") { $0.count % 2 == 0 }
        #expect(own.failure(of: "") == nil && own.failure(of: "a")?.code == 7)
        #expect(Validator.length(0...3).failure(of: "") == nil)
        #expect(Validator.length(2...3).failure(of: "abcd") != nil)
        let others: [Validator] = [
            .required, .letters, .asciiLetters, .digits, .asciiDigits, .mail, .phone,
            .number(in: 0...1),
        ]
        #expect(
            others.allSatisfy { $0.failure(of: "") != nil && $0.orEmpty.failure(of: "") == nil })
    }

    @Test("Validator: throws its failure, and refers to another field weakly")
    func throwing() {
        app.advance(by: 0)
        #expect(throws: ValidationFailure.self) { try Validator.digits.validate("x") }
        #expect(throws: Never.self) { try Validator.digits.validate("1") }
        weak var gone: UITextField?
        var rule: Validator?
        do {
            let other = UITextField()
            rule = .matching(other, reason: "The two differ.")
            gone = other
        }
        #expect(gone == nil && rule?.failure(of: "") == nil && rule?.failure(of: "a") != nil)
        #expect(ValidationFailure(reason: "a").code == 1000)
    }

    @Test("Validator: an invalid regular expression is refused with advice")
    func expression() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = Validator.expression("(", reason: "") }
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("is not a regular expression"))
    }

    @Test("Validated form: is valid when every field was checked and is, and tells its fields")
    func form() {
        app.advance(by: 0)
        let other = ValidatedTextField()
        let form = ValidatedForm([field, other])
        #expect(!form.isValid && form.fields == [field, other])
        #expect(form.validate() && form.isValid)
        other.text = "x"
        #expect(!form.isValid)
    }

    @Test("Input mask: letters, digits of any script, and either")
    func places() {
        app.advance(by: 0)
        #expect(InputMask("A#*").format("x٤y") == "x٤y" && InputMask("A#*").format("xyz") == "x")
        #expect(InputMask("**").format("é4") == "é4" && InputMask("#").format("½").isEmpty)
        #expect(InputMask("##").pattern == "##")
        #expect(InputMask("##-##").content(of: "12-34") == "1234")
    }

    // MARK: Reports

    @Test("Input mask: the delete key goes on through what the mask writes")
    func deleting() {
        app.advance(by: 0)
        field.inputMask = InputMask("(###) ###-##")
        type("99912345")
        #expect(field.text == "(999) 123-45")
        var texts: [String] = []
        for _ in 0..<12 where field.text?.isEmpty == false {
            app.keyboard.press(.delete)
            texts.append(field.text ?? "")
        }
        #expect(
            texts == [
                "(999) 123-4", "(999) 123", "(999) 12", "(999) 1", "(999", "(99", "(9", "",
            ])
        type("12345678")
        let end = field.endOfDocument
        if let place = field.position(from: end, offset: -2) {
            field.selectedTextRange = field.textRange(from: place, to: place)
        }
        // The caret is after the hyphen: two keys delete the digit before it.
        app.keyboard.press(.delete)
        app.keyboard.press(.delete)
        #expect(field.text == "(123) 457-8")
    }

    @Test(
        "Input mask: a number that is pasted with or without the mask's own digits",
        arguments: ["9114041112", "+7 (911) 404-11-12", "+79114041112", "911-404-11-12"])
    func pasted(text: String) throws {
        app.advance(by: 0)
        field.inputMask = InputMask("+7 (###) ###-##-##")
        type("5")
        UIPasteboard.general.string = text
        field.selectAll(nil)
        field.paste(nil)
        app.advance(by: 0.01)
        #expect(field.text == "+7 (911) 404-11-12")
        let caret = field.offset(
            from: field.beginningOfDocument, to: try #require(field.selectedTextRange).start)
        #expect(caret == 18)
    }

    @Test(
        "Validator: a mail address with spaces that are not seen is refused",
        arguments: [
            "\u{200B}ada@example.com", "\u{2009}ada@example.com", "ada@example.com\u{FEFF}",
            "ada\u{200D}@example.com", " ada@example.com", "ada@example.com\u{FFFD}",
            "ada@exam\u{AD}ple.com",
        ])
    func unseen(text: String) {
        app.advance(by: 0)
        #expect(Validator.mail.failure(of: text) != nil)
    }
}
