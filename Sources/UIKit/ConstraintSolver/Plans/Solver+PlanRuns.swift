// Runs of operations and checks that ended plans leave, for the next plans of the same length.
//
// A cell that goes leaves what the next one takes: the pools stay as long as they were, and nothing has to be moved
// together. The last plan in the pools leaves their end, so that a large region that is solved again and again stays where it was.
// Other longer runs are left where they are until ``Solver/compactPlans()``.

extension Solver {
    /// Plans with more operations or checks than this do not come again in the same length.
    static let longestReusedRun: Int32 = 64

    /// Takes the plan of a region or a spare plan out of use.
    mutating func endPlan(at span: PlanSpan) {
        plans.liveOperationCount &-= Int(span.operationCount)
        if Int(span.operations.upperBound) == plans.operations.count,
            Int(span.checks.upperBound) == plans.checks.count
        {
            plans.operations.truncate(to: Int(span.firstOperation))
            plans.checks.truncate(to: Int(span.firstCheck))
            return
        }
        let operationCount = span.operationCount
        if operationCount > 0, operationCount <= Self.longestReusedRun {
            plans.operations[span.firstOperation].row = plans.freeOperationRuns[operationCount]
            plans.freeOperationRuns[operationCount] = span.firstOperation
        }
        let checkCount = span.checkCount
        if checkCount > 0, checkCount <= Self.longestReusedRun {
            plans.checks[span.firstCheck].row = plans.freeCheckRuns[checkCount]
            plans.freeCheckRuns[checkCount] = span.firstCheck
        }
    }

    /// Room for a plan with as many operations and checks as another one. All of them are any until they are set.
    mutating func takePlan(like pattern: PlanSpan) -> PlanSpan {
        var span = pattern
        let operationCount = pattern.operationCount
        if operationCount <= Self.longestReusedRun, plans.freeOperationRuns[operationCount] >= 0 {
            span.firstOperation = plans.freeOperationRuns[operationCount]
            plans.freeOperationRuns[operationCount] = plans.operations[span.firstOperation].row
        } else {
            span.firstOperation = plans.operations.extend(by: Int(operationCount))
        }
        let checkCount = pattern.checkCount
        if checkCount <= Self.longestReusedRun, plans.freeCheckRuns[checkCount] >= 0 {
            span.firstCheck = plans.freeCheckRuns[checkCount]
            plans.freeCheckRuns[checkCount] = plans.checks[span.firstCheck].row
        } else {
            span.firstCheck = plans.checks.extend(by: Int(checkCount))
        }
        plans.liveOperationCount &+= Int(operationCount)
        return span
    }

    /// Forgets the runs that ended plans left.
    mutating func forgetFreeRuns() {
        for count in 0...Self.longestReusedRun {
            plans.freeOperationRuns[count] = -1
            plans.freeCheckRuns[count] = -1
        }
    }
}
