// Notes of what changed since the last solve.

extension Solver {
    /// Notes that a row comes, goes or counts differently.
    mutating func noteStructure(of row: Int32) {
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            noteVariable(terms[index].variable)
        }
        if rows[row].region < 0 {
            loneEdits &+= 1
            noteLone(row)
        }
    }

    /// Notes that a variable's region is to be found anew.
    @inline(__always)
    mutating func noteVariable(_ variable: Int32) {
        if !variables[variable].isConstant { noteUnknown(variable) }
    }

    /// Notes that the region of a variable that is no constant is to be found anew.
    @inline(__always)
    mutating func noteUnknown(_ variable: Int32) {
        if variables[variable].isDirty { return }
        variables[variable].isDirty = true
        dirtyVariables.append(variable)
        if variables[variable].region >= 0 { dirtyMembers &+= 1 }
    }

    /// Notes that a row's constant changed.
    @inline(__always)
    mutating func noteNumber(of row: Int32) {
        let region = rows[row].region
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
        if rows[row].termCount == 1, rows[row].relation == .equal {
            noteConstant(terms[rows[row].firstTerm].variable)
        }
    }

    /// Notes that numbers of a region changed.
    @inline(__always)
    mutating func noteNumbers(ofRegion region: Int32) {
        if regions[region].isDirty { return }
        regions[region].isDirty = true
        dirtyRegions.append(region)
    }

    /// Notes that a row without unknowns is to be looked at again.
    mutating func noteLone(_ row: Int32) {
        forgetLoneConflict(of: row)
        loneRows.append(row)
    }
}
