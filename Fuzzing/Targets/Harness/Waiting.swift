import Dispatch

/// Runs `body` to its end on another thread, for the fuzzer knows no asynchronous functions.
public func waiting(_ body: @escaping @Sendable () async -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
        await body()
        isDone.signal()
    }
    isDone.wait()
}
