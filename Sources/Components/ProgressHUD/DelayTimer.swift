import Foundation

/// A timer that fires once, in all common modes of the run loop: also while the user scrolls.
final class DelayTimer {
    private var timer: Timer?

    /// Calls `action` after `seconds`, instead of an earlier action that is pending.
    func start(after seconds: TimeInterval, action: @escaping @MainActor () -> Void) {
        cancel()
        let date = Date(timeIntervalSinceNow: max(seconds, 0))
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { action() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func cancel() {
        timer?.invalidate()
        timer = nil
    }
}
