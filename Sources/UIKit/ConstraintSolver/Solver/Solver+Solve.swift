// The steps of a solve.

extension Solver {
    /// Updates all values after edits.
    ///
    /// - Parameter choose: Called with each minimal set of required rows that contradict each
    ///   other; returns the row to break. The order of the set depends on its content alone. By
    ///   default the last row is broken. Broken rows are tried again when their region changes.
    public mutating func solve(breaking choose: (([Row]) -> Row)? = nil) {
        unlinkRemovedRows()
        resolver.refixVariables(&store, &changes, &regions)
        repeat {
            updateConstants()
            formRegions(choose)
            refreshRegions(choose)
            resolver.checkConstantRows(&store, &changes)
        } while !changes.isEmpty
    }

    // MARK: Step 1

    /// Step 1: constants get their values; new and former constants divide or join regions.
    private mutating func updateConstants() {
        var position = 0
        while position < changes.constants.count {
            let variable = changes.constants[position]
            position += 1
            guard store.variables[variable].isAlive else { continue }
            let wasConstant = store.variables[variable].isConstant
            let isConstant = updateConstant(variable)
            if isConstant != wasConstant {
                store.variables[variable].isConstant = isConstant
                store.variables[variable].isKnown = isConstant
                changes.markNeighbours(of: variable, &store, &resolver)
                endRegion(store.variables[variable].region)
                store.variables[variable].region = -1
            } else if isConstant {
                changes.markUsers(of: variable, &store, &regions, &resolver)
            }
            changes.markVariable(variable, &store)
        }
        changes.constants.removeAll()
    }

    /// Sets the value of a variable if it is a constant, and returns whether it is.
    private mutating func updateConstant(_ variable: Int32) -> Bool {
        if store.variables[variable].isPinned { return true }
        let row = store.variables[variable].fixingRow
        guard row >= 0, !store.variables[variable].isUnfixed else { return false }
        let own = store.terms[store.rows[row].firstTerm].coefficient
        let value = -store.rows[row].constant / own
        guard value >= store.variables[variable].minimum else { return false }
        resolver.forgetConflict(ofConstantRow: row, &store)
        // Minus zero becomes zero.
        valueChanges.set(variable, to: value == 0 ? 0 : value, &store)
        return true
    }

    // MARK: Step 2

    /// Step 2: finds the regions of the variables whose rows changed, and solves them. A variable
    /// without rows has its default, and no region.
    private mutating func formRegions(_ choose: (([Row]) -> Row)?) {
        let search = regions.beginSearch()
        endChangedRegions()
        for position in 0..<changes.variables.count {
            let seed = changes.variables[position]
            store.variables[seed].isDirty = false
            guard store.variables[seed].isAlive, !store.variables[seed].isConstant,
                !regions.isFound(store.variables[seed].region, by: search)
            else { continue }
            if store.variables[seed].firstTerm < 0 {
                valueChanges.set(seed, to: store.variables[seed].defaultValue, &store)
                continue
            }
            let region = regions.make(seed: seed, search: search)
            component.form(region, from: seed, &store, &regions)
            releaseEndedRegions()
            component.sortIfLarge(&store)
            solveRegion(region, choose)
            valueChanges.markRegion(region, &regions)
        }
        changes.clearVariables()
        regions.freeEnded()
    }

    /// Ends the regions of the variables whose rows changed, unless all of them are new.
    private mutating func endChangedRegions() {
        if !changes.clearMemberCount() { return }
        for position in 0..<changes.variables.count {
            let variable = changes.variables[position]
            regions.end(store.variables[variable].region)
            store.variables[variable].region = -1
        }
        releaseEndedRegions()
    }

    /// Ends a region whose members are about to join others.
    @inline(__always)
    mutating func endRegion(_ region: Int32) {
        regions.end(region)
        releaseEndedRegions()
    }

    /// Frees the plans of ended regions, and removes their conflicts.
    @inline(__always)
    private mutating func releaseEndedRegions() {
        if regions.releasedCount != regions.ended.count { releaseRegions() }
    }

    @inline(never)
    private mutating func releaseRegions() {
        while true {
            let region = regions.nextEnded()
            if region < 0 { return }
            if regions[region].sharedPlan >= 0 {
                cache.stopSharing(&regions[region])
            } else {
                plans.free(regions[region].plan)
                plans.dropEarlierPlans(of: &regions[region])
            }
            if regions[region].isConflicted { resolver.forgetConflicts(ofRegion: region, &store) }
        }
    }

    // MARK: Step 3

    /// Step 3: regions in which only numbers changed run their plans again, or earlier ones; those
    /// whose plans do not hold are solved again.
    private mutating func refreshRegions(_ choose: (([Row]) -> Row)?) {
        for position in 0..<changes.regions.count {
            let region = changes.regions[position]
            guard regions[region].isAlive, regions[region].isDirty else { continue }
            regions[region].isDirty = false
            if regions[region].isConflicted {
                changes.markVariable(regions[region].seed, &store)
                continue
            }
            if !replay(region), !plans.applyEarlierPlan(of: &regions[region], &store) {
                solveAgain(region, choose)
            }
            valueChanges.markRegion(region, &regions)
        }
        changes.regions.removeAll()
        if !changes.variables.isEmpty { formRegions(choose) }
        plans.compact(&regions, &store)
    }
}
