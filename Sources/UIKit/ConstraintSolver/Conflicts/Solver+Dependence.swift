// Contradictions that elimination finds: the greater part of all, and those that come in thousands.
//
// D1. The required rows of a region are taken in by their content, equalities before inequalities (Elimination). A row
//     that depends on rows before it is looked at.
// D2. A dependent equality whose activity is not zero where those rows are zero contradicts them. A dependent inequality
//     does if it is on the wrong side there, and those rows, as far as they are inequalities, can only drive it
//     farther. Rows that take part in a dependence are independent without any one of them, so the set is minimal, where
//     no minimum takes part.
// D3. One row of each set is broken; sets that share it wait. D1 begins anew until nothing is found, with the rows shuffled
//     in a fixed way: were the weakest of many rows that contradict each other always first, each round would break it
//     alone. So about half go.
//
// What is left are contradictions of inequalities and minimums that need the exact step (Solver+Conflicts).

/// A contradiction that elimination proved.
struct Dependence {
    var members: [Row]
    /// The member that depends on the others.
    var row: Int32
    var isMinimal: Bool
}

extension Solver {
    /// How many numbers may be looked at in the search of contradictions among rows, or in one exact step.
    func workLimit(rows: Int) -> Int { 320 * min(limits.stepLimit, 1 << 32) + 256 * rows }

    /// Allows the exact step as much work as the region at hand is worth.
    mutating func allowWork() {
        exactStep.tableau.allow(
            steps: limits.stepLimit, work: workLimit(rows: component.rows.count))
    }

    /// Breaks rows of the region at hand until elimination finds no more contradictions.
    ///
    /// - Returns: False if a contradiction mentions constants that rows gave. Those are held open then, and the region is to
    ///   be formed anew with them.
    mutating func breakDependentRows(_ region: Int32, _ choose: (([Row]) -> Row)?) -> Bool {
        sortRegionByAge()
        sortRegionRowsByContent()
        let allVariables = listed(component.variables)
        let allRows = listed(component.rows)
        var workLeft = workLimit(rows: allRows.count)
        var order = Array(0..<Int32(allRows.count))
        var isBroken = true
        while isBroken {
            setRegion(variables: allVariables, rows: allRows)
            let found = dependences(order, &workLeft)
            var isOpened = false
            for dependence in found where holdOpen(constantsOf: dependence.members) {
                isOpened = true
            }
            if isOpened { return false }
            isBroken = breakRows(of: found, region, choose) && workLeft > 0
            if isBroken { order.sort { Self.shuffled($0) < Self.shuffled($1) } }
        }
        if workLeft <= 0 { limits.stoppedCount += 1 }
        setRegion(variables: allVariables, rows: allRows)
        return true
    }

    /// A number for each position, without a pattern.
    private static func shuffled(_ position: Int32) -> UInt64 {
        let mixed = (UInt64(UInt32(bitPattern: position)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        return (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    }

    /// D3: breaks a row of each contradiction.
    ///
    /// First those where the dependent row itself is to go: it leaves the others as they are. So of many rows that contradict
    /// one, half go at a time.
    private mutating func breakRows(
        of found: [Dependence], _ region: Int32, _ choose: (([Row]) -> Row)?
    ) -> Bool {
        var waiting: [(dependence: Dependence, chosen: Row)] = []
        for proven in found {
            let dependence = madeMinimal(proven)
            let chosen = chosenRow(of: dependence.members, choose)
            if chosen.index == dependence.row {
                breakRow(chosen, of: dependence.members, dependence.isMinimal, region)
            } else {
                waiting.append((dependence, chosen))
            }
        }
        for (dependence, chosen) in waiting
        where !dependence.members.contains(where: { store.rows[$0.index].isBroken }) {
            breakRow(chosen, of: dependence.members, dependence.isMinimal, region)
        }
        return !found.isEmpty
    }

    // MARK: D1

    private mutating func dependences(
        _ order: [Int32], _ workLeft: inout Int
    ) -> [Dependence] {
        resolver.elimination.clear(
            variables: component.variables.count, rows: component.rows.count, work: workLeft)
        var found: [Dependence] = []
        for isEquality in [true, false] {
            for position in order {
                let row = component.rows[position]
                guard (store.rows[row].relation == .equal) == isEquality,
                    store.rows[row].effectiveStrength == .required
                else { continue }
                sumUp(row)
                if resolver.elimination.reduce(position) { continue }
                if resolver.elimination.isExhausted { break }
                if let dependence = dependence(of: position) {
                    found.append(dependence)
                }
            }
        }
        workLeft = resolver.elimination.workLeft
        return found
    }

    private mutating func sumUp(_ row: Int32) {
        let terms =
            store.rows[row].firstTerm..<(store.rows[row].firstTerm &+ store.rows[row].termCount)
        var constant = store.rows[row].constant
        for index in terms {
            let variable = store.terms[index].variable
            if store.variables[variable].isConstant {
                constant += store.terms[index].coefficient * store.values[variable]
            }
        }
        resolver.elimination.begin(constant: constant)
        for index in terms {
            let variable = store.variables[store.terms[index].variable]
            if variable.isConstant { continue }
            resolver.elimination.add(store.terms[index].coefficient, place: variable.place)
        }
    }

    // MARK: D2

    /// The contradiction of the dependent row at a position with those that it depends on, or nil if there is none.
    private mutating func dependence(of position: Int32) -> Dependence? {
        let row = component.rows[position]
        let activity = resolver.elimination.constant
        let scale = max(1, resolver.elimination.constantScale)
        if store.rows[row].violation(of: activity) <= Self.requiredTolerance * scale { return nil }
        guard let multiples = resolver.elimination.multiples() else {
            // Proven, and too large to be looked at: all that it may depend on.
            let members = (0..<component.rows.count).map { Row(component.rows[$0]) }.filter {
                store.rows[$0.index].effectiveStrength == .required
            }
            return Dependence(members: members, row: row, isMinimal: false)
        }
        let side = activity > 0 ? 1.0 : -1
        for (name, multiple) in multiples {
            let relation = store.rows[component.rows[name]].relation
            if Double(relation.rawValue) * multiple * side < 0 { return nil }
        }
        let members = (multiples.map(\.name) + [position]).sorted().map { Row(component.rows[$0]) }
        return Dependence(members: members, row: row, isMinimal: true)
    }

    /// The contradiction without rows that it does not need because variables have minimums.
    private mutating func madeMinimal(_ dependence: Dependence) -> Dependence {
        let members = dependence.members
        if !dependence.isMinimal || canShift(members) { return dependence }
        exactStep.tableau.allow(steps: limits.stepLimit, work: workLimit(rows: members.count))
        let (needed, isMinimal) = minimal(members)
        return Dependence(members: needed, row: dependence.row, isMinimal: isMinimal)
    }

    /// Whether no minimum can matter for rows: there is none, or the rows only relate variables to each other, so that all
    /// can go up together.
    private func canShift(_ members: [Row]) -> Bool {
        var hasMinimum = false
        var areDifferences = true
        for member in members {
            let record = store.rows[member.index]
            var sum = 0.0
            for index in record.firstTerm..<(record.firstTerm &+ record.termCount) {
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
