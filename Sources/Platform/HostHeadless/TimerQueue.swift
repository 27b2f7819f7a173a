import Platform

/// The timers of a virtual clock, ordered by time and then by age.
@MainActor
struct TimerQueue {
    /// Latest first, so that the next one is taken off the end.
    private var timers: [VirtualTimer] = []
    private var lastNumber = 0

    mutating func insert(
        due: Double, _ action: @escaping @MainActor () -> Void
    ) -> VirtualTimer {
        lastNumber += 1
        let timer = VirtualTimer(due: due, number: lastNumber, action: action)
        var low = 0
        var high = timers.count
        while low < high {
            let middle = (low + high) / 2
            if timer.isBefore(timers[middle]) { low = middle + 1 } else { high = middle }
        }
        timers.insert(timer, at: low)
        return timer
    }

    /// When the next timer is due that nobody cancelled.
    var nextDue: Double? {
        mutating get {
            while let last = timers.last, last.action == nil { timers.removeLast() }
            return timers.last?.due
        }
    }

    /// Takes out the next timer.
    mutating func removeFirst() -> (@MainActor () -> Void)? {
        guard nextDue != nil else { return nil }
        let timer = timers.removeLast()
        defer { timer.cancel() }
        return timer.action
    }
}

/// A call that a virtual clock makes later.
@MainActor
final class VirtualTimer: HostTimer {
    let due: Double
    private let number: Int

    /// `nil` once the call was made or cancelled.
    private(set) var action: (@MainActor () -> Void)?

    init(due: Double, number: Int, action: @escaping @MainActor () -> Void) {
        self.due = due
        self.number = number
        self.action = action
    }

    func isBefore(_ other: VirtualTimer) -> Bool {
        (due, number) < (other.due, other.number)
    }

    func cancel() { action = nil }
}
