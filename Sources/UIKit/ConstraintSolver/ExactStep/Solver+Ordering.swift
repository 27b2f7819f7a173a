// B5: a plan is made of the tight rows that the exact step found.
//
// O1. A tight row with one unknown gives it, until no row has just one.
// O2. What is left is coupled: the unknown in most rows is torn, and all that follows is planned. If a row closes the circle,
//     O1 goes on.
// O3. If none does, more than one tear would be needed. Then the coupled core, which is what is left without the
//     variables that only one row mentions, becomes a block.
// O4. Rows that are not tight become checks, with the sides on which the exact step left them.

extension Solver {
    /// Makes the region's plan of the tight rows in the tableau.
    mutating func planTightRows(_ region: Int32) {
        beginPlan(at: region)
        propagation.drafts.removeAll()
        for index in 0..<component.variables.count {
            store.variables[component.variables[index]].isKnown = false
        }
        exactStep.plannableRows.begin(sweepingBelow: component.isSorted ? store.rows.count : 0)
        for index in 0..<component.rows.count {
            let row = component.rows[index]
            if isTight(row) {
                let count = store.rows[row].termCount &- store.rows[row].constantCount
                store.rows[row].slot = -1
                store.rows[row].unknownCount = count
                if count == 1 { exactStep.plannableRows.add(row) }
            } else {
                store.rows[row].unknownCount = -1
                planLooseRow(row)
            }
        }
        planLooseMinimums()
        for place in 0..<Int32(exactStep.ownPlaces.count) where exactStep.ownPlaces[place] >= 0 {
            if exactStep.tableau.rows[exactStep.ownPlaces[place]].column < 0 { continue }
            let variable = component.variables[place]
            planConstant(variable, store.variables[variable].restingValue)
            count(variable, givenBy: -1)
        }
        var seed = 0
        drain()
        while true {
            while seed < component.variables.count,
                store.variables[component.variables[seed]].isKnown
            {
                seed += 1
            }
            if seed == component.variables.count { break }
            if !planTear(near: seed), !planBlock() { break }
            drain()
        }
        endPlan(region)
    }

    /// Adds checks to the region's plan, which has none but is the best: its tight rows are those in the tableau.
    mutating func planLooseRows() {
        for index in 0..<component.rows.count where !isTight(component.rows[index]) {
            planLooseRow(component.rows[index])
        }
        planLooseMinimums()
    }

    /// O4: a row that is not tight in the tableau keeps its side.
    @inline(__always)
    private mutating func planLooseRow(_ row: Int32) {
        let relation = store.rows[row].relation
        if isRange(atPlace: store.rows[row].place) {
            planCheck(
                row, forbidsNegative: relation == .greaterThanOrEqual,
                forbidsPositive: relation == .lessThanOrEqual)
            return
        }
        // A required row that came to zero from a side where it is violated may neither go back nor on.
        let side = exactStep.tableau.rows[store.rows[row].place].side
        let isHeld = store.rows[row].effectiveStrength == .required && relation.rawValue != side
        planCheck(
            row, forbidsNegative: isHeld || side > 0, forbidsPositive: isHeld || side < 0)
    }

    /// The same goes for a variable that came to its minimum from below.
    private mutating func planLooseMinimums() {
        for place in 0..<Int32(exactStep.ownPlaces.count) where exactStep.ownPlaces[place] >= 0 {
            let own = exactStep.tableau.rows[exactStep.ownPlaces[place]]
            let variable = component.variables[place]
            if own.column < 0, own.side < 0, store.variables[variable].minimum != -.infinity {
                planRestCheck(variable, isAbove: false)
            }
        }
    }

    /// Whether a row of the region at hand is tight in the tableau, or eliminated.
    private func isTight(_ row: Int32) -> Bool {
        let place = store.rows[row].place
        if place < 0 { return true }
        if exactStep.tableau.rows[place].column < 0 { return false }
        // Of a range the bound is tight from whose end its activity is measured.
        return exactStep.tableau.rows[place].isReflected == (exactStep.owners[place] != row)
    }

    private func countUnknowns(of row: Int32) -> Int32 {
        var count: Int32 = 0
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount)
        where !store.variables[store.terms[index].variable].isKnown {
            count &+= 1
        }
        return count
    }

    /// O1: plans rows with one unknown.
    private mutating func drain() {
        while !exactStep.plannableRows.isEmpty {
            let row = exactStep.plannableRows.removeNext()
            if store.rows[row].unknownCount != 1 { continue }
            let variable = unknown(of: row)
            planSolve(variable, by: row)
            if propagation.tear.isOpen { derive(variable, from: row) }
            count(variable, givenBy: row)
        }
    }

    /// A variable is known: rows that mention it have one unknown less.
    mutating func count(_ variable: Int32, givenBy giver: Int32) {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            term = store.terms[term].next
            if store.rows[row].unknownCount <= 0 { continue }
            store.rows[row].unknownCount &-= 1
            if store.rows[row].unknownCount == 1 {
                exactStep.plannableRows.add(row)
            } else if store.rows[row].unknownCount == 0, row != giver, propagation.tear.isOpen,
                propagation.tear.closingRow < 0, abs(derivative(of: row)) > Self.tearTolerance
            {
                propagation.tear.closingRow = row
            }
        }
    }

    /// O2: tears coupled rows open and plans what follows.
    ///
    /// - Returns: False if no row closed the tear; then nothing is planned.
    private mutating func planTear(near seed: Int) -> Bool {
        let start = plans.operations.count
        if propagation.drafts.isEmpty {
            propagation.drafts.append(Draft(minimum: 0), times: component.variables.count)
        }
        openTear(mostCoupledUnknown(near: seed))
        count(propagation.tear.variable, givenBy: -1)
        drain()
        if propagation.tear.closingRow >= 0 {
            closeTear(by: propagation.tear.closingRow)
            return true
        }
        propagation.tear.isOpen = false
        for index in start..<plans.operations.count {
            let variable = plans.operations[index].target
            store.variables[variable].isKnown = false
            propagation.drafts[store.variables[variable].place].derivative = .nan
            if plans.operations[index].row >= 0 {
                store.rows[plans.operations[index].row].slot = -1
            }
        }
        plans.operations.truncate(to: start)
        recountUnknowns()
        return false
    }

    private mutating func recountUnknowns() {
        for index in 0..<component.rows.count
        where store.rows[component.rows[index]].unknownCount >= 0 {
            let row = component.rows[index]
            store.rows[row].unknownCount = store.rows[row].slot == -1 ? countUnknowns(of: row) : 0
        }
    }

    private func mostCoupledUnknown(near seed: Int) -> Int32 {
        var best = component.variables[seed]
        var most = -1
        var seen = 0
        for index in seed..<component.variables.count where seen < 64 {
            let variable = component.variables[index]
            if store.variables[variable].isKnown { continue }
            seen += 1
            var count = 0
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                if store.rows[store.terms[term].row].unknownCount > 0 { count += 1 }
                term = store.terms[term].next
            }
            if count > most { (best, most) = (variable, count) }
        }
        return best
    }
}
