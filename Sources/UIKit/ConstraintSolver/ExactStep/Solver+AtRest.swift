// The exact step from a cold start: every variable at rest.

extension Solver {
    /// Loads the region's variables at rest, each a tight row, and then rows of the region.
    mutating func loadAtRest(requiredOnly: Bool = false) {
        exactStep.tableau.clear()
        exactStep.objectives.removeAll()
        exactStep.owners.removeAll()
        exactStep.ownPlaces.removeAll()
        for place in 0..<Int32(component.variables.count) {
            store.variables[component.variables[place]].place = place
            let row = exactStep.tableau.addRow(activity: 0, relation: .greaterThanOrEqual)
            exactStep.tableau.addColumn(tightRow: row)
            exactStep.owners.append(-1 - place)
            exactStep.ownPlaces.append(row)
        }
        for index in 0..<component.rows.count {
            let row = component.rows[index]
            if requiredOnly, store.rows[row].effectiveStrength != .required { continue }
            loadRowAtRest(row)
        }
        sortObjectives()
    }

    private mutating func loadRowAtRest(_ row: Int32) {
        let record = store.rows[row]
        var activity = record.constant
        let first = record.firstTerm
        for index in first..<(first &+ record.termCount) {
            let variable = store.terms[index].variable
            let value =
                store.variables[variable].isConstant
                ? store.values[variable] : store.variables[variable].restingValue
            activity += store.terms[index].coefficient * value
        }
        if abs(activity) < Tableau.activityTolerance { activity = 0 }
        let place = exactStep.tableau.addRow(activity: activity, relation: record.relation)
        exactStep.owners.append(row)
        store.rows[row].place = place
        exactStep.tableau.workLeft -= Int(record.termCount)
        for index in first..<(first &+ record.termCount) {
            let variable = store.variables[store.terms[index].variable]
            if !variable.isConstant {
                exactStep.tableau.appendEntry(store.terms[index].coefficient, in: variable.place)
            }
        }
        exactStep.objectives.append(
            Objective(
                key: Objective.key(record.effectiveStrength, record.tie), place: place,
                relation: record.relation))
    }

    /// Solves the region at hand by the exact step alone, from rest.
    mutating func solveAtRest() {
        allowWork()
        loadAtRest()
        minimisePriorities(from: minimiseRequired())
        breakTies()
        if exactStep.tableau.hasFreeColumn { minimiseDistanceFromRest(ranks: ranksByAge()) }
    }

    /// The value of the variable at a place, after an exact step from rest.
    func restedValue(atPlace place: Int32) -> Double {
        store.variables[component.variables[place]].restingValue
            + exactStep.tableau.activity(of: exactStep.ownPlaces[place])
    }

    /// Puts the region's variables in the order in which they were made.
    mutating func sortRegionByAge() {
        var ages: [(age: Int32, variable: Int32)] = []
        for index in 0..<component.variables.count {
            let variable = component.variables[index]
            ages.append((store.variables[variable].age, variable))
        }
        ages.sort { $0.age < $1.age }
        for index in 0..<ages.count {
            component.variables[index] = ages[index].variable
            store.variables[ages[index].variable].place = Int32(index)
        }
    }
}
