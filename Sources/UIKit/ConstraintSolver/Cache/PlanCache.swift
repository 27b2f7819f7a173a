/// Plans by shape: the second region of a kind costs a run of the first one's plan.
///
/// S1. The shape of a component is encoded (``Shape``).
/// S2. If a component of this shape was solved before, its plan is run with the bindings of this
///     one. Which rows are tight depends on the shape and on sides alone, so if the plan's checks
///     hold it is optimal here too. A plan of sums is shared: the region keeps bindings only, a
///     fifth of the memory of a copy, and the plan stays in the cache memory of the processor. Any
///     other plan is copied.
/// S3. Otherwise the component is solved, and its plan added to the table.
struct PlanCache: ~Copyable {
    /// The shape of the current component.
    private(set) var shape = Shape()

    /// The plans by shape.
    private(set) var table = ShapeTable()

    /// The bindings of regions that share plans.
    private(set) var bindings = Pool<Int32>()

    /// The first free run of bindings of each size class, or -1.
    private var freeBindings = Pool<Int32>(capacity: PlanCache.bindingClassCount)

    private let addressOnly = AddressOnly()

    init() {
        freeBindings.append(-1, times: Self.bindingClassCount)
    }

    /// Components with more rows are screens rather than cells, and unlikely to come again.
    private static let largestShape = 64

    // MARK: S1, S2

    /// Encodes the shape of a component and tries its plans for the component's region.
    ///
    /// - Returns: `true` if one of them holds; it is the region's plan then. Otherwise the region
    ///   keeps its plan, but values are undefined, and rows may have lost their slots.
    mutating func apply(
        to region: inout RegionRecord, _ component: borrowing Component, _ store: inout Store,
        _ plans: inout PlanStore
    ) -> Bool {
        shape.clear()
        if component.rows.count > Self.largestShape { return false }
        let expected = table.expectedEntry
        if expected >= 0,
            shape.matches(Shape.Source(component, store), table.words(of: expected))
        {
            if apply(entry: expected, to: &region, component, &store, &plans) { return true }
            shape.encode(Shape.Source(component, store))
            return false
        }
        shape.encode(Shape.Source(component, store))
        let entry = table.entry(of: shape)
        return entry >= 0 && apply(entry: entry, to: &region, component, &store, &plans)
    }

    /// Tries the plans of an entry.
    @inline(__always)
    private mutating func apply(
        entry: Int32, to region: inout RegionRecord, _ component: borrowing Component,
        _ store: inout Store, _ plans: inout PlanStore
    ) -> Bool {
        table.recordUse(of: entry)
        let first = table.entries[entry].firstPlan
        var plan = first
        repeat {
            if apply(plan, to: &region, component, &store, &plans) {
                region.isExact = table.plans[plan].isExact
                table.countUse(of: plan, in: entry)
                return true
            }
            plan = table.plans[plan].next
        } while plan != first
        return false
    }

    /// Tries a plan.
    @inline(__always)
    private mutating func apply(
        _ plan: Int32, to region: inout RegionRecord, _ component: borrowing Component,
        _ store: inout Store, _ plans: inout PlanStore
    ) -> Bool {
        let own = shape.bindings.window
        if !haveSameAges(plan, own, store) { return false }
        if table.plans[plan].isSums {
            if !run(plan, own, &store) { return false }
            share(plan, with: &region)
            return true
        }
        let copy = copy(plan, own, &store, &plans)
        if !plans.run(copy, &store) {
            for index in 0..<component.rows.count { store.rows[component.rows[index]].slot = -1 }
            plans.free(copy)
            return false
        }
        region.plan = copy
        return true
    }

    /// `true` if the variables of a component have the same order by age as those for which a plan
    /// was made, as far as the plan depends on it.
    @inline(__always)
    private func haveSameAges(
        _ plan: Int32, _ bindings: PoolWindow<Int32>, _ store: borrowing Store
    ) -> Bool {
        let first = table.plans[plan].firstAge
        let count = table.plans[plan].ageCount
        if count == 0 { return true }
        for index in (first &+ 1)..<(first &+ count) {
            let older = store.variables[bindings[table.ages[index &- 1]]].age
            if store.variables[bindings[table.ages[index]]].age < older { return false }
        }
        return true
    }

    /// Runs a shared plan.
    ///
    /// - Returns: `true` if all checks hold, so that the values are optimal. Otherwise values are
    ///   undefined.
    private func run(
        _ plan: Int32, _ bindings: PoolWindow<Int32>, _ store: inout Store
    ) -> Bool {
        let span = table.plans[plan].span
        let operations = table.operations.window
        let checks = table.checks.window
        let values = store.values.window
        let rows = store.rows.window
        var index = span.firstOperation
        let end = index &+ span.operationCount
        while index < end {
            let value = operations[index].sum(values, bindings, rows)
            values[bindings[operations[index].target]] = value
            if value < operations[index].minimum - Tolerance.activity { return false }
            index &+= 1
        }
        var check = span.firstCheck
        let lastCheck = check &+ span.checkCount
        while check < lastCheck {
            if !checks[check].allows(checks[check].sum(values, bindings, rows)) { return false }
            check &+= 1
        }
        return true
    }

