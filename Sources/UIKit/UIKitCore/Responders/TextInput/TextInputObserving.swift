import Foundation

/// An interaction that shows the selection of an app's own text, and lets keys move it.
@preconcurrency @MainActor
package protocol TextInputObserving: UIInteraction {
    /// Called after the keyboard changed the text, and when the text became, or ceased to be, the
    /// first responder.
    func textInputDidChange()

    /// Returns the reaction to a key that moves the caret; `nil` for other keys.
    func movement(for key: UIKey) -> (() -> Void)?
}

extension UIResponder {
    /// The interactions that show the selection of this responder's text.
    final var textObservers: [any TextInputObserving] {
        let interactions =
            (self as? any UITextInput)?.textInputView.interactions
            ?? (self as? UIView)?.interactions
        return interactions?.compactMap { $0 as? any TextInputObserving } ?? []
    }

    /// Reports a change by the keyboard.
    final func notifyTextObservers() {
        for observer in textObservers { observer.textInputDidChange() }
    }
}
