// B1: the tableau takes in a plan.

extension Solver {
    /// Loads the region at hand with its plan's tight rows as columns, while there is work left.
    mutating func loadPlan(_ region: Int32) {
        tableau.clear()
        tableau.reserve(rows: regionRows.count + regionVariables.count)
        objectives.removeAll()
        owners.removeAll()
        ownPlaces.removeAll()
        ownPlaces.append(-1, times: regionVariables.count)
        rangePlaces.removeAll()
        rangePlaces.append(-1, times: regionVariables.count)
        for index in 0..<regionRows.count { rows[regionRows[index]].place = -1 }
        let first = regions[region].plan.firstOperation
        let end = first &+ regions[region].plan.operationCount
        for index in first..<end { loadTightRow(ofOperation: index) }
        let work = tableau.workLeft
        takeGradients(of: region)
        for index in 0..<regionRows.count where rows[regionRows[index]].place == -1 {
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
        if operation.kind == .solve || operation.kind == .solveLong, isBound(row) {
            tableau.rows[place].side = 1
            noteRange(row, place, of: variables[operation.target].place)
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
                place: rows[row].place))
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

    /// Follows the plan to find how each variable depends on the columns.
    mutating func takeGradients(of region: Int32) {
        gradients.clear(
            variables: regionVariables.count, columns: tableau.columns.count,
            work: tableau.workLeft)
        let first = regions[region].plan.firstOperation
        let end = first &+ regions[region].plan.operationCount
        var torn: Int32 = -1
        for index in first..<end where gradients.workLeft > 0 {
            let operation = operations[index]
            let place = variables[operation.target].place
            switch operation.kind {
            case .tear:
                torn = place
            case .solve where operation.row < 0:
                gradients.begin()
                gradients.add(1, column: tableau.rows[ownPlaces[place]].column)
                gradients.store(1, place: place)
            case .solve, .solveLong:
                sumGradients(of: operation.row, besides: operation.target)
                let own = coefficient(of: operation.target, in: operation.row)
                gradients.store(-1 / own, place: place)
            case .close:
                torn = place
                sumGradients(of: operation.row, besides: operation.target)
                gradients.store(-1 / operation.factor0, place: place)
            case .followUp:
                gradients.begin()
                gradients.add(1, place: place)
                gradients.add(operation.factor0, place: torn)
                gradients.store(1, place: place)
            case .block:
                takeBlockGradients(at: index)
            case .blockMember:
                break
            }
        }
    }

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
