// One region is solved: by a plan of its shape, by tier A, or by tier B.

extension Solver {
    /// Solves the region of the current component.
    mutating func solveRegion(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        if usesExactStepOnly {
            solveByExactStep(region, choose)
            return
        }
        if cache.apply(to: &regions[region], component, &store, &plans) { return }
        solveWithoutCache(region, choose)
    }

    /// Runs a region's plan with the present constants.
    ///
    /// - Returns: `true` if all checks hold, so that the values are optimal.
    @inline(__always)
    mutating func replay(_ region: Int32) -> Bool {
        regions[region].sharedPlan >= 0
            ? cache.rerun(&regions[region], &store) : plans.run(regions[region].plan, &store)
    }

    /// Solves a region again whose plan and earlier plans do not hold: by a plan of its shape; from
    /// its tight rows, if the exact step found them; or from the start.
    mutating func solveAgain(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        component.collect(from: regions[region].seed, &store, &regions)
        component.sortIfLarge(&store)
        cache.unshare(&regions[region], &store, &plans)
        let plan = regions[region].plan
        if cache.apply(to: &regions[region], component, &store, &plans) {
            replacePlan(plan, of: region)
            return
        }
        if regions[region].isExact {
            plans.recordSlots(of: plan, &store)
            // The plans that did not hold left their values.
            _ = replay(region)
            if improve(region, isStale: true) { return }
        }
        forgetPlan()
        regions[region].isExact = false
        plans.keepEarlierPlan(regions[region].plan, of: &regions[region])
        solveWithoutCache(region, choose)
    }

    /// After a region got a plan of its shape: keeps its former plan as an earlier one, or frees it
    /// if the region shares a plan now.
    private mutating func replacePlan(_ plan: PlanSpan, of region: Int32) {
        if regions[region].sharedPlan < 0 {
            plans.keepEarlierPlan(plan, of: &regions[region])
            return
        }
        plans.free(plan)
        plans.dropEarlierPlans(of: &regions[region])
        regions[region].plan = PlanSpan()
        for index in 0..<component.rows.count { store.rows[component.rows[index]].slot = -1 }
    }

    // MARK: Tiers

    private mutating func solveWithoutCache(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        exactStep.dependsOnDefaults = false
        if propagate(region) {
            addToCache(region)
            return
        }
        if improve(region, isStale: false) { return }
        regions[region].isConflicted = true
        guard
            resolver.breakDependentRows(
                region, choose, &exactStep, &component, &store, &changes)
        else { return }
        if solveWithBrokenRows(region) { return }
        guard resolver.resolve(region, choose, &exactStep, &component, &store, &changes) else {
            return
        }
        _ = solveWithBrokenRows(region)
    }

    /// Tier A. Returns `true` if the plan is certain to be optimal.
    private mutating func propagate(_ region: Int32) -> Bool {
        regions[region].plan = propagation.makePlan(component, &store, &plans)
        return propagation.isCertain
    }

    /// Tier B, and adds the plan to the cache.
    ///
    /// - Parameter isStale: `true` if rows changed sides since the plan was made.
    /// - Returns: `false` if required rows contradict each other, or the region is too large.
    private mutating func improve(_ region: Int32, isStale: Bool) -> Bool {
        let stopped = stoppedCount
        exactStep.dependsOnDefaults = false
        guard takeExactStep(region, isStale: isStale),
            !exactStep.hasRequiredViolation(component, store)
        else { return false }
        if stoppedCount == stopped { addToCache(region) }
        return true
    }

    /// Tier B: improves the region's plan until it is optimal.
    ///
    /// - Parameter isStale: `true` if rows changed sides since the plan was made.
    /// - Returns: `false` if the region is too large and entangled; then the plan is unchanged.
    private mutating func takeExactStep(_ region: Int32, isStale: Bool) -> Bool {
        let plan = regions[region].plan
        guard let result = exactStep.improve(plan, component, &store, plans) else { return false }
        regions[region].isExact = true
        if !isStale, result == .unchanged {
            plans.checks.truncate(to: Int(plan.firstCheck))
            exactStep.appendChecks(component, &store, &plans)
        } else {
            if isStale {
                plans.keepEarlierPlan(plan, of: &regions[region])
            } else {
                plans.removeLast(plan)
            }
            regions[region].plan = propagation.makePlan(
                ofTightRowsIn: &exactStep, component, &store, &plans)
        }
        exactStep.appendDefaultChecks(component, store, &plans)
        regions[region].plan.checkCount =
            Int32(plans.checks.count) - regions[region].plan.firstCheck
        return true
    }

    /// Solves a region again after rows were broken.
    ///
    /// - Returns: `true` if the required rows hold.
    private mutating func solveWithBrokenRows(_ region: Int32) -> Bool {
        forgetPlan()
        plans.liveOperationCount -= Int(regions[region].plan.operationCount)
        if propagate(region) { return true }
        return takeExactStep(region, isStale: false)
            && !exactStep.hasRequiredViolation(component, store)
    }

    /// The same as ``solveWithoutCache(_:_:)`` by the exact step from a cold start.
    private mutating func solveByExactStep(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        regions[region].isConflicted = true
        component.sortByAge(&store)
        exactStep.solveFromColdStart(component, &store)
        if exactStep.hasRequiredViolation(component, store) {
            guard
                resolver.breakDependentRows(
                    region, choose, &exactStep, &component, &store, &changes),
                resolver.resolve(region, choose, &exactStep, &component, &store, &changes)
            else { return }
            exactStep.solveFromColdStart(component, &store)
        }
        regions[region].plan = propagation.makePlan(
            ofTightRowsIn: &exactStep, component, &store, &plans)
    }

    /// Makes the variables of the component's rows unknown again, except constants.
    private mutating func forgetPlan() {
        for index in 0..<component.rows.count {
            let row = component.rows[index]
            store.rows[row].unknownCount = store.rows[row].termCount - store.rows[row].constantCount
            store.rows[row].slot = -1
        }
    }

    private mutating func addToCache(_ region: Int32) {
        cache.add(
            region, dependsOnDefaults: exactStep.dependsOnDefaults, &regions, component, &store,
            &plans)
    }
}
