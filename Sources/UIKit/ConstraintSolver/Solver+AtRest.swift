// The exact step from a cold start: every variable at rest.

extension Solver {
    /// Loads the region's variables at rest, each a tight row, and then rows of the region.
    mutating func loadAtRest(requiredOnly: Bool = false) {
        tableau.clear()
        objectives.removeAll()
        owners.removeAll()
        ownPlaces.removeAll()
        for place in 0..<Int32(regionVariables.count) {
            variables[regionVariables[place]].place = place
            let row = tableau.addRow(activity: 0, relation: .greaterThanOrEqual)
            tableau.addColumn(tightRow: row)
            owners.append(-1 - place)
            ownPlaces.append(row)
        }
        for index in 0..<regionRows.count {
            let row = regionRows[index]
            if requiredOnly, rows[row].effectiveStrength != .required { continue }
            loadRowAtRest(row)
        }
        sortObjectives()
    }

    private mutating func loadRowAtRest(_ row: Int32) {
        let record = rows[row]
        var activity = record.constant
        let first = record.firstTerm
        for index in first..<(first &+ record.termCount) {
            let variable = terms[index].variable
            let value =
                variables[variable].isConstant ? values[variable] : variables[variable].restingValue
            activity += terms[index].coefficient * value
        }
        if abs(activity) < Tableau.activityTolerance { activity = 0 }
        let place = tableau.addRow(activity: activity, relation: record.relation)
        owners.append(row)
        rows[row].place = place
        tableau.workLeft -= Int(record.termCount)
        for index in first..<(first &+ record.termCount) {
            let variable = variables[terms[index].variable]
            if !variable.isConstant {
                tableau.appendEntry(terms[index].coefficient, in: variable.place)
            }
        }
        objectives.append(
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
        if tableau.hasFreeColumn { minimiseDistanceFromRest(ranks: ranksByAge()) }
    }

    /// The value of the variable at a place, after an exact step from rest.
    func restedValue(atPlace place: Int32) -> Double {
        variables[regionVariables[place]].restingValue + tableau.activity(of: ownPlaces[place])
    }

    /// Puts the region's variables in the order in which they were made.
    mutating func sortRegionByAge() {
        var ages: [(age: Int32, variable: Int32)] = []
        for index in 0..<regionVariables.count {
            let variable = regionVariables[index]
            ages.append((variables[variable].age, variable))
        }
        ages.sort { $0.age < $1.age }
        for index in 0..<ages.count {
            regionVariables[index] = ages[index].variable
            variables[ages[index].variable].place = Int32(index)
        }
    }
}
