// Room of ended plans is reused.
//
// A plan of the same length replaces one that ended: a list whose cells come and go keeps
// its plans in place. Where the plan at the end of the pools ends, the pools shrink, so that a
// large region that is solved again and again stays in place. Other long plans leave gaps, which
// ``PlanStore/compact(_:_:)`` closes.

extension PlanStore {
    /// Longer runs are not reused: another plan of the same length is unlikely.
    static let longestReusedRun: Int32 = 64

    /// Frees the room of a plan.
    mutating func free(_ span: PlanSpan) {
        liveOperationCount &-= Int(span.operationCount)
        if Int(span.operations.upperBound) == operations.count,
            Int(span.checks.upperBound) == checks.count
        {
            operations.truncate(to: Int(span.firstOperation))
            checks.truncate(to: Int(span.firstCheck))
            return
        }
        let operationCount = span.operationCount
        if operationCount > 0, operationCount <= Self.longestReusedRun {
            operations[span.firstOperation].row = freeOperationRuns[operationCount]
            freeOperationRuns[operationCount] = span.firstOperation
        }
        let checkCount = span.checkCount
        if checkCount > 0, checkCount <= Self.longestReusedRun {
            checks[span.firstCheck].row = freeCheckRuns[checkCount]
            freeCheckRuns[checkCount] = span.firstCheck
        }
    }

    /// Allocates room for a plan of the same length as another. It is not initialised.
    mutating func allocate(like pattern: PlanSpan) -> PlanSpan {
        var span = pattern
        let operationCount = pattern.operationCount
        if operationCount <= Self.longestReusedRun, freeOperationRuns[operationCount] >= 0 {
            span.firstOperation = freeOperationRuns[operationCount]
            freeOperationRuns[operationCount] = operations[span.firstOperation].row
        } else {
            span.firstOperation = operations.extend(by: Int(operationCount))
        }
        let checkCount = pattern.checkCount
        if checkCount <= Self.longestReusedRun, freeCheckRuns[checkCount] >= 0 {
            span.firstCheck = freeCheckRuns[checkCount]
            freeCheckRuns[checkCount] = checks[span.firstCheck].row
        } else {
            span.firstCheck = checks.extend(by: Int(checkCount))
        }
        liveOperationCount &+= Int(operationCount)
        return span
    }

    /// Moves the plans in use together when most of the pools is unused.
    mutating func compact(_ regions: inout RegionTable, _ store: inout Store) {
        if operations.count < 4096 || operations.count < 3 * liveOperationCount { return }
        let operationCount = operations.count
        let checkCount = checks.count
        for region in 0..<Int32(regions.count) where regions[region].isAlive {
            dropEarlierPlans(of: &regions[region])
            let plan = regions[region].plan
            regions[region].plan.firstOperation = Int32(operations.count - operationCount)
            regions[region].plan.firstCheck = Int32(checks.count - checkCount)
            operations.appendCopy(
                of: Int(plan.firstOperation)..<Int(plan.firstOperation + plan.operationCount))
            checks.appendCopy(of: Int(plan.firstCheck)..<Int(plan.firstCheck + plan.checkCount))
        }
        operations.removeFirst(operationCount)
        checks.removeFirst(checkCount)
        for count in 0...Self.longestReusedRun {
            freeOperationRuns[count] = -1
            freeCheckRuns[count] = -1
        }
        for region in 0..<Int32(regions.count) where regions[region].isAlive {
            recordSlots(of: regions[region].plan, &store)
        }
    }
}
