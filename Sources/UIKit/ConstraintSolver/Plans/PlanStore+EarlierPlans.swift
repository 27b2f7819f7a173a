// Plans that a region had before its present one.
//
// As a window changes its width, the same labels are truncated and whole again. An earlier plan
// whose checks hold with the present numbers is optimal again, and trying it costs a replay instead
// of a propagation. Earlier plans are dropped when the region or a constant in it changes.

/// A plan that a region had before its present one.
struct EarlierPlan: BitwiseCopyable {
    var plan: PlanSpan

    /// The plan that the region had before this one, or -1.
    var next: Int32
}

extension PlanStore {
    /// The number of earlier plans that a region keeps: a cell with two labels alternates between
    /// four plans.
    private static let earlierPlanLimit = 3

    /// Adds a plan to the earlier ones of a region.
    mutating func keepEarlierPlan(_ plan: PlanSpan, of region: inout RegionRecord) {
        let earlier = EarlierPlan(plan: plan, next: region.earlierPlan)
        if freeEarlierPlans.isEmpty {
            region.earlierPlan = Int32(earlierPlans.count)
            earlierPlans.append(earlier)
        } else {
            region.earlierPlan = freeEarlierPlans.removeLast()
            earlierPlans[region.earlierPlan] = earlier
        }
        var last = region.earlierPlan
        for _ in 1..<Self.earlierPlanLimit where earlierPlans[last].next >= 0 {
            last = earlierPlans[last].next
        }
        dropEarlierPlans(from: earlierPlans[last].next)
        earlierPlans[last].next = -1
    }

    /// Frees the earlier plans of a region.
    @inline(__always)
    mutating func dropEarlierPlans(of region: inout RegionRecord) {
        if region.earlierPlan < 0 { return }
        dropEarlierPlans(from: region.earlierPlan)
        region.earlierPlan = -1
    }

    private mutating func dropEarlierPlans(from first: Int32) {
        var index = first
        while index >= 0 {
            free(earlierPlans[index].plan)
            freeEarlierPlans.append(index)
            index = earlierPlans[index].next
        }
    }

    /// Replaces a region's plan by the first of its earlier ones whose checks hold.
    ///
    /// - Returns: `false` if there is none. Then the values are undefined.
    mutating func applyEarlierPlan(of region: inout RegionRecord, _ store: inout Store) -> Bool {
        var index = region.earlierPlan
        while index >= 0 {
            if run(earlierPlans[index].plan, &store) {
                let plan = earlierPlans[index].plan
                earlierPlans[index].plan = region.plan
                region.plan = plan
                recordSlots(of: plan, &store)
                return true
            }
            index = earlierPlans[index].next
        }
        return false
    }
}
