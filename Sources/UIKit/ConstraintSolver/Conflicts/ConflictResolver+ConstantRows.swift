// Rows whose variables are all constants, and variables that are unfixed for a conflict.

extension ConflictResolver {
    /// Step 4: checks rows whose variables are all constants.
    ///
    /// Where a required one does not hold, the variables that rows fix become unknown, so that they
    /// form a region with it.
    mutating func checkConstantRows(_ store: inout Store, _ changes: inout PendingChanges) {
        for position in 0..<changes.constantRows.count {
            let row = changes.constantRows[position]
            let record = store.rows[row]
            guard record.isAlive, record.strength == .required, !record.isBroken,
                let activity = store.activityOfConstants(in: row)
            else { continue }
            let scale = max(1, abs(record.constant))
            if record.violation(of: activity) <= Tolerance.requiredViolation * scale { continue }
            if !unfixVariables(of: row, &store, &changes) {
                store.rows[row].isBroken = true
                byConstantRow[row] = Conflict(
                    members: [Row(row)], broken: Row(row), isMinimal: true)
            }
        }
        changes.constantRows.removeAll()
    }

    /// Removes the conflict of a row whose variables are all constants.
    mutating func forgetConflict(ofConstantRow row: Int32, _ store: inout Store) {
        guard store.rows[row].isBroken, store.rows[row].region < 0 else { return }
        store.rows[row].isBroken = false
        byConstantRow[row] = nil
    }

    // MARK: Unfixed variables

    /// Makes those of a row's variables unknown that are constants because a row fixes them.
    ///
    /// - Returns: `true` if there are any.
    mutating func unfixVariables(
        of row: Int32, _ store: inout Store, _ changes: inout PendingChanges
    ) -> Bool {
        var isUnfixed = false
        for index in store.rows[row].terms {
            let variable = store.terms[index].variable
            if store.variables[variable].isPinned || !store.variables[variable].isConstant {
                continue
            }
            if !store.variables[variable].isUnfixed {
                store.variables[variable].isUnfixed = true
                unfixed.append(variable)
                changes.constants.append(variable)
            }
            isUnfixed = true
        }
        return isUnfixed
    }

    /// The same for the variables of several rows.
    mutating func unfixVariables(
        of members: [Row], _ store: inout Store, _ changes: inout PendingChanges
    ) -> Bool {
        var isUnfixed = false
        for member in members where unfixVariables(of: member.index, &store, &changes) {
            isUnfixed = true
        }
        return isUnfixed
    }

    /// Before a solve: lets variables be fixed again where anything around them changed, so that
    /// the result does not depend on conflicts that are gone.
    mutating func refixVariables(
        _ store: inout Store, _ changes: inout PendingChanges, _ regions: inout RegionTable
    ) {
        if unfixed.isEmpty { return }
        for position in 0..<changes.variables.count {
            let region = store.variables[changes.variables[position]].region
            Self.markLiving(region, &changes, &regions)
        }
        for position in 0..<changes.constants.count {
            let variable = changes.constants[position]
            Self.markLiving(store.variables[variable].region, &changes, &regions)
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                Self.markLiving(store.rows[store.terms[term].row].region, &changes, &regions)
                term = store.terms[term].next
            }
        }
        let variables = unfixed.elements
        unfixed.removeAll()
        for variable in variables {
            guard store.variables[variable].isAlive, store.variables[variable].isUnfixed else {
                continue
            }
            let region = store.variables[variable].region
            if region < 0 || !regions[region].isAlive || regions[region].isDirty {
                changes.markConstant(variable, &store)
            } else {
                unfixed.append(variable)
            }
        }
    }

    private static func markLiving(
        _ region: Int32, _ changes: inout PendingChanges, _ regions: inout RegionTable
    ) {
        if region >= 0, regions[region].isAlive { changes.markRegion(region, &regions) }
    }
}
