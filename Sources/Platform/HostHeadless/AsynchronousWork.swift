/// The work of an app that runs besides its host's timers and frames: tasks, dispatched blocks, and
/// timers of the run loop.
///
/// A host with asynchronous work runs it on its clock, in the order of time. Work that is due at
/// the time of a frame runs before it.
@MainActor
package protocol AsynchronousWork: AnyObject {
    /// The time at which the next piece of delayed work is due; `nil` without one.
    var nextDue: Double? { get }

    /// ``nextDue``, without timers that repeat.
    var nextDueOnce: Double? { get }

    /// `true` while the main run loop is in its tracking mode; timers of other modes wait.
    var isTracking: Bool { get set }

    /// `true` if work is ready to run now.
    var isReady: Bool { get }

    /// Called after the host's clock advanced.
    func clockDidAdvance(to time: Double)

    /// Runs the delayed work that is due.
    func runDueWork()

    /// Runs the work that is ready, and what it makes ready, after other threads have ended theirs.
    func runReadyWork()
}
