import CVirtualClock
import Foundation
import FoundationGaps

/// The jobs of an app's main queue, its delayed jobs and timers.
///
/// Safe to share, because every access holds the lock: other threads add jobs, the main thread
/// removes them.
nonisolated final class PendingWork: @unchecked Sendable {
    /// A function and its argument, as libdispatch knows a job.
    struct Job {
        let context: UnsafeMutableRawPointer?
        let work: @convention(c) (UnsafeMutableRawPointer?) -> Void
    }

    /// The action that is taken when delayed work is due.
    enum Action {
        /// Dispatches a job to a queue.
        case dispatch(Job, queue: UnsafeMutableRawPointer)

        /// Fires a timer of the main run loop, in some of its modes.
        case fire(Timer, loopTimer: UnsafeMutableRawPointer, modes: UInt8)
    }

    /// An action and its time.
    struct Delayed {
        /// The time in nanoseconds of the app's clock.
        let due: Int64

        let action: Action

        /// The name of the task that sleeps, if it has one.
        let task: String?
    }

    /// The clock that runs the work; `nil` after its app is gone. Used on the main actor only.
    nonisolated(unsafe) weak var clock: AppClock?

    private let lock = NSLock()
    private var jobs: [Job] = []
    private var firstJob = 0
    private var delayed: [Delayed] = []

    /// The mode of the main run loop.
    private var mode = UInt8(TS_DEFAULT_MODE)

    /// Changes the mode of the main run loop. Timers of other modes wait.
    func setMode(_ mode: Int) { lock.withLock { self.mode = UInt8(mode) } }

    // MARK: Jobs

    func add(_ job: Job) {
        lock.withLock { jobs.append(job) }
    }

    var hasJobs: Bool { lock.withLock { firstJob < jobs.count } }

    func removeFirstJob() -> Job? {
        lock.withLock {
            guard firstJob < jobs.count else { return nil }
            defer {
                firstJob += 1
                if firstJob == jobs.count {
                    jobs.removeAll(keepingCapacity: true)
                    firstJob = 0
                }
            }
            return jobs[firstJob]
        }
    }

    // MARK: Delayed work

    func add(_ job: Job, to queue: UnsafeMutableRawPointer, due: Int64) {
        // A task that begins to sleep is still the current one.
        let task = ts_is_swift_job(job.work) == 1 ? Task.name : nil
        lock.withLock { insert(.dispatch(job, queue: queue), due: due, task: task) }
    }

    /// Adds a timer, or moves it to another time.
    ///
    /// - Parameter modes: The modes to add it in; none to move a timer that was added before.
    func add(
        _ timer: Timer, _ loopTimer: UnsafeMutableRawPointer, due: Int64, modes: UInt8
    ) {
        lock.withLock {
            let old = delayed.first { $0.timer === timer }?.modes ?? 0
            guard modes | old != 0 else { return }
            delayed.removeAll { $0.timer === timer || $0.timer?.isValid == false }
            insert(.fire(timer, loopTimer: loopTimer, modes: modes | old), due: due)
        }
    }

    /// The time of the earliest delayed work that `matches`; timers that became invalid are
    /// removed.
    func nextDue(where matches: (Delayed) -> Bool = { _ in true }) -> Int64? {
        lock.withLock {
            delayed.removeAll { $0.timer?.isValid == false }
            return delayed.first { $0.modes & mode != 0 && matches($0) }?.due
        }
    }

    /// Removes and returns the earliest work that is due at `time`.
    func removeFirst(dueAt time: Int64) -> Delayed? {
        lock.withLock {
            delayed.removeAll { $0.timer?.isValid == false }
            guard
                let index = delayed.firstIndex(where: { $0.due <= time && $0.modes & mode != 0 })
            else { return nil }
            return delayed.remove(at: index)
        }
    }

    /// The earliest delayed work that keeps the app busy, at most `limit` pieces.
    func delayedOnce(limit: Int) -> [Delayed] {
        lock.withLock {
            delayed.removeAll { $0.timer?.isValid == false }
            let ready = delayed.lazy.filter {
                $0.keepsBusy && $0.due != .max && $0.modes & self.mode != 0
            }
            return Array(ready.prefix(limit))
        }
    }

    /// Removes and returns all delayed work.
    func removeAllDelayed() -> [Delayed] {
        lock.withLock {
            defer { delayed = [] }
            return delayed
        }
    }

    private func insert(_ action: Action, due: Int64, task: String? = nil) {
        let index = delayed.firstIndex { $0.due > due } ?? delayed.count
        delayed.insert(Delayed(due: due, action: action, task: task), at: index)
    }
}

nonisolated extension PendingWork.Delayed {
    /// The timer that fires, if it is one.
    fileprivate var timer: Timer? {
        if case .fire(let timer, _, _) = action { timer } else { nil }
    }

    /// The modes of the run loop in which the work is done.
    fileprivate var modes: UInt8 {
        if case .fire(_, _, let modes) = action { modes } else { .max }
    }

    /// The kind of work, for messages.
    var kind: String {
        switch action {
        case .fire(let timer, _, _):
            (timer as? any TimerWithMethod).map { "the timer of \($0.method)" } ?? "a timer"
        case .dispatch(let job, _):
            ts_is_swift_job(job.work) == 1
                ? task.map { "the sleeping task “\($0)”" } ?? "a sleeping task" : "a delayed block"
        }
    }

    /// `true` if the app is busy until the work is done: if it is neither a timer that repeats nor
    /// a work item that was cancelled.
    var keepsBusy: Bool {
        switch action {
        case .fire(let timer, _, _): timer.timeInterval <= 0
        case .dispatch(let job, _): ts_is_cancelled(job.context, job.work) == 0
        }
    }
}
