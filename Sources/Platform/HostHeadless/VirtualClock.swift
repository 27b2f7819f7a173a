import Platform

/// The pending work of a headless host, in the order of time.
///
/// Frames lie on a grid that starts with the clock. A requested frame is due at the first grid time
/// that is not past and at which no frame was shown yet.
@MainActor
struct VirtualClock {
    /// The difference below which times are equal, so that ten steps of a tenth are a second.
    static let resolution = 1e-9

    /// The maximum number of timers at one time. A timer beyond that, scheduled by a chain of
    /// timers without delay, is moved to the time of the next frame, so that the clock always
    /// advances.
    static let maximumTimersPerMoment = 10_000

    /// The valid times: those at which a frame is longer than a double's resolution.
    static let range: ClosedRange<Double> = -1e9...1e9

    private(set) var now: Double
    private(set) var isFrameRequested = false

    private let start: Double
    private let framesPerSecond: Double
    private var nextFrameNumber = 0.0
    private var timers = TimerQueue()
    private var timersAtThisMoment = 0

    init(startingAt now: Double, framesPerSecond: Int) {
        Self.check(now)
        precondition(
            framesPerSecond > 0,
            "A screen of \(framesPerSecond) frames a second shows nothing. Pass at least 1.")
        self.now = now
        start = now
        self.framesPerSecond = Double(framesPerSecond)
    }

    /// Rejects times outside ``range``.
    static func check(_ time: Double) {
        precondition(
            range.contains(time),
            "A virtual clock cannot show \(time) seconds. Pass a time within \(range).")
    }

    /// A piece of due work.
    enum Work {
        case timer(@MainActor () -> Void)
        case frame(time: Double)
    }

    // MARK: Requests

    mutating func requestFrame() { isFrameRequested = true }

    mutating func schedule(
        at time: Double, _ action: @escaping @MainActor () -> Void
    ) -> QueuedTimer {
        var due = time.isNaN ? now : max(time, now)
        if due - now < Self.resolution, timersAtThisMoment >= Self.maximumTimersPerMoment {
            due = now + 1 / framesPerSecond
        }
        return timers.insert(due: due, action)
    }

    // MARK: Work

    /// The time of the next piece of work: that of the frame or of the earliest timer.
    var nextDue: Double? {
        mutating get {
            switch (timers.nextDue, isFrameRequested ? frameTime : nil) {
            case (nil, nil): nil
            case (let time?, nil), (nil, let time?): time
            case (let timer?, let frame?): min(timer, frame)
            }
        }
    }

    /// Removes and returns the work due at `deadline` or before, setting the clock to its time;
    /// `nil` when there is none.
    mutating func removeWork(until deadline: Double) -> Work? {
        let last = min(deadline, Self.range.upperBound) + Self.resolution
        guard let due = nextDue, due <= last else { return nil }
        let frame = isFrameRequested ? frameTime : .infinity
        if let timer = timers.nextDue, timer <= frame + Self.resolution,
            let action = timers.removeFirst()
        {
            setNow(timer)
            timersAtThisMoment += 1
            return .timer(action)
        }
        isFrameRequested = false
        setNow(frame)
        nextFrameNumber = ((now - start) * framesPerSecond).rounded() + 1
        return .frame(time: now)
    }

    /// Sets the clock to `time`, without running work.
    mutating func setNow(_ time: Double) {
        if time - now >= Self.resolution { timersAtThisMoment = 0 }
        now = max(now, time)
    }

    /// The time at which a frame requested now is shown.
    private var frameTime: Double {
        let elapsed = (now - start - Self.resolution) * framesPerSecond
        return start + max(nextFrameNumber, elapsed.rounded(.up)) / framesPerSecond
    }
}
