// Step 2: the regions.

extension Solver {
    /// Finds the regions of the dirty variables and solves them. A variable without rows lies at rest, in no region.
    mutating func formRegions(_ choose: (([Row]) -> Row)?) {
        regions.walkCount &+= 1
        let walk = regions.walkCount
        retireDirtyRegions()
        for position in 0..<changes.variables.count {
            let seed = changes.variables[position]
            store.variables[seed].isDirty = false
            guard store.variables[seed].isAlive, !store.variables[seed].isConstant,
                !isSolved(store.variables[seed].region, since: walk)
            else { continue }
            if store.variables[seed].firstTerm < 0 {
                setValue(of: seed, store.variables[seed].restingValue)
                continue
            }
            let region = takeRegion(seed: seed, walk: walk)
            beginCollection()
            collectRegion(region, from: seed)
            sortLargeCollection()
            solveRegion(region, choose)
            touch(region)
        }
        changes.variables.removeAll()
        while !regions.retired.isEmpty { regions.free.append(regions.retired.removeLast()) }
    }

    /// Ends the regions that dirty variables were in. Where all variables are new there are none, and no need to look at them for that.
    private mutating func retireDirtyRegions() {
        if changes.memberCount == 0 { return }
        changes.memberCount = 0
        for position in 0..<changes.variables.count {
            let variable = changes.variables[position]
            retireRegion(store.variables[variable].region)
            store.variables[variable].region = -1
        }
    }

    private func isSolved(_ region: Int32, since walk: Int32) -> Bool {
        region >= 0 && regions[region].isAlive && regions[region].walk == walk
    }

    /// Lists the variables and rows that hang together with a variable. Constants are borders.
    mutating func collect(from seed: Int32) {
        beginCollection()
        extendCollection(by: seed)
    }

    /// Starts the lists of variables and rows anew.
    mutating func beginCollection() {
        component.variables.removeAll()
        component.rows.removeAll()
        component.termCount = 0
        component.isSorted = false
    }

    /// Adds to the lists what hangs together with another variable, and leaves it in the region where it is.
    mutating func extendCollection(by seed: Int32) { walk(from: seed, into: -1, isForming: false) }

    /// Adds to the lists what hangs together with a variable, and puts it into a region in which nothing is yet.
    private mutating func collectRegion(_ region: Int32, from seed: Int32) {
        walk(from: seed, into: region, isForming: true)
    }

    /// The walk, compiled once for each of the two.
    @inline(__always)
    private mutating func walk(from seed: Int32, into region: Int32, isForming: Bool) {
        let terms = store.terms.window
        let rows = store.rows.window
        var next = component.variables.count
        meetVariable(seed, into: region, isForming: isForming)
        while next < component.variables.count {
            var term = store.variables[component.variables[next]].firstTerm
            next &+= 1
            while term >= 0 {
                let row = terms[term].row
                term = terms[term].next
                let isMet = isForming ? rows[row].region == region : isRowCollected(row)
                if !isMet { meetRow(row, into: region, isForming: isForming) }
            }
        }
    }

    /// Whether the list of variables has one: at the place that the variable says, whatever it says.
    @inline(__always)
    func isCollected(_ variable: Int32) -> Bool {
        let place = store.variables[variable].place
        return UInt32(bitPattern: place) < UInt32(truncatingIfNeeded: component.variables.count)
            && component.variables[place] == variable
    }

    /// The same for rows.
    @inline(__always)
    private func isRowCollected(_ row: Int32) -> Bool {
        let place = store.rows[row].place
        return UInt32(bitPattern: place) < UInt32(truncatingIfNeeded: component.rows.count)
            && component.rows[place] == row
    }

    @inline(__always)
    private mutating func meetRow(_ row: Int32, into region: Int32, isForming: Bool) {
        let rows = store.rows.window
        let terms = store.terms.window
        let variables = store.variables.window
        rows[row].place = Int32(truncatingIfNeeded: component.rows.count)
        rows[row].unknownCount = rows[row].termCount &- rows[row].constantCount
        if isForming {
            rows[row].region = region
            rows[row].slot = -1
        }
        component.rows.append(row)
        component.termCount &+= rows[row].termCount
        var index = rows[row].firstTerm
        let end = index &+ rows[row].termCount
        while index < end {
            let variable = terms[index].variable
            if !variables[variable].isConstant {
                let isMet =
                    isForming ? variables[variable].region == region : isCollected(variable)
                if !isMet { meetVariable(variable, into: region, isForming: isForming) }
            }
            index &+= 1
        }
    }

    @inline(__always)
    private mutating func meetVariable(_ variable: Int32, into region: Int32, isForming: Bool) {
        store.variables[variable].place = Int32(truncatingIfNeeded: component.variables.count)
        if isForming {
            retireRegion(store.variables[variable].region)
            store.variables[variable].region = region
        }
        component.variables.append(variable)
    }

    /// Ends a region: its rows and variables are about to get others. Broken rows count as required again.
    @inline(__always)
    mutating func retireRegion(_ region: Int32) {
        if region >= 0, regions[region].isAlive { retireLivingRegion(region) }
    }

    @inline(never)
    private mutating func retireLivingRegion(_ region: Int32) {
        regions[region].isAlive = false
        if regions[region].sharedPlan >= 0 {
            stopSharing(region)
        } else {
            endPlan(at: regions[region].plan)
            dropSparePlans(of: region)
        }
        if regions[region].isConflicted { forgetConflicts(ofRegion: region) }
        regions.retired.append(region)
    }

    /// A new region, which nothing is in yet.
    private mutating func takeRegion(seed: Int32, walk: Int32) -> Int32 {
        var record = RegionRecord(seed: seed, walk: walk)
        if regions.free.isEmpty {
            regions.append(record)
            return Int32(truncatingIfNeeded: regions.count &- 1)
        }
        let region = regions.free.removeLast()
        record.isTouched = regions[region].isTouched
        regions[region] = record
        return region
    }

    /// Notes that a region's values may have changed.
    @inline(__always)
    mutating func touch(_ region: Int32) {
        if regions[region].isTouched { return }
        regions[region].isTouched = true
        valueChanges.regions.append(region)
    }
}
