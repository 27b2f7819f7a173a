/// Bounds on the work for one component.
struct WorkLimits: BitwiseCopyable {
    /// The number of pivots in one exact step.
    var stepLimit = 200_000

    /// How many times a bound was reached.
    var stoppedCount = 0

    /// The number of entries that one exact step or one elimination of some rows may visit.
    func workLimit(rows: Int) -> Int { 320 * min(stepLimit, 1 << 32) + 256 * rows }
}
