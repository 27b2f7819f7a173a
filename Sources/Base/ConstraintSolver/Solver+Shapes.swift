// Shapes: the second region of a kind costs a copy of the first one's plan and a replay.
//
// S1. A region's shape is said: its rows, in the order in which they were met, without constants.
// S2. If a region of this shape was solved before, its plan is copied with this region's names, and run. Which rows are tight
//     depends on the shape and on sides alone, so where the plan's checks hold it is the best one here too.
// S3. Else the region is solved, and its plan kept for others.

extension Solver {
    /// Regions with more rows are screens rather than cells, and not likely to come again.
    private static let largestShape = 64

    // MARK: S1

    /// Says the shape of the region at hand. One of a single variable is solved as fast as its shape is said.
    mutating func noteShape() {
        shape.clear()
        guard regionVariables.count > 1, regionRows.count <= Self.largestShape else { return }
        for index in 0..<regionRows.count {
            shape.append(rows[regionRows[index]], terms: terms, variables: variables)
        }
    }

    // MARK: S2

    /// Tries the plans of the region's shape.
    ///
    /// - Returns: Whether one of them holds, which is the region's plan then. If not, the region has the plan that it had, but
    ///   values and slots are any.
    mutating func applyShape(_ region: Int32) -> Bool {
        if shape.words.isEmpty { return false }
        let entry = shapes.entry(of: shape)
        if entry < 0 { return false }
        var plan = shapes.entries[entry].firstPlan
        var previous: Int32 = -1
        while plan >= 0 {
            if isInOrder(plan), apply(plan, region) {
                shapes.count(plan, after: previous)
                return true
            }
            previous = plan
            plan = shapes.plans[plan].next
        }
        return false
    }

    /// Whether the region's variables are as old, compared to each other, as those for which a plan was made.
    @inline(__always)
    private func isInOrder(_ plan: Int32) -> Bool {
        let first = shapes.plans[plan].firstAge
        let count = shapes.plans[plan].ageCount
        if count == 0 { return true }
        for index in (first &+ 1)..<(first &+ count) {
            let older = variables[regionVariables[shapes.ages[index &- 1]]].age
            if variables[regionVariables[shapes.ages[index]]].age < older { return false }
        }
        return true
    }

    private mutating func apply(_ index: Int32, _ region: Int32) -> Bool {
        let pattern = shapes.plans[index].span
        let before = regions[region].plan
        let plan = takePlan(like: pattern)
        for step in 0..<pattern.operationCount {
            nameOperation(pattern.firstOperation &+ step, as: plan.firstOperation &+ step)
        }
        for step in 0..<pattern.checkCount {
            nameCheck(pattern.firstCheck &+ step, as: plan.firstCheck &+ step)
        }
        regions[region].plan = plan
        if run(plan) {
            regions[region].isExact = shapes.plans[index].isExact
            return true
        }
        endPlan(at: plan)
        regions[region].plan = before
        return false
    }

    /// Copies an operation of a shape's plan, with this region's names and constants.
    @inline(__always)
    private mutating func nameOperation(_ source: Int32, as index: Int32) {
        var operation = shapes.operations[source]
        let target = regionVariables[operation.target]
        operation.target = target
        if operation.minimum != -.infinity { operation.minimum = variables[target].minimum }
        let isSum = operation.kind == .solve
        if operation.row < 0 {
            if isSum { operation.constant = variables[target].restingValue }
            operations[index] = operation
            return
        }
        let row = regionRows[operation.row]
        operation.row = row
        rows[row].slot = index
        if isSum {
            let first = rows[row].firstTerm
            let count = operation.inputCount
            if count == 0 {
                operation.constant = -rows[row].constant / terms[first].coefficient
            } else {
                operation.constant *= rows[row].constant
                operation.input0 = terms[first &+ operation.input0].variable
                if count > 1 { operation.input1 = terms[first &+ operation.input1].variable }
                if count > 2 { operation.input2 = terms[first &+ operation.input2].variable }
            }
        }
        operations[index] = operation
    }

    /// Copies a check of a shape's plan, with this region's names and constants.
    @inline(__always)
    private mutating func nameCheck(_ source: Int32, as index: Int32) {
        var check = shapes.checks[source]
        if check.row < 0 {
            let variable = regionVariables[check.input0]
            check.input0 = variable
            check.constant = -variables[variable].restingValue
            checks[index] = check
            return
        }
        let row = regionRows[check.row]
        check.row = row
        check.constant = rows[row].constant
        rows[row].slot = -2 &- index
        let first = rows[row].firstTerm
        let count = check.inputCount
        if count > 0 { check.input0 = terms[first].variable }
        if count > 1 { check.input1 = terms[first &+ 1].variable }
        if count > 2 { check.input2 = terms[first &+ 2].variable }
        if count > 3 { check.input3 = terms[first &+ 3].variable }
        checks[index] = check
    }

    // MARK: S3

    /// Keeps the region's plan for others of its shape.
    mutating func keepShape(_ region: Int32) {
        if shape.words.isEmpty { return }
        let entry = shapes.takeEntry(for: shape)
        if entry < 0 { return }
        for index in 0..<Int32(regionRows.count) { rows[regionRows[index]].place = index }
        let span = regions[region].plan
        var plan = ShapeCache.Plan(
            span: PlanSpan(
                firstOperation: Int32(shapes.operations.count),
                operationCount: span.operationCount,
                firstCheck: Int32(shapes.checks.count), checkCount: span.checkCount),
            firstAge: Int32(shapes.ages.count), ageCount: 0, isExact: regions[region].isExact)
        for index in span.operations { shapes.operations.append(pattern(ofOperation: index)) }
        for index in span.checks { shapes.checks.append(pattern(ofCheck: index)) }
        if restDecides {
            for place in placesByAge() { shapes.ages.append(place) }
            plan.ageCount = Int32(regionVariables.count)
        }
        shapes.append(plan, to: entry)
    }

    private func pattern(ofOperation index: Int32) -> Operation {
        var operation = operations[index]
        let target = operation.target
        operation.target = variables[target].place
        if operation.row < 0 { return operation }
        let first = rows[operation.row].firstTerm
        if operation.kind == .solve, operation.inputCount > 0 {
            let own = term(of: target, in: operation.row)
            operation.constant = -1 / terms[own].coefficient
            operation.input0 = Self.otherTerm(0, first, besides: own) - first
            operation.input1 = Self.otherTerm(1, first, besides: own) - first
            operation.input2 = Self.otherTerm(2, first, besides: own) - first
        }
        operation.row = rows[operation.row].place
        return operation
    }

    private func pattern(ofCheck index: Int32) -> Check {
        var check = checks[index]
        if check.row >= 0 {
            check.row = rows[check.row].place
        } else {
            check.input0 = variables[check.input0].place
        }
        return check
    }
}
