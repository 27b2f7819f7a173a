// B1: the tableau takes in a plan.

extension Solver {
    /// Loads the region at hand with its plan's tight rows as columns, while there is work left.
    mutating func loadPlan(_ region: Int32) {
        exactStep.tableau.clear()
        exactStep.tableau.reserve(
            rows: component.rows.count + component.variables.count,
            columns: component.variables.count)
        exactStep.objectives.removeAll()
        exactStep.owners.removeAll()
        exactStep.ownPlaces.removeAll()
        exactStep.ownPlaces.append(-1, times: component.variables.count)
        exactStep.rangePlaces.removeAll()
        exactStep.rangePlaces.append(-1, times: component.variables.count)
        let work = exactStep.tableau.workLeft
        loadTightRows(of: regions[region].plan)
        for index in 0..<component.rows.count where store.rows[component.rows[index]].slot < 0 {
            if exactStep.gradients.workLeft <= 0 || exactStep.tableau.workLeft <= 0 { break }
            loadRow(component.rows[index])
        }
        exactStep.tableau.workLeft &-= work &- exactStep.gradients.workLeft
        for place in 0..<Int32(component.variables.count) where exactStep.ownPlaces[place] == -1 {
            if exactStep.tableau.workLeft <= 0 { break }
            if store.variables[component.variables[place]].minimum != -.infinity {
                sumFreeGradient(ofPlace: place)
                loadOwnRow(place)
            }
        }
        sortObjectives()
    }

    /// Marks rows that are tight for good.
    private static let eliminated: Int32 = -2

    /// Follows a plan to load its tight rows and find how each variable depends on the columns.
    private mutating func loadTightRows(of plan: PlanSpan) {
        exactStep.gradients.clear(
            variables: component.variables.count, columns: Int(plan.operationCount),
            work: exactStep.tableau.workLeft)
        var torn: Int32 = -1
        for index in plan.operations where exactStep.gradients.workLeft > 0 {
            let operation = plans.operations[index]
            let place = store.variables[operation.target].place
            switch operation.kind {
            case .tear:
                torn = place
            case .solve where operation.row < 0:
                loadRestingVariable(place)
            case .solve, .solveLong:
                loadTightRow(operation.row, boundOf: place)
                sumGradients(of: operation.row, besides: operation.target)
                let own = coefficient(of: operation.target, in: operation.row)
                exactStep.gradients.store(-1 / own, place: place)
            case .close:
                torn = place
                loadTightRow(operation.row, boundOf: -1)
                sumGradients(of: operation.row, besides: operation.target)
                exactStep.gradients.store(-1 / operation.factor0, place: place)
            case .followUp:
                exactStep.gradients.begin()
                exactStep.gradients.add(1, place: place)
                exactStep.gradients.add(operation.factor0, place: torn)
                exactStep.gradients.store(1, place: place)
            case .block:
                for member in 0..<operation.input0 {
                    loadTightRow(plans.operations[index &+ member].row, boundOf: -1)
                }
                takeBlockGradients(at: index)
            case .blockMember:
                break
            }
        }
    }

    /// Loads a variable that a plan puts somewhere, with a tight row of its own.
    private mutating func loadRestingVariable(_ place: Int32) {
        let own = exactStep.tableau.addRow(activity: 0, relation: .greaterThanOrEqual)
        exactStep.tableau.addColumn(tightRow: own)
        exactStep.owners.append(-1 - place)
        exactStep.ownPlaces[place] = own
        exactStep.gradients.begin()
        exactStep.gradients.add(1, column: exactStep.tableau.rows[own].column)
        exactStep.gradients.store(1, place: place)
    }

    /// Loads a plan's tight row: as a range, if it is a required bound of the variable that it gives.
    ///
    /// - Parameter variable: The place of the variable that the row alone gives, or -1.
    @inline(__always)
    private mutating func loadTightRow(_ row: Int32, boundOf variable: Int32) {
        if store.rows[row].relation == .equal, store.rows[row].effectiveStrength == .required {
            store.rows[row].place = Self.eliminated
            return
        }
        let place = exactStep.tableau.addRow(activity: 0, relation: store.rows[row].relation)
        exactStep.tableau.addColumn(tightRow: place)
        if variable >= 0, isBound(row) {
            exactStep.tableau.rows[place].side = 1
            noteRange(row, place, of: variable)
            return
        }
        exactStep.owners.append(row)
        store.rows[row].place = place
        noteObjective(row)
    }

