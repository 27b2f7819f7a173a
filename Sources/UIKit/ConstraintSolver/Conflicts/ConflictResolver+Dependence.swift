// Contradictions that elimination finds: most of all, and those that come in thousands.
//
// D1. The required rows of a component are eliminated in the order of their content, equalities
//     before inequalities (Elimination). A row that depends on rows before it is examined.
// D2. A dependent equality whose activity is not zero where those rows are zero contradicts them. A
//     dependent inequality does if it is on the wrong side there, and those rows, as far as they
//     are inequalities, can only drive it farther. The rows of a dependence are independent without
//     any one of them, so the set is minimal, if no minimum is involved.
// D3. One row of each set is broken; sets that share it wait. D1 is repeated until nothing is
//     found, with the rows shuffled in a fixed way: if the weakest of many rows that contradict
//     each other were always first, each round would break it alone. So about half are broken at a
//     time.
//
// The contradictions of inequalities and minimums that are left need the exact step
// (ConflictResolver+Farkas).

/// A contradiction that elimination proved.
struct Dependence {
    var members: [Row]

    /// The member that depends on the others.
    var row: Int32

    var isMinimal: Bool
}

extension ConflictResolver {
    /// Breaks rows of a component until elimination finds no more contradictions.
    ///
    /// - Returns: `false` if a contradiction references constants that rows fix. Those are unfixed
    ///   then, and the region has to be rebuilt with them.
    mutating func breakDependentRows(
        _ region: Int32, _ choose: Choice?, _ exact: inout ExactStep,
        _ component: inout Component, _ store: inout Store, _ changes: inout PendingChanges
    ) -> Bool {
        component.sortByAge(&store)
        component.sortRowsByContent(store)
        let variables = component.variables.elements
        let rows = component.rows.elements
        var workLeft = exact.limits.workLimit(rows: rows.count)
        var order = Array(0..<Int32(rows.count))
        var isBroken = true
        while isBroken {
            component.set(variables: variables, rows: rows, &store)
            let found = dependences(order, &workLeft, component, store)
            var isUnfixed = false
            for dependence in found
            where unfixVariables(of: dependence.members, &store, &changes) {
                isUnfixed = true
            }
            if isUnfixed { return false }
            breakRows(of: found, region, choose, &exact, &component, &store)
            isBroken = !found.isEmpty && workLeft > 0
            if isBroken { order.sort { Self.shuffled($0) < Self.shuffled($1) } }
        }
        if workLeft <= 0 { exact.limits.stoppedCount += 1 }
        component.set(variables: variables, rows: rows, &store)
        return true
    }

    /// A pseudorandom number for each position.
    private static func shuffled(_ position: Int32) -> UInt64 {
        let mixed = (UInt64(UInt32(bitPattern: position)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    }

    /// D3: breaks a row of each contradiction.
    ///
    /// First those where the dependent row itself is chosen: breaking it does not affect the
    /// others.
    private mutating func breakRows(
        of found: [Dependence], _ region: Int32, _ choose: Choice?, _ exact: inout ExactStep,
        _ component: inout Component, _ store: inout Store
    ) {
        var waiting: [(dependence: Dependence, chosen: Row)] = []
        for proven in found {
            let dependence = madeMinimal(proven, &exact, &component, &store)
            let chosen = chosenRow(of: dependence.members, choose)
            if chosen.index == dependence.row {
                breakRow(
                    chosen, of: dependence.members, isMinimal: dependence.isMinimal, in: region,
                    &store)
            } else {
                waiting.append((dependence, chosen))
            }
        }
        for (dependence, chosen) in waiting {
            if Self.hasBroken(dependence.members, store) { continue }
            breakRow(
                chosen, of: dependence.members, isMinimal: dependence.isMinimal, in: region,
                &store)
        }
    }

    // MARK: D1

    private mutating func dependences(
        _ order: [Int32], _ workLeft: inout Int, _ component: borrowing Component,
        _ store: borrowing Store
    ) -> [Dependence] {
        elimination.clear(
            variables: component.variables.count, rows: component.rows.count, work: workLeft)
        var found: [Dependence] = []
        for isEquality in [true, false] {
            for position in order {
                let row = component.rows[position]
                guard (store.rows[row].relation == .equal) == isEquality,
                    store.rows[row].effectiveStrength == .required
                else { continue }
                addToElimination(row, store)
                if elimination.reduce(position) { continue }
                if elimination.isExhausted { break }
                if let dependence = dependence(of: position, component, store) {
                    found.append(dependence)
                }
            }
        }
        workLeft = elimination.workLeft
        return found
    }

    private mutating func addToElimination(_ row: Int32, _ store: borrowing Store) {
        var constant = store.rows[row].constant
        for index in store.rows[row].terms {
            let variable = store.terms[index].variable
            if store.variables[variable].isConstant {
                constant += store.terms[index].coefficient * store.values[variable]
            }
        }
        elimination.begin(constant: constant)
        for index in store.rows[row].terms {
            let variable = store.variables[store.terms[index].variable]
            if variable.isConstant { continue }
            elimination.add(store.terms[index].coefficient, place: variable.place)
        }
    }

    // MARK: D2

    /// The contradiction of the dependent row at a position with those that it depends on, or `nil`
    /// if there is none.
    private mutating func dependence(
        of position: Int32, _ component: borrowing Component, _ store: borrowing Store
    ) -> Dependence? {
        let row = component.rows[position]
        let activity = elimination.constant
        let scale = max(1, elimination.constantScale)
        if store.rows[row].violation(of: activity) <= Tolerance.requiredViolation * scale {
            return nil
        }
        guard let multiples = elimination.multiples() else {
            // Proven, and too large to be examined: all rows that it may depend on.
            var members: [Row] = []
            for index in 0..<component.rows.count
            where store.rows[component.rows[index]].effectiveStrength == .required {
                members.append(Row(component.rows[index]))
            }
            return Dependence(members: members, row: row, isMinimal: false)
        }
        let side = activity > 0 ? 1.0 : -1
        for (name, multiple) in multiples {
            let relation = store.rows[component.rows[name]].relation
            if Double(relation.rawValue) * multiple * side < 0 { return nil }
        }
        var members: [Row] = []
        for position in (multiples.map(\.name) + [position]).sorted() {
            members.append(Row(component.rows[position]))
        }
        return Dependence(members: members, row: row, isMinimal: true)
    }

    /// The contradiction without rows that are not needed because variables have minimums.
    private func madeMinimal(
        _ dependence: Dependence, _ exact: inout ExactStep, _ component: inout Component,
        _ store: inout Store
    ) -> Dependence {
        let members = dependence.members
        if !dependence.isMinimal || Self.areMinimumsIrrelevant(to: members, store) {
            return dependence
        }
        exact.allowWork(rows: members.count)
        let (needed, isMinimal) = minimal(members, &exact, &component, &store)
        return Dependence(members: needed, row: dependence.row, isMinimal: isMinimal)
    }

    /// `true` if no minimum can matter for rows: there is none, or the rows only relate differences
    /// of variables, so that all can increase together.
    private static func areMinimumsIrrelevant(
        to members: [Row], _ store: borrowing Store
    ) -> Bool {
        var hasMinimum = false
        var areDifferences = true
        for member in members {
            var sum = 0.0
            for index in store.rows[member.index].terms {
                let variable = store.variables[store.terms[index].variable]
                if variable.isConstant { continue }
                sum += store.terms[index].coefficient
                if variable.minimum != -.infinity { hasMinimum = true }
            }
            areDifferences = areDifferences && sum == 0
        }
        return !hasMinimum || areDifferences
    }
}
