/// Bounds on the work of one region in one solve.
struct WorkLimits: BitwiseCopyable {
    /// How many times the simplex method may pivot.
    var stepLimit = 200_000

    /// How many times a bound was met.
    var stoppedCount = 0
}
