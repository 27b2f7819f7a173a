import KeyboardAvoiding
import UIKit

// The bar for new cards stays above the software keyboard.
extension BoardViewController {
    /// The height that the keyboard covers now.
    var keyboardHeight: CGFloat {
        max(
            0,
            view.bounds.maxY - view.keyboardLayoutGuide.layoutFrame.minY
                - view.safeAreaInsets.bottom)
    }

    func startObservingKeyboard() {
        keyboardObserver = KeyboardObserver(of: view) { [weak self] in self?.keyboardWillMove($0) }
        NotificationCenter.default.addObserver(
            self, selector: Selector(BoardViewController.editingDidEnd),
            name: UITextView.textDidEndEditingNotification, object: createBar.text)
    }

    func stopObservingKeyboard() {
        keyboardObserver = nil
        NotificationCenter.default.removeObserver(self)
    }

    private func keyboardWillMove(_ change: KeyboardChange) {
        if change.coveredHeight > 0 {
            if createBar.text.isFirstResponder { moveCreateBar(with: change) }
        } else if createBar.text.isFirstResponder {
            // A keyboard that is hidden, not merely another one, ends the text.
            hidingKeyboard = change
            createBar.text.resignFirstResponder()
            hidingKeyboard = nil
        }
    }

    private func editingDidEnd(_ notification: Notification) {
        autosave.flush()
        createBar.clear()
        let hiding = hidingKeyboard ?? KeyboardChange(coveredHeight: 0)
        hiding.animate {
            self.createBarBottom.constant = CreateBar.height + self.view.safeAreaInsets.bottom
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.createBar.isHidden = !self.createBar.text.isFirstResponder
        }
        becomeFirstResponder()
    }

    /// Moves the bar up, at the pace of the keyboard.
    func moveCreateBar(with change: KeyboardChange) {
        change.animate {
            self.createBarBottom.constant = -change.coveredHeight
            self.view.layoutIfNeeded()
        }
    }
}
