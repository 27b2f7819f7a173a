import Foundation
import UIKit

/// Asks for a text over a screen.
///
/// What was typed when the app ends is taken as if it had been confirmed.
final class TextPrompt {
    private let original: String
    private let body: (String) -> Void
    private weak var field: UITextField?
    private var observation: (any NSObjectProtocol)?

    private init(_ original: String, body: @escaping (String) -> Void) {
        self.original = original
        self.body = body
        observation = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.finish() } }
    }

    isolated deinit { observation.map { NotificationCenter.default.removeObserver($0) } }

    /// - Parameters:
    ///   - identifier: The name of the text field for scripts and tests.
    ///   - confirmation: The title of the button that takes the text.
    static func show(
        _ title: String, text: String, identifier: String, confirmation: String,
        over controller: UIViewController, then body: @escaping (String) -> Void
    ) {
        let prompt = TextPrompt(text, body: body)
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = text
            field.clearButtonMode = .whileEditing
            field.accessibilityIdentifier = identifier
            prompt.field = field
        }
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        let done = UIAlertAction(title: confirmation, style: .default) { _ in prompt.confirm() }
        alert.addAction(done)
        alert.preferredAction = done
        controller.present(alert, animated: true)
    }

    private func confirm() { body(field?.text ?? "") }

    /// Takes a text that was changed.
    private func finish() {
        guard let field, field.window != nil, field.text != original else { return }
        confirm()
    }
}
