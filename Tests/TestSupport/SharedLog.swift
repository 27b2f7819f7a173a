import Dispatch
import Synchronization

/// Lines written from any thread, in order of arrival.
public final class SharedLog: Sendable {
    private let written = Mutex<[String]>([])

    public init() {}

    public var lines: [String] { written.withLock { $0 } }

    public func write(_ line: String) {
        written.withLock { $0.append(line) }
    }
}

/// Returns when the main queue has run everything that is queued now.
public func mainQueueToRun() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
