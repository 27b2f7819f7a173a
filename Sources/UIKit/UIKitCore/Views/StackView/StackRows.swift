import CoreGraphics

/// The constraints of a stack, as rows for the engine.
///
/// Identifiers are those of Apple's stack, which conflict logs show. Priorities are Apple's too:
/// edges, spacings and equal lengths are required; proportions have 999 and equal centerings 150
/// and less, so that spacings and the views' own constraints take precedence; the priorities that
/// keep a stack without a given size tight are below 50, except for the one across the axis (51).
struct StackRows {
    let stack: UIStackView

    /// The arranged views that are not hidden.
    let views: [UIView]
    let along: StackAttributes
    let across: StackAttributes
    private(set) var rows: [ImplicitRelation] = []

    /// The number of gaps between views that are made equally long.
    var gapCount: Int {
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally: 0
        case .equalSpacing, .equalCentering: max(0, views.count - 1)
        }
    }

    /// Priorities that are not required.
    enum Priority {
        static let proportion = UILayoutPriority(999)
        static let hiding = UILayoutPriority(999.5)
        static let centering = UILayoutPriority(150)
        static let spanning = UILayoutPriority(51)
        static let canvas = UILayoutPriority(49)
        static let unsized = UILayoutPriority(25)
        static let preference = UILayoutPriority(20)
    }

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.arranged.filter { !$0.isHidden }
        let isWithinMargins = stack.isLayoutMarginsRelativeArrangement
        along = StackAttributes(stack.axis, withinMargins: isWithinMargins)
        across = StackAttributes(stack.axis.other, withinMargins: isWithinMargins)
    }

    mutating func all() -> [ImplicitRelation] {
        distribute()
        align()
        collapseHidden()
        return rows
    }

    /// Adds `first.attribute relation second.attribute + constant`; without a second item, the
    /// right side is the constant.
    mutating func add(
        _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required, _ identifier: StaticString
    ) {
        rows.append(
            ImplicitRelation(
                first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
                constant: constant, priority: priority, identifier: identifier))
    }

    // MARK: Hidden views

    /// Reduces hidden views to length 0 at the start of the next one, unless their own constraints
    /// prevent it: so they collapse and expand in animations.
    private mutating func collapseHidden() {
        var previous: UIView?
        for view in stack.arranged {
            guard view.isHidden else {
                previous = view
                continue
            }
            add(view, along.length, priority: Priority.hiding, "UISV-hiding")
            let start: (AnyObject, NSLayoutConstraint.Attribute) =
                previous.map { ($0, along.end) } ?? (stack, along.canvasStart)
            add(
                view, along.start, .equal, start.0, start.1, priority: Priority.hiding,
                "UISV-hiding")
            alignHidden(view)
        }
    }
}
