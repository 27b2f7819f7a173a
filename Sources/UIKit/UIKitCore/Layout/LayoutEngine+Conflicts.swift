import ConstraintSolver
import CoreGraphics

// Which of the required relations that contradict each other gives way. The rules were recorded from Apple's engine; none
// of them asks when a constraint was made or activated. From the first to give way to the last:
//
// 1. relations that programs and arranging views made, before frames and masks;
// 2. `<=`, then `>=`, then `==`;
// 3. centres and lengths before edges;
// 4. relations written the wrong way round, from the container to what lies in it;
// 5. those of a subview that was added later;
// 6. the larger constant;
// 7. by text, so that equal runs break equal constraints.

extension LayoutEngine {
    /// What made each row. Found by asking all nodes, for diagnoses only.
    var sources: [Row: LayoutSource] {
        var sources: [Row: LayoutSource] = [:]
        for case let node? in nodes {
            node.stored.forEach { constraint in
                if let lowered = row(of: constraint) {
                    sources[lowered.row] = .constraint(constraint)
                }
            }
            for (row, lowered) in zip(node.rows, node.loweredRows) {
                sources[lowered.row] = .row(
                    identifier: "\(row.identifier)", keptBy: node.view, formula: row.formula)
            }
            for own in ownSources(of: node) { sources[own.row] = own.source }
        }
        return sources
    }

    /// The rows that an item has by itself, and what they are.
    func ownSources(of node: LayoutNode) -> [(row: Row, source: LayoutSource)] {
        let own = node.attachment.ownRows
        let rows = [own.first, own.second, own.third, own.fourth]
        return rows.enumerated().compactMap { index, row in
            guard let row else { return nil }
            let axis: NSLayoutConstraint.Axis = index < 2 ? .horizontal : .vertical
            let source: LayoutSource =
                node.isPlacedByEngine || node.view === root
                ? .content(node.view, axis: axis, isHugging: index % 2 == 0)
                : .frame(node.view, axis: axis)
            return (row, source)
        }
    }

    /// By how many points the first side of a broken relation is more than it should be.
    private func excess(of row: Row, _ source: LayoutSource) -> Double {
        let leftSide = solver.leftSide(of: row)
        guard case .constraint(let constraint) = source, let lowered = self.row(of: constraint)
        else { return leftSide }
        return lowered.sign < 0 ? leftSide : -leftSide
    }

    /// Reports the conflicts that were not there after the last solve.
    func reportConflicts() {
        let found = solver.conflicts
        guard !found.isEmpty || !reported.isEmpty else { return }
        let new = found.filter { reported[$0.broken] != $0.members }
        reported = Dictionary(
            found.map { ($0.broken, $0.members) }, uniquingKeysWith: { first, _ in first })
        if !new.isEmpty { described(new).forEach(LayoutLog.report) }
    }

    /// The conflicts as of the last solve.
    var conflicts: [LayoutConflict] { described(solver.conflicts) }

    private func described(_ conflicts: [Conflict]) -> [LayoutConflict] {
        let sources = sources
        return conflicts.compactMap { conflict in
            sources[conflict.broken].map { broken in
                LayoutConflict(
                    members: conflict.members.compactMap { sources[$0] }, broken: broken,
                    excess: excess(of: conflict.broken, broken), isMinimal: conflict.isMinimal)
            }
        }
    }
}

/// How readily a relation gives way. The greatest one does.
struct LayoutWeakness: Comparable {
    private let source: LayoutSource?
    private var keys: [Int] = []
    private var view: UIView?
    private var constant: CGFloat = 0

    private init(_ source: LayoutSource?) {
        self.source = source
        switch source {
        case .constraint(let constraint):
            keys = [
                1, Self.weakness(of: constraint.relation),
                Self.weakness(of: constraint.firstAttribute), constraint.isFlipped ? 1 : 0,
            ]
            view = constraint.movedItem.flatMap(LayoutItem.view)
            constant = constraint.constant
        case .row: keys = [1]
        case .content, .frame, nil: break
        }
    }

    /// The row that gives way among rows that contradict each other.
    static func weakest(of rows: [Row], _ sources: [Row: LayoutSource]) -> Row {
        let ranked = rows.map { (row: $0, weakness: LayoutWeakness(sources[$0])) }
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
        if left.view !== right.view, let one = left.view, let other = right.view {
            return one.pathFromRoot.lexicographicallyPrecedes(other.pathFromRoot)
        }
        if left.constant != right.constant { return left.constant < right.constant }
        return left.text < right.text
    }

    private var text: String { source.map { "\($0)" } ?? "" }
}

extension NSLayoutConstraint {
    /// Whether the constraint speaks of a container first, and then of something in it.
    fileprivate var isFlipped: Bool {
        guard let first = firstItem.flatMap(LayoutItem.view),
            let second = secondItem.flatMap(LayoutItem.view)
        else { return false }
        return first !== second && second.isDescendant(of: first)
    }

    /// The item that the constraint moves, rather than the container that it moves it in.
    package final var movedItem: AnyObject? { isFlipped ? secondItem : firstItem }
}

extension UIView {
    /// The indexes that lead from the topmost view to this one.
    fileprivate final var pathFromRoot: [Int] {
        var path: [Int] = []
        var view = self
        while let superview = view.superview {
            path.append(superview.subviews.firstIndex { $0 === view } ?? 0)
            view = superview
        }
        return path.reversed()
    }
}

extension LayoutRow {
    /// The relation as a formula.
    var formula: String {
        NSLayoutConstraint.formula(
            "\(NSLayoutConstraint.name(of: first.item)).\(firstAttribute.name)", relation,
            second.map { "\(NSLayoutConstraint.name(of: $0.item)).\(secondAttribute.name)" },
            multiplier: multiplier, constant: constant, priority: priority)
    }
}
