// The start from a plan: its tight rows are the columns of the tableau.

extension ExactStep {
    /// Loads a component with the tight rows of its plan as columns, while there is work left.
    mutating func loadPlan(
        _ plan: PlanSpan, _ component: borrowing Component, _ store: inout Store,
        _ plans: borrowing PlanStore
    ) {
        let variableCount = component.variables.count
        tableau.clear()
        tableau.reserve(rows: component.rows.count + variableCount, columns: variableCount)
        objectives.removeAll()
        owners.removeAll()
        ownPlaces.removeAll()
        ownPlaces.append(-1, times: variableCount)
        rangePlaces.removeAll()
        rangePlaces.append(-1, times: variableCount)
        let work = tableau.workLeft
        gradients.clear(
            variables: variableCount, columns: Int(plan.operationCount), work: tableau.workLeft)
        loadTightRows(of: plan, &store, plans)
        for index in 0..<component.rows.count where store.rows[component.rows[index]].slot < 0 {
            if gradients.workLeft <= 0 || tableau.workLeft <= 0 { break }
            loadRow(component.rows[index], &store)
        }
        tableau.workLeft &-= work &- gradients.workLeft
        for place in 0..<Int32(variableCount) where ownPlaces[place] == -1 {
            if tableau.workLeft <= 0 { break }
            if store.variables[component.variables[place]].minimum != -.infinity {
                sumFreeGradient(of: place)
                loadOwnRow(place, component, store)
            }
        }
        sortObjectives()
    }

    /// The place of rows that are tight for good.
    private static let eliminated: Int32 = -2

    /// Follows a plan to load its tight rows and to compute the gradient of each variable.
    private mutating func loadTightRows(
        of plan: PlanSpan, _ store: inout Store, _ plans: borrowing PlanStore
    ) {
        var torn: Int32 = -1
        for index in plan.operations where gradients.workLeft > 0 {
            let operation = plans.operations[index]
            let place = store.variables[operation.target].place
            switch operation.kind {
            case .tear:
                torn = place
            case .solve where operation.row < 0:
                loadVariableAtDefault(place)
            case .solve, .solveLong:
                loadTightRow(operation.row, boundOf: place, &store)
                sumGradients(of: operation.row, except: operation.target, store)
                let own = store.coefficient(of: operation.target, in: operation.row)
                gradients.store(-1 / own, place: place)
            case .residual:
                torn = place
                loadTightRow(operation.row, boundOf: -1, &store)
                sumGradients(of: operation.row, except: operation.target, store)
                gradients.store(-1 / operation.factor0, place: place)
            case .correction:
                gradients.begin()
                gradients.add(1, place: place)
                gradients.add(operation.factor0, place: torn)
                gradients.store(1, place: place)
            case .block:
                for member in 0..<operation.input0 {
                    loadTightRow(plans.operations[index &+ member].row, boundOf: -1, &store)
                }
                storeGradients(ofBlockAt: index, store, plans)
            case .blockMember:
                break
            }
        }
    }

    /// Loads a variable that a plan sets to its default, with a tight row of its own.
    private mutating func loadVariableAtDefault(_ place: Int32) {
        let own = tableau.addRow(activity: 0, relation: .greaterThanOrEqual)
        tableau.addColumn(tightRow: own)
        owners.append(-1 - place)
        ownPlaces[place] = own
        gradients.begin()
        gradients.add(1, column: tableau.rows[own].column)
        gradients.store(1, place: place)
    }

    /// Loads a tight row of a plan: as a range, if it is a required bound of the variable that it
    /// assigns.
    ///
    /// - Parameter variable: The place of the variable that the row alone assigns, or -1.
    @inline(__always)
    private mutating func loadTightRow(
        _ row: Int32, boundOf variable: Int32, _ store: inout Store
    ) {
        if store.rows[row].relation == .equal, store.rows[row].effectiveStrength == .required {
            store.rows[row].place = Self.eliminated
            return
        }
        let place = tableau.addRow(activity: 0, relation: store.rows[row].relation)
        tableau.addColumn(tightRow: place)
        if variable >= 0, store.isBound(row) {
            tableau.rows[place].side = 1
            makeRange(of: row, place, variable: variable, &store)
            return
        }
        owners.append(row)
        store.rows[row].place = place
        addObjective(of: row, store)
    }

