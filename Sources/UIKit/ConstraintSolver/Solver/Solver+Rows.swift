// Rows are added and changed.

extension Solver {
    /// Adds the row `term + constant R 0`, where R is `relation`.
    ///
    /// Among rows of one `strength`, one with a smaller `tie` gives way to one with a greater.
    ///
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ term: Term, _ relation: Relation, constant: Double, strength: Strength, tie: Int32 = 0
    ) -> Row {
        if term.coefficient == 0 {
            return add([], relation, constant: constant, strength: strength, tie: tie)
        }
        let run = allocateTerms(1)
        let row = store.makeRow(run, 1, relation, constant, strength, tie)
        if store.rows[row].isFixing {
            linkFixing(term, run, row)
        } else {
            setConstantCount(of: row, to: link(term, run, row))
        }
        return Row(row)
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
        let run = allocateTerms(2)
        let row = store.makeRow(run, 2, relation, constant, strength, tie)
        let constantCount = link(first, run, row) &+ link(second, run &+ 1, row)
        setConstantCount(of: row, to: constantCount)
        return Row(row)
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
        let run = allocateTerms(3)
        let row = store.makeRow(run, 3, relation, constant, strength, tie)
        let constantCount =
            link(first, run, row) &+ link(second, run &+ 1, row) &+ link(third, run &+ 2, row)
        setConstantCount(of: row, to: constantCount)
        return Row(row)
    }

    /// Adds the row `first + second + third + fourth + constant R 0`.
    ///
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ first: Term, _ second: Term, _ third: Term, _ fourth: Term, _ relation: Relation,
        constant: Double, strength: Strength, tie: Int32 = 0
    ) -> Row {
        if first.coefficient == 0 || second.coefficient == 0 || third.coefficient == 0
            || fourth.coefficient == 0 || first.variable == second.variable
            || first.variable == third.variable || first.variable == fourth.variable
            || second.variable == third.variable || second.variable == fourth.variable
            || third.variable == fourth.variable
        {
            return add(
                [first, second, third, fourth], relation, constant: constant, strength: strength,
                tie: tie)
        }
        let run = allocateTerms(4)
        let row = store.makeRow(run, 4, relation, constant, strength, tie)
        let firstCount = link(first, run, row) &+ link(second, run &+ 1, row)
        let lastCount = link(third, run &+ 2, row) &+ link(fourth, run &+ 3, row)
        setConstantCount(of: row, to: firstCount &+ lastCount)
        return Row(row)
    }

    /// Adds the row `Σ terms + constant R 0`. Terms of one variable are added up.
    ///
    /// - Precondition: All numbers are finite.
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, constant: Double, strength: Strength, tie: Int32 = 0
    ) -> Row {
        let merged = Self.merged(terms)
        if merged.count == 1 {
            return add(merged[0], relation, constant: constant, strength: strength, tie: tie)
        }
        let run = allocateTerms(merged.count)
        let row = store.makeRow(run, Int32(merged.count), relation, constant, strength, tie)
        var constantCount: Int32 = 0
        for index in 0..<merged.count {
            constantCount &+= link(merged[index], run &+ Int32(index), row)
        }
        setConstantCount(of: row, to: constantCount)
        return Row(row)
    }

    /// Allocates the terms of a new row. Removed rows free theirs first.
    @inline(__always)
    private mutating func allocateTerms(_ count: Int) -> Int32 {
        unlinkRemovedRows()
        return store.allocateTerms(count)
    }

    // MARK: Changing rows

    /// Changes a row's constant. The cheapest of all changes.
    ///
    /// - Precondition: `constant` is a number.
    public mutating func setConstant(_ row: Row, _ constant: Double) {
        precondition(constant.isFinite, "A row's constant cannot be \(constant). Pass a number.")
        let index = store.checked(row)
        if store.rows[index].constant == constant { return }
        store.rows[index].constant = constant
        let region = store.rows[index].region
        if region >= 0 {
            // The room of an ended region's plan may have been reused, and its rows will be in
            // other regions.
            if regions[region].isAlive {
                plans.patch(index, store)
                plans.dropEarlierPlans(of: &regions[region])
                changes.markRegion(region, &regions)
            }
        } else {
            changes.markConstantRow(index, &store, &resolver)
        }
        if store.rows[index].termCount == 1, store.rows[index].relation == .equal {
            changes.markConstant(store.terms[store.rows[index].firstTerm].variable, &store)
        }
    }

    /// Changes the strength of a row.
    public mutating func setStrength(_ row: Row, _ strength: Strength) {
        let index = store.checked(row)
        if store.rows[index].strength == strength { return }
        unlinkRemovedRows()
        changes.markRow(index, &store, &resolver)
        changes.countFixingRow(index, by: -1, &store)
        store.rows[index].strength = strength
        store.rows[index].isBroken = false
        changes.countFixingRow(index, by: 1, &store)
        changes.markRow(index, &store, &resolver)
    }

    /// Changes the tie of a row: to which rows of the same strength it gives way.
    public mutating func setTie(_ row: Row, _ tie: Int32) {
        let index = store.checked(row)
        if store.rows[index].tie == tie { return }
        store.rows[index].tie = tie
        changes.markRow(index, &store, &resolver)
    }

    /// The row's left side with the present values: 0 where an equality holds, else its violation
    /// with its sign.
    public func leftSide(of row: Row) -> Double { store.activity(of: row.index) }
}
