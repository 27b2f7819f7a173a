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
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: Selector(BoardViewController.keyboardWillChange),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(
            self, selector: Selector(BoardViewController.editingDidEnd),
            name: UITextView.textDidEndEditingNotification, object: createBar.text)
    }

    func stopObservingKeyboard() {
        NotificationCenter.default.removeObserver(self)
    }

    private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo, createBar.text.isFirstResponder,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
        let covered = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
        // A keyboard that is hidden, not merely another one, ends the text.
        guard covered > 0 else {
            createBar.text.resignFirstResponder()
            return
        }
        moveCreateBar(
            above: covered, duration: duration,
            options: UIView.AnimationOptions(rawValue: UInt(curve) << 16))
    }

    private func editingDidEnd(_ notification: Notification) {
        createBar.clear()
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .beginFromCurrentState,
            animations: {
                self.createBarBottom.constant = CreateBar.height + self.view.safeAreaInsets.bottom
                self.view.layoutIfNeeded()
            },
            completion: { _ in
                self.createBar.isHidden = !self.createBar.text.isFirstResponder
            })
        becomeFirstResponder()
    }

    /// Moves the bar up, at the pace of the keyboard.
    func moveCreateBar(
        above height: CGFloat, duration: TimeInterval, options: UIView.AnimationOptions
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
            animations: {
                self.createBarBottom.constant = -height
                self.view.layoutIfNeeded()
            })
    }
}
