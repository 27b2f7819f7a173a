/// The kinds of state that a view may inherit from its superviews.
///
/// Tints and safe areas are looked up in the superview, which looks in its own. Without these
/// flags, adding a view to a deep tree would walk up to the root only to find that nothing is set.
/// A view takes over the flags of its superview and never clears them; a superfluous flag costs
/// time only.
nonisolated struct Inheritance: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// This view or one of its superviews may have set a tint colour or an adjustment mode.
    static let tint = Inheritance(rawValue: 1 << 0)

    /// This view or one of its superviews may have a safe area.
    static let safeArea = Inheritance(rawValue: 1 << 1)
}

extension UIView {
    /// Adds `marks` to this view and its descendants.
    final func propagateInheritance(_ marks: Inheritance) {
        guard !inheritance.isSuperset(of: marks) else { return }
        inheritance.formUnion(marks)
        for subview in storedSubviews { subview.propagateInheritance(marks) }
    }
}
