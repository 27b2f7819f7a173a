import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// The origin of each row. Found by asking all nodes, for diagnostics only.
    var sources: [Row: LayoutSource] {
        var sources: [Row: LayoutSource] = [:]
        nodesByVariable.forEach { node in
            guard contains(node) else { return }
            node.forEachOwnedConstraint { constraint in
                if let installed = installedRow(of: constraint) {
                    sources[installed.row] = .constraint(constraint)
                }
            }
            let implicit = zip(node.state.implicitRelations, node.state.installedRows)
            for (index, (relation, installed)) in implicit.enumerated() {
                sources[installed.row] = .implicit(relation, index: index, owner: node.view)
            }
            for own in ownSources(of: node) { sources[own.row] = own.source }
        }
        return sources
    }

    /// The rows of an item itself, with their origins.
    func ownSources(of node: LayoutNode) -> [(row: Row, source: LayoutSource)] {
        node.engineRecord.ownRows.all.enumerated().compactMap { index, row in
            guard let row else { return nil }
            guard node.isPlacedByEngine || node.view === root else {
                let numbers: [LayoutFrameNumber] = [.x, .width, .y, .height]
                return (row, .frame(node.view, numbers[index]))
            }
            let axis: NSLayoutConstraint.Axis = index < 2 ? .horizontal : .vertical
            return (row, .content(node.view, axis: axis, isHugging: index % 2 == 0))
        }
    }

    /// The numbers of frames that relations reference and that are not rows themselves.
    private func frames(referencedBy members: [LayoutSource]) -> [LayoutSource] {
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
            guard let owner = constraint.ownerNode, owner.isLive else { return [] }
            return lower(constraint, in: scope(of: owner))?.variables ?? []
        case .implicit(let implicit, _, let owner):
            return lower(implicit.relation, in: scope(of: owner.ensuredLayoutNode))?.variables ?? []
        case .content, .frame: return []
        }
    }

    /// The number of a frame that a variable stands for; `nil` where constraints may change it, or
    /// where it is the topmost view's origin, which is always zero.
    private func frame(of variable: Variable) -> LayoutSource? {
        guard let node = nodesByVariable[variable], !node.isGuide, !node.isPlacedByEngine,
            let place = node.engineRecord.place
        else { return nil }
        switch variable {
        case place.width: return .frame(node.view, .width)
        case place.height: return .frame(node.view, .height)
        case place.x where node.view !== root: return .frame(node.view, .x)
        case place.y where node.view !== root: return .frame(node.view, .y)
        default: return nil
        }
    }

    /// The points by which the first side of a broken relation exceeds what it should be.
    private func excess(of row: Row, _ source: LayoutSource) -> Double {
        let leftSide = solver.leftSide(of: row)
        guard case .constraint(let constraint) = source,
            let installed = installedRow(of: constraint)
        else { return leftSide }
        return installed.isMirrored ? -leftSide : leftSide
    }

    /// Reports the conflicts that were not there after the last solve.
    func reportConflicts() {
        let found = solver.conflicts
        guard !found.isEmpty || !reportedConflicts.isEmpty else { return }
        let new = found.filter { reportedConflicts[$0.broken] != $0.members }
        reportedConflicts = Dictionary(
            found.map { ($0.broken, $0.members) }, uniquingKeysWith: { first, _ in first })
        guard !new.isEmpty else { return }
        described(Array(new.prefix(LayoutLog.maximumReports))).forEach(LayoutLog.report)
        if new.count > LayoutLog.maximumReports {
            LayoutLog.reportOthers(new.count - LayoutLog.maximumReports)
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
                members: members, frames: frames(referencedBy: members), broken: broken,
                excess: excess(of: conflict.broken, broken), isMinimal: conflict.isMinimal)
        }
    }
}
