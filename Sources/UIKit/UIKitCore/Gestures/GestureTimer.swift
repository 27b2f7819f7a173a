package import Foundation
import Platform

/// Calls a recogniser once after a while on the application's clock, unless stopped before.
package final class GestureTimer {
    private var timer: (any HostTimer)?

    package init() {}

    /// Whether the call is still to come.
    package var isRunning: Bool { timer != nil }

    /// Starts anew: a call that was to come does not.
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
