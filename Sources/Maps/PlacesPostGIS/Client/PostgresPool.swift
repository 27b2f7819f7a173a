import Dispatch
import Places
import PostgreSQL
import Synchronization

/// A few sessions of one database, each with its own thread while it works.
final class PostgresPool: Sendable {
    /// A session and the queue on which alone it is used.
    ///
    /// Unchecked: `session` is accessed only on `queue`, and by the pool, which lends a worker to
    /// one task at a time.
    final class Worker: @unchecked Sendable {
        let queue = DispatchQueue(label: "touchstone.postgresql")
        var session: PostgresSession?
    }

    private struct Content {
        var idle: [Worker] = []
        var waiting: [CheckedContinuation<Worker, Never>] = []
        var count = 0
    }

    /// The address of the database in libpq's syntax.
    private let address: String

    /// The name of the database for display.
    let name: String

    /// JIT and parallel workers are meant for queries of seconds: they take longer to start than
    /// our queries take in total. Results to sort are small, or should be read in an index's order
    /// although the planner estimates otherwise.
    private static let settings =
        "SET jit = off; SET max_parallel_workers_per_gather = 0; SET enable_sort = off"

    private let mostWorkers: Int
    private let content = Mutex(Content())

    init(_ address: String, mostWorkers: Int) {
        self.address = address
        self.mostWorkers = mostWorkers
        name = PostgresSession.name(of: address)
    }

    /// Runs `body` with a session, on a thread that may block. A session that failed or was
    /// cancelled is discarded.
    func perform<Result: Sendable>(
        _ body: @escaping @Sendable (PostgresSession) throws(PostgresFailure) -> Result
    ) async throws(PlaceStoreError) -> Result {
        let worker = await takeWorker()
        defer { giveBack(worker) }
        let cancellation = Cancellation()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                worker.queue.async {
                    continuation.resume(
                        returning: self.outcome(of: body, by: worker, cancellation))
                }
            }
        } onCancel: {
            DispatchQueue.global().async { cancellation.cancel() }
        }
        switch outcome {
        case .success(let result): return result
        case .failure(let failure): throw PlaceStoreError(failure.reason, store: name)
        }
    }

    private func outcome<Result>(
        of body: (PostgresSession) throws(PostgresFailure) -> Result, by worker: Worker,
        _ cancellation: Cancellation
    ) -> Swift.Result<Result, PostgresFailure> {
        do throws(PostgresFailure) {
            if worker.session?.isAlive != true {
                worker.session =
                    try PostgresSession(address, settings: Self.settings)
            }
            guard let session = worker.session else { preconditionFailure("It was just made.") }
            guard cancellation.begin(session.makeCanceller()) else {
                throw PostgresFailure(code: "57014", message: "")
            }
            defer { if cancellation.end() { worker.session = nil } }
            return .success(try body(session))
        } catch {
            if error.isFatal { worker.session = nil }
            return .failure(error)
        }
    }

    // MARK: Workers

    private func takeWorker() async -> Worker {
        await withCheckedContinuation { continuation in
            let worker: Worker? = content.withLock { content in
                if let worker = content.idle.popLast() { return worker }
                guard content.count < mostWorkers else {
                    content.waiting.append(continuation)
                    return nil
                }
                content.count += 1
                return Worker()
            }
            if let worker { continuation.resume(returning: worker) }
        }
    }

    private func giveBack(_ worker: Worker) {
        let next: CheckedContinuation<Worker, Never>? = content.withLock { content in
            guard content.waiting.isEmpty else { return content.waiting.removeFirst() }
            content.idle.append(worker)
            return nil
        }
        next?.resume(returning: worker)
    }
}

/// The cancellation state of a job, and the means to cancel its queries.
private final class Cancellation: Sendable {
    private struct State {
        var canceller: PostgresCanceller?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Returns `true` if the job may begin.
    func begin(_ canceller: PostgresCanceller?) -> Bool {
        state.withLock { state in
            state.canceller = canceller
            return !state.isCancelled
        }
    }

    /// Returns `true` if the job was cancelled: the server may then still be about to cancel the
    /// session's next query.
    func end() -> Bool {
        state.withLock { state in
            state.canceller = nil
            return state.isCancelled
        }
    }

    func cancel() {
        let canceller = state.withLock { state in
            state.isCancelled = true
            return state.canceller
        }
        canceller?.cancel()
    }
}
