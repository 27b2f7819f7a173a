import Synchronization

/// Time that passes only when nothing else is left to do.
///
/// Runs asynchronous code on the calling thread alone. When all of it waits, the clock jumps to the
/// moment at which the first sleeper wakes. So a test of timing takes no time, and always goes the
/// same way.
final class VirtualTime: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var now: Duration = .zero
        var sleepers: [Sleeper] = []
        var nextTicket = 0
    }

    private struct Sleeper {
        let ticket: Int
        let wakes: Duration
        let continuation: CheckedContinuation<Void, any Error>
    }

    private let state = Mutex(State())

    /// The clock that everything in ``run(_:)`` uses.
    var clock: VirtualClock { VirtualClock(time: self) }

    /// What runs the body in virtual time and gives back its result, and how long that took.
    static func run<Value: Sendable>(
        _ body: @escaping @Sendable (VirtualClock) async -> Value
    ) -> (value: Value, time: Duration) {
        let time = VirtualTime()
        let result = Mutex<(Value, Duration)?>(nil)
        _ = Task(executorPreference: time) {
            let value = await body(time.clock)
            result.withLock { $0 = (value, time.now) }
        }
        while true {
            if let job = time.nextJob() {
                job.runSynchronously(on: time.asUnownedTaskExecutor())
            } else if let done = result.withLock({ $0 }) {
                return done
            } else if !time.wakeNextSleeper() {
                preconditionFailure("Nothing is left to do, and the body has not ended.")
            }
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
    }

    var now: Duration { state.withLock { $0.now } }

    fileprivate func sleep(until wakes: Duration) async throws {
        let ticket = state.withLock { state in
            state.nextTicket += 1
            return state.nextTicket
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let sleeps = state.withLock { state in
                    guard wakes > state.now, !Task.isCancelled else { return false }
                    state.sleepers.append(
                        Sleeper(ticket: ticket, wakes: wakes, continuation: continuation))
                    return true
                }
                if !sleeps { continuation.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.sleepers.firstIndex { $0.ticket == ticket }.map {
                    state.sleepers.remove(at: $0)
                }
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        try Task.checkCancellation()
    }

    private func nextJob() -> UnownedJob? {
        state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    }

    /// Lets time pass until the first sleeper wakes; of several, the one that lay down first.
    /// Returns whether there was one.
    private func wakeNextSleeper() -> Bool {
        let sleeper = state.withLock { state -> Sleeper? in
            let first = state.sleepers.min { ($0.wakes, $0.ticket) < ($1.wakes, $1.ticket) }
            guard let first else { return nil }
            state.sleepers.removeAll { $0.ticket == first.ticket }
            state.now = first.wakes
            return first
        }
        sleeper?.continuation.resume()
        return sleeper != nil
    }
}

/// The clock of ``VirtualTime``.
struct VirtualClock: Clock {
    struct Instant: InstantProtocol {
        /// Since virtual time began.
        let time: Duration

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    fileprivate let time: VirtualTime

    var now: Instant { Instant(time: time.now) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await time.sleep(until: deadline.time)
    }
}
