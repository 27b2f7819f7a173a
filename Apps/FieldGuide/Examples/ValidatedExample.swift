import UIKit
import ValidatedFields

/// Two fields with rules. One delegate method could show an alert for any rule; here the reason
/// stands below its field.
final class ValidatedExample: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rules: [(String, Validator)] = [("Letters", .asciiLetters), ("Digits", .asciiDigits)]
        let column = UIStackView(
            arrangedSubviews: rules.map { name, rule in
                let field = ValidatedTextField()
                field.placeholder = name
                field.borderStyle = .roundedRect
                field.validator = rule
                field.accessibilityIdentifier = name
                return ValidatedFieldView(field)
            })
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        ])
    }
}
