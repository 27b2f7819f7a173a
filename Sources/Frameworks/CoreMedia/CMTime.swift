/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
    /// The numerator.
    public var value: Int64

    /// The denominator: the number of units in a second, positive for a valid time.
    public var timescale: Int32

    /// Creates the time `value / timescale`.
    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }

    /// Creates the nearest time in units of a scale.
    public init(seconds: Double, preferredTimescale: Int32) {
        let units = (seconds * Double(preferredTimescale)).rounded()
        let fits = units.isFinite && abs(units) < 9e18
        self.init(value: fits ? Int64(units) : 0, timescale: fits ? preferredTimescale : 0)
    }

    /// The time 0.
    public static let zero = CMTime(value: 0, timescale: 1)

    /// No time.
    public static let invalid = CMTime(value: 0, timescale: 0)

    /// `true` if it is a time.
    public var isValid: Bool { timescale > 0 }

    /// The time in seconds; not a number if it is invalid.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

    /// Returns `true` for the same time, in whatever scales; two invalid times are equal.
    public static func == (left: CMTime, right: CMTime) -> Bool {
        guard left.isValid, right.isValid else { return left.isValid == right.isValid }
        return left.scaled(to: right) == right.scaled(to: left)
    }

    /// Returns `true` if the left time is earlier. An invalid time comes before every other.
    public static func < (left: CMTime, right: CMTime) -> Bool {
        // An invalid time comes before every other.
        guard left.isValid, right.isValid else { return !left.isValid && right.isValid }
        return left.scaled(to: right) < right.scaled(to: left)
    }

    /// The value in units of both scales.
    private func scaled(to other: CMTime) -> Int128 { Int128(value) * Int128(other.timescale) }

    /// Equal times have the same hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

/// Returns the time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns the time `value / timescale`.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
