// Tier A: a plan by propagation, in one pass over the rows.
//
// A1. Required equalities with one unknown variable give it, at once, until none is left.
// A2. Then the strongest row with one unknown left: an equality gives it, or yields to a bound that is at least as
//     strong; an inequality becomes a bound; where a lower bound meets an upper one, the stronger gives the variable.
// A3. Required equalities with two or more unknowns each are coupled: they are torn open (Solver+Tear).
// A4. What is left over lies at a bound or at rest; then the plan is only a start for the exact step.
// A5. A row whose variables are all known and that gave none becomes a check.
//
// Whether the plan may be the best one is told by a certificate (Solver+Certificate). Where that fails the exact step has the
// last word on every row, and rows are not looked at in A5 any more.

extension Solver {
    /// Makes a plan for the region at hand.
    ///
    /// - Returns: Whether it is certain to be the one best answer.
    mutating func propagate(_ region: Int32) -> Bool {
        beginPropagation(region)
        var next = 0
        var seed = 0
        for index in 0..<component.rows.count {
            let row = component.rows[index]
            if store.rows[row].unknownCount == 1 {
                makeReady(row)
            } else if store.rows[row].relation != .equal {
                propagation.inequalitiesAhead &+= 1
            }
        }
        while true {
            if next < propagation.readyEqualities.count {
                let row = propagation.readyEqualities[next]
                next &+= 1
                if store.rows[row].unknownCount != 1 { continue }
                settle(unknown(of: row), by: row, up: row, down: row)
            } else if propagation.tear.isOpen {
                endTear()
            } else if !propagation.readyRows.isEmpty {
                consider(propagation.readyRows.removeStrongest())
            } else if propagation.unknownsLeft == 0 {
                break
            } else {
                unstick(&seed)
            }
        }
        endPlan(region)
        return propagation.isCertain
    }

    /// Starts a plan at the end of the pools, and drafts of the variables, none of which is known.
    private mutating func beginPropagation(_ region: Int32) {
        beginPlan(at: region)
        propagation.readyEqualities.removeAll()
        propagation.readyRows.begin(sweepingBelow: component.isSorted ? store.rows.count : 0)
        propagation.isCertain = true
        propagation.inequalitiesAhead = 0
        propagation.unknownsLeft = component.variables.count
        propagation.drafts.removeAll()
        propagation.drafts.reserve(component.variables.count)
        for place in 0..<component.variables.count {
            let variable = component.variables[place]
            store.variables[variable].isKnown = false
            propagation.drafts.appendReserved(Draft(minimum: store.variables[variable].minimum))
        }
    }

    /// Starts a plan at the end of the pools.
    mutating func beginPlan(at region: Int32) {
        regions[region].plan.firstOperation = Int32(plans.operations.count)
        regions[region].plan.firstCheck = Int32(plans.checks.count)
        propagation.tear.isOpen = false
        makeRoomForPlan()
    }

    /// Makes room for a plan of the region at hand. Where that is large others most likely are, and there is room for all of them.
    private mutating func makeRoomForPlan() {
        if component.rows.count > Self.leastSorted {
            plans.operations.reserve(store.variables.count)
            plans.checks.reserve(store.rows.count - store.variables.count)
        } else {
            // A tear takes up to two operations for a variable.
            plans.operations.reserve(plans.operations.count + 2 * component.variables.count)
        }
    }

    mutating func endPlan(_ region: Int32) {
        regions[region].plan.operationCount =
            Int32(plans.operations.count) - regions[region].plan.firstOperation
        regions[region].plan.checkCount =
            Int32(plans.checks.count) - regions[region].plan.firstCheck
        plans.liveOperationCount += Int(regions[region].plan.operationCount)
    }

    /// The one variable of a row that is not known.
    @inline(__always)
    func unknown(of row: Int32) -> Int32 {
        var index = store.rows[row].firstTerm
        while store.variables[store.terms[index].variable].isKnown { index &+= 1 }
        return store.terms[index].variable
    }

    // MARK: A2

    /// Takes a ready row in: it gives its unknown or bounds it.
    private mutating func consider(_ ready: ReadyRow) {
        let row = ready.row
        if store.rows[row].unknownCount != 1 { return }
        let variable = unknown(of: row)
        let place = store.variables[variable].place
        let own = coefficient(of: variable, in: row)
        let value = solvedValue(of: variable, in: row)
        let rank = store.rows[row].effectiveStrength.rank
        let lowerRow = propagation.drafts[place].lowerRow
        let upperRow = propagation.drafts[place].upperRow
        if store.rows[row].relation == .equal {
            if !ready.isPatient, yields(row, to: variable) { return }
            if lowerRow != -1, value < propagation.drafts[place].lower - Self.checkTolerance,
                self.rank(of: lowerRow) >= rank
            {
                settle(variable, by: lowerRow, up: row, down: lowerRow)
            } else if upperRow != -1, value > propagation.drafts[place].upper + Self.checkTolerance,
                self.rank(of: upperRow) >= rank
            {
                settle(variable, by: upperRow, up: upperRow, down: row)
            } else {
                settle(variable, by: row, up: row, down: row)
            }
        } else if (store.rows[row].relation == .greaterThanOrEqual) == (own > 0) {
            if upperRow != -1, value >= propagation.drafts[place].upper - Self.checkTolerance {
                if !ready.isPatient, yields(row, to: variable) { return }
                let isUpper = self.rank(of: upperRow) >= rank
                settle(variable, by: isUpper ? upperRow : row, up: upperRow, down: row)
            } else if lowerRow == -1 || value > propagation.drafts[place].lower {
                propagation.drafts[place].lower = value
                propagation.drafts[place].lowerRow = row
            }
        } else {
            if lowerRow != -1, value <= propagation.drafts[place].lower + Self.checkTolerance {
                if !ready.isPatient, yields(row, to: variable) { return }
                let isLower = self.rank(of: lowerRow) >= rank
                settle(variable, by: isLower ? lowerRow : row, up: row, down: lowerRow)
            } else if upperRow == -1 || value < propagation.drafts[place].upper {
                propagation.drafts[place].upper = value
                propagation.drafts[place].upperRow = row
            }
        }
    }

