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
    public var conflicts: [Conflict] {
        resolver.byRegion.sorted { $0.key < $1.key }.flatMap(\.value)
            + resolver.byConstantRow.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Violations of required rows up to this, in the size of the numbers, are rounding errors.
    static let requiredTolerance = 1e-7

    /// Whether a row of the tableau is on the wrong side of zero by more than rounding errors.
    func isViolated(atPlace place: Int32) -> Bool {
        if exactStep.tableau.rows[place].column >= 0 { return false }
        let activity = exactStep.tableau.activity(of: place)
        let row = row(atPlace: place)
        if row < 0 { return isMinimum(atPlace: place) && activity < -Self.requiredTolerance }
        let scale = max(1, abs(store.rows[row].constant))
        return store.rows[row].violation(of: activity) > Self.requiredTolerance * scale
    }

    /// Whether the required rows of the region in the tableau contradict each other.
    var hasRequiredViolation: Bool {
        // Objectives are sorted, the required ones first. Ranges are none, and hold.
        for index in 0..<exactStep.objectives.count {
            if exactStep.objectives[index].rank != Strength.required.rank { break }
            if isRequiredAndViolated(atPlace: exactStep.objectives[index].place) { return true }
        }
        for index in 0..<exactStep.ownPlaces.count where exactStep.ownPlaces[index] >= 0 {
            if isRequiredAndViolated(atPlace: exactStep.ownPlaces[index]) { return true }
        }
        return false
    }

    private func isRequiredAndViolated(atPlace place: Int32) -> Bool {
        // Most rows are told by the tableau alone.
        if abs(exactStep.tableau.activity(of: place)) <= Self.requiredTolerance { return false }
        return isRequired(atPlace: place) && isViolated(atPlace: place)
    }

    /// Whether a row of the tableau is required, or a minimum.
    private func isRequired(atPlace place: Int32) -> Bool {
        let row = row(atPlace: place)
        if row < 0 { return isMinimum(atPlace: place) }
        return store.rows[row].effectiveStrength == .required && !isRange(atPlace: place)
    }

    /// Breaks rows of the region at hand until the required ones can hold.
    ///
    /// - Returns: False if a contradiction mentions constants that rows gave. Those are held open then, and the region is to
    ///   be formed anew with them.
    mutating func resolveConflicts(_ region: Int32, _ choose: (([Row]) -> Row)?) -> Bool {
        sortRegionByAge()
        sortRegionRowsByContent()
        allowWork()
        loadRequired()
        while hasRequiredViolation {
            exactStep.tableau.workLeft -= exactStep.tableau.rows.count
            switch breakProven(region, choose) {
            case .opened: return false
            case .broke:
                if exactStep.tableau.minimise() == .stopped {
                    limits.stoppedCount += 1
                    return true
                }
            case .stuck:
                if exactStep.tableau.isExhausted {
                    limits.stoppedCount += 1
                    return true
                }
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
        for place in 0..<Int32(exactStep.tableau.rows.count)
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
            exactStep.tableau.changeCost(
                of: store.rows[chosen.index].place, positive: 0, negative: 0)
            isBroken = true
        }
        for (members, chosen) in waiting
        where !members.contains(where: { store.rows[$0.index].isBroken }) {
            breakRow(chosen, of: members, true, region)
            exactStep.tableau.changeCost(
                of: store.rows[chosen.index].place, positive: 0, negative: 0)
            isBroken = true
        }
        return isBroken ? .broke : .stuck
    }

    /// Loads the required rows and minimises what they lack.
    mutating func loadRequired() {
        loadAtRest(requiredOnly: true)
        takeInEqualities()
        setRequiredCosts()
        if exactStep.tableau.minimise() == .stopped { limits.stoppedCount += 1 }
    }

    /// Makes equalities tight in place of variables at rest, so that those that are violated then are seen to depend on
    /// others.
    private mutating func takeInEqualities() {
        for place in Int32(component.variables.count)..<Int32(exactStep.tableau.rows.count)
        where store.rows[row(atPlace: place)].relation == .equal {
            if exactStep.tableau.isExhausted { return }
            var best: Int32 = -1
            var fewest = Int32.max
            let record = exactStep.tableau.rows[place]
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let entry = exactStep.tableau.entries[index]
                let tight = exactStep.tableau.columns[entry.column].row
                if exactStep.owners[tight] >= 0 || isMinimum(atPlace: tight)
                    || abs(entry.value) < 1e-6
                {
                    continue
                }
                if exactStep.tableau.columns[entry.column].listedCount < fewest {
                    fewest = exactStep.tableau.columns[entry.column].listedCount
                    best = entry.column
                }
            }
            if best >= 0 { exactStep.tableau.takeIn(place, in: best) }
        }
    }

    func chosenRow(of members: [Row], _ choose: (([Row]) -> Row)?) -> Row {
        let chosen = choose?(members) ?? members[members.count - 1]
        precondition(
            members.contains(chosen),
            "solve(breaking:) was given a row that takes no part in the conflict. Choose a member.")
        return chosen
    }

    mutating func breakRow(
        _ chosen: Row, of members: [Row], _ isMinimal: Bool, _ region: Int32
    ) {
        regions[region].isConflicted = true
        store.rows[chosen.index].isBroken = true
        resolver.byRegion[region, default: []].append(
            Conflict(members: members, broken: chosen, isMinimal: isMinimal))
    }

    /// The violated row at a place with the tight rows that keep it from zero, or nil if they do not.
    private func contradiction(ofPlace place: Int32) -> [Row]? {
        var places = [place]
        let record = exactStep.tableau.rows[place]
        let side = record.activity > 0 ? 1.0 : -1
        for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
            let entry = exactStep.tableau.entries[index]
            if abs(entry.value) < Tableau.derivativeTolerance { continue }
            let tight = exactStep.tableau.columns[entry.column].row
            guard isRequired(atPlace: tight) else { return nil }
            let row = row(atPlace: tight)
            let relation = row < 0 ? .greaterThanOrEqual : store.rows[row].relation
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
    private mutating func isMinimal(_ members: [Row], provenBy place: Int32) -> Bool {
        let record = exactStep.tableau.rows[place]
        exactStep.tableau.workLeft -= 16 * members.count
        var distances: [Int32: Double] = [:]
        for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
            let entry = exactStep.tableau.entries[index]
            if abs(entry.value) < Tableau.derivativeTolerance { continue }
            if row(atPlace: exactStep.tableau.columns[entry.column].row) < 0 { continue }
            distances[entry.column] = -record.activity / entry.value
        }
        for variable in variables(of: members) where store.variables[variable].minimum != -.infinity
        {
            let own = exactStep.ownPlaces[store.variables[variable].place]
            if own == place || exactStep.tableau.rows[own].column >= 0 { continue }
            let record = exactStep.tableau.rows[own]
            exactStep.tableau.workLeft -= Int(record.entryCount)
            if record.activity < -Self.requiredTolerance { return false }
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let entry = exactStep.tableau.entries[index]
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
        for place in 0..<Int32(exactStep.tableau.rows.count)
        where isRequired(atPlace: place) && exactStep.tableau.rows[place].column < 0 {
            let record = exactStep.tableau.rows[place]
            if record.slope == 0 { continue }
            places.insert(place)
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let tight = exactStep.tableau.columns[exactStep.tableau.entries[index].column].row
                if isRequired(atPlace: tight) { places.insert(tight) }
            }
        }
        return members(atPlaces: Array(places))
    }
}
