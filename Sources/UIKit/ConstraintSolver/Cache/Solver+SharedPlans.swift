// Plans that regions of one shape share.
//
// A list has thousands of cells of one kind, and what differs between them is what their variables and rows are called. So that is all that is kept for each
// of them, and the shape's plan is run with their names: a fifth of the memory of a copy, and the plan itself stays in the
// cache. Where another plan of the shape holds with the numbers of now, going over to it costs one number.

extension Solver {
    /// Carries a shape's plan out.
    ///
    /// - Parameter names: What the region calls its variables, constants and rows.
    /// - Returns: Whether all checks hold, so that the values are the best ones. If not, values are any.
    mutating func runShared(_ plan: Int32, _ names: PoolWindow<Int32>) -> Bool {
        let span = cache.shapes.plans[plan].span
        let operations = cache.shapes.operations.window
        let checks = cache.shapes.checks.window
        let values = store.values.window
        let rows = store.rows.window
        var index = span.firstOperation
        let end = index &+ span.operationCount
        while index < end {
            let value = operations[index].sum(values, names, rows)
            values[names[operations[index].target]] = value
            if value < operations[index].minimum - Self.checkTolerance { return false }
            index &+= 1
        }
        var check = span.firstCheck
        let lastCheck = check &+ span.checkCount
        while check < lastCheck {
            if !checks[check].allows(checks[check].sum(values, names, rows)) { return false }
            check &+= 1
        }
        return true
    }

    /// Runs the shared plan of a region again, or else the other ones of its shape.
    ///
    /// - Returns: Whether one of them holds.
    mutating func rerunShared(_ region: Int32) -> Bool {
        let names = cache.bindings.window.dropping(regions[region].firstName)
        let first = regions[region].sharedPlan
        if runShared(first, names) { return true }
        var plan = cache.shapes.plans[first].next
        while plan != first {
            if cache.shapes.plans[plan].isSums, isInOrder(plan, names), runShared(plan, names) {
                regions[region].sharedPlan = plan
                regions[region].isExact = cache.shapes.plans[plan].isExact
                return true
            }
            plan = cache.shapes.plans[plan].next
        }
        return false
    }

    /// Makes the region at hand, which has no plan, share one of its shape.
    @inline(__always)
    mutating func share(_ plan: Int32, with region: Int32) {
        let count = cache.shapes.plans[plan].nameCount
        let first = takeNames(count)
        let names = cache.bindings.window.dropping(first)
        let said = cache.shape.names.window
        var index: Int32 = 0
        while index < count {
            names[index] = said[index]
            index &+= 1
        }
        regions[region].sharedPlan = plan
        regions[region].firstName = first
    }

    /// Takes a region's shared plan, if it has one, from it.
    @inline(__always)
    mutating func stopSharing(_ region: Int32) {
        let plan = regions[region].sharedPlan
        if plan < 0 { return }
        giveNames(regions[region].firstName, count: cache.shapes.plans[plan].nameCount)
        regions[region].sharedPlan = -1
    }

    /// Gives a region a copy of the plan that it shares, if it does.
    mutating func copySharedPlan(of region: Int32) {
        let plan = regions[region].sharedPlan
        if plan < 0 { return }
        regions[region].plan = copyPlan(
            plan, cache.bindings.window.dropping(regions[region].firstName))
        stopSharing(region)
    }

    /// Empties the table of shapes. Regions keep their plans.
    mutating func forgetShapes() {
        for region in 0..<Int32(regions.count) where regions[region].isAlive {
            copySharedPlan(of: region)
        }
        cache.shapes.removeAll()
    }

    // MARK: Runs of names

    /// Runs of names come in lengths of multiples of this, so that there are few lists of free ones.
    private static let nameStep: Int32 = 8

    /// How many lengths there are. A shared plan's rows have up to four terms.
    static let nameClassCount = 1 + largestShape * 5 / Int(nameStep)

    /// A run for some names, which are any until they are set.
    @inline(__always)
    private mutating func takeNames(_ count: Int32) -> Int32 {
        let lengthClass = (count &+ Self.nameStep &- 1) / Self.nameStep
        let free = cache.freeBindings[lengthClass]
        if free < 0 { return cache.bindings.extend(by: Int(lengthClass &* Self.nameStep)) }
        cache.freeBindings[lengthClass] = cache.bindings[free]
        return free
    }

    @inline(__always)
    private mutating func giveNames(_ first: Int32, count: Int32) {
        let lengthClass = (count &+ Self.nameStep &- 1) / Self.nameStep
        cache.bindings[first] = cache.freeBindings[lengthClass]
        cache.freeBindings[lengthClass] = first
    }
}
