package import Foundation
import Platform

/// A timer that fires once, on the clock of the application: also while the user scrolls.
package final class OneShotTimer {
    private var timer: (any HostTimer)?

    package init() {}

    /// `true` while a call is pending.
    package var isRunning: Bool { timer != nil }

    /// Schedules a call, replacing a pending one.
    package func start(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        stop()
        timer = UIApplication.current?.schedule(after: delay) { [weak self] in
            self?.timer = nil
            action()
        }
    }

    package func stop() {
        timer?.cancel()
        timer = nil
    }
}
