import Foundation
import Synchronization

/// Ctrl-C and SIGTERM during an import: it stops after the batch that is being stored, and can say
/// how to continue. A second signal ends the program at once.
struct ImportInterruption {
    private static let wasAsked = Atomic(false)
    private static let signals = [SIGINT, SIGTERM]

    /// The former handlers of the signals.
    private let former: [sigaction]

    /// Waits for signals from now on, until ``end()``.
    static func begin() -> ImportInterruption {
        wasAsked.store(false, ordering: .relaxed)
        var action = sigaction()
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
        action.__sigaction_handler.sa_handler = { _ in
            ImportInterruption.wasAsked.store(true, ordering: .relaxed)
        }
        let former = signals.map { signal in
            var former = sigaction()
            sigaction(signal, &action, &former)
            return former
        }
        return ImportInterruption(former: former)
    }

    func end() {
        for (signal, action) in zip(Self.signals, former) {
            withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) }
        }
    }

    /// Cancels the task that asks when there was a signal.
    func cancelTaskIfAsked() {
        guard Self.wasAsked.load(ordering: .relaxed) else { return }
        withUnsafeCurrentTask { $0?.cancel() }
    }
}
