public import UIKit
import UIKitCore

extension HeadlessApp {
    /// Shows what looks to the app like a software keyboard over the bottom of its window: `keyboardLayoutGuide`s
    /// follow it. There is nothing to see and nothing to tap.
    ///
    /// - Parameter height: In points, at most as high as the window.
    public func showSoftwareKeyboard(height: CGFloat) {
        application.makeCurrent()
        let bounds = window.bounds
        let covered = min(max(height, 0), bounds.height)
        window.softwareKeyboardFrame = CGRect(
            x: bounds.minX, y: bounds.maxY - covered, width: bounds.width, height: covered)
        settle()
    }

    /// Takes the software keyboard away.
    public func hideSoftwareKeyboard() {
        application.makeCurrent()
        window.softwareKeyboardFrame = .zero
        settle()
    }
}
