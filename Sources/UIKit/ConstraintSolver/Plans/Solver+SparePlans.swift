// Plans that a region had before the one that it has.
//
// As a window changes its width, the same labels are cut off and whole again. Which plan is the best depends on the sides of
// rows alone, so where an earlier plan's checks hold with the numbers of now, it is the best again. That costs two
// replays instead of propagating anew. Spare plans are dropped when the region or a constant in it changes.

/// A plan that a region had before.
struct SparePlan: BitwiseCopyable {
    var plan: PlanSpan
    /// The plan that the region had before this one, or -1.
    var next: Int32
}

extension Solver {
    /// How many spare plans a region has at most: a cell with two labels takes turns between four plans.
    private static let sparePlanLimit = 3

    /// Makes a plan of a region's a spare one.
    mutating func sparePlan(_ plan: PlanSpan, of region: Int32) {
        let spare = SparePlan(plan: plan, next: regions[region].sparePlan)
        if plans.freeEarlier.isEmpty {
            regions[region].sparePlan = Int32(plans.earlier.count)
            plans.earlier.append(spare)
        } else {
            regions[region].sparePlan = plans.freeEarlier.removeLast()
            plans.earlier[regions[region].sparePlan] = spare
        }
        var last = regions[region].sparePlan
        for _ in 1..<Self.sparePlanLimit where plans.earlier[last].next >= 0 {
            last = plans.earlier[last].next
        }
        dropSparePlans(from: plans.earlier[last].next)
        plans.earlier[last].next = -1
    }

    /// Forgets a region's spare plans.
    @inline(__always)
    mutating func dropSparePlans(of region: Int32) {
        if regions[region].sparePlan < 0 { return }
        dropSparePlans(from: regions[region].sparePlan)
        regions[region].sparePlan = -1
    }

    private mutating func dropSparePlans(from first: Int32) {
        var index = first
        while index >= 0 {
            endPlan(at: plans.earlier[index].plan)
            plans.freeEarlier.append(index)
            index = plans.earlier[index].next
        }
    }

    /// Gives a region the first of its spare plans whose checks hold.
    ///
    /// - Returns: False if there is none. Then the values are any.
    mutating func applySparePlan(_ region: Int32) -> Bool {
        var index = regions[region].sparePlan
        while index >= 0 {
            if run(plans.earlier[index].plan) {
                let spare = plans.earlier[index].plan
                plans.earlier[index].plan = regions[region].plan
                regions[region].plan = spare
                noteSlots(of: spare)
                return true
            }
            index = plans.earlier[index].next
        }
        return false
    }

    /// Writes down where rows are in a plan.
    mutating func noteSlots(of plan: PlanSpan) {
        for index in plan.operations where plans.operations[index].row >= 0 {
            store.rows[plans.operations[index].row].slot = index
        }
        for index in plan.checks where plans.checks[index].row >= 0 {
            store.rows[plans.checks[index].row].slot = -2 - index
        }
    }
}
