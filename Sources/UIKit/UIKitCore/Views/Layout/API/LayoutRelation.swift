import CoreGraphics

/// A relation as the app states it, the first of the three forms that a constraint takes:
///
///     first.firstAttribute  relation  multiplier · second.secondAttribute + constant   @priority
///
/// ``LayoutEngine/lower(_:in:)`` writes it as a ``LinearRow``, in the solver's terms, and the
/// engine stores an ``InstalledRow`` of that. ``NSLayoutConstraint`` and ``ImplicitRelation`` store
/// one relation each.
///
/// The fields are flat and in this order to keep a constraint within 120 bytes, the largest size
/// that glibc allocates and frees by its fast lists. None of them is counted, so that a relation is
/// copied as plain memory: lowering alone copies each three times.
nonisolated struct LayoutRelation {
    /// The items, which are not retained; see ``LayoutNode``. `second` is `nil` where the relation
    /// has only a constant.
    var first: LayoutNode?
    var second: LayoutNode?

    var multiplier: CGFloat = 1

    /// In points.
    var constant: CGFloat = 0

    var priority = UILayoutPriority.required
    var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var relation = NSLayoutConstraint.Relation.equal
}

/// The attributes from which the distances on the two sides of a relation are measured.
nonisolated final class DistanceStarts {
    let first: LayoutOperand?
    let second: LayoutOperand?

    init(first: LayoutOperand?, second: LayoutOperand?) {
        self.first = first
        self.second = second
    }
}

nonisolated extension LayoutRelation {
    /// `true` if one of the attributes is a baseline, whose position depends on text.
    var referencesBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    /// `true` if one of the attributes depends on a view's margins.
    var referencesMargin: Bool { firstAttribute.isMargin || secondAttribute.isMargin }

    /// `true` if the relation is mirrored in a right-to-left owner: one of its positions is leading
    /// or trailing. Distances have a direction of their own.
    ///
    /// - Parameter starts: The starts of the operands that are distances.
    @inline(__always)
    func isDirectional(from starts: DistanceStarts?) -> Bool {
        firstAttribute.isDirectional && starts?.first == nil
            || secondAttribute.isDirectional && starts?.second == nil
    }

    /// `true` if another relation differs from this one in its constant at most.
    func differsOnlyInConstant(from other: LayoutRelation) -> Bool {
        first == other.first && second == other.second && multiplier == other.multiplier
            && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && priority == other.priority
    }
}
