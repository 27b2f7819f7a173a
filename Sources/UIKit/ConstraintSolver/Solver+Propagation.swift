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
        for index in 0..<regionRows.count {
            let row = regionRows[index]
            if rows[row].unknownCount == 1 {
                makeReady(row)
            } else if rows[row].relation != .equal {
                inequalitiesAhead &+= 1
            }
        }
        while true {
            if next < readyEqualities.count {
                let row = readyEqualities[next]
                next &+= 1
                if rows[row].unknownCount != 1 { continue }
                settle(unknown(of: row), by: row, up: row, down: row)
            } else if tear.isOpen {
                endTear()
            } else if !readyRows.isEmpty {
                consider(readyRows.removeStrongest())
            } else if unknownsLeft == 0 {
                break
            } else {
                unstick(&seed)
            }
        }
        endPlan(region)
        return isCertain
    }

    /// Starts a plan at the end of the pools, and drafts of the variables, none of which is known.
    private mutating func beginPropagation(_ region: Int32) {
        beginPlan(at: region)
        readyEqualities.removeAll()
        readyRows.begin(sweepingBelow: isCollectionSorted ? rows.count : 0)
        isCertain = true
        inequalitiesAhead = 0
        unknownsLeft = regionVariables.count
        drafts.removeAll()
        drafts.reserve(regionVariables.count)
        for place in 0..<regionVariables.count {
            let variable = regionVariables[place]
            variables[variable].isKnown = false
            drafts.appendReserved(Draft(minimum: variables[variable].minimum))
        }
    }

    /// Starts a plan at the end of the pools.
    mutating func beginPlan(at region: Int32) {
        regions[region].plan.firstOperation = Int32(operations.count)
        regions[region].plan.firstCheck = Int32(checks.count)
        tear.isOpen = false
        makeRoomForPlan()
    }

    /// Makes room for a plan of the region at hand. Where that is large others most likely are, and there is room for all of them.
    private mutating func makeRoomForPlan() {
        if regionRows.count > Self.leastSorted {
            operations.reserve(variables.count)
            checks.reserve(rows.count - variables.count)
        } else {
            // A tear takes up to two operations for a variable.
            operations.reserve(operations.count + 2 * regionVariables.count)
        }
    }

    mutating func endPlan(_ region: Int32) {
        regions[region].plan.operationCount =
            Int32(operations.count) - regions[region].plan.firstOperation
        regions[region].plan.checkCount = Int32(checks.count) - regions[region].plan.firstCheck
        liveOperations += Int(regions[region].plan.operationCount)
    }

    /// The one variable of a row that is not known.
    @inline(__always)
    func unknown(of row: Int32) -> Int32 {
        var index = rows[row].firstTerm
        while variables[terms[index].variable].isKnown { index &+= 1 }
        return terms[index].variable
    }

    // MARK: A2

    /// Takes a ready row in: it gives its unknown or bounds it.
    private mutating func consider(_ ready: ReadyRow) {
        let row = ready.row
        if rows[row].unknownCount != 1 { return }
        let variable = unknown(of: row)
        let place = variables[variable].place
        let own = coefficient(of: variable, in: row)
        let value = solvedValue(of: variable, in: row)
        let rank = rows[row].effectiveStrength.rank
        let lowerRow = drafts[place].lowerRow
        let upperRow = drafts[place].upperRow
        if rows[row].relation == .equal {
            if !ready.isPatient, yields(row, to: variable) { return }
            if lowerRow != -1, value < drafts[place].lower - Self.checkTolerance,
                self.rank(of: lowerRow) >= rank
            {
                settle(variable, by: lowerRow, up: row, down: lowerRow)
            } else if upperRow != -1, value > drafts[place].upper + Self.checkTolerance,
                self.rank(of: upperRow) >= rank
            {
                settle(variable, by: upperRow, up: upperRow, down: row)
            } else {
                settle(variable, by: row, up: row, down: row)
            }
        } else if (rows[row].relation == .greaterThanOrEqual) == (own > 0) {
            if upperRow != -1, value >= drafts[place].upper - Self.checkTolerance {
                if !ready.isPatient, yields(row, to: variable) { return }
                let isUpper = self.rank(of: upperRow) >= rank
                settle(variable, by: isUpper ? upperRow : row, up: upperRow, down: row)
            } else if lowerRow == -1 || value > drafts[place].lower {
                drafts[place].lower = value
                drafts[place].lowerRow = row
            }
        } else {
            if lowerRow != -1, value <= drafts[place].lower + Self.checkTolerance {
                if !ready.isPatient, yields(row, to: variable) { return }
                let isLower = self.rank(of: lowerRow) >= rank
                settle(variable, by: isLower ? lowerRow : row, up: row, down: lowerRow)
            } else if upperRow == -1 || value < drafts[place].upper {
                drafts[place].upper = value
                drafts[place].upperRow = row
            }
        }
    }

    /// Lets a row's equals go first where a stronger inequality still waits for another of its variables: that makes
    /// layouts work in which two content sizes of the same priorities meet.
    private mutating func yields(_ row: Int32, to variable: Int32) -> Bool {
        if inequalitiesAhead == 0 { return false }
        let rank = rows[row].effectiveStrength.rank
        var term = variables[variable].firstTerm
        while term >= 0 {
            let other = terms[term].row
            term = terms[term].next
            if rows[other].unknownCount >= 2, rows[other].relation != .equal,
                rows[other].effectiveStrength.rank > rank
            {
                readyRows.addPatient(row, rank: rank)
                return true
            }
        }
        return false
    }

    /// The rank of a bound's row.
    @inline(__always)
    func rank(of row: Int32) -> UInt32 {
        row == Draft.ownMinimum ? Strength.required.rank : rows[row].effectiveStrength.rank
    }

    // MARK: A4

    /// Nothing is ready: tears coupled rows open, or lets a variable lie where it is.
    private mutating func unstick(_ seed: inout Int) {
        while variables[regionVariables[seed]].isKnown { seed &+= 1 }
        if beginTear(near: seed) { return }
        isCertain = false
        let variable = regionVariables[seed]
        let draft = drafts[variables[variable].place]
        if draft.lowerRow != -1 {
            settle(variable, by: draft.lowerRow, up: -1, down: draft.lowerRow)
        } else if draft.upperRow != -1 {
            settle(variable, by: draft.upperRow, up: draft.upperRow, down: -1)
        } else {
            planConstant(variable, variables[variable].restingValue)
            unknownsLeft &-= 1
            spread(variable, givenBy: -1)
        }
    }

    // MARK: Giving a variable

    /// Gives a variable by a row, with the rows that keep it from going up and down.
    @inline(__always)
    mutating func settle(_ variable: Int32, by row: Int32, up: Int32, down: Int32) {
        let place = variables[variable].place
        if row == Draft.ownMinimum {
            planConstant(variable, variables[variable].minimum)
        } else {
            planSolve(variable, by: row)
            if !tear.isOpen { checkMinimum(of: variable) }
        }
        unknownsLeft &-= 1
        drafts[place].upRow = up
        drafts[place].downRow = down
        if tear.isOpen { derive(variable, from: row) }
        spread(variable, givenBy: row)
    }

    /// A value below the variable's minimum is for the exact step to deal with.
    @inline(__always)
    mutating func checkMinimum(of variable: Int32) {
        if values[variable] < variables[variable].minimum - Self.checkTolerance {
            isCertain = false
        }
    }

    /// A known variable may leave other rows with one unknown, or none.
    @inline(__always)
    mutating func spread(_ variable: Int32, givenBy giver: Int32) {
        var term = variables[variable].firstTerm
        while term >= 0 {
            let row = terms[term].row
            term = terms[term].next
            let count = rows[row].unknownCount &- 1
            rows[row].unknownCount = count
            if count == 1 {
                if rows[row].relation != .equal { inequalitiesAhead &-= 1 }
                makeReady(row)
            } else if count == 0, row != giver {
                if tear.isOpen {
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
        if !isCertain { return }
        let activity = activity(of: row)
        let relation = rows[row].relation
        let isPositive = activity > Self.checkTolerance
        let isNegative = activity < -Self.checkTolerance
        let isViolated =
            isPositive && relation != .greaterThanOrEqual
            || isNegative && relation != .lessThanOrEqual
        if isViolated {
            isCertain = isProven(row, activity: activity)
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
