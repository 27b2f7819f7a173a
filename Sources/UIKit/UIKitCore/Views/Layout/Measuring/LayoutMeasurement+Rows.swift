import ConstraintSolver
import CoreGraphics

/// Updating the rows of the engine that measures.
@MainActor
extension LayoutMeasurement {
    /// Updates the rows of contents, frames and implicit relations.
    func updateNodes() {
        for index in nodes.indices {
            let node = nodes[index].node
            guard node.engineRecord.place != nil else { continue }
            if !node.isGuide {
                node.engineRecord.isRightToLeft =
                    node.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            }
            node.engineRecord.wrappedWidth = nil
            engine.updateOwnRows(of: node) { nodes[index].content }
        }
        for index in nodes.indices where !nodes[index].node.state.implicitRelations.isEmpty {
            updateImplicitRelations(at: index)
        }
    }

    /// Updates the rows of the nodes that lowering made participate.
    ///
    /// - Returns: `false` if one of them was not there when the views were asked for contents.
    func updateNewNodes() -> Bool {
        while let node = engine.nodesNeedingOwnRows.popLast() {
            guard engine.contains(node) else { continue }
            node.engineRecord.needsOwnRows = false
            let index = Int(node.state.measuredIndex)
            guard index < nodes.count, nodes[index].node == node else {
                engine.nodesNeedingOwnRows = []
                return false
            }
            engine.updateOwnRows(of: node) { nodes[index].content }
        }
        return true
    }

    private func updateImplicitRelations(at index: Int) {
        let node = nodes[index].node
        guard node.isLive else { return }
        let scope = engine.scope(of: node)
        let old = nodes[index].lowered
        let new = node.state.implicitRelations.map { engine.lower($0.relation, in: scope) }
        nodes[index].lowered = new
        var isSame = new.count == old.count && new.count == node.state.installedRows.count
        for place in new.indices where isSame {
            guard let row = new[place], let before = old[place], row.hasShape(of: before) else {
                isSame = false
                continue
            }
            node.state.installedRows[place] = engine.update(
                node.state.installedRows[place], to: row)
        }
        if !isSame { engine.reinstallImplicitRelations(of: node) }
    }

    /// Updates the rows of constraints: only their numbers where that is enough.
    func updateConstraints() {
        var scope: LoweringScope?
        for index in constraints.indices {
            let owner = constraints[index].owner
            guard owner.isLive else {
                if isCached { engine.uninstall(constraints[index].constraint) }
                constraints[index].lowered = nil
                continue
            }
            if scope?.node != owner { scope = engine.scope(of: owner) }
            guard let scope else { continue }
            if isCached {
                updateConstraint(at: index, in: scope)
            } else {
                engine.install(constraints[index].constraint, in: scope)
            }
        }
    }

    private func updateConstraint(at index: Int, in scope: LoweringScope) {
        let constraint = constraints[index].constraint
        let row = engine.lower(constraint, in: scope)
        if let row, let installed = engine.installedRow(of: constraint),
            constraints[index].lowered?.hasShape(of: row) ?? false
        {
            constraint.installedRow = engine.update(installed, to: row)
        } else {
            engine.uninstall(constraint)
            if let row { constraint.installedRow = engine.install(row) }
        }
        constraints[index].lowered = row
    }
}
