public import UIKit
import UIKitCore

extension HeadlessApp {
    /// The rectangle of the ring around the view that has the keyboard focus, in window points;
    /// `nil` while none is shown.
    public var focusRing: CGRect? {
        makeCurrent()
        return window.focusSystem.ringFrame
    }

    /// The view that has the keyboard focus.
    public var focusedView: UIView? {
        makeCurrent()
        return window.focusSystem.focusedItem as? UIView
    }
}
