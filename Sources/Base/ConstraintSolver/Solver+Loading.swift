// B1: the tableau takes in a plan.

extension Solver {
    /// Loads the region at hand with its plan's tight rows as columns.
    mutating func loadPlan(_ region: Int32) {
        tableau.clear(allowingSteps: stepLimit)
        objectives.removeAll()
        owners.removeAll()
        ownPlaces.removeAll()
        ownPlaces.append(-1, times: regionVariables.count)
        for index in 0..<regionRows.count { rows[regionRows[index]].place = -1 }
        let first = regions[region].firstOperation
        let end = first &+ regions[region].operationCount
        for index in first..<end { loadTightRow(ofOperation: index) }
        takeGradients(of: region, freeOnly: false)
        for index in 0..<regionRows.count where rows[regionRows[index]].place == -1 {
            loadRow(regionRows[index])
        }
        for place in 0..<Int32(regionVariables.count) where ownPlaces[place] == -1 {
            if variables[regionVariables[place]].minimum != -.infinity { loadOwnRow(place) }
        }
        sortObjectives()
    }

    /// Marks rows that are tight for good.
    private static let eliminated: Int32 = -2

    private mutating func loadTightRow(ofOperation index: Int32) {
        let operation = operations[index]
        switch operation.kind {
        case .tear, .followUp: return
        case .solve, .solveLong, .close, .block, .blockMember: break
        }
        let row = operation.row
        if row < 0 {
            let place = variables[operation.target].place
            let own = tableau.addRow(activity: 0, relation: .greaterThanOrEqual)
            tableau.addColumn(tightRow: own)
            owners.append(-1 - place)
            ownPlaces[place] = own
            return
        }
        if rows[row].relation == .equal, rows[row].effectiveStrength == .required {
            rows[row].place = Self.eliminated
            return
        }
        let place = tableau.addRow(activity: 0, relation: rows[row].relation)
        tableau.addColumn(tightRow: place)
        owners.append(row)
        rows[row].place = place
        noteObjective(row)
    }

    private mutating func noteObjective(_ row: Int32) {
        objectives.append(
            Objective(
                key: Objective.key(rows[row].effectiveStrength, rows[row].tie),
                place: rows[row].place))
    }

    /// Loads a row that is not tight.
    private mutating func loadRow(_ row: Int32) {
        var activity = rows[row].constant
        gradients.begin()
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let term = terms[index]
            activity += term.coefficient * variables[term.variable].value
            if !variables[term.variable].isConstant {
                gradients.add(term.coefficient, place: variables[term.variable].place)
            }
        }
        rows[row].place = addRow(activity: activity, relation: rows[row].relation)
        owners.append(row)
        noteObjective(row)
    }

    /// Loads a variable's distance from rest.
    mutating func loadOwnRow(_ place: Int32) {
        let variable = regionVariables[place]
        gradients.begin()
        gradients.add(1, place: place)
        ownPlaces[place] = addRow(
            activity: variables[variable].value - variables[variable].restingValue,
            relation: .greaterThanOrEqual)
        owners.append(-1 - place)
    }

    /// Adds a row whose entries are the gradients' sum.
    private mutating func addRow(activity: Double, relation: Relation) -> Int32 {
        let isZero = abs(activity) < Self.checkTolerance
        let place = tableau.addRow(activity: isZero ? 0 : activity, relation: relation)
        for index in 0..<gradients.met.count {
            let column = gradients.met[index]
            let value = gradients.sum(inColumn: column)
            if abs(value) > Tableau.entryTolerance { tableau.appendEntry(value, in: column) }
        }
        return place
    }

    // MARK: Gradients

    /// Follows the plan to find how each variable depends on the columns, or on those that are free.
    mutating func takeGradients(of region: Int32, freeOnly: Bool) {
        gradients.clear(variables: regionVariables.count, columns: tableau.columns.count)
        let first = regions[region].firstOperation
        let end = first &+ regions[region].operationCount
        var torn: Int32 = -1
        for index in first..<end {
            let operation = operations[index]
            let place = variables[operation.target].place
            switch operation.kind {
            case .tear:
                torn = place
            case .solve where operation.row < 0:
                gradients.begin()
                addColumn(tableau.rows[ownPlaces[place]].column, 1, freeOnly: freeOnly)
                gradients.store(1, place: place)
            case .solve, .solveLong:
                sumGradients(of: operation.row, besides: operation.target, freeOnly: freeOnly)
                let own = coefficient(of: operation.target, in: operation.row)
                gradients.store(-1 / own, place: place)
            case .close:
                torn = place
                sumGradients(of: operation.row, besides: operation.target, freeOnly: freeOnly)
                gradients.store(-1 / operation.factor0, place: place)
            case .followUp:
                gradients.begin()
                gradients.add(1, place: place)
                gradients.add(operation.factor0, place: torn)
                gradients.store(1, place: place)
            case .block:
                takeBlockGradients(at: index, freeOnly: freeOnly)
            case .blockMember:
                break
            }
        }
    }

    /// Sums up how a tight row without one variable changes, less its own column.
    mutating func sumGradients(of row: Int32, besides variable: Int32, freeOnly: Bool) {
        gradients.begin()
        let place = rows[row].place
        if place >= 0 { addColumn(tableau.rows[place].column, -1, freeOnly: freeOnly) }
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let other = terms[index].variable
            if other == variable || variables[other].isConstant { continue }
            gradients.add(terms[index].coefficient, place: variables[other].place)
        }
    }

    @inline(__always)
    private mutating func addColumn(_ column: Int32, _ value: Double, freeOnly: Bool) {
        if freeOnly, tableau.columns[column].isLocked { return }
        gradients.add(value, column: column)
    }
}
