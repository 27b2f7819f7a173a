import CGTK
import CGTKShim
import Foundation
public import Platform

// MARK: - Timers

extension GTKHost {
    /// The number of seconds since the machine started, without those in suspension.
    public var now: Double { Double(g_get_monotonic_time()) / 1e6 }

    @discardableResult
    public func schedule(
        at time: Double, _ action: @escaping @MainActor () -> Void
    ) -> any HostTimer {
        let timer = timers.insert(due: time.isNaN ? now : max(time, now), action)
        setTimerAlarm()
        return timer
    }

    func runDueTimers() {
        guard !isWaiting else { return }
        let now = self.now
        while let due = timers.nextDue, due <= now, let action = timers.removeFirst() { action() }
        setTimerAlarm()
    }

    private func setTimerAlarm() {
        guard !isWaiting else { return }
        ts_alarm_set(timerAlarm, Self.microseconds(timers.nextDue))
    }

    /// Sets the alarms that fell due while the app's code waited.
    func setAlarms() {
        setTimerAlarm()
        if isFrameRequested {
            isFrameRequested = false
            requestFrame()
        }
    }

    /// Converts a time to GLib's clock; -1 means never.
    private static func microseconds(_ time: Double?) -> Int {
        guard let time, time < 1e12 else { return -1 }
        return Int((time * 1e6).rounded(.up))
    }
}

// MARK: - Frames

extension GTKHost {
    /// The maximum time that a requested frame waits for a window's frame clock, in seconds. The
    /// clock of a hidden window stands still.
    private static let maximumWait = 0.25

    public func requestFrame() {
        guard !isFrameRequested, !isDisplayLost else { return }
        isFrameRequested = true
        let shown = windows.filter(\.isShown)
        for window in shown { window.requestTick() }
        let latest = shown.isEmpty ? max(now, lastFrameTime + 1 / 60) : now + Self.maximumWait
        ts_alarm_set(frameAlarm, Self.microseconds(latest))
    }

    func showFrame(at time: Double) {
        guard isFrameRequested, !isShowingFrame, !isWaiting else { return }
        isFrameRequested = false
        for window in windows { window.cancelTick() }
        ts_alarm_set(frameAlarm, -1)
        lastFrameTime = max(time, lastFrameTime)
        isShowingFrame = true
        defer { isShowingFrame = false }
        client?.hostWillShowFrame(at: lastFrameTime)
    }
}
