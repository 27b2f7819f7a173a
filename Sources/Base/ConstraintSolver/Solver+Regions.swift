// Step 2: the regions.

extension Solver {
    /// Finds the regions of the dirty variables and solves them. A variable without rows lies at rest, in no region.
    mutating func formRegions(_ choose: (([Row]) -> Row)?) {
        stamp &+= 1
        let walk = stamp
        for position in 0..<dirtyVariables.count {
            let variable = dirtyVariables[position]
            variables[variable].isDirty = false
            retireRegion(variables[variable].region)
            variables[variable].region = -1
        }
        for position in 0..<dirtyVariables.count {
            let seed = dirtyVariables[position]
            guard variables[seed].isAlive, !variables[seed].isConstant,
                !isSolved(variables[seed].region, since: walk)
            else { continue }
            if variables[seed].firstTerm < 0 {
                setValue(of: seed, variables[seed].restingValue)
                continue
            }
            collect(from: seed)
            for place in 0..<regionVariables.count {
                retireRegion(variables[regionVariables[place]].region)
            }
            let region = takeRegion(seed: seed, walk: walk)
            solveRegion(region, choose)
            touch(region)
        }
        dirtyVariables.removeAll()
        while !retiredRegions.isEmpty { freeRegions.append(retiredRegions.removeLast()) }
    }

    private func isSolved(_ region: Int32, since walk: Int32) -> Bool {
        region >= 0 && regions[region].isAlive && regions[region].walk == walk
    }

    /// Lists the variables and rows that hang together with a variable. Constants are borders.
    mutating func collect(from seed: Int32) {
        regionVariables.removeAll()
        regionRows.removeAll()
        extendCollection(by: seed)
    }

    /// Adds to the lists what hangs together with another variable.
    @inline(__always)
    mutating func extendCollection(by seed: Int32) {
        var next = regionVariables.count
        variables[seed].mark = stamp
        regionVariables.append(seed)
        while next < regionVariables.count {
            var term = variables[regionVariables[next]].firstTerm
            next &+= 1
            while term >= 0 {
                let row = terms[term].row
                term = terms[term].next
                if rows[row].mark != stamp { meet(row) }
            }
        }
    }

