// Step 4: rows that mention constants alone.

extension Solver {
    /// Step 4: rows that mention constants alone. Where a required one does not hold, the rows that made its
    /// variables constants are held open, so that they form a region with it.
    mutating func checkLoneRows(_ choose: (([Row]) -> Row)?) {
        for position in 0..<changes.constantRows.count {
            let row = changes.constantRows[position]
            guard store.rows[row].isAlive, store.rows[row].strength == .required,
                !store.rows[row].isBroken,
                let activity = loneActivity(of: row)
            else { continue }
            let scale = max(1, abs(store.rows[row].constant))
            if store.rows[row].violation(of: activity) <= Self.requiredTolerance * scale {
                continue
            }
            if !holdOpen(row) {
                store.rows[row].isBroken = true
                resolver.byConstantRow[row] = Conflict(
                    members: [Row(row)], broken: Row(row), isMinimal: true)
            }
        }
        changes.constantRows.removeAll()
    }

    /// The activity of a row without unknowns, or nil if it has some.
    private func loneActivity(of row: Int32) -> Double? {
        var activity = store.rows[row].constant
        let first = store.rows[row].firstTerm
        for index in first..<(first + store.rows[row].termCount) {
            let variable = store.terms[index].variable
            if !store.variables[variable].isConstant { return nil }
            activity += store.terms[index].coefficient * store.values[variable]
        }
        return activity
    }

    /// Makes those of a row's variables unknown again that only a row made constants.
    mutating func holdOpen(_ row: Int32) -> Bool {
        var isOpen = false
        let first = store.rows[row].firstTerm
        for index in first..<(first + store.rows[row].termCount) {
            let variable = store.terms[index].variable
            if store.variables[variable].isPinned || !store.variables[variable].isConstant {
                continue
            }
            if !store.variables[variable].isHeldOpen {
                store.variables[variable].isHeldOpen = true
                resolver.unfixed.append(variable)
                changes.constants.append(variable)
            }
            isOpen = true
        }
        return isOpen
    }

    /// The same for all variables of some rows.
    mutating func holdOpen(constantsOf members: [Row]) -> Bool {
        var isOpen = false
        for member in members where holdOpen(member.index) { isOpen = true }
        return isOpen
    }

    /// Before a solve: lets variables be constants again that were held open for a conflict, where anything around them
    /// changed, so that the outcome does not depend on conflicts that are gone.
    mutating func releaseHeldOpen() {
        if resolver.unfixed.isEmpty { return }
        for position in 0..<changes.variables.count {
            noteRegion(store.variables[changes.variables[position]].region)
        }
        for position in 0..<changes.constants.count {
            noteRegion(store.variables[changes.constants[position]].region)
            var term = store.variables[changes.constants[position]].firstTerm
            while term >= 0 {
                noteRegion(store.rows[store.terms[term].row].region)
                term = store.terms[term].next
            }
        }
        let held = listed(resolver.unfixed)
        resolver.unfixed.removeAll()
        for variable in held
        where store.variables[variable].isAlive && store.variables[variable].isHeldOpen {
            let region = store.variables[variable].region
            if region < 0 || !regions[region].isAlive || regions[region].isDirty {
                noteConstant(variable)
            } else {
                resolver.unfixed.append(variable)
            }
        }
    }

    private mutating func noteRegion(_ region: Int32) {
        if region >= 0, regions[region].isAlive { noteNumbers(ofRegion: region) }
    }

    /// Takes the conflict of a row without unknowns back.
    mutating func forgetLoneConflict(of row: Int32) {
        guard store.rows[row].isBroken, store.rows[row].region < 0 else { return }
        store.rows[row].isBroken = false
        resolver.byConstantRow[row] = nil
    }

    /// Takes the conflicts of a region back.
    mutating func forgetConflicts(ofRegion region: Int32) {
        for conflict in resolver.byRegion.removeValue(forKey: region) ?? [] {
            store.rows[conflict.broken.index].isBroken = false
        }
    }
}
