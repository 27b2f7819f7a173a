import UIKit
import ValidatedFields

final class ValidatedComponent: Component {
    private let field = ValidatedTextField()
    private lazy var group = ValidatedFieldView(field)

    /// The text and whether it is accepted; `nil` before a check.
    private var isInvalid = false

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        host == .tabBarItem ? .noMeaning("A tab is no view.") : .works
    }

    override func prepare() {
        group.frame = CGRect(x: 8, y: 0, width: 110, height: 0)
        group.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(group)
        NSLayoutConstraint.activate([
            group.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            group.topAnchor.constraint(equalTo: view.topAnchor),
            group.widthAnchor.constraint(equalToConstant: 260),
        ])
        field.validator = .digits
        field.onChange = { [weak self] _ in if self?.isInvalid == false { self?.whenEnded?() } }
    }

    override func show() {
        isInvalid = true
        field.text = "x"
        field.validate()
    }

    override func hide() {
        isInvalid = false
        field.text = "5"
        field.validate()
    }

    override func leaveWorkPending() {
        field.text = "5"
        field.asyncValidator = { _ in try await Task.sleep(for: .seconds(2)) }
        field.validate()
    }

    override func useValues() {
        field.text = "12"
        expect("validity of a text set by code", field.validity, is: .unknown)
        guard field.becomeFirstResponder() else { return show() }
        stage.app.keyboard.type("a")
        field.resignFirstResponder()
        stage.pass(0.6)
        expect("the text", field.text, is: "12a")
        checkShown("typed")
        field.becomeFirstResponder()
        stage.app.keyboard.press(.delete)
        stage.pass(0.6)
        expect("validity while a failure is mended", field.validity, is: .valid)
        field.resignFirstResponder()
        show()
    }

    override func replaceSettings() {
        field.validator = .letters
        expect("validity by another rule", field.validity, is: .unknown)
        expect("the text's validity", field.validate(), is: true)
        field.validator = .digits
        field.asyncValidator = { text in
            try await Task.sleep(for: .seconds(0.2))
            if text == "13" { throw ValidationFailure(reason: "unlucky") }
        }
        field.text = "13"
        field.validate()
        expect("validity", field.validity, is: .checking)
        stage.pass(0.6)
        expect("the reason", field.validity.failure?.reason, is: "unlucky")
        checkShown("a check that takes time")
        field.asyncValidator = nil
        show()
    }

    override func checkShown(_ moment: String) {
        guard isInvalid else { return checkHidden(moment) }
        view.layoutIfNeeded()
        expect("\(moment): failure", field.validity.failure != nil, is: true)
        expect("\(moment): the message's hiding", group.messageLabel.isHidden, is: false)
        expect("\(moment): the message's alpha", group.messageLabel.alpha, is: 1)
        expect("\(moment): the border", field.layer.borderWidth, is: 1)
        let red = UIColor.systemRed.resolvedColor(with: field.traitCollection).cgColor
        expect(field.layer.borderColor == red, "\(moment): the border is not the red of the traits")
        expect(
            group.messageLabel.bounds.height > 5,
            "\(moment): the message is \(group.messageLabel.bounds.height) points high")
        if !(view is UIScrollView) { expectInside(group.messageLabel, "\(moment): the message") }
        expect(
            group.messageLabel.frame.minY >= field.frame.maxY,
            "\(moment): the message covers the field")
    }

    override func checkHidden(_ moment: String) {
        expect("\(moment): failure", field.validity.failure, is: nil)
        expect("\(moment): the message's hiding", group.messageLabel.isHidden, is: true)
        expect("\(moment): the border", field.layer.borderWidth, is: 0)
    }

    override var parts: [AnyObject] { [field, group] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "type",
                { [unowned self] number in
                    guard field.becomeFirstResponder() else { return }
                    field.text = ""
                    stage.app.keyboard.type(number % 2 == 0 ? "12" : "b")
                    field.resignFirstResponder()
                    isInvalid = number % 2 != 0
                }
            ),
            (
                "a check that takes time",
                { [unowned self] number in
                    field.asyncValidator = { [number] _ in
                        try await Task.sleep(for: .seconds(Double(number % 10) / 10))
                    }
                    field.validate()
                    if number % 2 == 0 { stage.pass(0.3) }
                    field.asyncValidator = nil
                    isInvalid = !field.validate()
                }
            ),
            (
                "rule",
                { [unowned self] _ in
                    field.validator = .letters
                    field.validator = .digits
                    isInvalid = !field.validate()
                }
            ),
            (
                "hint",
                { [unowned self] number in
                    group.hint = "Digits"
                    if number % 2 == 0 { stage.pass(0.1) }
                    group.hint = nil
                }
            ),
            (
                "mask",
                { [unowned self] _ in
                    field.inputMask = InputMask("####")
                    field.inputMask = nil
                    show()
                }
            ),
        ]
    }
}
