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
        if term.coefficient == 0 {
            return add([], relation, constant: constant, strength: strength, tie: tie)
        }
        let first = takeTerms(1)
        let row = makeRow(first, 1, relation, constant, strength, tie)
        link(term, first, row)
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
        if first.coefficient == 0 || second.coefficient == 0 || first.variable == second.variable {
            return add([first, second], relation, constant: constant, strength: strength, tie: tie)
        }
        let run = takeTerms(2)
        let row = makeRow(run, 2, relation, constant, strength, tie)
        link(first, run, row)
        link(second, run &+ 1, row)
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
        if first.coefficient == 0 || second.coefficient == 0 || third.coefficient == 0
            || first.variable == second.variable || first.variable == third.variable
            || second.variable == third.variable
        {
            return add(
                [first, second, third], relation, constant: constant, strength: strength, tie: tie)
        }
        let run = takeTerms(3)
        let row = makeRow(run, 3, relation, constant, strength, tie)
        link(first, run, row)
        link(second, run &+ 1, row)
        link(third, run &+ 2, row)
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
        add(
            [first, second, third, fourth], relation, constant: constant, strength: strength,
            tie: tie)
    }

    /// Adds the row `Σ terms + constant R 0`. Terms of one variable are added up.
    ///
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, constant: Double, strength: Strength, tie: Int32 = 0
    ) -> Row {
        let merged = merged(terms)
        let run = takeTerms(merged.count)
        let row = makeRow(run, Int32(merged.count), relation, constant, strength, tie)
        for index in 0..<merged.count { link(merged[index], run &+ Int32(index), row) }
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
    @inline(__always)
    private mutating func makeRow(
        _ firstTerm: Int32, _ termCount: Int32, _ relation: Relation, _ constant: Double,
        _ strength: Strength, _ tie: Int32
    ) -> Int32 {
        precondition(constant.isFinite, "A row's constant cannot be \(constant). Pass a number.")
        let record = RowRecord(
            constant: constant, firstTerm: firstTerm, termCount: termCount, strength: strength,
            tie: tie, relation: relation)
        if freeRows.isEmpty {
            rows.append(record)
            return Int32(rows.count &- 1)
        }
        let index = freeRows.removeLast()
        rows[index] = record
        return index
    }

    /// Writes a term of a row and puts it first in the list of its variable.
    @inline(__always)
    private mutating func link(_ term: Term, _ index: Int32, _ row: Int32) {
        precondition(
            term.coefficient.isFinite,
            "A term's coefficient cannot be \(term.coefficient). Pass a number.")
        let variable = checked(term.variable)
        let head = variables[variable].firstTerm
        terms[index] = TermRecord(
            coefficient: term.coefficient, variable: variable, row: row, next: head)
        if head >= 0 { terms[head].previous = index }
        variables[variable].firstTerm = index
        if variables[variable].isConstant { rows[row].constantCount &+= 1 }
    }

    /// Notes what has to be solved because of a new row.
    @inline(__always)
    private mutating func finish(_ row: Int32) -> Row {
        let first = rows[row].firstTerm
        if rows[row].isFixing {
            countFixing(row, by: 1)
            if variables[terms[first].variable].isPinned { loneRows.append(row) }
        } else if rows[row].constantCount < rows[row].termCount {
            for index in first..<(first &+ rows[row].termCount) {
                noteVariable(terms[index].variable)
            }
        } else {
            loneEdits &+= 1
            loneRows.append(row)
        }
        return Row(row)
    }

    /// The terms, one for each variable, without those of coefficient zero.
    private func merged(_ terms: [Term]) -> [Term] {
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
