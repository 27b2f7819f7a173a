import CoreGraphics

/// What a constraint says but for its constant and priority; it stays as it was made.
///
///     first.firstAttribute  relation  multiplier · second.secondAttribute + constant
///
/// Kept together and internal, because the compiler guards each access to a public property of a class.
nonisolated struct LayoutTerms {
    /// The items, which are not kept; see ``LayoutNode``. The second is `nil` where only the constant counts.
    var first: LayoutNode?
    var second: LayoutNode?

    /// What is said about them.
    var form = LayoutForm()
}

/// What a relation says about its items.
nonisolated struct LayoutForm: Equatable {
    var multiplier: CGFloat = 1
    var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var relation = NSLayoutConstraint.Relation.equal
}
