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
        while index < regionVariables.count, seen < Self.tearCandidates {
            let variable = regionVariables[index]
            index &+= 1
            if variables[variable].isKnown { continue }
            seen &+= 1
            let count = coupledEqualities(of: variable)
            if count > most {
                most = count
                best = variable
            }
        }
        if best < 0 { return false }
        openTear(best)
        unknownsLeft &-= 1
        tear.level = Strength.required.rank
        spread(best, givenBy: -1)
        return true
    }

    @inline(__always)
    private func coupledEqualities(of variable: Int32) -> Int {
        var count = 0
        var term = variables[variable].firstTerm
        while term >= 0 {
            let row = terms[term].row
            if rows[row].unknownCount >= 2, rows[row].relation == .equal,
                rows[row].effectiveStrength == .required
            {
                count &+= 1
            }
            term = terms[term].next
        }
        return count
    }

    /// T1: takes a variable as zero.
    mutating func openTear(_ variable: Int32) {
        let place = variables[variable].place
        tear = Tear(isOpen: true, variable: variable, firstOperation: operations.count)
        deferredRows.removeAll()
        operations.append(Operation(.tear, target: variable, row: -1))
        values[variable] = 0
        variables[variable].isKnown = true
        drafts[place].derivative = 1
    }

    /// Notes how fast a variable that a row gave grows with the torn one.
    mutating func derive(_ variable: Int32, from row: Int32) {
        var sum = 0.0
        var own = 1.0
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let other = terms[index].variable
            if other == variable {
                own = terms[index].coefficient
            } else if !variables[other].isConstant {
                let draft = drafts[variables[other].place]
                if draft.isTorn {
                    sum += terms[index].coefficient * draft.derivative
                } else {
                    tear.level = min(tear.level, levelMoving(other))
                }
            }
        }
        drafts[variables[variable].place].derivative = -sum / own
    }

    /// How fast a row's activity grows with the torn variable.
    @inline(__always)
    func derivative(of row: Int32) -> Double {
        var sum = 0.0
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let variable = terms[index].variable
            if variables[variable].isConstant { continue }
            let draft = drafts[variables[variable].place]
            if draft.isTorn { sum += terms[index].coefficient * draft.derivative }
        }
        return sum
    }

    /// T2: a row whose variables are all known while a tear is open closes it or waits until it is closed.
    mutating func considerClosing(_ row: Int32) {
        if tear.closingRow < 0, rows[row].relation == .equal,
            rows[row].effectiveStrength == .required,
            abs(derivative(of: row)) > Self.tearTolerance
        {
            tear.closingRow = row
        } else {
            deferredRows.append(row)
        }
    }

    /// Everything that follows from the tear is planned: closes it, or lets the torn variable lie.
    mutating func endTear() {
        if tear.closingRow >= 0 {
            noteLevels(of: tear.closingRow)
            closeTear(by: tear.closingRow)
        } else {
            abandonTear()
        }
        tear.isOpen = false
        for index in 0..<deferredRows.count { finish(deferredRows[index]) }
        deferredRows.removeAll()
    }

    /// Takes in how firmly the closing row's other variables stand.
    private mutating func noteLevels(of row: Int32) {
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let variable = terms[index].variable
            if variables[variable].isConstant { continue }
            if !drafts[variables[variable].place].isTorn {
                tear.level = min(tear.level, levelMoving(variable))
            }
        }
    }

    /// Gives the torn variable its value by a row, and moves what followed from it.
    mutating func closeTear(by row: Int32) {
        let last = operations.count
        let torn = tear.variable
        var operation = Operation(.close, target: torn, row: row)
        operation.factor0 = derivative(of: row)
        operation.minimum = variables[torn].minimum
        tearValue = -activity(of: row) / operation.factor0
        rows[row].slot = Int32(operations.count)
        operations.append(operation)
        finishTorn(torn, tearValue)
        for index in (tear.firstOperation + 1)..<max(last, tear.firstOperation + 1) {
            let target = operations[index].target
            let derivative = drafts[variables[target].place].derivative
            if derivative == 0 {
                drafts[variables[target].place].derivative = .nan
                checkMinimum(of: target)
                continue
            }
            var operation = Operation(.followUp, target: target, row: -1)
            operation.factor0 = derivative
            operation.minimum = operations[index].minimum
            operations[index].minimum = -.infinity
            operations.append(operation)
            finishTorn(target, values[target] + derivative * tearValue)
        }
        tear.isOpen = false
    }

    private mutating func finishTorn(_ variable: Int32, _ value: Double) {
        let place = variables[variable].place
        values[variable] = value
        checkMinimum(of: variable)
        drafts[place].derivative = .nan
        drafts[place].levelUp = tear.level
        drafts[place].levelDown = tear.level
    }

    /// No row closed the circle: the torn variable is free, and lies at rest.
    private mutating func abandonTear() {
        isCertain = false
        let value = variables[tear.variable].restingValue
        operations[tear.firstOperation].kind = .solve
        operations[tear.firstOperation].constant = value
        for index in tear.firstOperation..<operations.count {
            let target = operations[index].target
            let place = variables[target].place
            values[target] += drafts[place].derivative * value
            drafts[place].derivative = .nan
            drafts[place].levelUp = 0
            drafts[place].levelDown = 0
        }
    }
}
