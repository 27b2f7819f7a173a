/// Plans by shape: the second region of a kind costs a run of the first one's plan.
///
/// 1. The shape of a component is encoded (``Shape``).
/// 2. If a component of this shape was solved before, its plan is run with the bindings of this
///    one. Which rows are tight depends on the shape and on sides alone, so if the plan's checks
///    hold it is optimal here too. A plan of sums is shared: the region keeps bindings only, a
///    fifth of the memory of a copy, and the plan stays in the cache memory of the processor. Any
///    other plan is copied.
/// 3. Otherwise the component is solved, and its plan added to the table.
struct PlanCache: ~Copyable {
    /// The shape of the current component.
    var shape = Shape()

    /// The plans by shape.
    var table = ShapeTable()

    /// The bindings of regions that share plans.
    var bindings = Pool<Int32>()

    /// The first free run of bindings of each size class, or -1.
    var freeBindings = Pool<Int32>(capacity: PlanCache.bindingClassCount)

    private let addressOnly = AddressOnly()

    init() {
        freeBindings.append(-1, times: Self.bindingClassCount)
    }

    /// Components with more rows are screens rather than cells, and unlikely to come again.
    static let largestShape = 64

    // MARK: Looking up

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
    func haveSameAges(
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
    func run(
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
}
