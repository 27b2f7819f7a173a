// Shapes: the second region of a kind costs a run of the first one's plan.
//
// S1. A region's shape is said: its rows, in the order in which they were met, without constants.
// S2. If a region of this shape was solved before, its plan is run with this region's names. Which rows are tight depends on the
//     shape and on sides alone, so where the plan's checks hold it is the best one here too. A plan of sums is shared
//     (Solver+SharedPlans), another one is copied.
// S3. Else the region is solved, and its plan kept for others.

extension Solver {
    /// Regions with more rows are screens rather than cells, and not likely to come again.
    static let largestShape = 64

    // MARK: S1

    /// The region at hand as one whose shape is said.
    private var regionOfShape: Shape.Region {
        Shape.Region(
            regionVariables: component.variables.window,
            variableCount: Int32(truncatingIfNeeded: component.variables.count),
            regionRows: component.rows.window,
            rowCount: Int32(truncatingIfNeeded: component.rows.count),
            termCount: component.termCount,
            variables: store.variables.window, rows: store.rows.window, terms: store.terms.window)
    }

    // MARK: S2

    /// Says the shape of the region at hand and tries its plans.
    ///
    /// - Returns: Whether one of them holds, which is the region's plan then. If not, the region has the plan that it had, but
    ///   values are any, and slots may be none.
    mutating func applyShape(_ region: Int32) -> Bool {
        cache.shape.clear()
        if component.rows.count > Self.largestShape { return false }
        let expected = cache.shapes.expectedEntry
        if expected >= 0, cache.shape.isSaid(regionOfShape, by: cache.shapes.words(of: expected)) {
            if apply(entry: expected, region) { return true }
            cache.shape.say(regionOfShape)
            return false
        }
        cache.shape.say(regionOfShape)
        let entry = cache.shapes.entry(of: cache.shape)
        return entry >= 0 && apply(entry: entry, region)
    }

    /// Tries the plans of the region's shape, which has an entry.
    @inline(__always)
    private mutating func apply(entry: Int32, _ region: Int32) -> Bool {
        cache.shapes.meet(entry)
        let first = cache.shapes.entries[entry].firstPlan
        var plan = first
        repeat {
            if apply(plan, region) {
                regions[region].isExact = cache.shapes.plans[plan].isExact
                cache.shapes.count(plan, in: entry)
                return true
            }
            plan = cache.shapes.plans[plan].next
        } while plan != first
        return false
    }

    /// Gives a region a plan of its shape if that holds.
    @inline(__always)
    private mutating func apply(_ plan: Int32, _ region: Int32) -> Bool {
        let names = cache.shape.names.window
        if !isInOrder(plan, names) { return false }
        if cache.shapes.plans[plan].isSums {
            if !runShared(plan, names) { return false }
            share(plan, with: region)
            return true
        }
        let copy = copyPlan(plan, names)
        if !run(copy) {
            for index in 0..<component.rows.count { store.rows[component.rows[index]].slot = -1 }
            endPlan(at: copy)
            return false
        }
        regions[region].plan = copy
        return true
    }

    /// Whether a region's variables are as old, compared to each other, as those for which a plan was made.
    @inline(__always)
    func isInOrder(_ plan: Int32, _ names: PoolWindow<Int32>) -> Bool {
        let first = cache.shapes.plans[plan].firstAge
        let count = cache.shapes.plans[plan].ageCount
        if count == 0 { return true }
        for index in (first &+ 1)..<(first &+ count) {
            let older = store.variables[names[cache.shapes.ages[index &- 1]]].age
            if store.variables[names[cache.shapes.ages[index]]].age < older { return false }
        }
        return true
    }

