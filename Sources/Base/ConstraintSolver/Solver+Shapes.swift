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

    /// Says the shape of the region at hand.
    mutating func noteShape() {
        shape.clear()
        if regionRows.count > Self.largestShape { return }
        shape.say(regionRows, of: rows, terms: terms.window, variables: variables.window)
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

    /// Gives a region a plan of its shape and carries it out.
    ///
    /// - Returns: Whether it holds. If not, the region has the plan that it had.
    private mutating func apply(_ index: Int32, _ region: Int32) -> Bool {
        let pattern = shapes.plans[index].span
        let isSums = shapes.plans[index].isSums
        let before = regions[region].plan
        let plan = takePlan(like: pattern)
        regions[region].plan = plan
        var holds = nameOperations(like: pattern, as: plan, carryingOut: isSums)
        if holds { holds = nameChecks(like: pattern, as: plan, making: isSums) }
        if holds, isSums || run(plan) {
            regions[region].isExact = shapes.plans[index].isExact
            return true
        }
        endPlan(at: plan)
        regions[region].plan = before
        return false
    }

    /// Copies the operations of a shape's plan, with this region's names and constants.
    ///
    /// - Parameter isRunning: Whether they are all sums, and carried out.
    /// - Returns: Whether no variable falls below its minimum.
    @inline(__always)
    private mutating func nameOperations(
        like pattern: PlanSpan, as plan: PlanSpan, carryingOut isRunning: Bool
    ) -> Bool {
        let patterns = shapes.operations.window
        let operations = operations.window
        let regionVariables = regionVariables.window
        let regionRows = regionRows.window
        let variables = variables.window
        let values = values.window
        let rows = rows.window
        let terms = terms.window
        var isValid = true
        for step in 0..<pattern.operationCount {
            let index = plan.firstOperation &+ step
            var operation = patterns[pattern.firstOperation &+ step]
            let target = regionVariables[operation.target]
            operation.target = target
            if operation.minimum != -.infinity { operation.minimum = variables[target].minimum }
            let isSum = operation.kind == .solve
            if operation.row < 0 {
                if isSum { operation.constant = variables[target].restingValue }
            } else {
                let row = regionRows[operation.row]
                operation.row = row
                rows[row].slot = index
                if isSum {
                    let first = rows[row].firstTerm
                    if operation.inputCount == 0 {
                        operation.constant = -rows[row].constant / terms[first].coefficient
                    } else {
                        operation.constant *= rows[row].constant
                        operation.nameInputs { terms[first &+ $0].variable }
                    }
                }
            }
            operations[index] = operation
            if isRunning {
                let value = operation.sum(values)
                values[target] = value
                if value < operation.minimum - Self.checkTolerance { isValid = false }
            }
        }
        return isValid
    }

    /// Copies the checks of a shape's plan, with this region's names and constants.
    ///
    /// - Parameter isRunning: Whether they are made. Those behind one that does not hold are any.
    /// - Returns: Whether those that were made hold.
    @inline(__always)
    private mutating func nameChecks(
        like pattern: PlanSpan, as plan: PlanSpan, making isRunning: Bool
    ) -> Bool {
        let patterns = shapes.checks.window
        let checks = checks.window
        let regionVariables = regionVariables.window
        let regionRows = regionRows.window
        let variables = variables.window
        let values = values.window
        let rows = rows.window
        let terms = terms.window
        for step in 0..<pattern.checkCount {
            let index = plan.firstCheck &+ step
            var check = patterns[pattern.firstCheck &+ step]
            if check.row < 0 {
                let variable = regionVariables[check.input0]
                check.input0 = variable
                check.constant = -variables[variable].restingValue
            } else {
                let row = regionRows[check.row]
                check.row = row
                check.constant = rows[row].constant
                rows[row].slot = -2 &- index
                let first = rows[row].firstTerm
                check.nameInputs { terms[first &+ $0].variable }
            }
            checks[index] = check
            if isRunning, !holds(check, values) { return false }
        }
        return true
    }

    // MARK: S3

    /// Keeps the region's plan for others of its shape.
    mutating func keepShape(_ region: Int32) {
        if shape.words.isEmpty { return }
        let entry = shapes.takeEntry(for: shape)
        if entry < 0 { return }
        // The exact step had places of its own.
        for index in 0..<Int32(regionRows.count) { rows[regionRows[index]].place = index }
        let span = regions[region].plan
        var plan = ShapeCache.Plan(
            span: PlanSpan(
                firstOperation: Int32(shapes.operations.count),
                operationCount: span.operationCount,
                firstCheck: Int32(shapes.checks.count), checkCount: span.checkCount),
            firstAge: Int32(shapes.ages.count), ageCount: 0, isExact: regions[region].isExact)
        for index in span.operations {
            shapes.operations.append(pattern(ofOperation: index))
            if operations[index].kind != .solve { plan.isSums = false }
        }
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
