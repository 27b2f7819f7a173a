import ConstraintSolver
import CoreGraphics

extension UIView {
    /// The size of this view when nothing outside counts and each length wants that of a target.
    final func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        precondition(
            horizontal.isLegal && vertical.isLegal,
            """
            A fitting priority of \(NSLayoutConstraint.name(of: self)) is not in 1…1000: \
            \(horizontal.rawValue), \(vertical.rawValue). Use .required or .fittingSizeLevel.
            """)
        updateConstraintsInTree()
        return LayoutMeasurement.size(
            of: self, fitting: target, Strength(horizontal.rawValue), Strength(vertical.rawValue))
    }
}
