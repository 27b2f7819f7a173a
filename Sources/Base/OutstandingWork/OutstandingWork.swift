/// Work that other processes do for the app, such as those of a web engine: it takes real time, and
/// its results arrive by a loop of its own.
///
/// A desktop's host runs that loop anyway. A host without a display asks here: its clock stands
/// still while work is pending.
@MainActor
package protocol OutstandingWork: AnyObject {
    /// What is pending for an app with this clock, one phrase each; empty if nothing is, or if it
    /// waits for the app.
    func pendingReasons(of clock: OpaquePointer) -> [String]

    /// Delivers a result that has arrived; `false` if there was none.
    func deliver() -> Bool

    /// Lets the work of an app know that its clock advanced; `true` if something of it was due.
    func clock(_ clock: OpaquePointer, didAdvanceBy seconds: Double) -> Bool

    /// The seconds until something of an app happens by itself, such as a timer of a page; `nil`
    /// for never.
    ///
    /// - Parameter isOnce: `true` to leave out what repeats without end.
    func secondsUntilDue(of clock: OpaquePointer, isOnce: Bool) -> Double?
}

/// The kinds of outstanding work of this program.
@MainActor
package enum OutstandingWorks {
    private static var all: [any OutstandingWork] = []

    /// The maximum number of seconds of real time to wait for work. On a busy machine the system
    /// takes ten for the namespaces of a process's sandbox.
    package static var patience = 30.0

    /// `true` after a host without a display has asked: nothing else delivers results.
    package private(set) static var isAwaited = false

    /// Adds a kind of work, for the rest of the program's life.
    package static func add(_ work: any OutstandingWork) { all.append(work) }

    /// Makes a clock that of the calling thread, and returns the one before; `nil` stands for real
    /// time.
    package typealias ClockSwap = (OpaquePointer?) -> OpaquePointer?

    private static var swapClock: ClockSwap?

    /// The clock of the app whose code called ``inRealTime(_:)``.
    private static var appClock: OpaquePointer?

    /// Declares that the caller delivers results, to apps with clocks of their own.
    package static func await(_ swapClock: @escaping ClockSwap) {
        isAwaited = true
        self.swapClock = swapClock
    }

    /// Evaluates a call of a library that does outstanding work, in real time: such a library waits
    /// for its processes until a deadline, which never comes while the app's clock stands still.
    package static func inRealTime<Value>(_ call: @autoclosure () -> Value) -> Value {
        guard let swapClock, let clock = swapClock(nil) else { return call() }
        let outer = appClock
        appClock = clock
        defer {
            appClock = outer
            _ = swapClock(clock)
        }
        return call()
    }

    /// Evaluates what such a library calls back, in the time of the app that called it.
    package static func inAppTime<Value>(_ body: () -> Value) -> Value {
        guard let swapClock, let appClock else { return body() }
        let old = swapClock(appClock)
        defer { _ = swapClock(old) }
        return body()
    }

    /// The clock of the app whose code runs; `nil` in real time.
    package static var currentClock: OpaquePointer? {
        guard let swapClock else { return nil }
        let clock = swapClock(nil)
        _ = swapClock(clock)
        return clock ?? appClock
    }

    /// What is pending for an app.
    package static func pendingReasons(of clock: OpaquePointer) -> [String] {
        all.flatMap { $0.pendingReasons(of: clock) }
    }

    /// Advances the work of an app; `true` if something of it was due.
    package static func clock(_ clock: OpaquePointer, didAdvanceBy seconds: Double) -> Bool {
        all.reduce(false) { $1.clock(clock, didAdvanceBy: seconds) || $0 }
    }

    /// The seconds until something of an app happens by itself.
    package static func secondsUntilDue(of clock: OpaquePointer, isOnce: Bool) -> Double? {
        all.compactMap { $0.secondsUntilDue(of: clock, isOnce: isOnce) }.min()
    }

    /// Delivers a result of each kind that has arrived; `false` if there was none.
    package static func deliver() -> Bool {
        all.reduce(false) { $1.deliver() || $0 }
    }
}