    // MARK: Sharing

    /// Runs a region's shared plan again, or else the other ones of its shape.
    ///
    /// - Returns: `true` if one of them holds; the region shares that one now.
    mutating func rerun(_ region: inout RegionRecord, _ store: inout Store) -> Bool {
        let own = bindings.window.dropping(region.firstBinding)
        let first = region.sharedPlan
        if run(first, own, &store) { return true }
        var plan = table.plans[first].next
        while plan != first {
            if table.plans[plan].isSums, haveSameAges(plan, own, store), run(plan, own, &store) {
                region.sharedPlan = plan
                region.isExact = table.plans[plan].isExact
                return true
            }
            plan = table.plans[plan].next
        }
        return false
    }

    /// Makes the region of the current component, which has no plan, share one.
    @inline(__always)
    private mutating func share(_ plan: Int32, with region: inout RegionRecord) {
        let count = table.plans[plan].bindingCount
        let first = allocateBindings(count)
        let target = bindings.window.dropping(first)
        let source = shape.bindings.window
        var index: Int32 = 0
        while index < count {
            target[index] = source[index]
            index &+= 1
        }
        region.sharedPlan = plan
        region.firstBinding = first
    }

    /// The indices of the bindings that are variables of a region, which shares a plan.
    func variableBindings(of region: RegionRecord) -> Range<Int32> {
        let count = table.plans[region.sharedPlan].variableCount
        return region.firstBinding..<(region.firstBinding &+ count)
    }

    /// Frees a region's bindings, if it shares a plan.
    @inline(__always)
    mutating func stopSharing(_ region: inout RegionRecord) {
        let plan = region.sharedPlan
        if plan < 0 { return }
        freeBindings(region.firstBinding, count: table.plans[plan].bindingCount)
        region.sharedPlan = -1
    }

    /// Gives a region a copy of the plan that it shares, if it does.
    mutating func unshare(
        _ region: inout RegionRecord, _ store: inout Store, _ plans: inout PlanStore
    ) {
        let plan = region.sharedPlan
        if plan < 0 { return }
        region.plan = copy(plan, bindings.window.dropping(region.firstBinding), &store, &plans)
        stopSharing(&region)
    }

    /// Copies a plan for one region.
    private func copy(
        _ plan: Int32, _ bindings: PoolWindow<Int32>, _ store: inout Store,
        _ plans: inout PlanStore
    ) -> PlanSpan {
        let pattern = table.plans[plan].span
        let copy = plans.allocate(like: pattern)
        for step in 0..<pattern.operationCount {
            let index = copy.firstOperation &+ step
            var operation = table.operations[pattern.firstOperation &+ step]
            operation.target = bindings[operation.target]
            if operation.row >= 0 {
                operation.row = bindings[operation.row]
                store.rows[operation.row].slot = index
                if operation.kind == .solve {
                    operation.constant = operation.boundConstant(
                        store.rows[operation.row].constant)
                    operation.mapInputs { _, input in bindings[input] }
                }
            }
            plans.operations[index] = operation
        }
        for step in 0..<pattern.checkCount {
            let index = copy.firstCheck &+ step
            var check = table.checks[pattern.firstCheck &+ step]
            check.mapInputs { _, input in bindings[input] }
            if check.row >= 0 {
                check.row = bindings[check.row]
                check.constant = store.rows[check.row].constant
                store.rows[check.row].slot = -2 &- index
            }
            plans.checks[index] = check
        }
        return copy
    }

    // MARK: Runs of bindings

    /// Runs of bindings have lengths that are multiples of this.
    private static let bindingStep: Int32 = 8

    /// The number of lengths. The rows of a shared plan have up to four terms.
    private static let bindingClassCount = 1 + largestShape * 5 / Int(bindingStep)

    @inline(__always)
    private mutating func allocateBindings(_ count: Int32) -> Int32 {
        let sizeClass = (count &+ Self.bindingStep &- 1) / Self.bindingStep
        let free = freeBindings[sizeClass]
        if free < 0 { return bindings.extend(by: Int(sizeClass &* Self.bindingStep)) }
        freeBindings[sizeClass] = bindings[free]
        return free
    }

    @inline(__always)
    private mutating func freeBindings(_ first: Int32, count: Int32) {
        let sizeClass = (count &+ Self.bindingStep &- 1) / Self.bindingStep
        bindings[first] = freeBindings[sizeClass]
        freeBindings[sizeClass] = first
    }

    // MARK: S3

    /// Adds the plan of the current component's region to the table.
    ///
    /// - Parameter dependsOnDefaults: `true` if a variable has its value only because it is drawn to
    ///   its default, which depends on the order of the variables by age.
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