    @inline(__always)
    private mutating func meet(_ row: Int32) {
        rows[row].mark = stamp
        rows[row].unknownCount = rows[row].termCount &- rows[row].constantCount
        regionRows.append(row)
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let variable = terms[index].variable
            if variables[variable].mark != stamp, !variables[variable].isConstant {
                variables[variable].mark = stamp
                regionVariables.append(variable)
            }
        }
    }

    /// Ends a region: its rows and variables are about to get others. Broken rows count as required again.
    @inline(__always)
    mutating func retireRegion(_ region: Int32) {
        guard region >= 0, regions[region].isAlive else { return }
        regions[region].isAlive = false
        liveOperations -= Int(regions[region].plan.operationCount)
        dropSparePlans(of: region)
        if regions[region].isConflicted { forgetConflicts(ofRegion: region) }
        retiredRegions.append(region)
    }

    /// Makes the variables and rows at hand a region.
    private mutating func takeRegion(seed: Int32, walk: Int32) -> Int32 {
        let region: Int32
        if freeRegions.isEmpty {
            region = Int32(regions.count)
            regions.append(RegionRecord(seed: seed, walk: walk))
        } else {
            region = freeRegions.removeLast()
            regions[region] = RegionRecord(seed: seed, walk: walk)
        }
        for place in 0..<regionVariables.count {
            variables[regionVariables[place]].region = region
        }
        for index in 0..<regionRows.count {
            rows[regionRows[index]].region = region
            rows[regionRows[index]].slot = -1
        }
        return region
    }

    /// Notes that a region's values may have changed.
    @inline(__always)
    mutating func touch(_ region: Int32) {
        if regions[region].isTouched { return }
        regions[region].isTouched = true
        touchedRegions.append(region)
    }

    // MARK: Solving one region

    /// Finds the best values of the region at hand.
    private mutating func solveRegion(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        if isPlain {
            solvePlainly(region, choose)
            return
        }
        if propagate(region) { return }
        noteShape()
        if applyShape(region) { return }
        restDecides = false
        if takeExactStep(region), !hasRequiredViolation {
            keepShape(region)
            return
        }
        regions[region].isConflicted = true
        guard breakDependentRows(region, choose) else { return }
        if solveAgain(region) { return }
        guard resolveConflicts(region, choose) else { return }
        _ = solveAgain(region)
    }

    /// Solves the region at hand anew after rows were broken.
    ///
    /// - Returns: Whether the required rows hold.
    private mutating func solveAgain(_ region: Int32) -> Bool {
        for index in 0..<regionRows.count { forgetPlan(of: regionRows[index]) }
        liveOperations -= Int(regions[region].plan.operationCount)
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
        rows[row].unknownCount = rows[row].termCount - rows[row].constantCount
        rows[row].slot = -1
    }

    /// Improves the plan of the region at hand until it is the best one.
    ///
    /// - Parameter isStale: Whether rows changed sides since the plan was made.
    /// - Returns: False if the region is too large and its rows too entangled for that, so that the plan is as it was.
    private mutating func takeExactStep(_ region: Int32, isStale: Bool = false) -> Bool {
        allowWork()
        loadPlan(region)
        if tableau.workLeft <= 0 {
            stoppedCount += 1
            return false
        }
        regions[region].isExact = true
        let steps = tableau.steps
        minimisePriorities(from: minimiseRequired())
        breakTies()
        drawnPlaces.removeAll()
        if tableau.hasFreeColumn {
            restDecides = true
            drawToRest()
        }
        if isStale || tableau.steps != steps { replan(region, isStale: isStale) }
        planRestChecks(region)
        return true
    }

    /// Solves a region whose plan no longer holds from the tight rows that it has: a few steps instead of all.
    ///
    /// - Returns: False if the region was not solved by an exact step, or if required rows contradict each other, so that the
    ///   region has to be solved from the start.
    mutating func continueExactStep(_ region: Int32) -> Bool {
        guard regions[region].isExact else { return false }
        // Spare plans that did not hold left their values.
        _ = replay(region)
        stamp &+= 1
        collect(from: regions[region].seed)
        for place in 0..<Int32(regionVariables.count) {
            variables[regionVariables[place]].place = place
        }
        return takeExactStep(region, isStale: true) && !hasRequiredViolation
    }

    /// Solves a region anew whose rows are the same as before.
    mutating func solveInPlace(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        stamp &+= 1
        collect(from: regions[region].seed)
        for index in 0..<regionRows.count { rows[regionRows[index]].slot = -1 }
        regions[region].isExact = false
        sparePlan(of: region)
        solveRegion(region, choose)
    }

    private mutating func replan(_ region: Int32, isStale: Bool) {
        if isStale {
            sparePlan(of: region)
        } else {
            liveOperations -= Int(regions[region].plan.operationCount)
        }
        planTightRows(region)
    }

    /// B4: what is free is drawn to rest.
    private mutating func drawToRest() {
        for place in 0..<Int32(regionVariables.count) where !tableau.isExhausted {
            sumFreeGradient(ofPlace: place)
            if !gradients.isSumZero {
                drawnPlaces.append(place)
                if ownPlaces[place] < 0 { loadOwnRow(place) }
            }
        }
        minimiseDistanceFromRest(ranks: ranksByAge())
    }

    /// The plan holds as long as what was drawn to rest stays on its side of it.
    private mutating func planRestChecks(_ region: Int32) {
        for index in 0..<drawnPlaces.count {
            let place = drawnPlaces[index]
            let own = tableau.rows[ownPlaces[place]]
            if own.column < 0 { planRestCheck(regionVariables[place], isAbove: own.side > 0) }
        }
        regions[region].plan.checkCount = Int32(checks.count) - regions[region].plan.firstCheck
    }
}
