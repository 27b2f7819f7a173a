// The steps of solving.

extension Solver {
    /// Brings all values up to date with what was added, changed and removed.
    ///
    /// - Parameter choose: Called with each set of required rows that contradict each other and of which no smaller
    ///   set does; it gives back the row to break. The set's order depends on its content alone. Without it the last row
    ///   is broken. What was broken is tried anew when its region changes.
    public mutating func solve(breaking choose: (([Row]) -> Row)? = nil) {
        takeOutRemoved()
        releaseHeldOpen()
        repeat {
            settleConstants()
            formRegions(choose)
            refreshRegions(choose)
            checkLoneRows(choose)
        } while !(dirtyConstants.isEmpty && dirtyVariables.isEmpty && dirtyRegions.isEmpty)
    }

    /// Step 1: constants get their values; those that are new or gone cut or join regions.
    private mutating func settleConstants() {
        var position = 0
        while position < dirtyConstants.count {
            let index = dirtyConstants[position]
            position += 1
            guard variables[index].isAlive else { continue }
            let wasConstant = variables[index].isConstant
            let isConstant = settleConstant(index)
            if isConstant != wasConstant {
                variables[index].isConstant = isConstant
                variables[index].isKnown = isConstant
                noteNeighbours(of: index)
                retireRegion(variables[index].region)
                variables[index].region = -1
            } else if isConstant {
                noteUsers(of: index)
            }
            noteVariable(index)
        }
        dirtyConstants.removeAll()
    }

    /// Whether a variable is a constant, whose value is set.
    private mutating func settleConstant(_ index: Int32) -> Bool {
        if variables[index].isPinned { return true }
        let row = variables[index].fixing
        guard row >= 0, !variables[index].isHeldOpen else { return false }
        let value = -rows[row].constant / terms[rows[row].firstTerm].coefficient
        guard value >= variables[index].minimum else { return false }
        forgetLoneConflict(of: row)
        setValue(of: index, value == 0 ? 0 : value)
        return true
    }

    /// A variable became a constant or stopped being one: all that it touches is to be partitioned anew.
    mutating func noteNeighbours(of index: Int32) {
        let change: Int32 = variables[index].isConstant ? 1 : -1
        var term = variables[index].firstTerm
        while term >= 0 {
            let row = terms[term].row
            term = terms[term].next
            rows[row].constantCount &+= change
            if rows[row].constantCount == rows[row].termCount {
                rows[row].region = -1
                loneEdits &+= 1
                if row != variables[index].fixing || variables[index].isPinned { noteLone(row) }
            } else if rows[row].region >= 0 || change < 0 {
                let first = rows[row].firstTerm
                for other in first..<(first &+ rows[row].termCount) {
                    noteVariable(terms[other].variable)
                }
                if rows[row].region < 0 { noteLone(row) }
            }
        }
    }

    /// A constant has another value: its regions are to be solved anew.
    private mutating func noteUsers(of index: Int32) {
        var term = variables[index].firstTerm
        while term >= 0 {
            let row = terms[term].row
            term = terms[term].next
            if rows[row].region >= 0 {
                noteNumbers(ofRegion: rows[row].region)
            } else if row != variables[index].fixing || variables[index].isPinned {
                noteLone(row)
            }
        }
    }

    /// Step 3: regions in which only numbers changed run their plans again, or those that they had before; those whose plans
    /// fail are solved anew.
    private mutating func refreshRegions(_ choose: (([Row]) -> Row)?) {
        for position in 0..<dirtyRegions.count {
            let region = dirtyRegions[position]
            guard regions[region].isAlive, regions[region].isDirty else { continue }
            regions[region].isDirty = false
            if regions[region].isConflicted {
                noteVariable(regions[region].seed)
                continue
            }
            if !replay(region), !applySparePlan(region) {
                solveInPlace(region, choose)
            }
            touch(region)
        }
        dirtyRegions.removeAll()
        if !dirtyVariables.isEmpty { formRegions(choose) }
        compactPlans()
    }

    /// Moves the living plans together when most of the room belongs to dead ones.
    mutating func compactPlans() {
        if operations.count < 4096 || operations.count < 3 * liveOperations { return }
        let operationCount = operations.count
        let checkCount = checks.count
        for region in 0..<Int32(regions.count) where regions[region].isAlive {
            dropSparePlans(of: region)
            let plan = regions[region].plan
            regions[region].plan.firstOperation = Int32(operations.count - operationCount)
            regions[region].plan.firstCheck = Int32(checks.count - checkCount)
            operations.appendCopy(
                of: Int(plan.firstOperation)..<Int(plan.firstOperation + plan.operationCount))
            checks.appendCopy(of: Int(plan.firstCheck)..<Int(plan.firstCheck + plan.checkCount))
        }
        operations.removeFirst(operationCount)
        checks.removeFirst(checkCount)
        forgetFreeRuns()
        for region in 0..<Int32(regions.count) where regions[region].isAlive {
            noteSlots(of: regions[region].plan)
        }
    }
}
