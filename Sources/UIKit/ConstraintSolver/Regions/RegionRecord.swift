/// A region: a connected component of the system, with constants as borders. It is solved as one.
struct RegionRecord: BitwiseCopyable {
    /// One of the region's variables, from which the others are found.
    var seed: Int32

    /// The search that found the region.
    var search: Int32

    /// The region's own plan.
    var plan = PlanSpan()

    /// The plan in the cache that the region runs instead of one of its own, or -1.
    var sharedPlan: Int32 = -1

    /// The first of the bindings that the shared plan is run with.
    var firstBinding: Int32 = -1

    /// The plan of its own that the region had before this one, or -1.
    var earlierPlan: Int32 = -1

    var isAlive = true

    /// `true` if numbers changed since the region was solved.
    var isDirty = false

    /// `true` if required rows contradict each other.
    var isConflicted = false

    /// `true` if the exact step found the plan, so that its tight rows are a good start for the
    /// next.
    var isExact = false

    /// `true` if the region's index is in the list of regions that were solved (``ValueChanges``).
    var isTouched = false
}
