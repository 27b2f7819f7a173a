// Shapes: the second region of a kind that needs the exact step costs a copy of the first one's plan and a replay.
//
// Regions that propagation solves are not looked up: propagating costs less than saying a shape and comparing it.

extension Solver {
    /// How many plans are kept for one shape: a list's cells differ in which of their labels are cut off.
    private static let plansForShape = 4

    /// Shapes with more rows than this are not likely to come again.
    private static let largestShape = 256

    /// Says the shape of the region at hand.
    mutating func noteShape() {
        shape.clear()
        guard regionRows.count <= Self.largestShape else { return }
        var leastTie = Int32.max
        for index in 0..<regionRows.count {
            leastTie = min(leastTie, rows[regionRows[index]].tie)
        }
        for place in 0..<regionVariables.count {
            shape.append(variables[regionVariables[place]].minimum == -.infinity ? 1 : 2)
        }
        for index in 0..<regionRows.count {
            let row = regionRows[index]
            let header = UInt64(rows[row].termCount) << 2 | UInt64(rows[row].relation.rawValue + 1)
            shape.append(UInt64(rows[row].effectiveStrength.rank) << 32 | header)
            shape.append(UInt64(UInt32(bitPattern: rows[row].tie &- leastTie)))
            let first = rows[row].firstTerm
            for term in first..<(first &+ rows[row].termCount) {
                let variable = terms[term].variable
                let place = variables[variable].isConstant ? -1 : variables[variable].place
                shape.append(UInt64(UInt32(bitPattern: place)))
                shape.append(terms[term].coefficient.bitPattern)
            }
        }
    }

    /// Tries the plans of the region's shape.
    ///
    /// - Returns: Whether one of them holds. It is the region's plan then.
    mutating func applyShape(_ region: Int32) -> Bool {
        guard shape.words.count > 0, let plans = shapePlans[shape.hash] else { return false }
        for plan in plans where shape.isSaid(by: plan.words) {
            if isInOrder(plan.placesByAge), apply(plan, region) { return true }
        }
        return false
    }

    private func isInOrder(_ places: [Int32]) -> Bool {
        for index in places.indices.dropFirst() {
            let older = variables[regionVariables[places[index - 1]]].age
            if variables[regionVariables[places[index]]].age < older { return false }
        }
        return true
    }

    private mutating func apply(_ plan: ShapePlan, _ region: Int32) -> Bool {
        liveOperations -= Int(regions[region].plan.operationCount)
        operations.truncate(to: Int(regions[region].plan.firstOperation))
        checks.truncate(to: Int(regions[region].plan.firstCheck))
        for pattern in plan.operations {
            let target = regionVariables[pattern.target]
            if pattern.row >= 0, pattern.kind == .solve || pattern.kind == .solveLong {
                planSolve(target, by: regionRows[pattern.row])
                if pattern.minimum == -.infinity {
                    operations[operations.count - 1].minimum = -.infinity
                }
                continue
            }
            var operation = pattern
            operation.target = target
            if pattern.minimum != -.infinity { operation.minimum = variables[target].minimum }
            if pattern.row >= 0 {
                operation.row = regionRows[pattern.row]
                rows[operation.row].slot = Int32(operations.count)
            } else if pattern.kind == .solve {
                operation.constant = variables[target].restingValue
            }
            operations.append(operation)
        }
        for pattern in plan.checks {
            let isRow = pattern.row >= 0
            if isRow {
                planCheck(
                    regionRows[pattern.row], forbidsNegative: pattern.forbidsNegative,
                    forbidsPositive: pattern.forbidsPositive)
            } else {
                planRestCheck(
                    regionVariables[pattern.input0], isAbove: pattern.forbidsNegative)
            }
        }
        endPlan(region)
        regions[region].isExact = true
        if replay(region) { return true }
        // The exact step starts from propagation's plan, which has to be made again.
        liveOperations -= Int(regions[region].plan.operationCount)
        operations.truncate(to: Int(regions[region].plan.firstOperation))
        checks.truncate(to: Int(regions[region].plan.firstCheck))
        for index in 0..<regionRows.count { forgetPlan(of: regionRows[index]) }
        _ = propagate(region)
        return false
    }

    /// Keeps the region's plan for others of its shape.
    mutating func keepShape(_ region: Int32) {
        guard shape.words.count > 0, shapePlans[shape.hash, default: []].count < Self.plansForShape
        else { return }
        for index in 0..<Int32(regionRows.count) { rows[regionRows[index]].place = index }
        let span = regions[region].plan
        var plan = ShapePlan(words: shape.said(), operations: [], checks: [], placesByAge: [])
        for index in span.operations {
            var operation = operations[index]
            operation.target = variables[operation.target].place
            if operation.row >= 0 { operation.row = rows[operation.row].place }
            plan.operations.append(operation)
        }
        for index in span.checks {
            var check = checks[index]
            if check.row >= 0 {
                check.row = rows[check.row].place
            } else {
                check.input0 = variables[check.input0].place
            }
            plan.checks.append(check)
        }
        if restDecides { plan.placesByAge = placesByAge() }
        shapePlans[shape.hash, default: []].append(plan)
    }
}
