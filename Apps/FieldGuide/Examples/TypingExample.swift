import UIKit

/// Three ways to follow what is typed into a field, and which of them misses what.
final class TypingExample: UIViewController, UITextFieldDelegate {
    private let field = UITextField()
    private let labels = (0..<3).map { _ in UILabel() }
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.delegate = self
        field.placeholder = "000"
        field.accessibilityIdentifier = "Typed"
        field.addAction(
            UIAction { [weak self] _ in self?.say(1, ".editingChanged", self?.field.text) },
            for: .editingChanged)
        observation = field.observe(\.text, options: [.new]) { [weak self] _, change in
            self?.say(2, "observe(\\.text)", change.newValue ?? nil)
        }
        let button = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "field.text = \"000\"") { [weak self] _ in
                self?.field.text = "000"
            })
        button.accessibilityIdentifier = "Set"
        for label in labels {
            label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
            label.text = "–"
        }
        let column = UIStackView(arrangedSubviews: [field, button] + labels + [UIView()])
        column.axis = .vertical
        column.spacing = 10
        column.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 190)
        column.autoresizingMask = .flexibleWidth
        view.addSubview(column)
    }

    /// The document's wrong way: the typed text after the old one, wherever it was typed.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        say(0, "shouldChange", (textField.text ?? "") + string)
        return true
    }

    private func say(_ index: Int, _ name: String, _ text: String?) {
        labels[index].text = "\(name): \(text ?? "nil")"
        labels[index].accessibilityIdentifier = name
    }
}
