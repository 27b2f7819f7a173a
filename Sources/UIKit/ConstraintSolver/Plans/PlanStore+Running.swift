// Plans are run.

extension PlanStore {
    /// Runs a plan with the present constants.
    ///
    /// - Returns: `true` if all checks hold, so that the values are optimal.
    mutating func run(_ plan: PlanSpan, _ store: inout Store) -> Bool {
        let operations = operations.window
        let checks = checks.window
        let values = store.values.window
        var isValid = true
        var index = plan.firstOperation
        let end = index &+ plan.operationCount
        while index < end {
            let isSum = operations[index].kind == .solve
            let value = isSum ? operations[index].sum(values) : result(of: index, &store)
            values[operations[index].target] = value
            if value < operations[index].minimum - Tolerance.activity { isValid = false }
            index &+= 1
        }
        if !isValid { return false }
        var check = plan.firstCheck
        let lastCheck = check &+ plan.checkCount
        while check < lastCheck {
            let activity =
                checks[check].inputCount < 0
                ? store.activity(of: checks[check].row) : checks[check].sum(values)
            if !checks[check].allows(activity) { return false }
            check &+= 1
        }
        return true
    }

    /// The value of an operation's target, for operations other than sums.
    @inline(never)
    private mutating func result(of index: Int32, _ store: inout Store) -> Double {
        let operation = operations[index]
        switch operation.kind {
        case .solve, .tear:
            return operation.constant
        case .solveLong:
            return store.solvedValue(of: operation.target, in: operation.row)
        case .residual:
            tearValue = -store.activity(of: operation.row) / operation.factor0
            return tearValue
        case .correction:
            return store.values[operation.target] + operation.factor0 * tearValue
        case .block:
            solveBlock(at: index, &store)
            return store.values[operation.target]
        case .blockMember:
            return store.values[operation.target]
        }
    }
}
