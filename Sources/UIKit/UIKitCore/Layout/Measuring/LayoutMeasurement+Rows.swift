import ConstraintSolver
import CoreGraphics

/// Bringing rows up to date.
@MainActor
extension LayoutMeasurement {
    /// Makes the rows that nodes have say what contents and frames say now, and what arranging views keep.
    func updateNodes() {
        for index in nodes.indices {
            let node = nodes[index].node
            guard node.attachment.place != nil else { continue }
            if !node.isOfGuide {
                node.attachment.isRightToLeft =
                    node.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            }
            engine.updateOwnRows(of: node)
        }
        for index in nodes.indices where !nodes[index].node.state.rows.isEmpty {
            updateRows(at: index)
        }
    }

    private func updateRows(at index: Int) {
        let node = nodes[index].node
        let old = nodes[index].drafts
        let new = node.state.rows.map { engine.draft($0, keptBy: node) }
        nodes[index].drafts = new
        var isSame = new.count == old.count && new.count == node.state.loweredRows.count
        for place in new.indices where isSame {
            guard let draft = new[place], let before = old[place], draft.hasShape(of: before) else {
                isSame = false
                continue
            }
            node.state.loweredRows[place] = engine.change(node.state.loweredRows[place], to: draft)
        }
        if !isSame { engine.lowerRows(of: node) }
    }

    /// Makes the constraints' rows say what the constraints say now.
    func updateConstraints() {
        guard isKept else { return addConstraints() }
        for index in constraints.indices {
            let constraint = constraints[index].constraint
            let draft = engine.draft(constraint, keptBy: constraints[index].keeper)
            if let draft, let lowered = engine.row(of: constraint),
                constraints[index].draft?.hasShape(of: draft) ?? false
            {
                constraint.loweredRow = engine.change(lowered, to: draft)
            } else {
                engine.removeRow(of: constraint)
                if let draft { constraint.loweredRow = engine.add(draft) }
            }
            constraints[index].draft = draft
        }
    }

    /// Makes the rows of constraints that have none.
    private func addConstraints() {
        var owner: LayoutOwner?
        for index in constraints.indices {
            let keeper = constraints[index].keeper
            guard keeper.isLive else { continue }
            if owner?.node != keeper { owner = engine.owner(keeper) }
            if let owner { engine.lower(constraints[index].constraint, keptBy: owner) }
        }
    }
}

extension LayoutEngine {
    /// Changes a row's numbers to those of a draft of the same shape.
    fileprivate func change(_ lowered: LoweredRow, to draft: RowDraft) -> LoweredRow {
        solver.setConstant(lowered.row, draft.sum.constant + draft.offset)
        solver.setStrength(lowered.row, draft.strength)
        return LoweredRow(
            offset: draft.sum.constant, row: lowered.row, engineNumber: number,
            isMirrored: draft.isMirrored)
    }
}
