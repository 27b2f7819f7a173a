import UIKit

/// An estimate of the time that work takes until its end, if it goes on as it did.
nonisolated struct TimeLeft: Sendable {
    /// The first progress that was reported, and its time.
    private var start: (progress: Double, time: TimeInterval)?
    private var updateTime = -TimeInterval.infinity

    /// The seconds left; `nil` until there is an estimate.
    private(set) var seconds: TimeInterval?

    /// Takes a progress from 0 to 1 into account. Work that begins again is measured again.
    ///
    /// - Returns: `true` if ``seconds`` changed: at most once a second, and not in the first one.
    mutating func update(progress: Double, at time: TimeInterval) -> Bool {
        guard let first = start, progress >= first.progress else {
            self = TimeLeft()
            start = (progress, time)
            return false
        }
        let (done, elapsed) = (progress - first.progress, time - first.time)
        guard elapsed >= 1, done > 0, time - updateTime >= 1 || progress >= 1 else { return false }
        updateTime = time
        let old = seconds
        seconds = elapsed / done * max(1 - progress, 0)
        return seconds != old
    }

    /// The estimate in words, in the app's language; empty at the end of the work.
    var text: String? {
        guard let seconds else { return nil }
        // Estimates of fewer than five seconds would be wrong before they are read.
        let count = Int(min((seconds / 5).rounded(.up) * 5, 1e6))
        if count <= 0 { return "" }
        if count < 60 { return String(localized: "About \(count) seconds left") }
        return String(localized: "About \((count + 59) / 60) minutes left", in: .current)
    }
}
