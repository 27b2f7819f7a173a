// Step 2: the regions.

extension Solver {
    /// Finds the regions of the dirty variables and solves them.
    mutating func formRegions(_ choose: (([Row]) -> Row)?) {
        stamp &+= 1
        for position in 0..<dirtyVariables.count {
            let seed = dirtyVariables[position]
            guard variables[seed].isAlive, !variables[seed].isConstant,
                variables[seed].mark != stamp
            else { continue }
            collectRegion(from: seed)
            let region = takeRegion(seed: seed)
            for index in 0..<regionVariables.count {
                variables[regionVariables[index]].region = region
            }
            for index in 0..<regionRows.count { rows[regionRows[index]].region = region }
            solveRegion(region, choose)
        }
        dirtyVariables.removeAll()
    }

    /// Walks from a variable to everything that hangs together with it. Constants are borders.
    private mutating func collectRegion(from seed: Int32) {
        walk(from: seed)
        for index in 0..<regionVariables.count {
            retireRegion(variables[regionVariables[index]].region)
        }
    }

    /// Lists the variables and rows that hang together with a variable.
    mutating func walk(from seed: Int32) {
        regionVariables.removeAll()
        regionRows.removeAll()
        meet(seed)
        var next = 0
        while next < regionVariables.count {
            var term = variables[regionVariables[next]].firstTerm
            next &+= 1
            while term >= 0 {
                let row = terms[term].row
                term = terms[term].next
                if rows[row].mark == stamp { continue }
                rows[row].mark = stamp
                regionRows.append(row)
                let first = rows[row].firstTerm
                for index in first..<(first &+ rows[row].termCount) {
                    let variable = terms[index].variable
                    if variables[variable].mark != stamp, !variables[variable].isConstant {
                        meet(variable)
                    }
                }
            }
        }
    }

    @inline(__always)
    private mutating func meet(_ variable: Int32) {
        variables[variable].mark = stamp
        regionVariables.append(variable)
    }

    /// Ends a region: its rows and variables are about to get others. Broken rows count as required again.
    mutating func retireRegion(_ region: Int32) {
        guard region >= 0, regions[region].isAlive else { return }
        regions[region].isAlive = false
        if regions[region].isConflicted { forgetConflicts(ofRegion: region) }
        freeRegions.append(region)
    }

    private mutating func takeRegion(seed: Int32) -> Int32 {
        if freeRegions.isEmpty {
            regions.append(RegionRecord(seed: seed))
            return Int32(regions.count &- 1)
        }
        let region = freeRegions.removeLast()
        regions[region] = RegionRecord(seed: seed)
        return region
    }
}
