// A plan is made of the tight rows that the exact step found.
//
// 1. A tight row with one unknown assigns it, until no row has just one.
// 2. The rows that are left are coupled: the unknown in most of them is torn. If there is a
//    residual row, step 1 continues.
// 3. If there is none, one tearing is not enough. Then the coupled core, without the variables
//    that only one row references, becomes a block.
// 4. Rows that are not tight become checks of the side on which the exact step left them.

extension Propagation {
    /// Makes a plan of the tight rows in the tableau.
    mutating func makePlan(
        ofTightRowsIn exact: inout ExactStep, _ component: borrowing Component,
        _ store: inout Store, _ plans: inout PlanStore
    ) -> PlanSpan {
        let plan = plans.begin(component, store)
        tearing.isOpen = false
        domains.removeAll()
        for index in 0..<component.variables.count {
            store.variables[component.variables[index]].isKnown = false
        }
        readyTightRows.begin(sweepingBelow: component.sweepBound(store))
        for index in 0..<component.rows.count {
            let row = component.rows[index]
            if exact.isTight(row, store) {
                let count = store.rows[row].termCount &- store.rows[row].constantCount
                store.rows[row].slot = -1
                store.rows[row].unknownCount = count
                if count == 1 { readyTightRows.add(row) }
            } else {
                store.rows[row].unknownCount = -1
                exact.appendCheck(ofLooseRow: row, &store, &plans)
            }
        }
        exact.appendChecksOfLooseMinimums(component, store, &plans)
        for place in 0..<Int32(exact.ownPlaces.count) where exact.ownPlaces[place] >= 0 {
            if exact.tableau.rows[exact.ownPlaces[place]].column < 0 { continue }
            let variable = component.variables[place]
            plans.appendConstant(variable, store.variables[variable].defaultValue, &store)
            countKnown(variable, assignedBy: -1, &store)
        }
        var seed = 0
        assignReady(&store, &plans)
        while true {
            while seed < component.variables.count,
                store.variables[component.variables[seed]].isKnown
            {
                seed += 1
            }
            if seed == component.variables.count { break }
            if !tearTightRows(near: seed, component, &store, &plans) {
                if !appendBlock(component, &store, &plans) {
                    exact.limits.stoppedCount += 1
                    break
                }
            }
            assignReady(&store, &plans)
        }
        return plans.end(plan)
    }

    // MARK: 1. Rows with one unknown

    /// Assigns variables by rows with one unknown.
    private mutating func assignReady(_ store: inout Store, _ plans: inout PlanStore) {
        while !readyTightRows.isEmpty {
            let row = readyTightRows.removeNext()
            if store.rows[row].unknownCount != 1 { continue }
            let variable = store.unknown(of: row)
            plans.appendSolve(variable, by: row, &store)
            if tearing.isOpen { differentiate(variable, by: row, store) }
            countKnown(variable, assignedBy: row, &store)
        }
    }

