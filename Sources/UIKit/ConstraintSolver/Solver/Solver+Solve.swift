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
        } while !(changes.constants.isEmpty && changes.variables.isEmpty && changes.regions.isEmpty)
    }

    /// Step 1: constants get their values; those that are new or gone cut or join regions.
    private mutating func settleConstants() {
        var position = 0
        while position < changes.constants.count {
            let index = changes.constants[position]
            position += 1
            guard store.variables[index].isAlive else { continue }
            let wasConstant = store.variables[index].isConstant
            let isConstant = settleConstant(index)
            if isConstant != wasConstant {
                store.variables[index].isConstant = isConstant
                store.variables[index].isKnown = isConstant
                noteNeighbours(of: index)
                retireRegion(store.variables[index].region)
                store.variables[index].region = -1
            } else if isConstant {
                noteUsers(of: index)
            }
            noteVariable(index)
        }
        changes.constants.removeAll()
    }

    /// Whether a variable is a constant, whose value is set.
    private mutating func settleConstant(_ index: Int32) -> Bool {
        if store.variables[index].isPinned { return true }
        let row = store.variables[index].fixing
        guard row >= 0, !store.variables[index].isHeldOpen else { return false }
        let value = -store.rows[row].constant / store.terms[store.rows[row].firstTerm].coefficient
        guard value >= store.variables[index].minimum else { return false }
        forgetLoneConflict(of: row)
        setValue(of: index, value == 0 ? 0 : value)
        return true
    }

    /// A variable became a constant or stopped being one: all that it touches is to be partitioned anew.
    mutating func noteNeighbours(of index: Int32) {
        let change: Int32 = store.variables[index].isConstant ? 1 : -1
        var term = store.variables[index].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            term = store.terms[term].next
            store.rows[row].constantCount &+= change
            if store.rows[row].constantCount == store.rows[row].termCount {
                store.rows[row].region = -1
                changes.constantRowEdits &+= 1
                if row != store.variables[index].fixing || store.variables[index].isPinned {
                    noteLone(row)
                }
            } else if store.rows[row].region >= 0 || change < 0 {
                let first = store.rows[row].firstTerm
                for other in first..<(first &+ store.rows[row].termCount) {
                    noteVariable(store.terms[other].variable)
                }
                if store.rows[row].region < 0 { noteLone(row) }
            }
        }
    }

    /// A constant has another value: its regions are to be solved anew.
    private mutating func noteUsers(of index: Int32) {
        var term = store.variables[index].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            term = store.terms[term].next
            if store.rows[row].region >= 0 {
                noteNumbers(ofRegion: store.rows[row].region)
            } else if row != store.variables[index].fixing || store.variables[index].isPinned {
                noteLone(row)
            }
        }
    }

    /// Step 3: regions in which only numbers changed run their plans again, or those that they had before; those whose plans
    /// fail are solved anew.
    private mutating func refreshRegions(_ choose: (([Row]) -> Row)?) {
        for position in 0..<changes.regions.count {
            let region = changes.regions[position]
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
        changes.regions.removeAll()
        if !changes.variables.isEmpty { formRegions(choose) }
        compactPlans()
    }

    /// Moves the living plans together when most of the room belongs to dead ones.
    mutating func compactPlans() {
        if plans.operations.count < 4096 || plans.operations.count < 3 * plans.liveOperationCount {
            return
        }
        let operationCount = plans.operations.count
        let checkCount = plans.checks.count
        for region in 0..<Int32(regions.count) where regions[region].isAlive {
            dropSparePlans(of: region)
            let plan = regions[region].plan
            regions[region].plan.firstOperation = Int32(plans.operations.count - operationCount)
            regions[region].plan.firstCheck = Int32(plans.checks.count - checkCount)
            plans.operations.appendCopy(
                of: Int(plan.firstOperation)..<Int(plan.firstOperation + plan.operationCount))
            plans.checks.appendCopy(
                of: Int(plan.firstCheck)..<Int(plan.firstCheck + plan.checkCount))
        }
        plans.operations.removeFirst(operationCount)
        plans.checks.removeFirst(checkCount)
        forgetFreeRuns()
        for region in 0..<Int32(regions.count) where regions[region].isAlive {
            noteSlots(of: regions[region].plan)
        }
    }
}
