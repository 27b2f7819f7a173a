// Required rows that contradict each other.
//
// When the required rows cannot all hold, the exact step ends with some of them violated. A violated row j is written
// in tight rows k,
//
//     activity(j) = value + Σ entry(j, k) · activity(k),
//
// and where all those k are required and no activity that they allow brings j back to zero, j and they are a
// contradiction: Farkas' lemma. The tight rows are independent of each other, so without any one of them the others
// can hold: the set is minimal. (J. Gleeson, J. Ryan, “Identifying minimally infeasible subsystems of inequalities”,
// 1990.) Rarely no single violated row proves one, only all together; then rows are left out one by one as long as a
// contradiction remains (the deletion filter: J. W. Chinneck, E. W. Dravnieks, 1991).

extension Solver {
    /// The contradictions among required rows as of the last ``solve(breaking:)``, and which rows were broken.
    public var conflicts: [Conflict] { foundConflicts.map(\.conflict) }

    /// Violations of required rows up to this, in the size of the numbers, are rounding errors.
    private static let requiredTolerance = 1e-7

    /// Whether a row of the tableau is on the wrong side of zero by more than rounding errors.
    func isViolated(atPlace place: Int32) -> Bool {
        if tableau.rows[place].column >= 0 { return false }
        let activity = tableau.activity(of: place)
        let row = row(atPlace: place)
        if row < 0 { return isMinimum(atPlace: place) && activity < -Self.requiredTolerance }
        let scale = max(1, abs(rows[row].constant))
        return rows[row].violation(of: activity) > Self.requiredTolerance * scale
    }

    /// Whether the required rows of the region in the tableau contradict each other.
    var hasRequiredViolation: Bool {
        for place in 0..<Int32(tableau.rows.count) where isRequired(atPlace: place) {
            if isViolated(atPlace: place) { return true }
        }
        return false
    }

    /// Whether a row of the tableau is required, or a minimum.
    private func isRequired(atPlace place: Int32) -> Bool {
        let row = row(atPlace: place)
        return row < 0 ? isMinimum(atPlace: place) : rows[row].effectiveStrength == .required
    }

    /// Breaks rows of the region at hand until the required ones can hold.
    ///
    /// - Returns: False if a contradiction mentions constants that rows gave. Those are held open then, and the region is to
    ///   be formed anew with them.
    mutating func resolveConflicts(_ region: Int32, _ choose: (([Row]) -> Row)?) -> Bool {
        regions[region].isConflicted = true
        sortRegionByAge()
        sortRegionRowsByContent()
        loadRequired()
        while hasRequiredViolation {
            switch breakProven(region, choose) {
            case .opened: return false
            case .broke:
                if tableau.minimise() == .stopped {
                    stoppedCount += 1
                    return true
                }
            case .stuck:
                let candidates = contradictionCandidates()
                if candidates.isEmpty { return true }
                if holdOpen(constantsOf: candidates) { return false }
                let (members, isMinimal) = filtered(candidates)
                breakRow(chosenRow(of: members, choose), of: members, isMinimal, region)
                loadRequired()
            }
        }
        return true
    }

    /// How a look at the violated rows ended.
    private enum Progress {
        case broke
        /// Constants take part, and are held open now.
        case opened
        /// No violated row alone proves a minimal contradiction.
        case stuck
    }

    /// Breaks rows of the minimal contradictions that single violated rows prove.
    ///
    /// First those where the violated row itself is to go: it leaves the others as they are. So of many rows that
    /// contradict one, half go at a time.
    private mutating func breakProven(
        _ region: Int32, _ choose: (([Row]) -> Row)?
    ) -> Progress {
        var isBroken = false
        var waiting: [(members: [Row], chosen: Row)] = []
        for place in 0..<Int32(tableau.rows.count)
        where isRequired(atPlace: place) && isViolated(atPlace: place) {
            guard let members = contradiction(ofPlace: place) else { continue }
            if holdOpen(constantsOf: members) { return .opened }
            if !isMinimal(members, provenBy: place) { continue }
            let chosen = chosenRow(of: members, choose)
            let violated = row(atPlace: place)
            if violated >= 0, violated != chosen.index {
                waiting.append((members, chosen))
                continue
            }
            breakRow(chosen, of: members, true, region)
            tableau.changeCost(of: rows[chosen.index].place, positive: 0, negative: 0)
            isBroken = true
        }
        for (members, chosen) in waiting
        where !members.contains(where: { rows[$0.index].isBroken }) {
            breakRow(chosen, of: members, true, region)
            tableau.changeCost(of: rows[chosen.index].place, positive: 0, negative: 0)
            isBroken = true
        }
        return isBroken ? .broke : .stuck
    }

