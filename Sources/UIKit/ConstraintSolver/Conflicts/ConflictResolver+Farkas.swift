// Contradictions that the exact step finds.
//
// If the required rows cannot all hold, the exact step ends with some of them violated. A violated
// row j is written in tight rows k,
//
//     activity(j) = value + Σ entry(j, k) · activity(k),
//
// and if all those k are required, and none of the activities that they allow makes j zero, j and
// they are a contradiction: Farkas' lemma. The tight rows are independent of each other, so without
// any one of them the others can hold: the set is minimal. (J. Gleeson, J. Ryan, “Identifying
// minimally infeasible subsystems of inequalities”, 1990.) Rarely no single violated row proves a
// contradiction, only their sum; then rows are omitted one by one as long as a contradiction
// remains (the deletion filter: J. W. Chinneck, E. W. Dravnieks, 1991).

extension ConflictResolver {
    /// Breaks rows of a component until the required ones can hold.
    ///
    /// - Returns: `false` if a contradiction references constants that rows fix. Those are unfixed
    ///   then, and the region has to be rebuilt with them.
    mutating func resolve(
        _ region: Int32, _ choose: Choice?, _ exact: inout ExactStep,
        _ component: inout Component, _ store: inout Store, _ changes: inout PendingChanges
    ) -> Bool {
        component.sortByAge(&store)
        component.sortRowsByContent(store)
        exact.allowWork(rows: component.rows.count)
        exact.minimiseRequiredFromColdStart(component, &store)
        while exact.hasRequiredViolation(component, store) {
            exact.tableau.workLeft -= exact.tableau.rows.count
            switch breakProven(region, choose, &exact, component, &store, &changes) {
            case .unfixed: return false
            case .broke:
                if exact.tableau.minimise() == .stopped {
                    exact.limits.stoppedCount += 1
                    return true
                }
            case .unproven:
                if exact.tableau.isExhausted {
                    exact.limits.stoppedCount += 1
                    return true
                }
                let candidates = Self.candidates(exact, component, store)
                if candidates.isEmpty { return true }
                if unfixVariables(of: candidates, &store, &changes) { return false }
                let (members, isMinimal) = filtered(candidates, &exact, &component, &store)
                breakRow(
                    chosenRow(of: members, choose), of: members, isMinimal: isMinimal,
                    in: region, &store)
                exact.minimiseRequiredFromColdStart(component, &store)
            }
        }
        return true
    }

    /// The outcome of ``breakProven(_:_:_:_:_:_:)``.
    private enum Progress {
        /// Rows were broken.
        case broke
        /// Constants are involved, and unfixed now.
        case unfixed
        /// No single violated row proves a minimal contradiction.
        case unproven
    }

    /// Breaks rows of the minimal contradictions that single violated rows prove.
    ///
    /// First those where the violated row itself is chosen: breaking it does not affect the others.
    /// So of many rows that contradict one, half are broken at a time.
    private mutating func breakProven(
        _ region: Int32, _ choose: Choice?, _ exact: inout ExactStep,
        _ component: borrowing Component, _ store: inout Store, _ changes: inout PendingChanges
    ) -> Progress {
        var isBroken = false
        var waiting: [(members: [Row], chosen: Row)] = []
        for place in 0..<Int32(exact.tableau.rows.count) {
            guard exact.isRequired(at: place, component, store),
                exact.isViolated(at: place, component, store),
                let members = Self.contradiction(at: place, exact, component, store)
            else { continue }
            if unfixVariables(of: members, &store, &changes) { return .unfixed }
            if !Self.isMinimal(members, provenBy: place, &exact, store) { continue }
            let chosen = chosenRow(of: members, choose)
            let violated = exact.row(at: place)
            if violated >= 0, violated != chosen.index {
                waiting.append((members, chosen))
                continue
            }
            breakRow(chosen, of: members, isMinimal: true, in: region, &store)
            exact.tableau.changeCost(
                of: store.rows[chosen.index].place, positive: 0, negative: 0)
            isBroken = true
        }
        for (members, chosen) in waiting {
            if Self.hasBroken(members, store) { continue }
            breakRow(chosen, of: members, isMinimal: true, in: region, &store)
            exact.tableau.changeCost(
                of: store.rows[chosen.index].place, positive: 0, negative: 0)
            isBroken = true
        }
        return isBroken ? .broke : .unproven
    }

    /// `true` if one of some rows is broken.
    static func hasBroken(_ members: [Row], _ store: borrowing Store) -> Bool {
        for member in members where store.rows[member.index].isBroken { return true }
        return false
    }

