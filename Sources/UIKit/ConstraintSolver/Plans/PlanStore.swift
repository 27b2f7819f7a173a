/// The plans of all regions: runs of operations and checks in two pools.
struct PlanStore: ~Copyable {
    var operations = Pool<Operation>()
    var checks = Pool<Check>()

    /// How many operations belong to plans in use.
    var liveOperationCount = 0

    /// The first free run of operations of each length, or -1.
    var freeOperationRuns = Pool<Int32>(capacity: Int(Solver.longestReusedRun) + 1)

    /// The first free run of checks of each length, or -1.
    var freeCheckRuns = Pool<Int32>(capacity: Int(Solver.longestReusedRun) + 1)

    /// Plans that regions had before.
    var earlier = Pool<SparePlan>()
    var freeEarlier = Pool<Int32>()

    /// The value of the tearing variable, for the operations that correct others by it.
    var tearValue = 0.0

    init() {
        freeOperationRuns.append(-1, times: Int(Solver.longestReusedRun) + 1)
        freeCheckRuns.append(-1, times: Int(Solver.longestReusedRun) + 1)
    }
}
