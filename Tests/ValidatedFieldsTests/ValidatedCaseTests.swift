import Testing
import UIKit
import UIKitTesting
import ValidatedFields

@Suite("Validated fields in use")
final class ValidatedCaseTests {
    private let app: HeadlessApp
    private let field = ValidatedTextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
    private var asked: [String] = []
    private var results: [Bool] = []

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        controller.view.addSubview(field)
        app.settle()
        app.advance(by: 0)
    }

    private func askServer() {
        field.asyncValidator = { [unowned self] text in
            asked.append(text)
            try await Task.sleep(for: .seconds(1))
            if text == "taken" { throw ValidationFailure(reason: "taken") }
        }
    }

    @Test("Validated field: a text set by code is checked again", arguments: [true, false])
    func byCode(isAttributed: Bool) {
        askServer()
        field.text = "free"
        field.validate()
        app.advance(by: 2)
        #expect(field.validity == .valid)
        if isAttributed {
            field.attributedText = NSAttributedString(string: "taken")
        } else {
            field.text = "taken"
        }
        #expect(field.validity == .unknown)
        let task = Task { [field] in results.append(await field.validated()) }
        app.advance(by: 2)
        #expect(results == [false] && asked == ["free", "taken"])
        field.text = "taken"
        #expect(field.validity.failure != nil, "the same text has the same result")
        _ = task
    }

    @Test("Validated field: a text set by code while a check runs does not get its answer")
    func byCodeWhileChecking() {
        askServer()
        field.text = "free"
        field.validate()
        app.advance(by: 0.5)
        field.text = "taken"
        app.advance(by: 2)
        #expect(field.validity == .unknown)
    }

    @Test("Validated field: a text set by code gets the form of the mask")
    func maskByCode() {
        field.inputMask = InputMask("#### ####")
        field.text = "12345678"
        #expect(field.text == "1234 5678")
    }

    @Test("Validated field: a rule that replaces another while a check runs decides")
    func replacedRule() {
        askServer()
        field.text = "free"
        field.validate()
        app.advance(by: 0.5)
        field.validator = .digits
        app.advance(by: 2)
        #expect(field.validity.failure?.code == 1001)
        field.text = "123"
        field.validate()
        app.advance(by: 0.5)
        field.asyncValidator = { _ in throw ValidationFailure(reason: "never") }
        app.advance(by: 2)
        #expect(field.validity.failure?.reason == "never")
    }

    @Test("Validated field: who waits for a check gets the answer of the rule that replaced it")
    func awaitedRule() {
        askServer()
        field.text = "free"
        let task = Task { [field] in results.append(await field.validated()) }
        app.advance(by: 0.5)
        field.asyncValidator = nil
        app.advance(by: 2)
        #expect(results == [true] && field.validity == .valid)
        _ = task
    }

    @Test("Validated field: an own border and hint stay in dark mode, and after a failure")
    func ownLook() {
        field.layer.borderWidth = 2
        field.layer.borderColor = UIColor.blue.cgColor
        field.accessibilityHint = "As in your passport"
        func isOwn() -> Bool {
            field.layer.borderWidth == 2 && field.layer.borderColor == UIColor.blue.cgColor
                && field.accessibilityHint == "As in your passport"
        }
        app.setAppearance(.dark)
        app.settle()
        #expect(isOwn())
        field.validator = .digits
        field.text = "x"
        field.validate()
        #expect(field.layer.borderWidth == 1 && field.accessibilityHint != "As in your passport")
        app.setAppearance(.light)
        app.settle()
        #expect(
            field.layer.borderColor
                == UIColor.systemRed.resolvedColor(with: field.traitCollection).cgColor)
        field.text = "1"
        field.validate()
        #expect(isOwn())
    }

    @Test(
        "Input mask: digits that the mask writes are no content",
        arguments: [
            ("##-20##", "12-2034", "12-2034"), ("##-20##", "12-203", "12-203"),
            ("##-20##", "12-2", "12"), ("##-20##", "1234", "12-2034"),
            ("##-20##", "12-34", "12-2034"), ("##-20##", "1220", "12-2020"),
            ("+1 (###) ###", "+1 (555) 1", "+1 (555) 1"),
            ("+1 (###) ###", "+1555123", "+1 (555) 123"), ("A1-##", "b1-23", "b1-23"),
            ("##/##/20##", "31/12/2034", "31/12/2034"), ("##/##/20##", "311234", "31/12/2034"),
        ])
    func mask(pattern: String, text: String, result: String) {
        let mask = InputMask(pattern)
        #expect(mask.format(text) == result)
        #expect(mask.format(result) == result)
    }

    @Test(
        "Validator: phone numbers with the spaces and hyphens of typesetters and address books",
        arguments: [
            "+44\u{A0}20\u{A0}7946\u{A0}0000", "+33\u{202F}1\u{202F}23\u{202F}45\u{202F}67",
            "030\u{2011}123456", "030\u{2010}123\u{2013}456", "\u{202A}+44 20 7946 0000\u{202C}",
            "（０３０）１２３－４５６", "＋86 10 8888 8888",
        ])
    func phones(text: String) {
        #expect(Validator.phone.failure(of: text) == nil)
    }
}
