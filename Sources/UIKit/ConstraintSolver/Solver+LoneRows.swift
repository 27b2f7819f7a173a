// Step 4: rows that mention constants alone.

extension Solver {
    /// Step 4: rows that mention constants alone. Where a required one does not hold, the rows that made its
    /// variables constants are held open, so that they form a region with it.
    mutating func checkLoneRows(_ choose: (([Row]) -> Row)?) {
        for position in 0..<loneRows.count {
            let row = loneRows[position]
            guard rows[row].isAlive, rows[row].strength == .required, !rows[row].isBroken,
                let activity = loneActivity(of: row)
            else { continue }
            let scale = max(1, abs(rows[row].constant))
            if rows[row].violation(of: activity) <= Self.requiredTolerance * scale { continue }
            if !holdOpen(row) {
                rows[row].isBroken = true
                loneConflicts[row] = Conflict(
                    members: [Row(row)], broken: Row(row), isMinimal: true)
            }
        }
        loneRows.removeAll()
    }

    /// The activity of a row without unknowns, or nil if it has some.
    private func loneActivity(of row: Int32) -> Double? {
        var activity = rows[row].constant
        let first = rows[row].firstTerm
        for index in first..<(first + rows[row].termCount) {
            let variable = terms[index].variable
            if !variables[variable].isConstant { return nil }
            activity += terms[index].coefficient * values[variable]
        }
        return activity
    }

    /// Makes those of a row's variables unknown again that only a row made constants.
    mutating func holdOpen(_ row: Int32) -> Bool {
        var isOpen = false
        let first = rows[row].firstTerm
        for index in first..<(first + rows[row].termCount) {
            let variable = terms[index].variable
            if variables[variable].isPinned || !variables[variable].isConstant { continue }
            if !variables[variable].isHeldOpen {
                variables[variable].isHeldOpen = true
                heldOpen.append(variable)
                dirtyConstants.append(variable)
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
        if heldOpen.isEmpty { return }
        for position in 0..<dirtyVariables.count {
            noteRegion(variables[dirtyVariables[position]].region)
        }
        for position in 0..<dirtyConstants.count {
            noteRegion(variables[dirtyConstants[position]].region)
            var term = variables[dirtyConstants[position]].firstTerm
            while term >= 0 {
                noteRegion(rows[terms[term].row].region)
                term = terms[term].next
            }
        }
        let held = listed(heldOpen)
        heldOpen.removeAll()
        for variable in held where variables[variable].isAlive && variables[variable].isHeldOpen {
            let region = variables[variable].region
            if region < 0 || !regions[region].isAlive || regions[region].isDirty {
                noteConstant(variable)
            } else {
                heldOpen.append(variable)
            }
        }
    }

    private mutating func noteRegion(_ region: Int32) {
        if region >= 0, regions[region].isAlive { noteNumbers(ofRegion: region) }
    }

    /// Takes the conflict of a row without unknowns back.
    mutating func forgetLoneConflict(of row: Int32) {
        guard rows[row].isBroken, rows[row].region < 0 else { return }
        rows[row].isBroken = false
        loneConflicts[row] = nil
    }

    /// Takes the conflicts of a region back.
    mutating func forgetConflicts(ofRegion region: Int32) {
        for conflict in regionConflicts.removeValue(forKey: region) ?? [] {
            rows[conflict.broken.index].isBroken = false
        }
    }
}
