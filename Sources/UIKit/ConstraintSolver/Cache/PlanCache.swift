/// Plans that regions of the same shape share.
struct PlanCache: ~Copyable {
    /// The shape of the component being solved.
    var shape = Shape()

    var shapes = ShapeCache()

    /// The bindings with which regions run shared plans.
    var bindings = Pool<Int32>()

    /// The first free run of bindings of each size class, or -1.
    var freeBindings = Pool<Int32>(capacity: Solver.nameClassCount)

    init() {
        freeBindings.append(-1, times: Solver.nameClassCount)
    }
}
