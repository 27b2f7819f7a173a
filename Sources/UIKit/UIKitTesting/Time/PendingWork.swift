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

        /// Fires a timer of the main run loop.
        case fire(Timer, loopTimer: UnsafeMutableRawPointer)
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
    /// - Parameter isNew: `false` to move a timer only if it was added before.
    func add(
        _ timer: Timer, _ loopTimer: UnsafeMutableRawPointer, due: Int64, isNew: Bool = true
    ) {
        lock.withLock {
            guard isNew || delayed.contains(where: { $0.timer === timer }) else { return }
            delayed.removeAll { $0.timer === timer || $0.timer?.isValid == false }
            insert(.fire(timer, loopTimer: loopTimer), due: due)
        }
    }

    /// The time of the earliest delayed work that `matches`; timers that became invalid are
    /// removed.
    func nextDue(where matches: (Delayed) -> Bool = { _ in true }) -> Int64? {
        lock.withLock {
            delayed.removeAll { $0.timer?.isValid == false }
            return delayed.first(where: matches)?.due
        }
    }

    /// Removes and returns the earliest work that is due at `time`.
    func removeFirst(dueAt time: Int64) -> Delayed? {
        lock.withLock {
            delayed.removeAll { $0.timer?.isValid == false }
            guard let first = delayed.first, first.due <= time else { return nil }
            return delayed.removeFirst()
        }
    }

    /// The earliest delayed work without timers that repeat, at most `limit` pieces.
    func delayedOnce(limit: Int) -> [Delayed] {
        lock.withLock {
            delayed.removeAll { $0.timer?.isValid == false }
            return Array(delayed.lazy.filter { !$0.repeats && $0.due != .max }.prefix(limit))
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
        if case .fire(let timer, _) = action { timer } else { nil }
    }

    /// The kind of work, for messages.
    var kind: String {
        switch action {
        case .fire(let timer, _):
            (timer as? any TimerWithMethod).map { "the timer of \($0.method)" } ?? "a timer"
        case .dispatch(let job, _):
            ts_is_swift_job(job.work) == 1
                ? task.map { "the sleeping task “\($0)”" } ?? "a sleeping task" : "a delayed block"
        }
    }

    /// `true` if the work is a timer that repeats.
    var repeats: Bool { (timer?.timeInterval ?? 0) > 0 }
}
