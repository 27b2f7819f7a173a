// The cold start: every variable has its default.

extension ExactStep {
    /// Loads the component with its variables at their defaults, each a tight row, and its rows.
    mutating func loadColdStart(
        requiredOnly: Bool = false, _ component: borrowing Component, _ store: inout Store
    ) {
        tableau.clear()
        objectives.removeAll()
        owners.removeAll()
        ownPlaces.removeAll()
        for place in 0..<Int32(component.variables.count) {
            store.variables[component.variables[place]].place = place
            let row = tableau.addRow(activity: 0, relation: .greaterThanOrEqual)
            tableau.addColumn(tightRow: row)
            owners.append(-1 - place)
            ownPlaces.append(row)
        }
        for index in 0..<component.rows.count {
            let row = component.rows[index]
            if requiredOnly, store.rows[row].effectiveStrength != .required { continue }
            loadRowAtDefaults(row, &store)
        }
        sortObjectives()
    }

    private mutating func loadRowAtDefaults(_ row: Int32, _ store: inout Store) {
        let record = store.rows[row]
        var activity = record.constant
        for index in record.terms {
            let variable = store.terms[index].variable
            let value =
                store.variables[variable].isConstant
                ? store.values[variable] : store.variables[variable].defaultValue
            activity += store.terms[index].coefficient * value
        }
        if abs(activity) < Tableau.activityTolerance { activity = 0 }
        let place = tableau.addRow(activity: activity, relation: record.relation)
        owners.append(row)
        store.rows[row].place = place
        tableau.workLeft -= Int(record.termCount)
        for index in record.terms {
            let variable = store.variables[store.terms[index].variable]
            if !variable.isConstant {
                tableau.appendEntry(store.terms[index].coefficient, in: variable.place)
            }
        }
        addObjective(of: row, store)
    }

    /// Adds a row of the tableau to the objectives.
    @inline(__always)
    mutating func addObjective(of row: Int32, _ store: borrowing Store) {
        let record = store.rows[row]
        objectives.append(
            Objective(
                key: Objective.key(record.effectiveStrength, record.tie), place: record.place,
                relation: record.relation))
    }

    /// The value of the variable at a place, after an exact step from a cold start.
    func coldStartValue(
        at place: Int32, _ component: borrowing Component, _ store: borrowing Store
    ) -> Double {
        store.variables[component.variables[place]].defaultValue
            + tableau.activity(of: ownPlaces[place])
    }
}
