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
        nodesByVariable.forEach { node in
            guard knows(node) else { return }
            node.forEachStored { constraint in
                if let lowered = row(of: constraint) {
                    sources[lowered.row] = .constraint(constraint)
                }
            }
            for (index, (row, lowered)) in zip(node.state.rows, node.state.loweredRows).enumerated()
            {
                sources[lowered.row] = .row(row, index: index, keptBy: node.view)
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
            guard node.isPlacedByEngine || node.view === root else {
                let numbers: [LayoutFrameNumber] = [.x, .width, .y, .height]
                return (row, .frame(node.view, numbers[index]))
            }
            let axis: NSLayoutConstraint.Axis = index < 2 ? .horizontal : .vertical
            return (row, .content(node.view, axis: axis, isHugging: index % 2 == 0))
        }
    }

    /// The numbers of frames that relations speak of and that are not rows themselves.
    private func frames(under members: [LayoutSource]) -> [LayoutSource] {
        var found: [LayoutSource] = []
        for member in members {
            for variable in variables(of: member) {
                guard let frame = frame(of: variable), !found.contains(frame),
                    !members.contains(frame)
                else { continue }
                found.append(frame)
            }
        }
        return found
    }

    private func variables(of source: LayoutSource) -> [Variable] {
        switch source {
        case .constraint(let constraint):
            constraint.ownerNode.flatMap { draft(constraint, keptBy: $0) }?.sum.variables ?? []
        case .row(let row, _, let view):
            draft(row, keptBy: view.layoutParticipant)?.sum.variables ?? []
        case .content, .frame: []
        }
    }

    /// The number of a frame that a variable stands for; `nil` where constraints may change it, or where it is the topmost
    /// view's place, which is always zero.
    private func frame(of variable: Variable) -> LayoutSource? {
        guard let node = nodesByVariable[variable], !node.isOfGuide, !node.isPlacedByEngine,
            let place = node.attachment.place
        else { return nil }
        switch variable {
        case place.width: return .frame(node.view, .width)
        case place.height: return .frame(node.view, .height)
        case place.x where node.view !== root: return .frame(node.view, .x)
        case place.y where node.view !== root: return .frame(node.view, .y)
        default: return nil
        }
    }

    /// By how many points the first side of a broken relation is more than it should be.
    private func excess(of row: Row, _ source: LayoutSource) -> Double {
        let leftSide = solver.leftSide(of: row)
        guard case .constraint(let constraint) = source, let lowered = self.row(of: constraint)
        else { return leftSide }
        return lowered.isMirrored ? -leftSide : leftSide
    }

    /// Reports the conflicts that were not there after the last solve.
    func reportConflicts() {
        let found = solver.conflicts
        guard !found.isEmpty || !reported.isEmpty else { return }
        let new = found.filter { reported[$0.broken] != $0.members }
        reported = Dictionary(
            found.map { ($0.broken, $0.members) }, uniquingKeysWith: { first, _ in first })
        guard !new.isEmpty else { return }
        described(Array(new.prefix(LayoutLog.mostReports))).forEach(LayoutLog.report)
        if new.count > LayoutLog.mostReports {
            LayoutLog.reportOthers(new.count - LayoutLog.mostReports)
        }
    }

    /// The conflicts as of the last solve.
    var conflicts: [LayoutConflict] { described(solver.conflicts) }

    private func described(_ conflicts: [Conflict]) -> [LayoutConflict] {
        let sources = sources
        return conflicts.compactMap { conflict in
            guard let broken = sources[conflict.broken] else { return nil }
            let members = conflict.members.compactMap { sources[$0] }
            return LayoutConflict(
                members: members, frames: frames(under: members), broken: broken,
                excess: excess(of: conflict.broken, broken), isMinimal: conflict.isMinimal)
        }
    }
}

/// How readily a relation gives way. The greatest one does.
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
        case .row: keys = [1]
        case .content, .frame, nil: break
        }
    }

    /// The row that gives way among rows that contradict each other.
    ///
    /// - Parameter places: Kept from one conflict to the next of the same solve.
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

/// Where views are in their trees. Asked for while thousands of constraints contradict each other, it looks at each
/// superview once.
final class SubviewPlaces {
    /// The indexes of the subviews, by their superviews.
    private var indexes: [UIView: [UIView: Int]] = [:]

    nonisolated deinit {}

    /// The indexes that lead from the topmost view to `view`.
    func path(to view: UIView) -> [Int] {
        var path: [Int] = []
        var view = view
        while let superview = view.superview {
            path.append(index(of: view, in: superview))
            view = superview
        }
        return path.reversed()
    }

    /// The index of a view among the subviews of its superview.
    func index(of view: UIView, in superview: UIView) -> Int {
        if let known = indexes[superview] { return known[view] ?? 0 }
        let subviews = superview.subviews
        let all = Dictionary(uniqueKeysWithValues: zip(subviews, subviews.indices))
        indexes[superview] = all
        return all[view] ?? 0
    }
}

extension LayoutRow {
    /// The relation as a formula.
    var formula: String {
        func name(_ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            "\(NSLayoutConstraint.name(of: node?.item)).\(attribute.name)"
        }
        return NSLayoutConstraint.formula(
            name(terms.first, terms.form.firstAttribute), terms.form.relation,
            terms.second.map { name($0, terms.form.secondAttribute) },
            multiplier: terms.form.multiplier, constant: constant, priority: priority)
    }
}
