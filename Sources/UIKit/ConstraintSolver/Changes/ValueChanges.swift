/// The variables whose values changed since the caller last asked for them.
struct ValueChanges: ~Copyable {
    /// The values that were reported last. Variables beyond the end have their defaults.
    private var reported = Pool<Double>()

    /// Variables outside of regions whose values changed.
    private(set) var variables = Pool<Int32>()

    /// Regions that were solved.
    private(set) var regions = Pool<Int32>()

    /// Sets the value of a variable outside of regions.
    @inline(__always)
    mutating func set(_ variable: Int32, to value: Double, _ store: inout Store) {
        // A value that is not new may still have to be reported, for a region that ended.
        if store.values[variable] == value, lastReported(variable, store) == value { return }
        store.values[variable] = value
        mark(variable, &store)
    }

    /// Marks a variable outside of regions whose value changed.
    @inline(__always)
    mutating func mark(_ variable: Int32, _ store: inout Store) {
        if store.variables[variable].isListed { return }
        store.variables[variable].isListed = true
        variables.append(variable)
    }

    /// Marks a region whose values may have changed.
    @inline(__always)
    mutating func markRegion(_ region: Int32, _ table: inout RegionTable) {
        if table[region].isTouched { return }
        table[region].isTouched = true
        regions.append(region)
    }

    /// Resets the reported value of an index that a new variable reuses.
    @inline(__always)
    mutating func reset(_ variable: Int32, to value: Double) {
        if variable < reported.count { reported[variable] = value }
    }

    /// Calls `body` with each variable whose value changed, once, and forgets the changes.
    mutating func report(
        _ store: inout Store, _ table: inout RegionTable, _ plans: borrowing PlanStore,
        _ cache: borrowing PlanCache, _ body: (Variable) -> Void
    ) {
        while reported.count < store.variables.count {
            reported.append(store.variables[Int32(reported.count)].defaultValue)
        }
        for position in 0..<variables.count {
            store.variables[variables[position]].isListed = false
            report(variables[position], store, body)
        }
        variables.removeAll()
        for position in 0..<regions.count {
            let region = regions[position]
            table[region].isTouched = false
            guard table[region].isAlive else { continue }
            if table[region].sharedPlan >= 0 {
                for index in cache.variableBindings(of: table[region]) {
                    report(cache.bindings[index], store, body)
                }
            } else {
                for index in table[region].plan.operations {
                    report(plans.operations[index].target, store, body)
                }
            }
        }
        regions.removeAll()
    }

    @inline(__always)
    private mutating func report(
        _ variable: Int32, _ store: borrowing Store, _ body: (Variable) -> Void
    ) {
        if store.values[variable] == reported[variable] || !store.variables[variable].isAlive {
            return
        }
        reported[variable] = store.values[variable]
        body(Variable(variable))
    }

    @inline(__always)
    private func lastReported(_ variable: Int32, _ store: borrowing Store) -> Double {
        variable < reported.count ? reported[variable] : store.variables[variable].defaultValue
    }
}