    /// Loads a row that is not tight.
    private mutating func loadRow(_ row: Int32, _ store: inout Store) {
        if store.isBound(row), loadBound(row, &store) { return }
        var activity = store.rows[row].constant
        gradients.begin()
        for index in store.rows[row].terms {
            let term = store.terms[index]
            activity += term.coefficient * store.values[term.variable]
            if !store.variables[term.variable].isConstant {
                gradients.add(term.coefficient, place: store.variables[term.variable].place)
            }
        }
        store.rows[row].place = addRow(activity: activity, relation: store.rows[row].relation)
        owners.append(row)
        addObjective(of: row, store)
    }

    /// Loads a variable's distance from its default, with the current sum of gradients.
    mutating func loadOwnRow(
        _ place: Int32, _ component: borrowing Component, _ store: borrowing Store
    ) {
        let variable = component.variables[place]
        var activity = store.values[variable] - store.variables[variable].defaultValue
        let span = gradients.spans[place]
        for index in span.first..<(span.first &+ span.count) {
            let entry = gradients.entries[index]
            activity += entry.value * tableau.unreflectedActivity(of: entry.column)
        }
        ownPlaces[place] = addRow(activity: activity, relation: .greaterThanOrEqual)
        owners.append(-1 - place)
    }

    /// Adds a row whose entries are the current sum of gradients.
    mutating func addRow(activity: Double, relation: Relation) -> Int32 {
        let isZero = abs(activity) < Tolerance.activity
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

    /// Sums the gradients of a tight row's variables but one, less the row's own column.
    private mutating func sumGradients(
        of row: Int32, except variable: Int32, _ store: borrowing Store
    ) {
        gradients.begin()
        let place = store.rows[row].place
        if place >= 0 {
            // The activity of a range increases away from its bound.
            let isMirrored = isRange(at: place) && store.rows[row].relation == .lessThanOrEqual
            gradients.add(isMirrored ? 1 : -1, column: tableau.rows[place].column)
        }
        for index in store.rows[row].terms {
            let other = store.terms[index].variable
            if other == variable || store.variables[other].isConstant { continue }
            gradients.add(store.terms[index].coefficient, place: store.variables[other].place)
        }
    }

    /// Sums the derivatives of a variable by the columns that are free now.
    ///
    /// Its gradient is by the rows that were tight when the plan was loaded. They are the tableau's
    /// first rows, in the order of their columns.
    mutating func sumFreeGradient(of place: Int32) {
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

    /// Computes the gradients of a block's targets.
    private mutating func storeGradients(
        ofBlockAt start: Int32, _ store: borrowing Store, _ plans: borrowing PlanStore
    ) {
        let size = plans.operations[start].input0
        // The targets of the block have no gradients yet, so each row sums those of the others.
        var columns: [Int32] = []
        var sides: [[Int32: Double]] = []
        for member in 0..<size {
            sumGradients(of: plans.operations[start &+ member].row, except: -1, store)
            var side: [Int32: Double] = [:]
            for index in 0..<gradients.met.count {
                let column = gradients.met[index]
                side[column] = -gradients.sum(inColumn: column)
                if !columns.contains(column) { columns.append(column) }
            }
            sides.append(side)
        }
        var block = Block(at: start, rightSides: columns.count, plans, store)
        for (member, side) in sides.enumerated() {
            for (position, column) in columns.enumerated() {
                block.numbers[member * block.width + block.size + position] = side[column] ?? 0
            }
        }
        block.eliminate()
        for member in 0..<size {
            gradients.begin()
            for (position, column) in columns.enumerated() {
                let number = Int(member) * block.width + block.size + position
                gradients.add(block.numbers[number], column: column)
            }
            let target = plans.operations[start &+ member].target
            gradients.store(1, place: store.variables[target].place)
        }
    }
}