    /// The violated row at a place with the tight rows that keep it from zero, or `nil` if they do
    /// not.
    private static func contradiction(
        at place: Int32, _ exact: borrowing ExactStep, _ component: borrowing Component,
        _ store: borrowing Store
    ) -> [Row]? {
        var places = [place]
        let record = exact.tableau.rows[place]
        let side = record.activity > 0 ? 1.0 : -1
        for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
            let entry = exact.tableau.entries[index]
            if abs(entry.value) < Tableau.reducedCostTolerance { continue }
            let tight = exact.tableau.columns[entry.column].row
            guard exact.isRequired(at: tight, component, store) else { return nil }
            let row = exact.row(at: tight)
            let relation = row < 0 ? .greaterThanOrEqual : store.rows[row].relation
            if relation == .greaterThanOrEqual, entry.value * side < 0 { return nil }
            if relation == .lessThanOrEqual, entry.value * side > 0 { return nil }
            places.append(tight)
        }
        return rows(at: places, exact)
    }

    /// `true` if fewer rows than those of a proven contradiction can hold, minimums included.
    ///
    /// Without one of the tight members its activity is free. Moved as far as makes the violated
    /// row zero, it must not push a variable below its minimum.
    private static func isMinimal(
        _ members: [Row], provenBy place: Int32, _ exact: inout ExactStep,
        _ store: borrowing Store
    ) -> Bool {
        let record = exact.tableau.rows[place]
        exact.tableau.workLeft -= 16 * members.count
        var distances: [Int32: Double] = [:]
        for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
            let entry = exact.tableau.entries[index]
            if abs(entry.value) < Tableau.reducedCostTolerance { continue }
            if exact.row(at: exact.tableau.columns[entry.column].row) < 0 { continue }
            distances[entry.column] = -record.activity / entry.value
        }
        for variable in store.variables(of: members) {
            if store.variables[variable].minimum == -.infinity { continue }
            let own = exact.ownPlaces[store.variables[variable].place]
            if own == place || exact.tableau.rows[own].column >= 0 { continue }
            let record = exact.tableau.rows[own]
            exact.tableau.workLeft -= Int(record.entryCount)
            if record.activity < -Tolerance.requiredViolation { return false }
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let entry = exact.tableau.entries[index]
                guard let distance = distances[entry.column] else { continue }
                if record.activity + distance * entry.value < -Tolerance.requiredViolation {
                    return false
                }
            }
        }
        return true
    }

    /// The rows at places of the tableau, in the order of their content.
    private static func rows(at places: [Int32], _ exact: borrowing ExactStep) -> [Row] {
        var rows: [Row] = []
        for place in places.sorted() {
            let row = exact.row(at: place)
            if row >= 0 { rows.append(Row(row)) }
        }
        return rows
    }

    /// The required rows that contribute to the sum of violations, and the required tight rows that
    /// they are written in.
    private static func candidates(
        _ exact: borrowing ExactStep, _ component: borrowing Component, _ store: borrowing Store
    ) -> [Row] {
        var places: Set<Int32> = []
        for place in 0..<Int32(exact.tableau.rows.count) {
            let record = exact.tableau.rows[place]
            if record.column >= 0 || record.slope == 0
                || !exact.isRequired(at: place, component, store)
            {
                continue
            }
            places.insert(place)
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let tight = exact.tableau.columns[exact.tableau.entries[index].column].row
                if exact.isRequired(at: tight, component, store) { places.insert(tight) }
            }
        }
        return rows(at: Array(places), exact)
    }
}

extension ExactStep {
    /// Loads the required rows from a cold start and minimises their violations.
    mutating func minimiseRequiredFromColdStart(
        _ component: borrowing Component, _ store: inout Store
    ) {
        loadColdStart(requiredOnly: true, component, &store)
        makeEqualitiesTight(component, store)
        setRequiredCosts(component, store)
        if tableau.minimise() == .stopped { limits.stoppedCount += 1 }
    }

    /// Makes equalities tight in place of variables at their defaults, so that those that are
    /// violated then depend on others.
    private mutating func makeEqualitiesTight(
        _ component: borrowing Component, _ store: borrowing Store
    ) {
        for place in Int32(component.variables.count)..<Int32(tableau.rows.count)
        where store.rows[row(at: place)].relation == .equal {
            if tableau.isExhausted { return }
            var best: Int32 = -1
            var fewest = Int32.max
            let record = tableau.rows[place]
            for index in record.firstEntry..<(record.firstEntry + record.entryCount) {
                let entry = tableau.entries[index]
                let tight = tableau.columns[entry.column].row
                if owners[tight] >= 0 || isMinimum(at: tight, component, store)
                    || abs(entry.value) < 1e-6
                {
                    continue
                }
                if tableau.columns[entry.column].rowCount < fewest {
                    fewest = tableau.columns[entry.column].rowCount
                    best = entry.column
                }
            }
            if best >= 0 { tableau.makeTight(place, in: best) }
        }
    }
}
