import CoreGraphics

/// A relation in the engine that has no constraint object: what a view that arranges its subviews is made of.
///
///     firstItem.firstAttribute  relation  multiplier · secondItem.secondAttribute + constant
///
/// A view hands in all of its rows at once: see ``UIView/setLayoutRows(_:)``.
package nonisolated struct LayoutRow {
    /// The sides. A row whose item is gone says nothing.
    let terms: LayoutTerms

    /// In points.
    var constant: CGFloat
    var priority: UILayoutPriority

    /// What diagnoses call the row, as in `UISV-spacing`.
    var identifier: StaticString

    /// A row about a place or a length and another one.
    @MainActor
    init(
        _ firstItem: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ secondItem: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: StaticString
    ) {
        var terms = LayoutTerms(
            first: NSLayoutConstraint.layoutNode(of: firstItem, "first"),
            second: secondItem.map { NSLayoutConstraint.layoutNode(of: $0, "second") })
        terms.form = LayoutForm(
            multiplier: multiplier, firstAttribute: firstAttribute,
            secondAttribute: secondItem == nil ? .notAnAttribute : secondAttribute,
            relation: relation)
        self.terms = terms
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
    }
}

extension UIView {
    /// Replaces the rows that this view keeps, in one edit of the engine's structure.
    ///
    /// Call it when the rows may have become others, at the latest from `updateConstraints()`. Rows that only differ in
    /// their constants from those at the same places are cheap.
    ///
    /// - Parameter rows: Relations between this view, its guides, and views and guides in it.
    final func setLayoutRows(_ rows: [LayoutRow]) {
        guard layoutNode != nil || !rows.isEmpty else { return }
        let node = layoutParticipant
        let isOnlyNumbers =
            node.state.rows.count == rows.count
            && zip(node.state.rows, rows).allSatisfy { $0.differsOnlyInConstant(from: $1) }
        node.state.rows = rows
        layoutRowsDidChange(isOnlyNumbers: isOnlyNumbers)
    }
}

extension LayoutRow {
    /// Whether another row says the same but for its constant.
    fileprivate func differsOnlyInConstant(from other: LayoutRow) -> Bool {
        let (one, two) = (terms, other.terms)
        return one.first == two.first && one.second == two.second && one.form == two.form
            && priority == other.priority
    }
}
