import Foundation
import Platform

/// Calls a recogniser once after a while on the application's clock, unless stopped before.
final class GestureTimer {
    private var timer: (any HostTimer)?

    /// Whether the call is still to come.
    var isRunning: Bool { timer != nil }

    /// Starts anew: a call that was to come does not.
    func start(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        stop()
        timer = UIApplication.current?.schedule(after: delay) { [weak self] in
            self?.timer = nil
            action()
        }
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}
