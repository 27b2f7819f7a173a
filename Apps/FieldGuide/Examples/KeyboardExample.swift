import KeyboardAvoiding
import UIKit

/// An input that the keyboard pushes up and lets down, at its own pace.
final class KeyboardExample: UIViewController, UITextFieldDelegate {
    private let field = UITextField()
    private let log = UILabel()
    private var observer: KeyboardObserver?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.borderStyle = .roundedRect
        field.placeholder = String(localized: "A new task", bundle: .module)
        field.accessibilityIdentifier = "Input"
        field.delegate = self
        field.translatesAutoresizingMaskIntoConstraints = false
        log.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        log.numberOfLines = 0
        log.text = "–"
        log.accessibilityIdentifier = "Keyboard"
        log.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(log)
        view.addSubview(field)
        let bottom = field.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            log.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            log.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            log.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            field.topAnchor.constraint(greaterThanOrEqualTo: log.bottomAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: log.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: log.trailingAnchor),
            bottom,
        ])
        observer = KeyboardObserver(of: view) { [weak self] change in
            guard let self else { return }
            log.text = "covered \(change.coveredHeight) points, in \(change.duration) s"
            bottom.constant = -12 - change.coveredHeight
            change.animate { self.view.layoutIfNeeded() }
        }
    }

    /// Hiding the keyboard clears what was not sent.
    func textFieldDidEndEditing(_ textField: UITextField) { textField.text = "" }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
