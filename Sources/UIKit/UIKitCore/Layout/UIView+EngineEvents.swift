import CoreGraphics

extension UIView {
    func contentSizeDidChange() { superview?.setNeedsLayout() }
    func placeSubviewsByConstraints() {}
    func setTranslatesAutoresizingMask(_ value: Bool) {
        if value {
            layoutMarks.remove(.isPlacedByConstraints)
        } else {
            layoutMarks.insert(.isPlacedByConstraints)
        }
    }
    func markNeedsUpdateConstraints() { layoutMarks.insert(.needsUpdateConstraints) }
    func updateConstraintsInTree() {}
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
        -> CGSize
    { target }
    func constraintWasAdded(_ constraint: NSLayoutConstraint) {}
    func constraintWillBeRemoved(_ constraint: NSLayoutConstraint) {}
    func constraintConstantDidChange(_ constraint: NSLayoutConstraint) {}
    func constraintPriorityDidChange(_ constraint: NSLayoutConstraint) {}
    func guideEdgesMayHaveChanged() {}
    func layoutRowsDidChange() {}
}
extension UILayoutGuide {
    func leaveEngine() {}
    var solvedFrame: CGRect { .zero }
}
