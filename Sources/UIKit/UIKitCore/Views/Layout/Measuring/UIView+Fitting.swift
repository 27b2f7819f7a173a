import ConstraintSolver
import CoreGraphics

extension UIView {
    /// The size of this view if nothing outside has an effect and its lengths prefer those of a
    /// target.
    final func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        requires(
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
