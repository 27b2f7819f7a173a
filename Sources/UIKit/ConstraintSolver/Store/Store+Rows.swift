// Rows are allocated and linked to their variables.

extension Store {
    /// Adds a variable and returns its index.
    @inline(__always)
    mutating func makeVariable(minimum: Double) -> Int32 {
        lastAge &+= 1
        var record = VariableRecord(minimum: minimum, age: lastAge)
        if freeVariables.isEmpty {
            variables.append(record)
            values.append(record.defaultValue)
            return Int32(truncatingIfNeeded: variables.count &- 1)
        }
        let index = freeVariables.removeLast()
        record.isListed = variables[index].isListed
        variables[index] = record
        values[index] = record.defaultValue
        return index
    }

    /// Frees the record of a variable that no row references.
    @inline(__always)
    mutating func freeVariable(_ index: Int32) {
        variables[index].isAlive = false
        variables[index].region = -1
        values[index] = Double(bitPattern: Self.removedValue)
        freeVariables.append(index)
    }

    /// Adds a row whose terms are not written yet and returns its index.
    @inline(__always)
    mutating func makeRow(
        _ firstTerm: Int32, _ termCount: Int32, _ relation: Relation, _ constant: Double,
        _ strength: Strength, _ tie: Int32
    ) -> Int32 {
        precondition(constant.isFinite, "A row's constant cannot be \(constant). Pass a number.")
        let record = RowRecord(
            constant: constant, firstTerm: firstTerm, termCount: termCount, strength: strength,
            tie: tie, relation: relation)
        if freeRows.isEmpty {
            rows.append(record)
            return Int32(truncatingIfNeeded: rows.count &- 1)
        }
        let index = freeRows.removeLast()
        rows[index] = record
        return index
    }

    /// Writes a term of a row, links it into the list of its variable and returns the variable.
    @inline(__always)
    mutating func link(_ term: Term, at index: Int32, in row: Int32) -> Int32 {
        precondition(
            term.coefficient.isFinite,
            "A term's coefficient cannot be \(term.coefficient). Pass a number.")
        let variable = checked(term.variable)
        let head = variables[variable].firstTerm
        terms[index] = TermRecord(
            coefficient: term.coefficient, variable: variable, row: row, next: head)
        if head >= 0 { terms[head].previous = index }
        variables[variable].firstTerm = index
        return variable
    }

    // MARK: Runs of terms

    /// Runs of up to eight terms have a class for each length, longer ones for each power of two.
    static let termClassCount = 9 + 28

    private static func termClass(_ count: Int) -> (index: Int, length: Int) {
        if count <= 8 { return (count, count) }
        let power = Int.bitWidth - (count - 1).leadingZeroBitCount
        return (9 + power - 4, 1 << power)
    }

    /// Allocates a run of terms.
    @inline(__always)
    mutating func allocateTerms(_ count: Int) -> Int32 {
        if count == 0 { return 0 }
        if count <= 8, freeTermRuns[count] < 0 { return terms.extend(by: count) }
        let (index, length) = Self.termClass(count)
        let free = freeTermRuns[index]
        if free >= 0 {
            freeTermRuns[index] = terms[free].next
            return free
        }
        return terms.extend(by: length)
    }

    /// Frees a run of terms.
    mutating func freeTerms(_ first: Int32, count: Int) {
        if count == 0 { return }
        let index = Self.termClass(count).index
        terms[first].next = freeTermRuns[index]
        freeTermRuns[index] = first
    }

    // MARK: Rows that fix a variable

    /// Counts a row among those that fix its variable, if it is an equality of one variable that is
    /// required.
    ///
    /// - Returns: The variable, or -1 if the row fixes none.
    @inline(__always)
    mutating func countFixingRow(_ row: Int32, by change: Int32) -> Int32 {
        guard rows[row].termCount == 1, rows[row].relation == .equal,
            rows[row].strength == .required
        else { return -1 }
        let variable = terms[rows[row].firstTerm].variable
        let fixing = variables[variable].fixingRow
        if change > 0 {
            variables[variable].fixingRow = fixing == -1 ? row : fixing >= 0 ? -2 : fixing &- 1
        } else if fixing >= 0 {
            variables[variable].fixingRow = -1
        } else {
            variables[variable].fixingRow =
                fixing == -2 ? otherFixingRow(of: variable, than: row) : fixing &+ 1
        }
        return variable
    }

    /// The row that fixes a variable when one of the two that did is removed.
    private func otherFixingRow(of variable: Int32, than gone: Int32) -> Int32 {
        var term = variables[variable].firstTerm
        while term >= 0 {
            let row = terms[term].row
            if row != gone, rows[row].termCount == 1, rows[row].relation == .equal,
                rows[row].strength == .required
            {
                return row
            }
            term = terms[term].next
        }
        return -1
    }
}
