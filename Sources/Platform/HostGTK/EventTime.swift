/// The conversion of event times.
package enum EventTime {
    /// Converts an event's time, in milliseconds of a clock that wraps around every seven weeks, to
    /// the host's.
    ///
    /// Display servers on Linux count from the machine's start, as the host does. A time that is
    /// not from the last ten seconds is from another clock (a server on another machine): such an
    /// event gets the current time.
    package static func seconds(milliseconds: UInt32, now: Double) -> Double {
        let current = UInt32(truncatingIfNeeded: Int64(now * 1_000))
        let age = Int32(bitPattern: current &- milliseconds)
        return (0...10_000).contains(age) ? now - Double(age) / 1_000 : now
    }
}
