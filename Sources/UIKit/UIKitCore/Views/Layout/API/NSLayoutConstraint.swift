import AssociatedValues
public import Foundation

/// A linear relation between an attribute of one item and that of another, or a constant:
///
///     firstItem.firstAttribute  relation  multiplier · secondItem.secondAttribute + constant
///
/// Items are views and layout guides. Anchors create constraints; ``activate(_:)`` makes them take
/// effect:
///
///     NSLayoutConstraint.activate([
///         title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
///         title.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
///     ])
///
/// An active constraint is owned by the closest view that contains both items
/// (``UIView/constraints``). It does not retain its items: when one of them is deallocated, or
/// leaves that view, the constraint is no longer active.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// Creates a constraint without items, which cannot be activated. For subclasses.
    public override init() {
        stated = LayoutRelation()
        origin = .unknown
        super.init()
    }

    /// Creates a constraint between anchors, whose types ensure that the attributes fit together.
    convenience init(
        _ relation: LayoutRelation, from starts: DistanceStarts?, origin: SourceLine
    ) {
        self.init()
        stated = relation
        self.origin = origin
        Self.check(constant: relation.constant)
        check(multiplier: relation.multiplier)
        if let starts { self.starts = starts } else { checkDirections() }
    }

    nonisolated deinit { AssociatedValues.releaseValues(of: self) }

    /// The relation as a formula, with its identifier and priority, as in
    /// `<NSLayoutConstraint 'gap' title.leading == avatar.trailing + 12   (active)>`.
    ///
    /// Views are named by their accessibility identifier, else by their class and text, guides by
    /// their identifier.
    nonisolated open override var description: String {
        describedOnMainActor(self) {
            let name = identifier.map { "'\($0)' " } ?? ""
            return "<\(type(of: self)) \(name)\(formula)\(isActive ? "   (active)" : "")>"
        }
    }

    /// Creates a constraint that is not active yet.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - attr1: The attribute of `view1`.
    ///   - relation: The relation of the first attribute to the right-hand side.
    ///   - view2: A view or a layout guide, or `nil` with `.notAnAttribute` for a relation to the
    ///     constant alone.
    ///   - attr2: The attribute of `view2`.
    ///   - multiplier: The factor of the second attribute; finite, and not 0 between positions.
    ///   - c: The number of points to add. Finite.
    ///   - file: The file for diagnostics; the caller's by default.
    ///   - line: The line for diagnostics.
    /// - Precondition: Both attributes are positions or both are lengths. They may be of different
    ///   directions.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init()
        stated.first = Self.layoutNode(of: view1, "first")
        stated.second = view2.map { Self.layoutNode(of: $0, "second") }
        stated.multiplier = multiplier
        stated.constant = c
        stated.firstAttribute = attr1
        stated.secondAttribute = stated.second == nil ? .notAnAttribute : attr2
        stated.relation = relation
        origin = SourceLine(file: file, line: line)
        checkForm(secondAttribute: attr2)
    }

    // MARK: The relation

    /// The relation as it was stated. Internal, because the compiler guards each access to a public
    /// property of a class.
    @exclusivity(unchecked) nonisolated(unsafe) final var stated: LayoutRelation

    /// The starts of the operands that are distances; `nil` for nearly all constraints, which have
    /// none. It changes only while no other code has the constraint.
    nonisolated(unsafe) final var starts: DistanceStarts?

    /// Calls `body` with the node of each item that the constraint references.
    @inline(__always)
    nonisolated final func forEachNode(_ body: (LayoutNode) -> Void) {
        if let first = stated.first { body(first) }
        if let second = stated.second { body(second) }
        guard let starts else { return }
        if let start = starts.first { body(start.node) }
        if let start = starts.second { body(start.node) }
    }

    /// The relation with the constant and the priority that a subclass may override, which is
    /// lowered.
    final var relationInForce: LayoutRelation {
        @inline(__always) get {
            var relation = stated
            guard type(of: self) != NSLayoutConstraint.self else { return relation }
            relation.constant = constant
            relation.priority = priority
            return relation
        }
    }

    /// The view or guide on the left of the relation; `nil` once it is gone.
    public final var firstItem: AnyObject? { stated.first?.item }

    /// The view or guide on the right; `nil` when there is none or it is gone.
    public final var secondItem: AnyObject? { stated.second?.item }

    /// The attribute of the first item.
    public final var firstAttribute: Attribute { stated.firstAttribute }

    /// The attribute of the second item; `.notAnAttribute` if there is none.
    public final var secondAttribute: Attribute { stated.secondAttribute }

    /// The comparison of the first side with the second.
    public final var relation: Relation { stated.relation }

    /// The factor of the second attribute.
    public final var multiplier: CGFloat { stated.multiplier }

    /// The number of points added on the right. It may change at any time, at little cost.
    ///
    /// - Precondition: The value is finite.
    open var constant: CGFloat {
        get { stated.constant }
        set {
            Self.check(constant: newValue)
            guard newValue != stated.constant else { return }
            stated.constant = newValue
            ownerNode?.constraintConstantDidChange(self)
        }
    }

    /// The rank of the constraint; required by default.
    ///
    /// - Precondition: The value is above 0 and at most 1000. While the constraint is active it
    ///   neither becomes required nor stops being so.
    open var priority: UILayoutPriority {
        get { stated.priority }
        set {
            check(priority: newValue)
            guard newValue != stated.priority else { return }
            stated.priority = newValue
            ownerNode?.constraintPriorityDidChange(self)
        }
    }

    // MARK: Activation

    /// `true` if the constraint takes effect.
    ///
    /// Setting it does what ``activate(_:)`` and ``deactivate(_:)`` do.
    ///
    /// - Precondition: When it becomes `true` the items have a common superview, or one contains
    ///   the other.
    open var isActive: Bool {
        get { isOwned }
        set {
            guard newValue != isOwned else { return }
            if newValue { activateInClosestOwner() } else { removeFromOwner() }
        }
    }

    /// `true` if a view owns the constraint.
    private final var isOwned: Bool { ownerNode?.isLive ?? false }

    /// Activates constraints, in their order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachGuaranteed { $0.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachGuaranteed { $0.isActive = false }
    }

    /// The node of the owner, whose ``UIView/constraints`` contains this one; no longer live once
    /// that is gone.
    final var ownerNode: LayoutNode?

    /// The view whose ``UIView/constraints`` contains this one.
    final var owner: UIView? { ownerNode?.holder }

    /// The constraint's row in an engine, which may be gone; see
    /// ``LayoutEngine/installedRow(of:)``.
    @exclusivity(unchecked) nonisolated(unsafe) final var installedRow: InstalledRow?

    /// The constraint's slot in its owner's ``ItemConstraints``.
    final var slotInOwner: Int32 = -1

    // MARK: Names

    /// A name for diagnostics.
    open var identifier: String? {
        get { extras?.identifier }
        set { ensuredExtras.identifier = newValue }
    }

    /// `true` if an archive of the views should contain the constraint. There are no archives here;
    /// the value is stored.
    open var shouldBeArchived: Bool {
        get { extras?.shouldBeArchived ?? false }
        set { ensuredExtras.shouldBeArchived = newValue }
    }

    /// The line of source code that created the constraint.
    @exclusivity(unchecked) package final var origin: SourceLine

    /// Rarely used state, allocated on first use. In place, it would make constraints larger than
    /// the 120 bytes that the system allocates and frees most quickly.
    private final var extras: Extras?

    /// Rarely used state.
    private nonisolated final class Extras {
        var identifier: String?
        var shouldBeArchived = false
    }

    private final var ensuredExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }
}

// MARK: - Anchors

extension NSLayoutConstraint {
    /// The first side, as an anchor.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let first = stated.first, first.item != nil else {
            fatalError(
                "\(self) has no first item any more. Keep the views that the constraint references."
            )
        }
        return NSLayoutAnchor(LayoutOperand(node: first, attribute: firstAttribute))
    }

    /// The second side, as an anchor; `nil` if there is none.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
        guard let second = stated.second, second.item != nil else { return nil }
        return NSLayoutAnchor(LayoutOperand(node: second, attribute: secondAttribute))
    }
}
