// New rows are linked to their variables, and the variables' regions marked.

extension Solver {
    /// Links a term and marks its variable's region.
    ///
    /// - Returns: 1 if the variable is a constant, else 0.
    @inline(__always)
    mutating func link(_ term: Term, _ index: Int32, _ row: Int32) -> Int32 {
        let variable = store.link(term, at: index, in: row)
        if store.variables[variable].isConstant { return 1 }
        changes.markUnknown(variable, &store)
        return 0
    }

    /// Links the term of a row that fixes its variable.
    ///
    /// The variable becomes a constant at once if it is in no region yet, rather than in the next
    /// solve: the rows that reference it were added recently, and are in the cache.
    @inline(__always)
    mutating func linkFixing(_ term: Term, _ index: Int32, _ row: Int32) {
        let variable = store.link(term, at: index, in: row)
        let record = store.variables[variable]
        let value = -store.rows[row].constant / term.coefficient
        if record.isFree, record.fixingRow == -1, record.region < 0, value >= record.minimum {
            store.variables[variable].fixingRow = row
            store.variables[variable].isConstant = true
            store.variables[variable].isKnown = true
            if store.terms[index].next < 0 {
                store.rows[row].constantCount = 1
                changes.constantRowEdits &+= 1
            } else {
                changes.markNeighbours(of: variable, &store, &resolver)
            }
            // Minus zero becomes zero.
            valueChanges.set(variable, to: value == 0 ? 0 : value, &store)
            return
        }
        store.rows[row].constantCount = store.variables[variable].isConstant ? 1 : 0
        changes.countFixingRow(row, by: 1, &store)
        if store.variables[variable].isPinned { changes.constantRows.append(row) }
    }

    /// Sets the number of constants in a new row. If all variables are constants, no region will
    /// contain the row.
    @inline(__always)
    mutating func setConstantCount(of row: Int32, to count: Int32) {
        if count != 0 { store.rows[row].constantCount = count }
        if count == store.rows[row].termCount {
            changes.constantRowEdits &+= 1
            changes.constantRows.append(row)
        }
    }

    /// Terms with one term for each variable and without coefficients of zero.
    static func merged(_ terms: [Term]) -> [Term] {
        var merged: [Term] = []
        var places: [Variable: Int] = [:]
        for term in terms {
            if let place = places[term.variable] {
                merged[place].coefficient += term.coefficient
            } else {
                places[term.variable] = merged.count
                merged.append(term)
            }
        }
        merged.removeAll { $0.coefficient == 0 }
        return merged
    }
}
