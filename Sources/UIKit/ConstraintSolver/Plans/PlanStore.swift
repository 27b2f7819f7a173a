/// The plans of all regions: runs of operations and checks in two pools.
struct PlanStore: ~Copyable {
    var operations = Pool<Operation>()
    var checks = Pool<Check>()

    /// The number of operations in plans that are in use.
    var liveOperationCount = 0

    /// The first free run of operations of each length, or -1.
    var freeOperationRuns = Pool<Int32>(capacity: Int(PlanStore.longestReusedRun) + 1)

    /// The first free run of checks of each length, or -1.
    var freeCheckRuns = Pool<Int32>(capacity: Int(PlanStore.longestReusedRun) + 1)

    /// Plans that regions had before their present ones.
    var earlierPlans = Pool<EarlierPlan>()
    var freeEarlierPlans = Pool<Int32>()

    /// The value of the tearing variable, for the corrections that follow it in a plan.
    var tearValue = 0.0

    private let addressOnly = AddressOnly()

    init() {
        freeOperationRuns.append(-1, times: Int(Self.longestReusedRun) + 1)
        freeCheckRuns.append(-1, times: Int(Self.longestReusedRun) + 1)
    }
}

// MARK: - Adding plans

extension PlanStore {
    /// Starts a plan for a component at the end of the pools.
    mutating func begin(_ component: borrowing Component, _ store: borrowing Store) -> PlanSpan {
        if component.rows.count > Component.leastSorted {
            // Where one component is large, others most likely are: room for all of them.
            operations.reserve(store.variables.count)
            checks.reserve(store.rows.count - store.variables.count)
        } else {
            // Tearing takes up to two operations for a variable.
            operations.reserve(operations.count + 2 * component.variables.count)
        }
        return PlanSpan(firstOperation: Int32(operations.count), firstCheck: Int32(checks.count))
    }

    /// Ends a plan that was begun.
    mutating func end(_ span: PlanSpan) -> PlanSpan {
        var span = span
        span.operationCount = Int32(operations.count) - span.firstOperation
        span.checkCount = Int32(checks.count) - span.firstCheck
        liveOperationCount += Int(span.operationCount)
        return span
    }

    /// Removes a plan that was added last.
    mutating func removeLast(_ span: PlanSpan) {
        liveOperationCount -= Int(span.operationCount)
        operations.truncate(to: Int(span.firstOperation))
        checks.truncate(to: Int(span.firstCheck))
    }

    /// Adds the operation that solves a row for a variable, and runs it.
    @inline(__always)
    mutating func appendSolve(_ variable: Int32, by row: Int32, _ store: inout Store) {
        let first = store.rows[row].firstTerm
        let count = store.rows[row].termCount
        var operation = Operation(.solve, target: variable, row: row)
        operation.minimum = store.variables[variable].minimum
        var value: Double
        if count == 1 {
            operation.constant = -store.rows[row].constant / store.terms[first].coefficient
            value = operation.constant
        } else if count <= 4 {
            let own = store.term(of: variable, in: row)
            let scale = -1 / store.terms[own].coefficient
            operation.inputCount = Int16(truncatingIfNeeded: count &- 1)
            operation.constant = store.rows[row].constant * scale
            value = operation.constant
            let term0 = Self.otherTerm(0, first, than: own)
            operation.input0 = store.terms[term0].variable
            operation.factor0 = store.terms[term0].coefficient * scale
            value += operation.factor0 * store.values[operation.input0]
            if count > 2 {
                let term1 = Self.otherTerm(1, first, than: own)
                operation.input1 = store.terms[term1].variable
                operation.factor1 = store.terms[term1].coefficient * scale
                value += operation.factor1 * store.values[operation.input1]
            }
            if count > 3 {
                let term2 = Self.otherTerm(2, first, than: own)
                operation.input2 = store.terms[term2].variable
                operation.factor2 = store.terms[term2].coefficient * scale
                value += operation.factor2 * store.values[operation.input2]
            }
        } else {
            operation.kind = .solveLong
            value = store.solvedValue(of: variable, in: row)
        }
        store.rows[row].slot = Int32(truncatingIfNeeded: operations.count)
        operations.append(operation)
        store.values[variable] = value
        store.variables[variable].isKnown = true
    }

    /// The index of a row's term number `number`, not counting the term `own`.
    @inline(__always)
    static func otherTerm(_ number: Int32, _ first: Int32, than own: Int32) -> Int32 {
        let index = first &+ number
        return own <= index ? index &+ 1 : index
    }

    /// Adds the operation that sets a variable to a value, and runs it.
    mutating func appendConstant(_ variable: Int32, _ value: Double, _ store: inout Store) {
        var operation = Operation(.solve, target: variable, row: -1)
        operation.constant = value
        operations.append(operation)
        store.values[variable] = value
        store.variables[variable].isKnown = true
    }

    /// Adds a check of a row's side.
    @inline(__always)
    mutating func appendCheck(
        _ row: Int32, forbidsNegative: Bool, forbidsPositive: Bool, _ store: inout Store
    ) {
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
        store.rows[row].slot = -2 &- Int32(truncatingIfNeeded: checks.count)
        checks.append(check)
    }

    /// Adds a check that a variable stays on its side of its default.
    mutating func appendDefaultCheck(
        _ variable: Int32, isAbove: Bool, _ store: borrowing Store
    ) {
        var check = Check(
            row: -1, inputCount: 1, forbidsNegative: isAbove, forbidsPositive: !isAbove,
            constant: -store.variables[variable].defaultValue)
        check.input0 = variable
        check.factor0 = 1
        checks.append(check)
    }

    // MARK: Changing plans

    /// Writes a row's changed constant into the plan of its region.
    @inline(__always)
    mutating func patch(_ row: Int32, _ store: borrowing Store) {
        let slot = store.rows[row].slot
        if slot >= 0 {
            if operations[slot].kind == .solve {
                let own = store.coefficient(of: operations[slot].target, in: row)
                operations[slot].constant = -store.rows[row].constant / own
            }
        } else if slot < -1 {
            checks[-2 &- slot].constant = store.rows[row].constant
        }
    }

    /// Records in the rows where they are in a plan.
    mutating func recordSlots(of plan: PlanSpan, _ store: inout Store) {
        for index in plan.operations where operations[index].row >= 0 {
            store.rows[operations[index].row].slot = index
        }
        for index in plan.checks where checks[index].row >= 0 {
            store.rows[checks[index].row].slot = -2 - index
        }
    }
}
