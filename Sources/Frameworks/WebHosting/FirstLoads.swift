/// The loads of a page without content, from the calls until the last of them starts.
///
/// The engine reports a page as loading from the call on, but not where a second load replaces the
/// first one before it was decided: then it reports nothing until the second one starts.
struct FirstLoads {
    /// The number of loads that the engine has not asked about.
    private var undecided = 0

    /// The number of those, oldest first, that were stopped.
    private var stopped = 0

    /// `true` from the permission to load until the load starts.
    private var isAllowed = false

    /// `true` while a load will start.
    var isPending: Bool { undecided > 0 || isAllowed }

    /// Notes a load.
    mutating func begin() { undecided += 1 }

    /// Notes that the loads are stopped; `false` if the engine has asked about all of them.
    ///
    /// The engine loads without end if it has to stop before that.
    mutating func stop() -> Bool {
        stopped = undecided
        return undecided > 0
    }

    /// Notes that the engine asks about a load; `true` if it was stopped.
    mutating func ask() -> Bool {
        let isStopped = stopped > 0
        undecided = max(undecided - 1, 0)
        stopped = max(stopped - 1, 0)
        isAllowed = false
        return isStopped
    }

    /// Notes the answer.
    mutating func decide(_ policy: WebPolicy) { isAllowed = policy == .allow }

    /// Notes that a load has started, or that none will.
    mutating func end() { self = FirstLoads() }
}
