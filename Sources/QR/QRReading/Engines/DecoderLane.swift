import Dispatch
import Synchronization

/// A few threads for work that cannot be cancelled.
///
/// A caller returns as soon as its task is cancelled. Pending work is then dropped, and running
/// work is finished and its result discarded; so at most `width` abandoned jobs exist, however
/// often callers give up.
final class DecoderLane: Sendable {
    /// The number of concurrent jobs.
    let width: Int

    private let queue: DispatchQueue
    private let state = Mutex(State())

    private struct State {
        var running = 0
        var nextTicket = 0
        var waiting: [Job] = []
    }

    private struct Job {
        let ticket: Int
        let work: @Sendable () -> Void
    }

    /// - Parameter width: At least 1.
    init(_ label: String, width: Int) {
        self.width = width
        queue = DispatchQueue(label: label, qos: .userInitiated, attributes: .concurrent)
    }

    /// The number of pending jobs.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Runs some work on a thread of the lane.
    ///
    /// - Throws: ``DecoderFailure/cancelled`` as soon as the task is cancelled.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value
    ) async throws(DecoderFailure) -> Value {
        let answer = LaneAnswer<Value>()
        let ticket = state.withLock { state in
            state.nextTicket += 1
            return state.nextTicket
        }
        let value = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard answer.await(by: continuation) else { return }
                enqueue(
                    Job(ticket: ticket) {
                        if answer.isAwaited { answer.give(work()) }
                    })
            }
        } onCancel: {
            state.withLock { state in state.waiting.removeAll { $0.ticket == ticket } }
            answer.give(nil)
        }
        guard let value else { throw .cancelled }
        return value
    }

    private func enqueue(_ job: Job) {
        let startsNow = state.withLock { state in
            guard state.running < width else {
                state.waiting.append(job)
                return false
            }
            state.running += 1
            return true
        }
        if startsNow { start(job) }
    }

    private func start(_ job: Job) {
        queue.async {
            job.work()
            let next = self.state.withLock { state -> Job? in
                guard !state.waiting.isEmpty else {
                    state.running -= 1
                    return nil
                }
                return state.waiting.removeFirst()
            }
            if let next { self.start(next) }
        }
    }
}

/// Passes the result of a job to its caller. Only the first result counts.
private final class LaneAnswer<Value: Sendable>: Sendable {
    private enum State {
        case fresh
        case awaited(CheckedContinuation<Value?, Never>)
        case given
    }

    private let state = Mutex(State.fresh)

    /// Stores a continuation until there is a result. Resumes it immediately and returns `false` if
    /// the result already exists.
    func await(by continuation: CheckedContinuation<Value?, Never>) -> Bool {
        let isFresh = state.withLock { state in
            guard case .fresh = state else { return false }
            state = .awaited(continuation)
            return true
        }
        if !isFresh { continuation.resume(returning: nil) }
        return isFresh
    }

    /// `true` if the caller still waits.
    var isAwaited: Bool {
        state.withLock { state in
            guard case .awaited = state else { return false }
            return true
        }
    }

    /// - Parameter value: `nil` when the task was cancelled.
    func give(_ value: Value?) {
        let continuation = state.withLock { state -> CheckedContinuation<Value?, Never>? in
            defer { state = .given }
            guard case .awaited(let continuation) = state else { return nil }
            return continuation
        }
        continuation?.resume(returning: value)
    }
}
