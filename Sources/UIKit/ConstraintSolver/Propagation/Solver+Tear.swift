// Coupled rows: each waits for another's variable.
//
// T1. One variable is *torn*: taken as zero for the time being, so that the others follow. Each carries its
//     derivative by the torn one.
// T2. A row that ends with all its variables known, and whose activity depends on the torn variable, closes the circle: it
//     gives the torn variable its value, and all that followed move along.
//
// Equal widths, equal gaps, proportions and centred groups are of this kind. (Tearing: G. Kron, “Diakoptics”, 1963.)

/// An open tear.
struct Tear: BitwiseCopyable {
    var isOpen = false
    var variable: Int32 = -1
    /// The place of the first operation of the tear.
    var firstOperation = 0
    /// The row that closes the circle, or -1 as long as none does.
    var closingRow: Int32 = -1
    /// The rank of the weakest row that has to break for the torn variable to move.
    var level = UInt32.max
}

extension Solver {
    /// How many unknowns are looked at to find the one to tear.
    private static let tearCandidates = 48

    /// Derivatives smaller than this are rounding errors.
    static let tearTolerance = 1e-9

    /// Tears the unknown variable with the most coupled required equalities.
    ///
    /// - Returns: False if none has two.
    mutating func beginTear(near seed: Int) -> Bool {
        var best: Int32 = -1
        var most = 1
        var seen = 0
        var index = seed
        while index < component.variables.count, seen < Self.tearCandidates {
            let variable = component.variables[index]
            index &+= 1
            if store.variables[variable].isKnown { continue }
            seen &+= 1
            let count = coupledEqualities(of: variable)
            if count > most {
                most = count
                best = variable
            }
        }
        if best < 0 { return false }
        openTear(best)
        propagation.unknownsLeft &-= 1
        propagation.tear.level = Strength.required.rank
        spread(best, givenBy: -1)
        return true
    }

    @inline(__always)
    private func coupledEqualities(of variable: Int32) -> Int {
        var count = 0
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            if store.rows[row].unknownCount >= 2, store.rows[row].relation == .equal,
                store.rows[row].effectiveStrength == .required
            {
                count &+= 1
            }
            term = store.terms[term].next
        }
        return count
    }

    /// T1: takes a variable as zero.
    mutating func openTear(_ variable: Int32) {
        let place = store.variables[variable].place
        propagation.tear = Tear(
            isOpen: true, variable: variable, firstOperation: plans.operations.count)
        propagation.deferredRows.removeAll()
        plans.operations.append(Operation(.tear, target: variable, row: -1))
        store.values[variable] = 0
        store.variables[variable].isKnown = true
        propagation.drafts[place].derivative = 1
    }

    /// Notes how fast a variable that a row gave grows with the torn one.
    mutating func derive(_ variable: Int32, from row: Int32) {
        var sum = 0.0
        var own = 1.0
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            let other = store.terms[index].variable
            if other == variable {
                own = store.terms[index].coefficient
            } else if !store.variables[other].isConstant {
                let draft = propagation.drafts[store.variables[other].place]
                if draft.isTorn {
                    sum += store.terms[index].coefficient * draft.derivative
                } else {
                    propagation.tear.level = min(propagation.tear.level, levelMoving(other))
                }
            }
        }
        propagation.drafts[store.variables[variable].place].derivative = -sum / own
    }

    /// How fast a row's activity grows with the torn variable.
    @inline(__always)
    func derivative(of row: Int32) -> Double {
        var sum = 0.0
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            let variable = store.terms[index].variable
            if store.variables[variable].isConstant { continue }
            let draft = propagation.drafts[store.variables[variable].place]
            if draft.isTorn { sum += store.terms[index].coefficient * draft.derivative }
        }
        return sum
    }

    /// T2: a row whose variables are all known while a tear is open closes it or waits until it is closed.
    mutating func considerClosing(_ row: Int32) {
        if propagation.tear.closingRow < 0, store.rows[row].relation == .equal,
            store.rows[row].effectiveStrength == .required,
            abs(derivative(of: row)) > Self.tearTolerance
        {
            propagation.tear.closingRow = row
        } else {
            propagation.deferredRows.append(row)
        }
    }

    /// Everything that follows from the tear is planned: closes it, or lets the torn variable lie.
    mutating func endTear() {
        if propagation.tear.closingRow >= 0 {
            noteLevels(of: propagation.tear.closingRow)
            closeTear(by: propagation.tear.closingRow)
        } else {
            abandonTear()
        }
        propagation.tear.isOpen = false
        for index in 0..<propagation.deferredRows.count { finish(propagation.deferredRows[index]) }
        propagation.deferredRows.removeAll()
    }

    /// Takes in how firmly the closing row's other variables stand.
    private mutating func noteLevels(of row: Int32) {
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            let variable = store.terms[index].variable
            if store.variables[variable].isConstant { continue }
            if !propagation.drafts[store.variables[variable].place].isTorn {
                propagation.tear.level = min(propagation.tear.level, levelMoving(variable))
            }
        }
    }

    /// Gives the torn variable its value by a row, and moves what followed from it.
    mutating func closeTear(by row: Int32) {
        let last = plans.operations.count
        let torn = propagation.tear.variable
        var operation = Operation(.close, target: torn, row: row)
        operation.factor0 = derivative(of: row)
        operation.minimum = store.variables[torn].minimum
        plans.tearValue = -activity(of: row) / operation.factor0
        store.rows[row].slot = Int32(plans.operations.count)
        plans.operations.append(operation)
        finishTorn(torn, plans.tearValue)
        for index
            in (propagation.tear.firstOperation + 1)..<max(
                last, propagation.tear.firstOperation + 1)
        {
            let target = plans.operations[index].target
            let derivative = propagation.drafts[store.variables[target].place].derivative
            if derivative == 0 {
                propagation.drafts[store.variables[target].place].derivative = .nan
                checkMinimum(of: target)
                continue
            }
            var operation = Operation(.followUp, target: target, row: -1)
            operation.factor0 = derivative
            operation.minimum = plans.operations[index].minimum
            plans.operations[index].minimum = -.infinity
            plans.operations.append(operation)
            finishTorn(target, store.values[target] + derivative * plans.tearValue)
        }
        propagation.tear.isOpen = false
    }

    private mutating func finishTorn(_ variable: Int32, _ value: Double) {
        let place = store.variables[variable].place
        store.values[variable] = value
        checkMinimum(of: variable)
        propagation.drafts[place].derivative = .nan
        propagation.drafts[place].levelUp = propagation.tear.level
        propagation.drafts[place].levelDown = propagation.tear.level
    }

    /// No row closed the circle: the torn variable is free, and lies at rest.
    private mutating func abandonTear() {
        propagation.isCertain = false
        let value = store.variables[propagation.tear.variable].restingValue
        plans.operations[propagation.tear.firstOperation].kind = .solve
        plans.operations[propagation.tear.firstOperation].constant = value
        for index in propagation.tear.firstOperation..<plans.operations.count {
            let target = plans.operations[index].target
            let place = store.variables[target].place
            store.values[target] += propagation.drafts[place].derivative * value
            propagation.drafts[place].derivative = .nan
            propagation.drafts[place].levelUp = 0
            propagation.drafts[place].levelDown = 0
        }
    }
}
