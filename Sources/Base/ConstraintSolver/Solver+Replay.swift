// A plan runs again.

extension Solver {
    /// Carries a region's plan out with the constants as they are now.
    ///
    /// - Returns: Whether all checks hold, so that the values are the best ones.
    mutating func replay(_ region: Int32) -> Bool {
        let record = regions[region]
        var isValid = true
        var index = record.firstOperation
        let end = index &+ record.operationCount
        while index < end {
            let kind = operations[index].kind
            let target = operations[index].target
            var value = operations[index].constant
            if kind == .solve {
                value += operations[index].factor0 * variables[operations[index].input0].value
                value += operations[index].factor1 * variables[operations[index].input1].value
                value += operations[index].factor2 * variables[operations[index].input2].value
            } else {
                value = specialValue(ofOperation: index)
            }
            variables[target].value = value
            if value < operations[index].minimum - Self.checkTolerance { isValid = false }
            index &+= 1
        }
        var check = record.firstCheck
        let lastCheck = check &+ record.checkCount
        while check < lastCheck {
            if !holds(check) { isValid = false }
            check &+= 1
        }
        return isValid
    }

    @inline(__always)
    private func holds(_ index: Int32) -> Bool {
        var activity = checks[index].constant
        if checks[index].inputCount >= 0 {
            activity += checks[index].factor0 * variables[checks[index].input0].value
            activity += checks[index].factor1 * variables[checks[index].input1].value
            if checks[index].inputCount > 2 {
                activity += checks[index].factor2 * variables[checks[index].input2].value
                activity += checks[index].factor3 * variables[checks[index].input3].value
            }
        } else {
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
            return variables[operation.target].value + operation.factor0 * tearValue
        case .block:
            solveBlock(at: index)
            return variables[operation.target].value
        case .blockMember:
            return variables[operation.target].value
        }
    }
}