    /// Copies a shape's plan for a region of its own.
    mutating func copyPlan(_ plan: Int32, _ names: PoolWindow<Int32>) -> PlanSpan {
        let pattern = cache.shapes.plans[plan].span
        let copy = takePlan(like: pattern)
        for step in 0..<pattern.operationCount {
            let index = copy.firstOperation &+ step
            var operation = cache.shapes.operations[pattern.firstOperation &+ step]
            operation.target = names[operation.target]
            if operation.row >= 0 {
                operation.row = names[operation.row]
                store.rows[operation.row].slot = index
                if operation.kind == .solve {
                    operation.constant = operation.constantOfPattern(
                        store.rows[operation.row].constant)
                    operation.nameInputs { _, input in names[input] }
                }
            }
            plans.operations[index] = operation
        }
        for step in 0..<pattern.checkCount {
            let index = copy.firstCheck &+ step
            var check = cache.shapes.checks[pattern.firstCheck &+ step]
            check.nameInputs { _, input in names[input] }
            if check.row >= 0 {
                check.row = names[check.row]
                check.constant = store.rows[check.row].constant
                store.rows[check.row].slot = -2 &- index
            }
            plans.checks[index] = check
        }
        return copy
    }

    // MARK: S3

    /// Keeps the region's plan for others of its shape.
    mutating func keepShape(_ region: Int32) {
        if cache.shape.words.isEmpty { return }
        if cache.shapes.isFull { forgetShapes() }
        let entry = cache.shapes.takeEntry(for: cache.shape)
        if entry < 0 { return }
        // The exact step had places of its own.
        for index in 0..<Int32(component.rows.count) {
            store.rows[component.rows[index]].place = index
        }
        let span = regions[region].plan
        var plan = ShapeCache.Plan(
            span: PlanSpan(
                firstOperation: Int32(cache.shapes.operations.count),
                operationCount: span.operationCount,
                firstCheck: Int32(cache.shapes.checks.count), checkCount: span.checkCount),
            nameCount: Int32(cache.shape.names.count),
            variableCount: Int32(component.variables.count),
            firstAge: Int32(cache.shapes.ages.count), isExact: regions[region].isExact)
        for index in span.operations {
            cache.shapes.operations.append(pattern(ofOperation: index))
            if plans.operations[index].kind != .solve { plan.isSums = false }
        }
        for index in span.checks {
            cache.shapes.checks.append(pattern(ofCheck: index))
            if plans.checks[index].inputCount < 0 { plan.isSums = false }
        }
        if exactStep.restDecides {
            for place in placesByAge() { cache.shapes.ages.append(place) }
            plan.ageCount = Int32(component.variables.count)
        }
        cache.shapes.append(plan, to: entry)
    }

    private func pattern(ofOperation index: Int32) -> Operation {
        var operation = plans.operations[index]
        let target = operation.target
        operation.target = store.variables[target].place
        let row = operation.row
        if row < 0 { return operation }
        operation.row = Int32(component.variables.count) &+ store.rows[row].place
        if operation.kind == .solve {
            let own = term(of: target, in: row)
            let coefficient = store.terms[own].coefficient
            operation.constant = operation.inputCount == 0 ? -coefficient : -1 / coefficient
            operation.nameInputs { number, _ in
                let first = store.rows[row].firstTerm
                return nameOfTerm(Self.otherTerm(number, first, besides: own), in: row)
            }
        }
        return operation
    }

    private func pattern(ofCheck index: Int32) -> Check {
        var check = plans.checks[index]
        let row = check.row
        if row >= 0 {
            check.row = Int32(component.variables.count) &+ store.rows[row].place
            check.nameInputs { number, _ in nameOfTerm(store.rows[row].firstTerm &+ number, in: row)
            }
        } else {
            check.input0 = store.variables[check.input0].place
        }
        return check
    }

    /// The place of a term's variable among the names of the region at hand. Constants have one for each time they are mentioned, as
    /// another region may have others there.
    private func nameOfTerm(_ term: Int32, in row: Int32) -> Int32 {
        let variable = store.terms[term].variable
        if !store.variables[variable].isConstant { return store.variables[variable].place }
        var name = Int32(component.variables.count + component.rows.count)
        for index in 0..<store.rows[row].place {
            name &+= store.rows[component.rows[index]].constantCount
        }
        for index in store.rows[row].firstTerm..<term
        where store.variables[store.terms[index].variable].isConstant {
            name &+= 1
        }
        assert(cache.shape.names[name] == variable, "Constant \(variable) is not name \(name).")
        return name
    }
}
