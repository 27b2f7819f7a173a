import CoreGraphics

/// A relation without a constraint object, which a view adds to arrange its subviews.
///
///     firstItem.firstAttribute  relation  multiplier · secondItem.secondAttribute + constant
///
/// A view hands in all of its relations at once: see ``UIView/setImplicitRelations(_:)``.
package nonisolated struct ImplicitRelation {
    /// The relation. It has no effect once one of its items is gone.
    let relation: LayoutRelation

    /// The relation's name in diagnostics, as in `UISV-spacing`.
    let identifier: StaticString

    /// Creates a relation between two attributes, or between a length and a constant.
    @MainActor
    init(
        _ firstItem: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ secondItem: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: StaticString
    ) {
        self.relation = LayoutRelation(
            first: NSLayoutConstraint.layoutNode(of: firstItem, "first"),
            second: secondItem.map { NSLayoutConstraint.layoutNode(of: $0, "second") },
            multiplier: multiplier, constant: constant, priority: priority,
            firstAttribute: firstAttribute,
            secondAttribute: secondItem == nil ? .notAnAttribute : secondAttribute,
            relation: relation)
        self.identifier = identifier
    }
}

extension UIView {
    /// Replaces the implicit relations that this view owns, in one edit of the engine's structure.
    ///
    /// Call it when the relations may have changed, at the latest from `updateConstraints()`.
    /// Relations that differ only in their constants from those at the same indexes are cheap to
    /// replace.
    ///
    /// - Parameter relations: Relations between this view, its guides, and views and guides in it.
    final func setImplicitRelations(_ relations: [ImplicitRelation]) {
        guard layoutNode != nil || !relations.isEmpty else { return }
        let node = ensuredLayoutNode
        let old = node.state.implicitRelations
        let changesOnlyConstants =
            old.count == relations.count
            && zip(old, relations).allSatisfy { old, new in
                old.relation.differsOnlyInConstant(from: new.relation)
            }
        node.state.implicitRelations = relations
        implicitRelationsDidChange(onlyConstants: changesOnlyConstants)
    }
}
