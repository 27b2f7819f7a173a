import Foundation

/// A timer that fires once, also while the user scrolls.
final class ToastTimer {
    private var timer: Timer?

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
