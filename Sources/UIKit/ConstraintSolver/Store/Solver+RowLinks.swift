// Rows in the pools: made, and linked to their variables.

extension Solver {
    /// A new row, whose terms are not written yet.
    @inline(__always)
    mutating func makeRow(
        _ firstTerm: Int32, _ termCount: Int32, _ relation: Relation, _ constant: Double,
        _ strength: Strength, _ tie: Int32
    ) -> Int32 {
        precondition(constant.isFinite, "A row's constant cannot be \(constant). Pass a number.")
        let record = RowRecord(
            constant: constant, firstTerm: firstTerm, termCount: termCount, strength: strength,
            tie: tie, relation: relation)
        if store.freeRows.isEmpty {
            store.rows.append(record)
            return Int32(truncatingIfNeeded: store.rows.count &- 1)
        }
        let index = store.freeRows.removeLast()
        store.rows[index] = record
        return index
    }

    /// Writes a term of a row, puts it first in the list of its variable, and notes that the variable's region is to be found
    /// anew.
    ///
    /// - Returns: How many constants the term has, 0 or 1.
    @inline(__always)
    mutating func link(_ term: Term, _ index: Int32, _ row: Int32) -> Int32 {
        let variable = hang(term, index, row)
        if store.variables[variable].isConstant { return 1 }
        noteUnknown(variable)
        return 0
    }

    /// Links the one term of a row that gives its variable's value outright. The variable is about to become a constant, and becomes one
    /// at once where it is in no region yet: the rows that mention it were added not long ago, and are near.
    @inline(__always)
    mutating func linkFixing(_ term: Term, _ index: Int32, _ row: Int32) {
        let variable = hang(term, index, row)
        let record = store.variables[variable]
        let value = -store.rows[row].constant / term.coefficient
        if record.isFree, record.fixing == -1, record.region < 0, value >= record.minimum {
            store.variables[variable].fixing = row
            store.variables[variable].isConstant = true
            store.variables[variable].isKnown = true
            if store.terms[index].next < 0 {
                store.rows[row].constantCount = 1
                changes.constantRowEdits &+= 1
            } else {
                noteNeighbours(of: variable)
            }
            setValue(of: variable, value == 0 ? 0 : value)
            return
        }
        store.rows[row].constantCount = store.variables[variable].isConstant ? 1 : 0
        countFixing(row, by: 1)
        if store.variables[variable].isPinned { changes.constantRows.append(row) }
    }

    /// Writes a term of a row and puts it first in the list of its variable.
    @inline(__always)
    mutating func hang(_ term: Term, _ index: Int32, _ row: Int32) -> Int32 {
        precondition(
            term.coefficient.isFinite,
            "A term's coefficient cannot be \(term.coefficient). Pass a number.")
        let variable = checked(term.variable)
        let head = store.variables[variable].firstTerm
        store.terms[index] = TermRecord(
            coefficient: term.coefficient, variable: variable, row: row, next: head)
        if head >= 0 { store.terms[head].previous = index }
        store.variables[variable].firstTerm = index
        return variable
    }

    /// Says how many of a new row's variables are constants. Where all are, no region will look at it.
    @inline(__always)
    mutating func setConstantCount(of row: Int32, to count: Int32) {
        if count != 0 { store.rows[row].constantCount = count }
        if count == store.rows[row].termCount {
            changes.constantRowEdits &+= 1
            changes.constantRows.append(row)
        }
    }

    /// The terms, one for each variable, without those of coefficient zero.
    func merged(_ terms: [Term]) -> [Term] {
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
