// A plan runs again.

extension Solver {
    /// Carries a region's plan out with the constants as they are now.
    ///
    /// - Returns: Whether all checks hold, so that the values are the best ones.
    @inline(__always)
    mutating func replay(_ region: Int32) -> Bool { run(regions[region].plan) }

    /// Carries a plan out.
    mutating func run(_ plan: PlanSpan) -> Bool {
        var isValid = true
        var index = plan.firstOperation
        let end = index &+ plan.operationCount
        while index < end {
            let kind = operations[index].kind
            let target = operations[index].target
            var value = operations[index].constant
            if kind == .solve {
                let count = operations[index].inputCount
                if count > 0 {
                    value += operations[index].factor0 * values[operations[index].input0]
                    if count > 1 {
                        value += operations[index].factor1 * values[operations[index].input1]
                        if count > 2 {
                            value += operations[index].factor2 * values[operations[index].input2]
                        }
                    }
                }
            } else {
                value = specialValue(ofOperation: index)
            }
            values[target] = value
            if value < operations[index].minimum - Self.checkTolerance { isValid = false }
            index &+= 1
        }
        if !isValid { return false }
        var check = plan.firstCheck
        let lastCheck = check &+ plan.checkCount
        while check < lastCheck {
            if !holds(check) { return false }
            check &+= 1
        }
        return true
    }

    @inline(__always)
    private func holds(_ index: Int32) -> Bool {
        var activity = checks[index].constant
        let count = checks[index].inputCount
        if count > 0 {
            activity += checks[index].factor0 * values[checks[index].input0]
            if count > 1 { activity += checks[index].factor1 * values[checks[index].input1] }
            if count > 2 { activity += checks[index].factor2 * values[checks[index].input2] }
            if count > 3 { activity += checks[index].factor3 * values[checks[index].input3] }
        } else if count < 0 {
            activity = self.activity(of: checks[index].row)
        }
        return
            !(checks[index].forbidsNegative && activity < -Self.checkTolerance
            || checks[index].forbidsPositive && activity > Self.checkTolerance)
    }

    /// The value of an operation's target where it takes more than a sum.
    @inline(never)
    mutating func specialValue(ofOperation index: Int32) -> Double {
        let operation = operations[index]
        switch operation.kind {
        case .solve, .tear:
            return operation.constant
        case .solveLong:
            return solvedValue(of: operation.target, in: operation.row)
        case .close:
            tearValue = -activity(of: operation.row) / operation.factor0
            return tearValue
        case .followUp:
            return values[operation.target] + operation.factor0 * tearValue
        case .block:
            solveBlock(at: index)
            return values[operation.target]
        case .blockMember:
            return values[operation.target]
        }
    }
}
