// B1: the tableau takes in a plan.

extension Solver {
    /// Loads the region at hand with its plan's tight rows as columns, while there is work left.
    mutating func loadPlan(_ region: Int32) {
        tableau.clear()
        tableau.reserve(
            rows: regionRows.count + regionVariables.count, columns: regionVariables.count)
        objectives.removeAll()
        owners.removeAll()
        ownPlaces.removeAll()
        ownPlaces.append(-1, times: regionVariables.count)
        rangePlaces.removeAll()
        rangePlaces.append(-1, times: regionVariables.count)
        let work = tableau.workLeft
        loadTightRows(of: regions[region].plan)
        for index in 0..<regionRows.count where rows[regionRows[index]].slot < 0 {
            if gradients.workLeft <= 0 || tableau.workLeft <= 0 { break }
            loadRow(regionRows[index])
        }
        tableau.workLeft &-= work &- gradients.workLeft
        for place in 0..<Int32(regionVariables.count) where ownPlaces[place] == -1 {
            if tableau.workLeft <= 0 { break }
            if variables[regionVariables[place]].minimum != -.infinity {
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
        gradients.clear(
            variables: regionVariables.count, columns: Int(plan.operationCount),
            work: tableau.workLeft)
        var torn: Int32 = -1
        for index in plan.operations where gradients.workLeft > 0 {
            let operation = operations[index]
            let place = variables[operation.target].place
            switch operation.kind {
            case .tear:
                torn = place
            case .solve where operation.row < 0:
                loadRestingVariable(place)
            case .solve, .solveLong:
                loadTightRow(operation.row, boundOf: place)
                sumGradients(of: operation.row, besides: operation.target)
                let own = coefficient(of: operation.target, in: operation.row)
                gradients.store(-1 / own, place: place)
            case .close:
                torn = place
                loadTightRow(operation.row, boundOf: -1)
                sumGradients(of: operation.row, besides: operation.target)
                gradients.store(-1 / operation.factor0, place: place)
            case .followUp:
                gradients.begin()
                gradients.add(1, place: place)
                gradients.add(operation.factor0, place: torn)
                gradients.store(1, place: place)
            case .block:
                for member in 0..<operation.input0 {
                    loadTightRow(operations[index &+ member].row, boundOf: -1)
                }
                takeBlockGradients(at: index)
            case .blockMember:
                break
            }
        }
    }

    /// Loads a variable that a plan puts somewhere, with a tight row of its own.
    private mutating func loadRestingVariable(_ place: Int32) {
        let own = tableau.addRow(activity: 0, relation: .greaterThanOrEqual)
        tableau.addColumn(tightRow: own)
        owners.append(-1 - place)
        ownPlaces[place] = own
        gradients.begin()
        gradients.add(1, column: tableau.rows[own].column)
        gradients.store(1, place: place)
    }

    /// Loads a plan's tight row: as a range, if it is a required bound of the variable that it gives.
    ///
    /// - Parameter variable: The place of the variable that the row alone gives, or -1.
    @inline(__always)
    private mutating func loadTightRow(_ row: Int32, boundOf variable: Int32) {
        if rows[row].relation == .equal, rows[row].effectiveStrength == .required {
            rows[row].place = Self.eliminated
            return
        }
        let place = tableau.addRow(activity: 0, relation: rows[row].relation)
        tableau.addColumn(tightRow: place)
        if variable >= 0, isBound(row) {
            tableau.rows[place].side = 1
            noteRange(row, place, of: variable)
            return
        }
        owners.append(row)
        rows[row].place = place
        noteObjective(row)
    }

    private mutating func noteObjective(_ row: Int32) {
        objectives.append(
            Objective(
                key: Objective.key(rows[row].effectiveStrength, rows[row].tie),
                place: rows[row].place, relation: rows[row].relation))
    }

    /// Loads a row that is not tight.
    private mutating func loadRow(_ row: Int32) {
        if isBound(row), loadBound(row) { return }
        var activity = rows[row].constant
        gradients.begin()
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let term = terms[index]
            activity += term.coefficient * values[term.variable]
            if !variables[term.variable].isConstant {
                gradients.add(term.coefficient, place: variables[term.variable].place)
            }
        }
        rows[row].place = addRow(activity: activity, relation: rows[row].relation)
        owners.append(row)
        noteObjective(row)
    }

    /// Loads a variable's distance from rest, with the gradient that is summed up.
    mutating func loadOwnRow(_ place: Int32) {
        let variable = regionVariables[place]
        var activity = values[variable] - variables[variable].restingValue
        let span = gradients.spans[place]
        for index in span.first..<(span.first &+ span.count) {
            let entry = gradients.entries[index]
            activity += entry.value * tableau.unreflectedActivity(of: entry.column)
        }
        ownPlaces[place] = addRow(activity: activity, relation: .greaterThanOrEqual)
        owners.append(-1 - place)
    }

    /// Adds a row whose entries are the gradients' sum.
    mutating func addRow(activity: Double, relation: Relation) -> Int32 {
        let isZero = abs(activity) < Self.checkTolerance
        let place = tableau.addRow(activity: isZero ? 0 : activity, relation: relation)
        tableau.workLeft &-= Gradients.storingWork &* gradients.met.count
        for index in 0..<gradients.met.count {
            let column = gradients.met[index]
            let value = gradients.sum(inColumn: column)
            if abs(value) > Tableau.entryTolerance { tableau.appendEntry(value, in: column) }
        }
        tableau.leaveRoom()
        return place
    }

    // MARK: Gradients

    /// Sums up how a tight row without one variable changes, less its own column.
    mutating func sumGradients(of row: Int32, besides variable: Int32) {
        gradients.begin()
        let place = rows[row].place
        if place >= 0 {
            // A range's activity grows where its bound holds more.
            let isMirrored = isRange(atPlace: place) && rows[row].relation == .lessThanOrEqual
            gradients.add(isMirrored ? 1 : -1, column: tableau.rows[place].column)
        }
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let other = terms[index].variable
            if other == variable || variables[other].isConstant { continue }
            gradients.add(terms[index].coefficient, place: variables[other].place)
        }
    }

    /// Sums up how a variable depends on the columns that are free by now.
    ///
    /// Its gradient says how it depends on the rows that were tight when the plan was taken in. They are the tableau's first
    /// rows, in the order of their columns.
    mutating func sumFreeGradient(ofPlace place: Int32) {
        gradients.begin()
        let span = gradients.spans[place]
        tableau.workLeft &-= Int(span.count)
        for index in span.first..<(span.first &+ span.count) {
            let row = tableau.rows[gradients.entries[index].column]
            let value = gradients.entries[index].value
            let factor = row.isReflected ? -value : value
            if row.column >= 0 {
                addFreeColumn(row.column, factor)
                continue
            }
            tableau.workLeft &-= Int(row.entryCount)
            for other in row.firstEntry..<(row.firstEntry &+ row.entryCount) {
                let entry = tableau.entries[other]
                addFreeColumn(entry.column, factor * entry.value)
            }
        }
    }

    @inline(__always)
    private mutating func addFreeColumn(_ column: Int32, _ value: Double) {
        if !tableau.columns[column].isLocked { gradients.add(value, column: column) }
    }
}
