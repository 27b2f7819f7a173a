import CGTK
import CGTKShim

// Waiting for another program in the middle of the app's code. GLib's loop runs, but nothing of the
// app: its timers, frames, tasks and input come afterwards.
extension GTKHost {
    /// Serves the display until `isDone`, at most for a number of seconds.
    func wait(atMost seconds: Double, until isDone: () -> Bool) {
        guard !isWaiting, !isDisplayLost else { return }
        isWaiting = true
        ts_pause_main_queue(1)
        let deadline = now + seconds
        // Wakes the loop at the deadline.
        ts_alarm_set(timerAlarm, Int(deadline * 1e6))
        while !isDone(), now < deadline, !isDisplayLost { g_main_context_iteration(nil, 1) }
        ts_pause_main_queue(0)
        isWaiting = false
        setAlarms()
        guard !postponed.isEmpty else { return }
        schedule(at: now) { [weak self] in self?.performPostponed() }
    }

    /// Performs what the display has reported, or postpones it while the app's code waits.
    func perform(_ action: @escaping @MainActor () -> Void) {
        if isWaiting || !postponed.isEmpty {
            postponed.append(action)
        } else {
            action()
        }
    }

    private func performPostponed() {
        while !postponed.isEmpty, !isWaiting {
            let next = postponed[0]
            next()
            postponed.removeFirst()
        }
    }
}
