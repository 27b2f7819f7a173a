// Regions share plans of sums, and get copies of others.

extension PlanCache {
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
    mutating func share(_ plan: Int32, with region: inout RegionRecord) {
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
    func copy(
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
    static let bindingClassCount = 1 + largestShape * 5 / Int(bindingStep)

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
}
