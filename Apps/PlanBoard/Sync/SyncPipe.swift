import Foundation
import Synchronization

/// A pipe that wakes a thread, which waits for files, for signals.
///
/// Its ends belong to the object: they are valid as long as it lives.
final class SyncPipe: Sendable {
    private let signals = Atomic<UInt8>(0)

    /// The end that can be read while there are signals.
    let reading: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Sends a signal.
    func send(_ signal: SyncSignals) {
        signals.bitwiseOr(signal.rawValue, ordering: .sequentiallyConsistent)
        // A pipe that is full wakes the thread as well.
        _ = write(writing, "w", 1)
    }

    /// Removes the signals that have come.
    func take() -> SyncSignals {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while read(reading, &bytes, bytes.count) > 0 {}
        // After the bytes, so that a signal that comes in between wakes the thread again.
        return SyncSignals(rawValue: signals.exchange(0, ordering: .sequentiallyConsistent))
    }

    /// Waits for signals.
    func wait(_ seconds: TimeInterval) -> SyncSignals {
        var file = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        _ = poll(&file, 1, Int32((seconds * 1000).rounded(.up)))
        return take()
    }
}
