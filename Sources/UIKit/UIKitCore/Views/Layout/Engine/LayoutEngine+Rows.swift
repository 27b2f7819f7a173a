import ConstraintSolver
import CoreGraphics

// The rows of stated relations in the solver: those of constraints, and those of implicit
// relations.

extension LayoutEngine {
    /// Adds a row to the solver.
    @inline(__always)
    func install(_ row: LinearRow) -> InstalledRow {
        InstalledRow(
            offset: row.offset, row: row.add(to: &solver), engineNumber: number,
            isMirrored: row.isMirrored)
    }

    /// Changes the numbers of an installed row to those of a row of the same shape.
    func update(_ installed: InstalledRow, to row: LinearRow) -> InstalledRow {
        solver.setConstant(installed.row, row.constant)
        solver.setStrength(installed.row, row.strength)
        return InstalledRow(
            offset: row.offset, row: installed.row, engineNumber: number,
            isMirrored: row.isMirrored)
    }

    // MARK: Constraints

    /// Lowers a constraint and adds its row.
    func install(_ constraint: NSLayoutConstraint, in scope: LoweringScope) {
        var row = LinearRow(unused: scope.place.x)
        let isWhole = lower(
            constraint.relationInForce, from: constraint.starts, in: scope, to: &row)
        constraint.installedRow = isWhole ? install(row) : nil
    }

    /// Replaces the row of a constraint, because more than its constant changed.
    func reinstall(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.ownerNode, installedRow(of: constraint) != nil else { return }
        uninstall(constraint)
        install(constraint, in: scope(of: owner))
        setNeedsUpdate()
    }

    /// Updates the numbers of a constraint's row, whose terms are as before.
    func updateNumbers(of constraint: NSLayoutConstraint) {
        guard let owner = constraint.ownerNode, let installed = installedRow(of: constraint),
            let row = lower(constraint, in: scope(of: owner)), row.offset != installed.offset
        else { return }
        constraint.installedRow = update(installed, to: row)
        setNeedsUpdate()
    }

    /// The row of a constraint, if this engine has one.
    func installedRow(of constraint: NSLayoutConstraint) -> InstalledRow? {
        guard let installed = constraint.installedRow, installed.engineNumber == number else {
            return nil
        }
        return installed
    }

    /// Removes the row of a constraint, if this engine has one.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installed = installedRow(of: constraint) else { return }
        solver.remove(installed.row)
        constraint.installedRow = nil
    }

    // MARK: Implicit relations

    /// Replaces the rows of the implicit relations that a live node's view owns.
    func reinstallImplicitRelations(of owner: LayoutNode) {
        uninstallImplicitRelations(of: owner)
        let scope = scope(of: owner)
        owner.state.installedRows = owner.state.implicitRelations.compactMap { implicit in
            lower(implicit.relation, in: scope).map(install)
        }
    }

    /// Removes the rows of a view's implicit relations.
    func uninstallImplicitRelations(of owner: LayoutNode) {
        for installed in owner.state.installedRows where installed.engineNumber == number {
            solver.remove(installed.row)
        }
        owner.state.installedRows = []
    }
}