    private mutating func noteObjective(_ row: Int32) {
        exactStep.objectives.append(
            Objective(
                key: Objective.key(store.rows[row].effectiveStrength, store.rows[row].tie),
                place: store.rows[row].place, relation: store.rows[row].relation))
    }

    /// Loads a row that is not tight.
    private mutating func loadRow(_ row: Int32) {
        if isBound(row), loadBound(row) { return }
        var activity = store.rows[row].constant
        exactStep.gradients.begin()
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            let term = store.terms[index]
            activity += term.coefficient * store.values[term.variable]
            if !store.variables[term.variable].isConstant {
                exactStep.gradients.add(
                    term.coefficient, place: store.variables[term.variable].place)
            }
        }
        store.rows[row].place = addRow(activity: activity, relation: store.rows[row].relation)
        exactStep.owners.append(row)
        noteObjective(row)
    }

    /// Loads a variable's distance from rest, with the gradient that is summed up.
    mutating func loadOwnRow(_ place: Int32) {
        let variable = component.variables[place]
        var activity = store.values[variable] - store.variables[variable].restingValue
        let span = exactStep.gradients.spans[place]
        for index in span.first..<(span.first &+ span.count) {
            let entry = exactStep.gradients.entries[index]
            activity += entry.value * exactStep.tableau.unreflectedActivity(of: entry.column)
        }
        exactStep.ownPlaces[place] = addRow(activity: activity, relation: .greaterThanOrEqual)
        exactStep.owners.append(-1 - place)
    }

    /// Adds a row whose entries are the gradients' sum.
    mutating func addRow(activity: Double, relation: Relation) -> Int32 {
        let isZero = abs(activity) < Self.checkTolerance
        let place = exactStep.tableau.addRow(activity: isZero ? 0 : activity, relation: relation)
        exactStep.tableau.workLeft &-= Gradients.storingWork &* exactStep.gradients.met.count
        for index in 0..<exactStep.gradients.met.count {
            let column = exactStep.gradients.met[index]
            let value = exactStep.gradients.sum(inColumn: column)
            if abs(value) > Tableau.entryTolerance {
                exactStep.tableau.appendEntry(value, in: column)
            }
        }
        exactStep.tableau.leaveRoom()
        return place
    }

    // MARK: Gradients

    /// Sums up how a tight row without one variable changes, less its own column.
    mutating func sumGradients(of row: Int32, besides variable: Int32) {
        exactStep.gradients.begin()
        let place = store.rows[row].place
        if place >= 0 {
            // A range's activity grows where its bound holds more.
            let isMirrored = isRange(atPlace: place) && store.rows[row].relation == .lessThanOrEqual
            exactStep.gradients.add(
                isMirrored ? 1 : -1, column: exactStep.tableau.rows[place].column)
        }
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            let other = store.terms[index].variable
            if other == variable || store.variables[other].isConstant { continue }
            exactStep.gradients.add(
                store.terms[index].coefficient, place: store.variables[other].place)
        }
    }

    /// Sums up how a variable depends on the columns that are free by now.
    ///
    /// Its gradient says how it depends on the rows that were tight when the plan was taken in. They are the tableau's first
    /// rows, in the order of their columns.
    mutating func sumFreeGradient(ofPlace place: Int32) {
        exactStep.gradients.begin()
        let span = exactStep.gradients.spans[place]
        exactStep.tableau.workLeft &-= Int(span.count)
        for index in span.first..<(span.first &+ span.count) {
            let row = exactStep.tableau.rows[exactStep.gradients.entries[index].column]
            let value = exactStep.gradients.entries[index].value
            let factor = row.isReflected ? -value : value
            if row.column >= 0 {
                addFreeColumn(row.column, factor)
                continue
            }
            exactStep.tableau.workLeft &-= Int(row.entryCount)
            for other in row.firstEntry..<(row.firstEntry &+ row.entryCount) {
                let entry = exactStep.tableau.entries[other]
                addFreeColumn(entry.column, factor * entry.value)
            }
        }
    }

    @inline(__always)
    private mutating func addFreeColumn(_ column: Int32, _ value: Double) {
        if !exactStep.tableau.columns[column].isLocked {
            exactStep.gradients.add(value, column: column)
        }
    }
}