    /// Updates the tight rows that reference a variable, which is known now.
    private mutating func countKnown(
        _ variable: Int32, assignedBy giver: Int32, _ store: inout Store
    ) {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            term = store.terms[term].next
            if store.rows[row].unknownCount <= 0 { continue }
            store.rows[row].unknownCount &-= 1
            if store.rows[row].unknownCount == 1 {
                readyTightRows.add(row)
            } else if store.rows[row].unknownCount == 0, row != giver, tearing.isOpen,
                tearing.residualRow < 0,
                abs(derivative(of: row, store)) > Tolerance.derivative
            {
                tearing.residualRow = row
            }
        }
    }

    // MARK: 2. Coupled rows

    /// Tears coupled rows and plans what follows.
    ///
    /// - Returns: `false` if there is no residual row; then nothing is planned.
    private mutating func tearTightRows(
        near seed: Int, _ component: borrowing Component, _ store: inout Store,
        _ plans: inout PlanStore
    ) -> Bool {
        let start = plans.operations.count
        if domains.isEmpty {
            domains.append(Domain(minimum: 0), times: component.variables.count)
        }
        tear(Self.mostCoupledUnknown(near: seed, component, store), &store, &plans)
        countKnown(tearing.variable, assignedBy: -1, &store)
        assignReady(&store, &plans)
        if tearing.residualRow >= 0 {
            closeTearing(&store, &plans)
            return true
        }
        tearing.isOpen = false
        for index in start..<plans.operations.count {
            let variable = plans.operations[index].target
            store.variables[variable].isKnown = false
            domains[store.variables[variable].place].derivative = .nan
            let row = plans.operations[index].row
            if row >= 0 { store.rows[row].slot = -1 }
        }
        plans.operations.truncate(to: start)
        Self.recountUnknowns(component, &store)
        return false
    }

    private static func recountUnknowns(
        _ component: borrowing Component, _ store: inout Store
    ) {
        for index in 0..<component.rows.count {
            let row = component.rows[index]
            if store.rows[row].unknownCount < 0 { continue }
            store.rows[row].unknownCount =
                store.rows[row].slot == -1 ? store.unknownCount(of: row) : 0
        }
    }

    private static func mostCoupledUnknown(
        near seed: Int, _ component: borrowing Component, _ store: borrowing Store
    ) -> Int32 {
        var best = component.variables[seed]
        var most = -1
        var seen = 0
        for index in seed..<component.variables.count where seen < 64 {
            let variable = component.variables[index]
            if store.variables[variable].isKnown { continue }
            seen += 1
            var count = 0
            var term = store.variables[variable].firstTerm
            while term >= 0 {
                if store.rows[store.terms[term].row].unknownCount > 0 { count += 1 }
                term = store.terms[term].next
            }
            if count > most { (best, most) = (variable, count) }
        }
        return best
    }

    // MARK: 3. Blocks

    /// Larger blocks would take too long: elimination is cubic.
    private static let largestBlock = 1500

    /// Plans the coupled core of the rows that are left as a block.
    ///
    /// - Returns: `false` if there is none, which only rounding errors can cause.
    private mutating func appendBlock(
        _ component: borrowing Component, _ store: inout Store, _ plans: inout PlanStore
    ) -> Bool {
        let (core, coreRows) = Self.coupledCore(component, store)
        guard !core.isEmpty, core.count == coreRows.count, core.count <= Self.largestBlock else {
            return false
        }
        let start = Int32(plans.operations.count)
        for (variable, row) in zip(core, coreRows) {
            let kind: Operation.Kind = variable == core[0] ? .block : .blockMember
            var operation = Operation(kind, target: variable, row: row)
            operation.input0 = Int32(core.count)
            operation.minimum = store.variables[variable].minimum
            store.rows[row].slot = Int32(plans.operations.count)
            plans.operations.append(operation)
        }
        plans.solveBlock(at: start, &store)
        for (variable, row) in zip(core, coreRows) {
            store.variables[variable].isKnown = true
            store.rows[row].unknownCount = 0
        }
        for variable in core { countKnown(variable, assignedBy: -1, &store) }
        return true
    }

    /// The unknowns and tight rows that are left when each variable that only one row references is
    /// removed with that row, repeatedly; of these, the component of the first.
    private static func coupledCore(
        _ component: borrowing Component, _ store: borrowing Store
    ) -> (variables: [Int32], rows: [Int32]) {
        var counts: [Int32: Int] = [:]
        for place in 0..<component.variables.count {
            let variable = component.variables[place]
            if store.variables[variable].isKnown { continue }
            counts[variable] = openRows(of: variable, store).count
        }
        var gone: Set<Int32> = []
        var single = counts.filter { $0.value == 1 }.map(\.key).sorted()
        while let variable = single.popLast() {
            guard counts[variable] == 1,
                let row = openRows(of: variable, store).first(where: { !gone.contains($0) })
            else { continue }
            gone.insert(row)
            counts[variable] = nil
            for other in unknowns(of: row, store) {
                guard let count = counts[other] else { continue }
                counts[other] = count - 1
                if count == 2 { single.append(other) }
            }
        }
        guard let first = counts.keys.min() else { return ([], []) }
        var core = [first]
        var coreRows: [Int32] = []
        var met: Set<Int32> = [first]
        var next = 0
        while next < core.count {
            for row in openRows(of: core[next], store) where gone.insert(row).inserted {
                coreRows.append(row)
                for other in unknowns(of: row, store) where counts[other] != nil {
                    if met.insert(other).inserted { core.append(other) }
                }
            }
            next += 1
        }
        return (core, coreRows)
    }

    private static func openRows(of variable: Int32, _ store: borrowing Store) -> [Int32] {
        var open: [Int32] = []
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            if store.rows[store.terms[term].row].unknownCount > 0 {
                open.append(store.terms[term].row)
            }
            term = store.terms[term].next
        }
        return open
    }

    private static func unknowns(of row: Int32, _ store: borrowing Store) -> [Int32] {
        var unknowns: [Int32] = []
        for index in store.rows[row].terms
        where !store.variables[store.terms[index].variable].isKnown {
            unknowns.append(store.terms[index].variable)
        }
        return unknowns
    }
}
