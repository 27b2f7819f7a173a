// Notes of what changed since the last solve.

extension Solver {
    /// Notes that a row comes, goes or counts differently.
    mutating func noteStructure(of row: Int32) {
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            noteVariable(store.terms[index].variable)
        }
        if store.rows[row].region < 0 {
            changes.constantRowEdits &+= 1
            noteLone(row)
        }
    }

    /// Notes that a variable's region is to be found anew.
    @inline(__always)
    mutating func noteVariable(_ variable: Int32) {
        if !store.variables[variable].isConstant { noteUnknown(variable) }
    }

    /// Notes that the region of a variable that is no constant is to be found anew.
    @inline(__always)
    mutating func noteUnknown(_ variable: Int32) {
        if store.variables[variable].isDirty { return }
        store.variables[variable].isDirty = true
        changes.variables.append(variable)
        if store.variables[variable].region >= 0 { changes.memberCount &+= 1 }
    }

    /// Notes that a row's constant changed.
    @inline(__always)
    mutating func noteNumber(of row: Int32) {
        let region = store.rows[row].region
        if region >= 0 {
            // What a region had that ended, others may have by now, and its rows are in regions to be found anew.
            if regions[region].isAlive {
                patchPlan(row)
                dropSparePlans(of: region)
                noteNumbers(ofRegion: region)
            }
        } else {
            noteLone(row)
        }
        if store.rows[row].termCount == 1, store.rows[row].relation == .equal {
            noteConstant(store.terms[store.rows[row].firstTerm].variable)
        }
    }

    /// Notes that numbers of a region changed.
    @inline(__always)
    mutating func noteNumbers(ofRegion region: Int32) {
        if regions[region].isDirty { return }
        regions[region].isDirty = true
        changes.regions.append(region)
    }

    /// Notes that a row without unknowns is to be looked at again.
    mutating func noteLone(_ row: Int32) {
        forgetLoneConflict(of: row)
        changes.constantRows.append(row)
    }
}
