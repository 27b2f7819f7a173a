// The plans of solved components are added to the table.

extension PlanCache {
    /// Adds the plan of the current component's region to the table.
    ///
    /// - Parameter dependsOnDefaults: `true` if a variable has its value only because it is drawn
    ///   to its default, which depends on the order of the variables by age.
    mutating func add(
        _ region: Int32, dependsOnDefaults: Bool, _ regions: inout RegionTable,
        _ component: borrowing Component, _ store: inout Store, _ plans: inout PlanStore
    ) {
        if shape.words.isEmpty { return }
        if table.isFull { removeAll(&regions, &store, &plans) }
        let entry = table.entryForAdding(shape)
        if entry < 0 { return }
        // The exact step used the places of rows otherwise.
        for index in 0..<Int32(component.rows.count) {
            store.rows[component.rows[index]].place = index
        }
        let span = regions[region].plan
        var plan = ShapeTable.Plan(
            span: PlanSpan(
                firstOperation: Int32(table.operations.count),
                operationCount: span.operationCount,
                firstCheck: Int32(table.checks.count), checkCount: span.checkCount),
            bindingCount: Int32(shape.bindings.count),
            variableCount: Int32(component.variables.count),
            firstAge: Int32(table.ages.count), isExact: regions[region].isExact)
        for index in span.operations {
            table.operations.append(unbound(plans.operations[index], component, store))
            if plans.operations[index].kind != .solve { plan.isSums = false }
        }
        for index in span.checks {
            table.checks.append(unbound(plans.checks[index], component, store))
            if plans.checks[index].inputCount < 0 { plan.isSums = false }
        }
        if dependsOnDefaults {
            for place in component.placesByAge(store) { table.ages.append(place) }
            plan.ageCount = Int32(component.variables.count)
        }
        table.append(plan, to: entry)
    }

    /// Empties the table. Regions keep their plans.
    private mutating func removeAll(
        _ regions: inout RegionTable, _ store: inout Store, _ plans: inout PlanStore
    ) {
        for region in 0..<Int32(regions.count) where regions[region].isAlive {
            unshare(&regions[region], &store, &plans)
        }
        table.removeAll()
    }

    /// An operation with indices of bindings as operands.
    private func unbound(
        _ operation: Operation, _ component: borrowing Component, _ store: borrowing Store
    ) -> Operation {
        var unbound = operation
        unbound.target = store.variables[operation.target].place
        let row = operation.row
        if row < 0 { return unbound }
        unbound.row = Int32(component.variables.count) &+ store.rows[row].place
        if operation.kind == .solve {
            let own = store.term(of: operation.target, in: row)
            let coefficient = store.terms[own].coefficient
            unbound.constant = operation.inputCount == 0 ? -coefficient : -1 / coefficient
            if unbound.inputCount > 0 {
                unbound.input0 = bindingOfInput(0, own, row, component, store)
            }
            if unbound.inputCount > 1 {
                unbound.input1 = bindingOfInput(1, own, row, component, store)
            }
            if unbound.inputCount > 2 {
                unbound.input2 = bindingOfInput(2, own, row, component, store)
            }
        }
        return unbound
    }

    private func bindingOfInput(
        _ number: Int32, _ own: Int32, _ row: Int32, _ component: borrowing Component,
        _ store: borrowing Store
    ) -> Int32 {
        let term = PlanStore.otherTerm(number, store.rows[row].firstTerm, than: own)
        return binding(ofTerm: term, in: row, component, store)
    }

    /// A check with indices of bindings as operands.
    private func unbound(
        _ check: Check, _ component: borrowing Component, _ store: borrowing Store
    ) -> Check {
        var unbound = check
        let row = check.row
        if row < 0 {
            unbound.input0 = store.variables[check.input0].place
            return unbound
        }
        let first = store.rows[row].firstTerm
        unbound.row = Int32(component.variables.count) &+ store.rows[row].place
        if check.inputCount > 0 {
            unbound.input0 = binding(ofTerm: first, in: row, component, store)
        }
        if check.inputCount > 1 {
            unbound.input1 = binding(ofTerm: first &+ 1, in: row, component, store)
        }
        if check.inputCount > 2 {
            unbound.input2 = binding(ofTerm: first &+ 2, in: row, component, store)
        }
        if check.inputCount > 3 {
            unbound.input3 = binding(ofTerm: first &+ 3, in: row, component, store)
        }
        return unbound
    }

    /// The index of the binding of a term's variable. Constants have one for each reference, as
    /// another component may have different ones there.
    private func binding(
        ofTerm term: Int32, in row: Int32, _ component: borrowing Component,
        _ store: borrowing Store
    ) -> Int32 {
        let variable = store.terms[term].variable
        if !store.variables[variable].isConstant { return store.variables[variable].place }
        var binding = Int32(component.variables.count + component.rows.count)
        for index in 0..<store.rows[row].place {
            binding &+= store.rows[component.rows[index]].constantCount
        }
        for index in store.rows[row].firstTerm..<term
        where store.variables[store.terms[index].variable].isConstant {
            binding &+= 1
        }
        assert(
            shape.bindings[binding] == variable,
            "Constant \(variable) is not binding \(binding).")
        return binding
    }
}