    /// Loads the required rows and minimises what they lack.
    private mutating func loadRequired() {
        loadAtRest(requiredOnly: true)
        takeInEqualities()
        setRequiredCosts()
        if tableau.minimise() == .stopped { stoppedCount += 1 }
    }

    /// Makes equalities tight in place of variables at rest, so that those that are violated then are seen to depend on
    /// others.
    private mutating func takeInEqualities() {
        for place in Int32(regionVariables.count)..<Int32(tableau.rows.count)
        where rows[row(atPlace: place)].relation == .equal {
            var best: Int32 = -1
            var fewest = Int32.max
            let record = tableau.rows[place]
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let entry = tableau.entries[index]
                let tight = tableau.columns[entry.column].row
                if owners[tight] >= 0 || isMinimum(atPlace: tight) || abs(entry.value) < 1e-6 {
                    continue
                }
                if tableau.columns[entry.column].listedCount < fewest {
                    fewest = tableau.columns[entry.column].listedCount
                    best = entry.column
                }
            }
            if best >= 0 { tableau.takeIn(place, in: best) }
        }
    }

    private func chosenRow(of members: [Row], _ choose: (([Row]) -> Row)?) -> Row {
        let chosen = choose?(members) ?? members[members.count - 1]
        precondition(
            members.contains(chosen),
            "solve(breaking:) was given a row that takes no part in the conflict. Choose a member.")
        return chosen
    }

    private mutating func breakRow(
        _ chosen: Row, of members: [Row], _ isMinimal: Bool, _ region: Int32
    ) {
        rows[chosen.index].isBroken = true
        foundConflicts.append(
            (Conflict(members: members, broken: chosen, isMinimal: isMinimal), region))
    }

    /// The violated row at a place with the tight rows that keep it from zero, or nil if they do not.
    private func contradiction(ofPlace place: Int32) -> [Row]? {
        var places = [place]
        let record = tableau.rows[place]
        let side = record.activity > 0 ? 1.0 : -1
        for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
            let entry = tableau.entries[index]
            if abs(entry.value) < Tableau.derivativeTolerance { continue }
            let tight = tableau.columns[entry.column].row
            guard isRequired(atPlace: tight) else { return nil }
            let row = row(atPlace: tight)
            let relation = row < 0 ? .greaterThanOrEqual : rows[row].relation
            if relation == .greaterThanOrEqual, entry.value * side < 0 { return nil }
            if relation == .lessThanOrEqual, entry.value * side > 0 { return nil }
            places.append(tight)
        }
        return members(atPlaces: places)
    }

    /// Whether fewer rows than those of a proven contradiction can hold, minimums included.
    ///
    /// Without one of the tight members its activity is free. Moved as far as brings the violated row to zero, it must
    /// not take a variable below its minimum.
    private func isMinimal(_ members: [Row], provenBy place: Int32) -> Bool {
        let record = tableau.rows[place]
        var distances: [Int32: Double] = [:]
        for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
            let entry = tableau.entries[index]
            if abs(entry.value) < Tableau.derivativeTolerance { continue }
            if row(atPlace: tableau.columns[entry.column].row) < 0 { continue }
            distances[entry.column] = -record.activity / entry.value
        }
        for variable in variables(of: members) where variables[variable].minimum != -.infinity {
            let own = ownPlaces[variables[variable].place]
            if own == place || tableau.rows[own].column >= 0 { continue }
            let record = tableau.rows[own]
            if record.activity < -Self.requiredTolerance { return false }
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let entry = tableau.entries[index]
                guard let distance = distances[entry.column] else { continue }
                if record.activity + distance * entry.value < -Self.requiredTolerance {
                    return false
                }
            }
        }
        return true
    }

    /// The rows at places of the tableau, in the order of their content.
    private func members(atPlaces places: [Int32]) -> [Row] {
        places.sorted().compactMap { place in
            let row = row(atPlace: place)
            return row < 0 ? nil : Row(row)
        }
    }

    /// The required rows that take part in the sum of violations, violated or on the brink, and the required tight rows
    /// that they are written in.
    private func contradictionCandidates() -> [Row] {
        var places: Set<Int32> = []
        for place in 0..<Int32(tableau.rows.count)
        where isRequired(atPlace: place) && tableau.rows[place].column < 0 {
            let record = tableau.rows[place]
            if record.slope == 0 { continue }
            places.insert(place)
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let tight = tableau.columns[tableau.entries[index].column].row
                if isRequired(atPlace: tight) { places.insert(tight) }
            }
        }
        return members(atPlaces: Array(places))
    }

    // MARK: The deletion filter

    /// Leaves out members as long as the rest cannot hold, while there are steps.
    ///
    /// A contradiction that a single row proves is minimal where no minimum takes part. Minimums always hold, so where some
    /// do, fewer rows may be enough.
    private mutating func filtered(_ members: [Row]) -> (members: [Row], isMinimal: Bool) {
        let allVariables = listed(regionVariables)
        let allRows = listed(regionRows)
        defer {
            setRegion(variables: allVariables, rows: allRows)
        }
        setRegion(variables: variables(of: members), rows: members.map(\.index))
        loadRequired()
        var needed: [Row] = []
        var isMinimal = tableau.stepsLeft > 0
        for place in Int32(regionVariables.count)..<Int32(tableau.rows.count) where isMinimal {
            let costs = tableau.rows[place]
            tableau.changeCost(of: place, positive: 0, negative: 0)
            isMinimal = tableau.minimise() == .optimal
            if hasViolationOtherThan(place) { continue }
            needed.append(Row(row(atPlace: place)))
            tableau.changeCost(
                of: place, positive: costs.positiveCost, negative: costs.negativeCost)
            isMinimal = isMinimal && tableau.minimise() == .optimal
        }
        if !isMinimal { stoppedCount += 1 }
        return isMinimal ? (needed, true) : (members, false)
    }

    private func hasViolationOtherThan(_ left: Int32) -> Bool {
        for place in 0..<Int32(tableau.rows.count) where place != left {
            let costs = tableau.rows[place]
            if costs.positiveCost == 0, costs.negativeCost == 0 { continue }
            if isViolated(atPlace: place) { return true }
        }
        return false
    }

    /// The variables of some rows that are not constants, in the order in which they were made.
    private func variables(of members: [Row]) -> [Int32] {
        var found: Set<Int32> = []
        for member in members {
            let record = rows[member.index]
            for index in record.firstTerm..<(record.firstTerm + record.termCount)
            where !variables[terms[index].variable].isConstant {
                found.insert(terms[index].variable)
            }
        }
        return found.sorted { variables[$0].age < variables[$1].age }
    }

    private func listed(_ pool: borrowing Pool<Int32>) -> [Int32] {
        (0..<pool.count).map { pool[$0] }
    }

    private mutating func setRegion(variables: [Int32], rows: [Int32]) {
        regionVariables.removeAll()
        for (place, variable) in variables.enumerated() {
            regionVariables.append(variable)
            self.variables[variable].place = Int32(place)
        }
        setRegionRows(rows)
    }

    private mutating func setRegionRows(_ rows: [Int32]) {
        regionRows.removeAll()
        for row in rows { regionRows.append(row) }
    }
}

