import UIKitCore

extension UIGestureRecognizer {
    /// `true` for a tap recogniser of one tap with one finger, the gesture of most controls.
    var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
