import Foundation

/// A timer that fires once, in all common modes of the run loop: also while the user scrolls.
final class DelayTimer {
    private var timer: Timer?

    /// Retained until it is called, and not by the timer: Foundation keeps that after it fired.
    private var action: (@MainActor () -> Void)?

    /// Calls `action` after `seconds`, instead of an earlier action that is pending.
    func start(after seconds: TimeInterval, action: @escaping @MainActor () -> Void) {
        cancel()
        let date = Date(timeIntervalSinceNow: max(seconds, 0))
        let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        self.action = action
    }

    private func fire() {
        let action = action
        cancel()
        action?()
    }

    func cancel() {
        timer?.invalidate()
        timer = nil
        action = nil
    }
}