// MARK: - Rows without unknowns

extension Solver {
    /// Step 4: rows that mention constants alone. Where a required one does not hold, the rows that made its
    /// variables constants are held open, so that they form a region with it.
    mutating func checkLoneRows(_ choose: (([Row]) -> Row)?) {
        for position in 0..<loneRows.count {
            let row = loneRows[position]
            guard rows[row].isAlive, rows[row].strength == .required, !rows[row].isBroken,
                let activity = loneActivity(of: row)
            else { continue }
            let scale = max(1, abs(rows[row].constant))
            if rows[row].violation(of: activity) <= Self.requiredTolerance * scale { continue }
            if !holdOpen(row) {
                rows[row].isBroken = true
                foundConflicts.append(
                    (Conflict(members: [Row(row)], broken: Row(row), isMinimal: true), -1))
            }
        }
        loneRows.removeAll()
    }

    /// The activity of a row without unknowns, or nil if it has some.
    private func loneActivity(of row: Int32) -> Double? {
        var activity = rows[row].constant
        let first = rows[row].firstTerm
        for index in first..<(first + rows[row].termCount) {
            let variable = variables[terms[index].variable]
            if !variable.isConstant { return nil }
            activity += terms[index].coefficient * variable.value
        }
        return activity
    }

    /// Makes those of a row's variables unknown again that only a row made constants.
    private mutating func holdOpen(_ row: Int32) -> Bool {
        var isOpen = false
        let first = rows[row].firstTerm
        for index in first..<(first + rows[row].termCount) {
            let variable = terms[index].variable
            if variables[variable].isPinned || !variables[variable].isConstant { continue }
            if !variables[variable].isHeldOpen {
                variables[variable].isHeldOpen = true
                heldOpen.append(variable)
                dirtyConstants.append(variable)
            }
            isOpen = true
        }
        return isOpen
    }

