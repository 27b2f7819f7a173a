import LayoutDSL
import UIKit

/// A superview with two subviews, which constraints are made for.
struct Tree {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let view = UIView()
    let other = UIView()

    init() {
        superview.addSubview(view)
        superview.addSubview(other)
    }

    /// The constraints that `build` makes for ``view``.
    @discardableResult
    func make(_ build: (LayoutMaker) -> Void) -> [LayoutConstraint] { view.layout.make(build) }

    /// The only constraint of UIKit that `build` makes for ``view``.
    func one(_ build: (LayoutMaker) -> Void) -> NSLayoutConstraint {
        let constraints = make(build).flatMap(\.constraints)
        precondition(constraints.count == 1, "There are \(constraints.count) constraints, not one.")
        return constraints[0]
    }

    /// The constants that `build` gives to the constraints of ``view``, in their order.
    func constants(_ build: (LayoutMaker) -> Void) -> [CGFloat] {
        make(build).flatMap(\.constraints).map(\.constant)
    }
}

extension UIEdgeInsets {
    /// Four different sides.
    static let sample = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
}
