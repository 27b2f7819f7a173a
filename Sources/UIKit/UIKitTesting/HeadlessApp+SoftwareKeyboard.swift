public import UIKit
import UIKitCore

extension HeadlessApp {
    /// Simulates a software keyboard over the bottom of the window, which `keyboardLayoutGuide`s
    /// follow. It is not drawn and cannot be tapped.
    ///
    /// - Parameter height: The height in points, at most that of the window.
    public func showSoftwareKeyboard(height: CGFloat) {
        makeCurrent()
        let bounds = window.bounds
        let covered = min(max(height, 0), bounds.height)
        window.softwareKeyboardFrame = CGRect(
            x: bounds.minX, y: bounds.maxY - covered, width: bounds.width, height: covered)
        settle()
    }

    /// Hides the software keyboard.
    public func hideSoftwareKeyboard() {
        makeCurrent()
        window.softwareKeyboardFrame = .zero
        settle()
    }
}