    /// The same for all variables of some rows.
    private mutating func holdOpen(constantsOf members: [Row]) -> Bool {
        var isOpen = false
        for member in members where holdOpen(member.index) { isOpen = true }
        return isOpen
    }

    /// Before a solve: lets variables be constants again that were held open for a conflict, where anything around them
    /// changed, so that the outcome does not depend on conflicts that are gone.
    mutating func releaseHeldOpen() {
        if heldOpen.isEmpty { return }
        for position in 0..<dirtyVariables.count {
            noteRegion(variables[dirtyVariables[position]].region)
        }
        for position in 0..<dirtyConstants.count {
            noteRegion(variables[dirtyConstants[position]].region)
            var term = variables[dirtyConstants[position]].firstTerm
            while term >= 0 {
                noteRegion(rows[terms[term].row].region)
                term = terms[term].next
            }
        }
        let held = listed(heldOpen)
        heldOpen.removeAll()
        for variable in held where variables[variable].isAlive && variables[variable].isHeldOpen {
            let region = variables[variable].region
            if region < 0 || !regions[region].isAlive || regions[region].isDirty {
                noteConstant(variable)
            } else {
                heldOpen.append(variable)
            }
        }
    }

    private mutating func noteRegion(_ region: Int32) {
        if region >= 0, regions[region].isAlive { noteNumbers(ofRegion: region) }
    }

    /// Takes the conflict of a row without unknowns back.
    mutating func forgetLoneConflict(of row: Int32) {
        guard rows[row].isBroken, rows[row].region < 0 else { return }
        rows[row].isBroken = false
        foundConflicts.removeAll { $0.region < 0 && $0.conflict.broken == Row(row) }
    }

    /// Takes the conflicts of a region back.
    mutating func forgetConflicts(ofRegion region: Int32) {
        for found in foundConflicts where found.region == region {
            rows[found.conflict.broken.index].isBroken = false
        }
        foundConflicts.removeAll { $0.region == region }
    }
}

// MARK: - The order of content

extension Solver {
    /// Sorts the region's rows by what they say, so that the conflicts found do not depend on the order of adding.
    private mutating func sortRegionRowsByContent() {
        var keyed = (0..<regionRows.count).map { position in
            (row: regionRows[position], content: content(of: regionRows[position]))
        }
        keyed.sort { $0.content.lexicographicallyPrecedes($1.content) }
        setRegionRows(keyed.map(\.row))
    }

    /// What a row says, as numbers: its terms from the oldest variable on, relation, strength, tie, constant.
    private func content(of row: Int32) -> [Double] {
        let record = rows[row]
        let own = (record.firstTerm..<(record.firstTerm + record.termCount)).map { terms[$0] }
        let sorted = own.sorted { variables[$0.variable].age < variables[$1.variable].age }
        var content: [Double] = []
        for term in sorted {
            content.append(Double(variables[term.variable].age))
            content.append(term.coefficient)
        }
        content.append(-.infinity)
        content.append(Double(record.relation.rawValue))
        content.append(Double(record.strength.rank))
        content.append(Double(record.tie))
        content.append(record.constant)
        return content
    }
}
