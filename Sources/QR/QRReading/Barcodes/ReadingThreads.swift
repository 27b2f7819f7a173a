import Dispatch
import Synchronization

/// Threads on which asynchronous reading runs for callers that block.
///
/// A caller may be a task on one of the few threads that all tasks share: if the reading needed one
/// of these too, callers on all of them would wait for ever.
final class ReadingThreads: TaskExecutor {
    private static let shared = ReadingThreads()

    private let queue = DispatchQueue(
        label: "touchstone.qr.blocking", qos: .userInitiated, attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    /// Runs `body`, and blocks the calling thread until it has ended.
    static func wait<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value {
        let answer = Answer<Value>()
        let done = DispatchSemaphore(value: 0)
        Task(executorPreference: shared) {
            let value = await body()
            answer.value.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        guard let value = answer.value.withLock({ $0 }) else {
            preconditionFailure("The reading ended without a result.")
        }
        return value
    }

    private final class Answer<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