    /// Lets a row's equals go first where a stronger inequality still waits for another of its variables: that makes
    /// layouts work in which two content sizes of the same priorities meet.
    private mutating func yields(_ row: Int32, to variable: Int32) -> Bool {
        if propagation.inequalitiesAhead == 0 { return false }
        let rank = store.rows[row].effectiveStrength.rank
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let other = store.terms[term].row
            term = store.terms[term].next
            if store.rows[other].unknownCount >= 2, store.rows[other].relation != .equal,
                store.rows[other].effectiveStrength.rank > rank
            {
                propagation.readyRows.addPatient(row, rank: rank)
                return true
            }
        }
        return false
    }

    /// The rank of a bound's row.
    @inline(__always)
    func rank(of row: Int32) -> UInt32 {
        row == Draft.ownMinimum ? Strength.required.rank : store.rows[row].effectiveStrength.rank
    }

    // MARK: A4

    /// Nothing is ready: tears coupled rows open, or lets a variable lie where it is.
    private mutating func unstick(_ seed: inout Int) {
        while store.variables[component.variables[seed]].isKnown { seed &+= 1 }
        if beginTear(near: seed) { return }
        propagation.isCertain = false
        let variable = component.variables[seed]
        let draft = propagation.drafts[store.variables[variable].place]
        if draft.lowerRow != -1 {
            settle(variable, by: draft.lowerRow, up: -1, down: draft.lowerRow)
        } else if draft.upperRow != -1 {
            settle(variable, by: draft.upperRow, up: draft.upperRow, down: -1)
        } else {
            planConstant(variable, store.variables[variable].restingValue)
            propagation.unknownsLeft &-= 1
            spread(variable, givenBy: -1)
        }
    }

    // MARK: Giving a variable

    /// Gives a variable by a row, with the rows that keep it from going up and down.
    @inline(__always)
    mutating func settle(_ variable: Int32, by row: Int32, up: Int32, down: Int32) {
        let place = store.variables[variable].place
        if row == Draft.ownMinimum {
            planConstant(variable, store.variables[variable].minimum)
        } else {
            planSolve(variable, by: row)
            if !propagation.tear.isOpen { checkMinimum(of: variable) }
        }
        propagation.unknownsLeft &-= 1
        propagation.drafts[place].upRow = up
        propagation.drafts[place].downRow = down
        if propagation.tear.isOpen { derive(variable, from: row) }
        spread(variable, givenBy: row)
    }

    /// A value below the variable's minimum is for the exact step to deal with.
    @inline(__always)
    mutating func checkMinimum(of variable: Int32) {
        if store.values[variable] < store.variables[variable].minimum - Self.checkTolerance {
            propagation.isCertain = false
        }
    }

    /// A known variable may leave other rows with one unknown, or none.
    @inline(__always)
    mutating func spread(_ variable: Int32, givenBy giver: Int32) {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            term = store.terms[term].next
            let count = store.rows[row].unknownCount &- 1
            store.rows[row].unknownCount = count
            if count == 1 {
                if store.rows[row].relation != .equal { propagation.inequalitiesAhead &-= 1 }
                makeReady(row)
            } else if count == 0, row != giver {
                if propagation.tear.isOpen {
                    considerClosing(row)
                } else {
                    finish(row)
                }
            }
        }
    }

    /// A5: all variables of a row are known, and it gave none.
    @inline(__always)
    mutating func finish(_ row: Int32) {
        if !propagation.isCertain { return }
        let activity = activity(of: row)
        let relation = store.rows[row].relation
        let isPositive = activity > Self.checkTolerance
        let isNegative = activity < -Self.checkTolerance
        let isViolated =
            isPositive && relation != .greaterThanOrEqual
            || isNegative && relation != .lessThanOrEqual
        if isViolated {
            propagation.isCertain = isProven(row, activity: activity)
            planCheck(row, forbidsNegative: isPositive, forbidsPositive: isNegative)
        } else {
            // A row on the brink may be what keeps a variable from moving, so it has to stay there.
            let isOnBrink = !isPositive && !isNegative
            planCheck(
                row, forbidsNegative: isOnBrink || relation == .greaterThanOrEqual,
                forbidsPositive: isOnBrink || relation == .lessThanOrEqual)
        }
    }
}
