public import CoreGraphics

/// A linear relation between an attribute of one item and that of another, or a constant:
///
///     firstItem.firstAttribute  relation  multiplier · secondItem.secondAttribute + constant
///
/// Items are views and layout guides. Anchors make constraints; ``activate(_:)`` puts them into force:
///
///     NSLayoutConstraint.activate([
///         title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
///         title.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
///     ])
///
/// An active constraint is kept by the closest view that holds both items (``UIView/constraints``). It does not
/// keep its items: when one of them goes, or leaves that view, the constraint is no longer active.
@preconcurrency @MainActor
open class NSLayoutConstraint {
    /// Creates a constraint without items, which cannot be activated. For subclasses.
    public init() {
        terms = LayoutTerms()
        storedConstant = 0
        origin = .unknown
    }

    /// Creates a constraint between anchors, whose form is right by their types.
    init(
        _ first: LayoutAnchorPoint, _ relation: Relation, _ second: LayoutAnchorPoint?,
        multiplier: CGFloat = 1, constant: CGFloat = 0, origin: SourceLine
    ) {
        terms = LayoutTerms(
            first: first.node, second: second?.node,
            form: LayoutForm(
                multiplier: multiplier, firstAttribute: first.attribute,
                secondAttribute: second?.attribute ?? .notAnAttribute, relation: relation))
        storedConstant = constant
        self.origin = origin
        Self.check(constant: constant)
        check(multiplier: multiplier)
        if first.start != nil || second?.start != nil {
            ownExtras.distances = LayoutDistances(first: first.start, second: second?.start)
        } else {
            checkDirections()
        }
    }

    nonisolated deinit {}

    /// Creates a constraint that is not active yet.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: A view or a layout guide, or `nil` with `.notAnAttribute` where only the constant counts.
    ///   - multiplier: What the second attribute is multiplied by; finite, and not 0 between places.
    ///   - c: What is added, in points. Finite.
    ///   - file: The file that diagnoses name; the caller's by default.
    ///   - line: The line that diagnoses name.
    /// - Precondition: Both attributes are of one direction, and both places or both lengths.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init()
        terms.first = Self.layoutNode(of: view1, "first")
        terms.second = view2.map { Self.layoutNode(of: $0, "second") }
        terms.form = LayoutForm(
            multiplier: multiplier, firstAttribute: attr1,
            secondAttribute: terms.second == nil ? .notAnAttribute : attr2, relation: relation)
        storedConstant = c
        origin = SourceLine(file: file, line: line)
        checkForm(secondAttribute: attr2)
    }

    // MARK: The relation

    @exclusivity(unchecked) nonisolated(unsafe) final var terms: LayoutTerms

    /// The view or guide on the left of the relation; `nil` once it is gone.
    public final var firstItem: AnyObject? { terms.first?.item }

    /// The view or guide on the right; `nil` when there is none or it is gone.
    public final var secondItem: AnyObject? { terms.second?.item }

    /// What of the first item the relation is about.
    public final var firstAttribute: Attribute { terms.form.firstAttribute }

    /// What of the second item it is about; none when only the constant counts.
    public final var secondAttribute: Attribute { terms.form.secondAttribute }

    /// How the first side compares with the second.
    public final var relation: Relation { terms.form.relation }

    /// What the second attribute is multiplied by.
    public final var multiplier: CGFloat { terms.form.multiplier }

    /// What is added on the right, in points. It may change at any time, and that is cheap.
    ///
    /// - Precondition: The value is finite.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            Self.check(constant: newValue)
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            ownerNode?.constraintConstantDidChange(self)
        }
    }

    @exclusivity(unchecked) private final var storedConstant: CGFloat

    /// The rank of the constraint; required by default.
    ///
    /// - Precondition: The value is above 0 and at most 1000. While the constraint is active it neither becomes
    ///   required nor stops being so.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            check(priority: newValue)
            guard newValue != storedPriority else { return }
            storedPriority = newValue
            ownerNode?.constraintPriorityDidChange(self)
        }
    }

    @exclusivity(unchecked) private final var storedPriority = UILayoutPriority.required

    // MARK: Being active

    /// Whether the constraint is in force.
    ///
    /// Setting it does what ``activate(_:)`` and ``deactivate(_:)`` do.
    ///
    /// - Precondition: When it becomes `true` the items have a common superview, or one lies in the other.
    open var isActive: Bool {
        get { isKept }
        set {
            guard newValue != isKept else { return }
            if newValue { enterClosestAncestor() } else { leaveOwner() }
        }
    }

    /// Whether a view keeps the constraint.
    private final var isKept: Bool { ownerNode?.isLive ?? false }

    /// Activates constraints, in their order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachGuaranteed { $0.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEachGuaranteed { $0.isActive = false }
    }

    /// The node of the view whose ``UIView/constraints`` has this one; no longer live once that is gone.
    @exclusivity(unchecked) final var ownerNode: LayoutNode?

    /// The view whose ``UIView/constraints`` has this one.
    final var owner: UIView? { ownerNode?.holder }

    /// The constraint's row in an engine, which may be gone; see ``LayoutEngine/row(of:)``.
    @exclusivity(unchecked) nonisolated(unsafe) final var loweredRow: LoweredRow?

    /// The constraint's place in its owner's ``ConstraintList``.
    @exclusivity(unchecked) final var placeInOwner: Int32 = -1

    // MARK: Names

    /// A name for diagnoses.
    open var identifier: String? {
        get { extras?.identifier }
        set { ownExtras.identifier = newValue }
    }

    /// Whether an archive of the views should hold the constraint. There are no archives here; the value is kept.
    open var shouldBeArchived: Bool {
        get { extras?.shouldBeArchived ?? false }
        set { ownExtras.shouldBeArchived = newValue }
    }

    /// Where in the source the constraint was made.
    @exclusivity(unchecked) package final var origin: SourceLine

    /// What few constraints have; `nil` for the others. With it they would not be among the small objects that the system
    /// allocates and frees most quickly, those of up to 120 bytes.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var extras: Extras?

    /// What few constraints have.
    nonisolated final class Extras {
        var distances: LayoutDistances?
        var identifier: String?
        var shouldBeArchived = false
    }

    private final var ownExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }
}

// MARK: - Making from anchors

extension NSLayoutConstraint {
    /// Where the first side stands, as an anchor.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let first = terms.first, first.item != nil else {
            preconditionFailure(
                "\(self) has no first item any more. Keep the views that the constraint is about.")
        }
        return NSLayoutAnchor(first, firstAttribute)
    }

    /// Where the second side stands, as an anchor; `nil` where only the constant counts.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
        guard let second = terms.second, second.item != nil else { return nil }
        return NSLayoutAnchor(second, secondAttribute)
    }
}

nonisolated extension NSLayoutConstraint: Hashable {
    /// Two constraints are equal when they are the same object.
    public static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool {
        left === right
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
