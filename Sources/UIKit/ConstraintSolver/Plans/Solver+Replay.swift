// A plan runs again.

extension Solver {
    /// Carries a region's plan out with the constants as they are now.
    ///
    /// - Returns: Whether all checks hold, so that the values are the best ones.
    @inline(__always)
    mutating func replay(_ region: Int32) -> Bool {
        regions[region].sharedPlan >= 0 ? rerunShared(region) : run(regions[region].plan)
    }

    /// Carries a plan out.
    mutating func run(_ plan: PlanSpan) -> Bool {
        let operations = plans.operations.window
        let checks = plans.checks.window
        let values = store.values.window
        var isValid = true
        var index = plan.firstOperation
        let end = index &+ plan.operationCount
        while index < end {
            let isSum = operations[index].kind == .solve
            let value =
                isSum ? operations[index].sum(values) : specialValue(ofOperation: index)
            values[operations[index].target] = value
            if value < operations[index].minimum - Self.checkTolerance { isValid = false }
            index &+= 1
        }
        if !isValid { return false }
        var check = plan.firstCheck
        let lastCheck = check &+ plan.checkCount
        while check < lastCheck {
            if !holds(checks[check], values) { return false }
            check &+= 1
        }
        return true
    }

    /// Whether a row is on the side where a plan needs it.
    @inline(__always)
    func holds(_ check: Check, _ values: PoolWindow<Double>) -> Bool {
        let activity = check.inputCount < 0 ? activity(of: check.row) : check.sum(values)
        return check.allows(activity)
    }

    /// The value of an operation's target where it takes more than a sum.
    @inline(never)
    mutating func specialValue(ofOperation index: Int32) -> Double {
        let operation = plans.operations[index]
        switch operation.kind {
        case .solve, .tear:
            return operation.constant
        case .solveLong:
            return solvedValue(of: operation.target, in: operation.row)
        case .close:
            plans.tearValue = -activity(of: operation.row) / operation.factor0
            return plans.tearValue
        case .followUp:
            return store.values[operation.target] + operation.factor0 * plans.tearValue
        case .block:
            solveBlock(at: index)
            return store.values[operation.target]
        case .blockMember:
            return store.values[operation.target]
        }
    }
}
