import FoundationGaps

/// The timers of a host, ordered by time and then by age.
@MainActor
package struct TimerQueue {
    /// The timers, latest first, so that the next one is removed at the end.
    private var timers: [QueuedTimer] = []
    private var lastNumber = 0

    package init() {}

    /// Adds a call that is due at `due`.
    package mutating func insert(
        due: Double, _ action: @escaping @MainActor () -> Void
    ) -> QueuedTimer {
        lastNumber += 1
        let timer = QueuedTimer(due: due, number: lastNumber, action: action)
        timers.insert(timer, at: timers.partitioningIndex { !timer.isBefore($0) })
        return timer
    }

    /// The time of the next timer that is not cancelled.
    package var nextDue: Double? {
        mutating get {
            while let last = timers.last, last.action == nil { timers.removeLast() }
            return timers.last?.due
        }
    }

    /// Removes and returns the action of the next timer.
    package mutating func removeFirst() -> (@MainActor () -> Void)? {
        guard nextDue != nil else { return nil }
        let timer = timers.removeLast()
        defer { timer.cancel() }
        return timer.action
    }
}

/// A pending call of a host.
@MainActor
package final class QueuedTimer: HostTimer {
    let due: Double
    private let number: Int

    /// The action; `nil` once it was called or cancelled.
    private(set) var action: (@MainActor () -> Void)?

    init(due: Double, number: Int, action: @escaping @MainActor () -> Void) {
        self.due = due
        self.number = number
        self.action = action
    }

    func isBefore(_ other: QueuedTimer) -> Bool {
        (due, number) < (other.due, other.number)
    }

    package func cancel() { action = nil }
}
