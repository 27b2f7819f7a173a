package import Foundation
import Platform

/// A one-shot timer of a recogniser on the application's clock.
package final class GestureTimer {
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
