import LayoutDSL
import UIKit

/// A superview with two subviews, between which constraints are created.
struct Tree {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let view = UIView()
    let other = UIView()

    init() {
        superview.addSubview(view)
        superview.addSubview(other)
    }

    /// Returns the constraints that `build` creates for ``view``.
    @discardableResult
    func make(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] { view.layout.make(build) }

    /// Returns the only UIKit constraint that `build` creates for ``view``.
    func one(_ build: (LayoutMaker) -> Void) -> NSLayoutConstraint {
        let constraints = make(build).flatMap(\.constraints)
        precondition(constraints.count == 1, "There are \(constraints.count) constraints, not one.")
        return constraints[0]
    }

    /// Returns the constants that `build` sets for the constraints of ``view``, in order.
    func constants(_ build: (LayoutMaker) -> Void) -> [CGFloat] {
        make(build).flatMap(\.constraints).map(\.constant)
    }
}

extension UIEdgeInsets {
    /// Insets with four different sides.
    static let sample = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
}
