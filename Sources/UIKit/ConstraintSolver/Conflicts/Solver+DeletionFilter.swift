// Contradictions are made small.

extension Solver {
    /// Leaves out members as long as the rest cannot hold, while there are steps.
    ///
    /// A contradiction that a single row proves is minimal where no minimum takes part. Minimums always hold, so where some
    /// do, fewer rows may be enough.
    mutating func filtered(_ members: [Row]) -> (members: [Row], isMinimal: Bool) {
        let allVariables = listed(component.variables)
        let allRows = listed(component.rows)
        defer { setRegion(variables: allVariables, rows: allRows) }
        return minimal(members)
    }

    /// The same, and leaves the members as the region at hand.
    mutating func minimal(_ members: [Row]) -> (members: [Row], isMinimal: Bool) {
        setRegion(variables: variables(of: members), rows: members.map(\.index))
        loadRequired()
        var needed: [Row] = []
        var isMinimal = !exactStep.tableau.isExhausted
        for place in Int32(component.variables.count)..<Int32(exactStep.tableau.rows.count)
        where isMinimal {
            let costs = exactStep.tableau.rows[place]
            exactStep.tableau.changeCost(of: place, positive: 0, negative: 0)
            isMinimal = exactStep.tableau.minimise() == .optimal
            if hasViolationOtherThan(place) { continue }
            needed.append(Row(row(atPlace: place)))
            exactStep.tableau.changeCost(
                of: place, positive: costs.positiveCost, negative: costs.negativeCost)
            isMinimal = isMinimal && exactStep.tableau.minimise() == .optimal
        }
        if !isMinimal { limits.stoppedCount += 1 }
        return isMinimal ? (needed, true) : (members, false)
    }

    private mutating func hasViolationOtherThan(_ left: Int32) -> Bool {
        exactStep.tableau.workLeft -= exactStep.tableau.rows.count
        for place in 0..<Int32(exactStep.tableau.rows.count) where place != left {
            let costs = exactStep.tableau.rows[place]
            if costs.positiveCost == 0, costs.negativeCost == 0 { continue }
            if isViolated(atPlace: place) { return true }
        }
        return false
    }

    /// The variables of some rows that are not constants, in the order in which they were made.
    func variables(of members: [Row]) -> [Int32] {
        var found: Set<Int32> = []
        for member in members {
            let record = store.rows[member.index]
            for index in record.firstTerm..<(record.firstTerm + record.termCount)
            where !store.variables[store.terms[index].variable].isConstant {
                found.insert(store.terms[index].variable)
            }
        }
        return found.sorted { store.variables[$0].age < store.variables[$1].age }
    }

    func listed(_ pool: borrowing Pool<Int32>) -> [Int32] {
        (0..<pool.count).map { pool[$0] }
    }

    mutating func setRegion(variables: [Int32], rows: [Int32]) {
        component.variables.removeAll()
        for (place, variable) in variables.enumerated() {
            component.variables.append(variable)
            store.variables[variable].place = Int32(place)
        }
        setRegionRows(rows)
    }

    mutating func setRegionRows(_ rows: [Int32]) {
        component.rows.removeAll()
        for row in rows { component.rows.append(row) }
    }
}
