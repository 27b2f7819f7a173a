// Plans are made: operations and checks are added, and changed constants written into them.

extension Solver {
    /// Activities up to this are on the side where they should be.
    static let checkTolerance = 1e-7

    // MARK: Operations

    /// Adds the operation that solves a row for a variable, and carries it out.
    @inline(__always)
    mutating func planSolve(_ variable: Int32, by row: Int32) {
        let first = store.rows[row].firstTerm
        let count = store.rows[row].termCount
        var operation = Operation(.solve, target: variable, row: row)
        operation.minimum = store.variables[variable].minimum
        var value: Double
        if count == 1 {
            operation.constant = -store.rows[row].constant / store.terms[first].coefficient
            value = operation.constant
        } else if count <= 4 {
            let own = term(of: variable, in: row)
            let scale = -1 / store.terms[own].coefficient
            operation.inputCount = Int16(truncatingIfNeeded: count &- 1)
            operation.constant = store.rows[row].constant * scale
            value = operation.constant
            let term0 = Self.otherTerm(0, first, besides: own)
            operation.input0 = store.terms[term0].variable
            operation.factor0 = store.terms[term0].coefficient * scale
            value += operation.factor0 * store.values[operation.input0]
            if count > 2 {
                let term1 = Self.otherTerm(1, first, besides: own)
                operation.input1 = store.terms[term1].variable
                operation.factor1 = store.terms[term1].coefficient * scale
                value += operation.factor1 * store.values[operation.input1]
            }
            if count > 3 {
                let term2 = Self.otherTerm(2, first, besides: own)
                operation.input2 = store.terms[term2].variable
                operation.factor2 = store.terms[term2].coefficient * scale
                value += operation.factor2 * store.values[operation.input2]
            }
        } else {
            operation.kind = .solveLong
            value = solvedValue(of: variable, in: row)
        }
        store.rows[row].slot = Int32(truncatingIfNeeded: plans.operations.count)
        plans.operations.append(operation)
        store.values[variable] = value
        store.variables[variable].isKnown = true
    }

    /// The place of a row's term number `number`, not counting its own.
    @inline(__always)
    static func otherTerm(_ number: Int32, _ first: Int32, besides own: Int32) -> Int32 {
        let index = first &+ number
        return own <= index ? index &+ 1 : index
    }

    /// Adds the operation that puts a variable somewhere, and carries it out.
    mutating func planConstant(_ variable: Int32, _ value: Double) {
        var operation = Operation(.solve, target: variable, row: -1)
        operation.constant = value
        plans.operations.append(operation)
        store.values[variable] = value
        store.variables[variable].isKnown = true
    }

    /// The place of a variable's term in a row.
    @inline(__always)
    func term(of variable: Int32, in row: Int32) -> Int32 {
        var index = store.rows[row].firstTerm
        while store.terms[index].variable != variable { index &+= 1 }
        return index
    }

    @inline(__always)
    func coefficient(of variable: Int32, in row: Int32) -> Double {
        store.terms[term(of: variable, in: row)].coefficient
    }

    /// The value of a variable that makes a row tight.
    @inline(__always)
    func solvedValue(of variable: Int32, in row: Int32) -> Double {
        var sum = store.rows[row].constant
        var own = 1.0
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            let term = store.terms[index]
            if term.variable == variable {
                own = term.coefficient
            } else {
                sum += term.coefficient * store.values[term.variable]
            }
        }
        return -sum / own
    }

    /// How far a row is from zero.
    @inline(__always)
    func activity(of row: Int32) -> Double {
        var sum = store.rows[row].constant
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            sum += store.terms[index].coefficient * store.values[store.terms[index].variable]
        }
        return sum
    }

    // MARK: Checks

    /// Adds a row to those that must keep their side.
    @inline(__always)
    mutating func planCheck(_ row: Int32, forbidsNegative: Bool, forbidsPositive: Bool) {
        let first = store.rows[row].firstTerm
        let count = store.rows[row].termCount
        var check = Check(
            row: row, inputCount: count <= 4 ? Int16(count) : -1,
            forbidsNegative: forbidsNegative, forbidsPositive: forbidsPositive,
            constant: store.rows[row].constant)
        if check.inputCount >= 1 {
            check.input0 = store.terms[first].variable
            check.factor0 = store.terms[first].coefficient
        }
        if check.inputCount >= 2 {
            check.input1 = store.terms[first &+ 1].variable
            check.factor1 = store.terms[first &+ 1].coefficient
        }
        if check.inputCount >= 3 {
            check.input2 = store.terms[first &+ 2].variable
            check.factor2 = store.terms[first &+ 2].coefficient
        }
        if check.inputCount >= 4 {
            check.input3 = store.terms[first &+ 3].variable
            check.factor3 = store.terms[first &+ 3].coefficient
        }
        store.rows[row].slot = -2 &- Int32(truncatingIfNeeded: plans.checks.count)
        plans.checks.append(check)
    }

    /// Adds a check that a variable stays on its side of rest, where that alone decided its value.
    mutating func planRestCheck(_ variable: Int32, isAbove: Bool) {
        var check = Check(
            row: -1, inputCount: 1, forbidsNegative: isAbove, forbidsPositive: !isAbove,
            constant: -store.variables[variable].restingValue)
        check.input0 = variable
        check.factor0 = 1
        plans.checks.append(check)
    }

    /// Writes a changed constant into the plan.
    @inline(__always)
    mutating func patchPlan(_ row: Int32) {
        let slot = store.rows[row].slot
        if slot >= 0 {
            if plans.operations[slot].kind == .solve {
                let own = coefficient(of: plans.operations[slot].target, in: row)
                plans.operations[slot].constant = -store.rows[row].constant / own
            }
        } else if slot < -1 {
            plans.checks[-2 &- slot].constant = store.rows[row].constant
        }
    }
}
