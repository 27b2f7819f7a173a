// Rows: added, changed, removed.

extension Solver {
    /// Adds the row `term + constant R 0`.
    ///
    /// - Parameters:
    ///   - tie: Among rows of one strength, one with a smaller number gives way to one with a greater.
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ term: Term, _ relation: Relation, constant: Double, strength: Strength, tie: Int32 = 0
    ) -> Row {
        let row = makeRow(1, relation, constant, strength, tie)
        place(term, 0, in: row)
        return finish(row)
    }

    /// Adds the row `first + second + constant R 0`.
    ///
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ first: Term, _ second: Term, _ relation: Relation, constant: Double, strength: Strength,
        tie: Int32 = 0
    ) -> Row {
        let row = makeRow(2, relation, constant, strength, tie)
        place(first, 0, in: row)
        place(second, 1, in: row)
        return finish(row)
    }

    /// Adds the row `first + second + third + constant R 0`.
    ///
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ first: Term, _ second: Term, _ third: Term, _ relation: Relation, constant: Double,
        strength: Strength, tie: Int32 = 0
    ) -> Row {
        let row = makeRow(3, relation, constant, strength, tie)
        place(first, 0, in: row)
        place(second, 1, in: row)
        place(third, 2, in: row)
        return finish(row)
    }

    /// Adds the row `first + second + third + fourth + constant R 0`.
    ///
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ first: Term, _ second: Term, _ third: Term, _ fourth: Term, _ relation: Relation,
        constant: Double, strength: Strength, tie: Int32 = 0
    ) -> Row {
        let row = makeRow(4, relation, constant, strength, tie)
        place(first, 0, in: row)
        place(second, 1, in: row)
        place(third, 2, in: row)
        place(fourth, 3, in: row)
        return finish(row)
    }

    /// Adds the row `Σ terms + constant R 0`. Terms of one variable are added up.
    ///
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, constant: Double, strength: Strength, tie: Int32 = 0
    ) -> Row {
        let row = makeRow(terms.count, relation, constant, strength, tie)
        for index in 0..<terms.count { place(terms[index], Int32(index), in: row) }
        return finish(row)
    }

    /// Takes a row out.
    public mutating func remove(_ row: Row) {
        let index = checked(row)
        noteStructure(of: index)
        unlinkTerms(of: index)
        rows[index].isAlive = false
        rows[index].region = -1
        freeRows.append(index)
    }

    /// Changes a row's constant. The cheapest of all changes.
    ///
    /// - Precondition: `constant` is a number.
    public mutating func setConstant(_ row: Row, _ constant: Double) {
        precondition(constant.isFinite, "A row's constant cannot be \(constant). Pass a number.")
        let index = checked(row)
        if rows[index].constant == constant { return }
        rows[index].constant = constant
        noteNumber(of: index)
    }

    /// Changes how much a row counts.
    public mutating func setStrength(_ row: Row, _ strength: Strength) {
        let index = checked(row)
        if rows[index].strength == strength { return }
        noteStructure(of: index)
        countFixing(index, by: -1)
        rows[index].strength = strength
        rows[index].isBroken = false
        countFixing(index, by: 1)
        noteStructure(of: index)
    }

    /// Changes which rows of the same strength a row gives way to.
    public mutating func setTie(_ row: Row, _ tie: Int32) {
        let index = checked(row)
        if rows[index].tie == tie { return }
        rows[index].tie = tie
        noteStructure(of: index)
    }

    /// The row's place in the pools.
    @inline(__always)
    func checked(_ row: Row) -> Int32 {
        precondition(
            row.index >= 0 && Int(row.index) < rows.count && rows[row.index].isAlive,
            "A row is not this solver's, or it was removed. Use the solver that it was added to.")
        return row.index
    }
}

// MARK: - Making

extension Solver {
    private mutating func makeRow(
        _ termCount: Int, _ relation: Relation, _ constant: Double, _ strength: Strength,
        _ tie: Int32
    ) -> Int32 {
        precondition(constant.isFinite, "A row's constant cannot be \(constant). Pass a number.")
        let record = RowRecord(
            constant: constant, firstTerm: takeTerms(termCount), termCount: Int32(termCount),
            strength: strength, tie: tie, relation: relation)
        if freeRows.isEmpty {
            rows.append(record)
            return Int32(rows.count &- 1)
        }
        let index = freeRows.removeLast()
        rows[index] = record
        return index
    }

    @inline(__always)
    private mutating func place(_ term: Term, _ position: Int32, in row: Int32) {
        precondition(
            term.coefficient.isFinite,
            "A term's coefficient cannot be \(term.coefficient). Pass a number.")
        terms[rows[row].firstTerm &+ position] = TermRecord(
            coefficient: term.coefficient, variable: checked(term.variable), row: row)
    }

