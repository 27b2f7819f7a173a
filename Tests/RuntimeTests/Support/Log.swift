import Dispatch
import Synchronization

/// Lines that are written on any thread, in order.
final class Log: Sendable {
    private let written = Mutex<[String]>([])

    var lines: [String] { written.withLock { $0 } }

    func write(_ line: String) {
        written.withLock { $0.append(line) }
    }
}

/// Returns when the main queue has done what is on it now.
func mainQueueToRun() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
