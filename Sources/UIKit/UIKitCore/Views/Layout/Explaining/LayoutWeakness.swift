import ConstraintSolver
import CoreGraphics

/// The rank of a relation among those that contradict each other: the greatest gives way.
///
/// The rules were recorded from Apple's engine; none of them depends on when a constraint was
/// created or activated. From the first to give way to the last:
///
/// 1. relations of programs and arranging views, before frames and masks;
/// 2. `<=`, then `>=`, then `==`;
/// 3. centres and lengths before edges;
/// 4. relations written the wrong way round, from the container to a view in it;
/// 5. those of a subview that was added later;
/// 6. the larger constant;
/// 7. by text, so that equal runs break equal constraints.
struct LayoutWeakness: Comparable {
    private let source: LayoutSource?
    private var keys: [Int] = []
    private var path: [Int] = []
    private var constant: CGFloat = 0

    private init(_ source: LayoutSource?, _ places: SubviewPlaces) {
        self.source = source
        switch source {
        case .constraint(let constraint):
            keys = [
                1, Self.weakness(of: constraint.relation),
                Self.weakness(of: constraint.firstAttribute), constraint.isFlipped ? 1 : 0,
            ]
            path = constraint.movedItem.flatMap(LayoutItem.view).map(places.path) ?? []
            constant = constraint.constant
        case .implicit: keys = [1]
        case .content, .frame, nil: break
        }
    }

    /// The row that gives way among rows that contradict each other.
    ///
    /// - Parameter places: The same for all conflicts of one solve.
    static func weakest(
        of rows: [Row], _ sources: [Row: LayoutSource], _ places: SubviewPlaces
    ) -> Row {
        let ranked = rows.map { (row: $0, weakness: LayoutWeakness(sources[$0], places)) }
        return ranked.max { $0.weakness < $1.weakness }?.row ?? rows[rows.count - 1]
    }

    private static func weakness(of relation: NSLayoutConstraint.Relation) -> Int {
        switch relation {
        case .lessThanOrEqual: 2
        case .greaterThanOrEqual: 1
        case .equal: 0
        }
    }

    private static func weakness(of attribute: NSLayoutConstraint.Attribute) -> Int {
        switch attribute {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 2
        case .width, .height: 1
        default: 0
        }
    }

    static func == (left: LayoutWeakness, right: LayoutWeakness) -> Bool {
        !(left < right) && !(right < left)
    }

    static func < (left: LayoutWeakness, right: LayoutWeakness) -> Bool {
        if left.keys != right.keys { return left.keys.lexicographicallyPrecedes(right.keys) }
        if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
        if left.constant != right.constant { return left.constant < right.constant }
        return left.text < right.text
    }

    private var text: String { source.map { "\($0)" } ?? "" }
}

extension NSLayoutConstraint {
    /// `true` if the first item of the constraint is a container of the second.
    fileprivate var isFlipped: Bool {
        guard let first = firstItem.flatMap(LayoutItem.view),
            let second = secondItem.flatMap(LayoutItem.view)
        else { return false }
        return first !== second && second.isDescendant(of: first)
    }

    /// The item that the constraint moves, rather than the container that it is moved in.
    package final var movedItem: AnyObject? { isFlipped ? secondItem : firstItem }
}
