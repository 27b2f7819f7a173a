// One region is solved: by a plan of its shape, by tier A, or by tier B.

extension Solver {
    /// Finds the best values of the region at hand.
    mutating func solveRegion(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        if isPlain {
            solvePlainly(region, choose)
            return
        }
        if applyShape(region) { return }
        solveWithoutShape(region, choose)
    }

    /// Finds the best values of the region at hand, whose shape has no plan that holds.
    private mutating func solveWithoutShape(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        exactStep.restDecides = false
        if propagate(region) {
            keepShape(region)
            return
        }
        if improve(region) { return }
        regions[region].isConflicted = true
        guard breakDependentRows(region, choose) else { return }
        if solveAgain(region) { return }
        guard resolveConflicts(region, choose) else { return }
        _ = solveAgain(region)
    }

    /// Improves the plan of the region at hand until it is the best one, and keeps it for others of its shape.
    ///
    /// - Returns: False if required rows contradict each other, or if the region is too large.
    private mutating func improve(_ region: Int32, isStale: Bool = false) -> Bool {
        let stopped = limits.stoppedCount
        exactStep.restDecides = false
        guard takeExactStep(region, isStale: isStale), !hasRequiredViolation else { return false }
        if limits.stoppedCount == stopped { keepShape(region) }
        return true
    }

    /// Solves the region at hand anew after rows were broken.
    ///
    /// - Returns: Whether the required rows hold.
    private mutating func solveAgain(_ region: Int32) -> Bool {
        for index in 0..<component.rows.count { forgetPlan(of: component.rows[index]) }
        plans.liveOperationCount -= Int(regions[region].plan.operationCount)
        if propagate(region) { return true }
        return takeExactStep(region) && !hasRequiredViolation
    }

    /// The same by the exact step from rest, every time.
    private mutating func solvePlainly(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        sortRegionByAge()
        solveAtRest()
        if hasRequiredViolation {
            guard breakDependentRows(region, choose), resolveConflicts(region, choose) else {
                return
            }
            solveAtRest()
        }
        planTightRows(region)
        regions[region].isConflicted = true
    }

    /// Makes all of a row's variables unknown again but the constants.
    mutating func forgetPlan(of row: Int32) {
        store.rows[row].unknownCount = store.rows[row].termCount - store.rows[row].constantCount
        store.rows[row].slot = -1
    }

    /// Improves the plan of the region at hand until it is the best one.
    ///
    /// - Parameter isStale: Whether rows changed sides since the plan was made.
    /// - Returns: False if the region is too large and its rows too entangled for that, so that the plan is as it was.
    private mutating func takeExactStep(_ region: Int32, isStale: Bool = false) -> Bool {
        allowWork()
        loadPlan(region)
        if exactStep.tableau.workLeft <= 0 {
            limits.stoppedCount += 1
            return false
        }
        regions[region].isExact = true
        let steps = exactStep.tableau.steps
        minimisePriorities(from: minimiseRequired())
        breakTies()
        exactStep.drawnPlaces.removeAll()
        if exactStep.tableau.hasFreeColumn {
            exactStep.restDecides = true
            drawToRest()
        }
        if isStale || exactStep.tableau.steps != steps {
            replan(region, isStale: isStale)
        } else {
            plans.checks.truncate(to: Int(regions[region].plan.firstCheck))
            planLooseRows()
        }
        planRestChecks(region)
        return true
    }

    /// Solves a region anew whose plan, and those that it had before, do not hold with the numbers of now: by a plan of its
    /// shape, from the tight rows that it has if it took the exact step, or from the start.
    mutating func solveInPlace(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        collect(from: regions[region].seed)
        sortLargeCollection()
        copySharedPlan(of: region)
        let plan = regions[region].plan
        if applyShape(region) {
            endSolvedPlan(plan, of: region)
            return
        }
        if regions[region].isExact {
            noteSlots(of: plan)
            // Plans that did not hold left their values.
            _ = replay(region)
            if improve(region, isStale: true) { return }
        }
        for index in 0..<component.rows.count { forgetPlan(of: component.rows[index]) }
        regions[region].isExact = false
        sparePlan(regions[region].plan, of: region)
        solveWithoutShape(region, choose)
    }

    /// A region got a plan of its shape instead of its own: that becomes a spare one, or if the region's rows share one now it goes.
    private mutating func endSolvedPlan(_ plan: PlanSpan, of region: Int32) {
        if regions[region].sharedPlan < 0 {
            sparePlan(plan, of: region)
            return
        }
        endPlan(at: plan)
        dropSparePlans(of: region)
        regions[region].plan = PlanSpan()
        for index in 0..<component.rows.count { store.rows[component.rows[index]].slot = -1 }
    }

    private mutating func replan(_ region: Int32, isStale: Bool) {
        if isStale {
            sparePlan(regions[region].plan, of: region)
        } else {
            // The plan that propagation made is the last one in the pools.
            let plan = regions[region].plan
            plans.liveOperationCount -= Int(plan.operationCount)
            plans.operations.truncate(to: Int(plan.firstOperation))
            plans.checks.truncate(to: Int(plan.firstCheck))
        }
        planTightRows(region)
    }

    /// B4: what is free is drawn to rest.
    private mutating func drawToRest() {
        for place in 0..<Int32(component.variables.count) where !exactStep.tableau.isExhausted {
            sumFreeGradient(ofPlace: place)
            if !exactStep.gradients.isSumZero {
                exactStep.drawnPlaces.append(place)
                if exactStep.ownPlaces[place] < 0 { loadOwnRow(place) }
            }
        }
        minimiseDistanceFromRest(ranks: ranksByAge())
    }

    /// The plan holds as long as what was drawn to rest stays on its side of it.
    private mutating func planRestChecks(_ region: Int32) {
        for index in 0..<exactStep.drawnPlaces.count {
            let place = exactStep.drawnPlaces[index]
            let own = exactStep.tableau.rows[exactStep.ownPlaces[place]]
            if own.column < 0 { planRestCheck(component.variables[place], isAbove: own.side > 0) }
        }
        regions[region].plan.checkCount =
            Int32(plans.checks.count) - regions[region].plan.firstCheck
    }
}