    /// Links a row's terms into their variables' lists and notes what has to be solved.
    @inline(__always)
    private mutating func finish(_ row: Int32) -> Row {
        mergeTerms(of: row)
        let first = rows[row].firstTerm
        let count = rows[row].termCount
        var hasUnknown = false
        for index in first..<(first &+ count) {
            let variable = terms[index].variable
            let head = variables[variable].firstTerm
            terms[index].next = head
            if head >= 0 { terms[head].previous = index }
            variables[variable].firstTerm = index
            if !variables[variable].isConstant { hasUnknown = true }
        }
        if rows[row].isFixing {
            countFixing(row, by: 1)
            if variables[terms[first].variable].isPinned { loneRows.append(row) }
        } else if hasUnknown {
            for index in first..<(first &+ count) { dirtyVariables.append(terms[index].variable) }
        } else {
            loneRows.append(row)
        }
        return Row(row)
    }

    /// Adds terms of one variable up and leaves out those of coefficient zero.
    @inline(__always)
    private mutating func mergeTerms(of row: Int32) {
        let count = rows[row].termCount
        let first = rows[row].firstTerm
        var isPlain = true
        if count <= 4 {
            for index in first..<(first &+ count) {
                if terms[index].coefficient == 0 { isPlain = false }
                for other in first..<index where terms[other].variable == terms[index].variable {
                    isPlain = false
                }
            }
        } else {
            isPlain = false
        }
        if !isPlain { mergeTermsSlowly(of: row) }
    }

    @inline(never)
    private mutating func mergeTermsSlowly(of row: Int32) {
        let first = rows[row].firstTerm
        var sums: [Int32: Double] = [:]
        var order: [Int32] = []
        for index in first..<(first &+ rows[row].termCount) {
            let variable = terms[index].variable
            if sums[variable] == nil { order.append(variable) }
            sums[variable, default: 0] += terms[index].coefficient
        }
        order.removeAll { sums[$0] == 0 }
        // The run keeps its length in the pool; a shorter row gets a run of its own size.
        if order.count != Int(rows[row].termCount) {
            giveTerms(first, count: Int(rows[row].termCount))
            rows[row].firstTerm = takeTerms(order.count)
            rows[row].termCount = Int32(order.count)
        }
        for (position, variable) in order.enumerated() {
            terms[rows[row].firstTerm + Int32(position)] = TermRecord(
                coefficient: sums[variable, default: 0], variable: variable, row: row)
        }
    }

    private mutating func unlinkTerms(of row: Int32) {
        countFixing(row, by: -1)
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let term = terms[index]
            if term.previous >= 0 {
                terms[term.previous].next = term.next
            } else {
                variables[term.variable].firstTerm = term.next
            }
            if term.next >= 0 { terms[term.next].previous = term.previous }
        }
        giveTerms(first, count: Int(rows[row].termCount))
    }

    /// Counts a row among those that give a variable's value outright, if it is one.
    @inline(__always)
    private mutating func countFixing(_ row: Int32, by change: Int32) {
        guard rows[row].termCount == 1, rows[row].relation == .equal,
            rows[row].strength == .required
        else { return }
        let variable = terms[rows[row].firstTerm].variable
        variables[variable].fixingCount &+= change
        if change > 0 {
            variables[variable].fixingRow = row
        } else if variables[variable].fixingRow == row {
            variables[variable].fixingRow = -1
        }
        noteConstant(variable)
    }

    /// Finds a row that gives a variable's value outright, where there is one.
    mutating func findFixingRow(of variable: Int32) {
        var term = variables[variable].firstTerm
        while term >= 0, variables[variable].fixingRow < 0 {
            let row = terms[term].row
            if rows[row].termCount == 1, rows[row].relation == .equal,
                rows[row].strength == .required
            {
                variables[variable].fixingRow = row
            }
            term = terms[term].next
        }
    }
}

// MARK: - Notes of what changed

extension Solver {
    /// Notes that a row comes, goes or counts differently.
    private mutating func noteStructure(of row: Int32) {
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let variable = terms[index].variable
            if !variables[variable].isConstant { dirtyVariables.append(variable) }
        }
        if rows[row].region < 0 { noteLone(row) }
    }

    /// Notes that a row's constant changed.
    @inline(__always)
    private mutating func noteNumber(of row: Int32) {
        if rows[row].region >= 0 {
            patchPlan(row)
            noteNumbers(ofRegion: rows[row].region)
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

// MARK: - Runs of terms

extension Solver {
    /// Runs of up to eight terms are kept by their length, longer ones by the next power of two.
    static let termClassCount = 9 + 28

    private static func termClass(_ count: Int) -> (index: Int, length: Int) {
        if count <= 8 { return (count, count) }
        let power = Int.bitWidth - (count - 1).leadingZeroBitCount
        return (9 + power - 4, 1 << power)
    }

    @inline(__always)
    private mutating func takeTerms(_ count: Int) -> Int32 {
        if count == 0 { return 0 }
        let (index, length) = Self.termClass(count)
        let free = freeTerms[index]
        if free >= 0 {
            freeTerms[index] = terms[free].next
            return free
        }
        let first = Int32(terms.count)
        terms.append(TermRecord(coefficient: 0, variable: 0, row: -1), times: length)
        return first
    }

    private mutating func giveTerms(_ first: Int32, count: Int) {
        if count == 0 { return }
        let index = Self.termClass(count).index
        terms[first].next = freeTerms[index]
        freeTerms[index] = first
    }
}
