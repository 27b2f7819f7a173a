import UIKit
import UIKitCore

extension UIView {
    /// `true` if the view is neither hidden nor transparent, regardless of its superviews.
    var isShownInSuperview: Bool { !isHidden && alpha >= 0.01 }

    /// `true` if neither the view nor a superview is hidden or transparent.
    var isShownInSuperviews: Bool {
        sequence(first: self, next: \.superview).allSatisfy(\.isShownInSuperview)
    }

    /// The views below this one, back to front, without the parts of controls.
    func shownSubviews(includingHidden: Bool) -> [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            let parts = view is UIControl ? Self.parts(of: view) : []
            for subview in view.subviews where !parts.contains(subview) {
                guard includingHidden || subview.isShownInSuperview else { continue }
                found.append(subview)
                visit(subview)
            }
        }
        visit(self)
        return found
    }

    @inline(never)
    private static func parts(of view: AnyObject) -> [UIView] {
        (view as? any ViewWithParts)?.parts ?? []
    }
}
