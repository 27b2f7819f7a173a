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
        drafts.removeAll()
        for index in 0..<regionVariables.count {
            variables[regionVariables[index]].isKnown = false
        }
        plannableRows.begin(sweepingBelow: isCollectionSorted ? rows.count : 0)
        for index in 0..<regionRows.count {
            let row = regionRows[index]
            if isTight(row) {
                let count = rows[row].termCount &- rows[row].constantCount
                rows[row].slot = -1
                rows[row].unknownCount = count
                if count == 1 { plannableRows.add(row) }
            } else {
                rows[row].unknownCount = -1
                planLooseRow(row)
            }
        }
        planLooseMinimums()
        for place in 0..<Int32(ownPlaces.count) where ownPlaces[place] >= 0 {
            if tableau.rows[ownPlaces[place]].column < 0 { continue }
            let variable = regionVariables[place]
            planConstant(variable, variables[variable].restingValue)
            count(variable, givenBy: -1)
        }
        var seed = 0
        drain()
        while true {
            while seed < regionVariables.count, variables[regionVariables[seed]].isKnown {
                seed += 1
            }
            if seed == regionVariables.count { break }
            if !planTear(near: seed), !planBlock() { break }
            drain()
        }
        endPlan(region)
    }

    /// Adds checks to the region's plan, which has none but is the best: its tight rows are those in the tableau.
    mutating func planLooseRows() {
        for index in 0..<regionRows.count where !isTight(regionRows[index]) {
            planLooseRow(regionRows[index])
        }
        planLooseMinimums()
    }

    /// O4: a row that is not tight in the tableau keeps its side.
    @inline(__always)
    private mutating func planLooseRow(_ row: Int32) {
        let relation = rows[row].relation
        if isRange(atPlace: rows[row].place) {
            planCheck(
                row, forbidsNegative: relation == .greaterThanOrEqual,
                forbidsPositive: relation == .lessThanOrEqual)
            return
        }
        // A required row that came to zero from a side where it is violated may neither go back nor on.
        let side = tableau.rows[rows[row].place].side
        let isHeld = rows[row].effectiveStrength == .required && relation.rawValue != side
        planCheck(
            row, forbidsNegative: isHeld || side > 0, forbidsPositive: isHeld || side < 0)
    }

    /// The same goes for a variable that came to its minimum from below.
    private mutating func planLooseMinimums() {
        for place in 0..<Int32(ownPlaces.count) where ownPlaces[place] >= 0 {
            let own = tableau.rows[ownPlaces[place]]
            let variable = regionVariables[place]
            if own.column < 0, own.side < 0, variables[variable].minimum != -.infinity {
                planRestCheck(variable, isAbove: false)
            }
        }
    }

    /// Whether a row of the region at hand is tight in the tableau, or eliminated.
    private func isTight(_ row: Int32) -> Bool {
        let place = rows[row].place
        if place < 0 { return true }
        if tableau.rows[place].column < 0 { return false }
        // Of a range the bound is tight from whose end its activity is measured.
        return tableau.rows[place].isReflected == (owners[place] != row)
    }

    private func countUnknowns(of row: Int32) -> Int32 {
        var count: Int32 = 0
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount)
        where !variables[terms[index].variable].isKnown {
            count &+= 1
        }
        return count
    }

    /// O1: plans rows with one unknown.
    private mutating func drain() {
        while !plannableRows.isEmpty {
            let row = plannableRows.removeNext()
            if rows[row].unknownCount != 1 { continue }
            let variable = unknown(of: row)
            planSolve(variable, by: row)
            if tear.isOpen { derive(variable, from: row) }
            count(variable, givenBy: row)
        }
    }

    /// A variable is known: rows that mention it have one unknown less.
    mutating func count(_ variable: Int32, givenBy giver: Int32) {
        var term = variables[variable].firstTerm
        while term >= 0 {
            let row = terms[term].row
            term = terms[term].next
            if rows[row].unknownCount <= 0 { continue }
            rows[row].unknownCount &-= 1
            if rows[row].unknownCount == 1 {
                plannableRows.add(row)
            } else if rows[row].unknownCount == 0, row != giver, tear.isOpen,
                tear.closingRow < 0, abs(derivative(of: row)) > Self.tearTolerance
            {
                tear.closingRow = row
            }
        }
    }

    /// O2: tears coupled rows open and plans what follows.
    ///
    /// - Returns: False if no row closed the tear; then nothing is planned.
    private mutating func planTear(near seed: Int) -> Bool {
        let start = operations.count
        if drafts.isEmpty { drafts.append(Draft(minimum: 0), times: regionVariables.count) }
        openTear(mostCoupledUnknown(near: seed))
        count(tear.variable, givenBy: -1)
        drain()
        if tear.closingRow >= 0 {
            closeTear(by: tear.closingRow)
            return true
        }
        tear.isOpen = false
        for index in start..<operations.count {
            let variable = operations[index].target
            variables[variable].isKnown = false
            drafts[variables[variable].place].derivative = .nan
            if operations[index].row >= 0 { rows[operations[index].row].slot = -1 }
        }
        operations.truncate(to: start)
        recountUnknowns()
        return false
    }

    private mutating func recountUnknowns() {
        for index in 0..<regionRows.count where rows[regionRows[index]].unknownCount >= 0 {
            let row = regionRows[index]
            rows[row].unknownCount = rows[row].slot == -1 ? countUnknowns(of: row) : 0
        }
    }

    private func mostCoupledUnknown(near seed: Int) -> Int32 {
        var best = regionVariables[seed]
        var most = -1
        var seen = 0
        for index in seed..<regionVariables.count where seen < 64 {
            let variable = regionVariables[index]
            if variables[variable].isKnown { continue }
            seen += 1
            var count = 0
            var term = variables[variable].firstTerm
            while term >= 0 {
                if rows[terms[term].row].unknownCount > 0 { count += 1 }
                term = terms[term].next
            }
            if count > most { (best, most) = (variable, count) }
        }
        return best
    }
}
