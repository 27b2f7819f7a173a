public import FoundationGaps

/// The presentation of an animation before its begin and after its end.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not presented, the default.
    public static let removed = Self(rawValue: "removed")

    /// The first value is presented before the begin.
    public static let backwards = Self(rawValue: "backwards")

    /// The last value is presented after the end.
    public static let forwards = Self(rawValue: "forwards")

    /// Both.
    public static let both = Self(rawValue: "both")
}

/// The mapping of a container's time to the time of a layer or an animation.
///
/// With `tp` the container's time, the active local time is `t = (tp - beginTime) · speed +
/// timeOffset`, and the basic local time is `t` within one repetition.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The begin time, in seconds of the container's time. 0 by default.
    var beginTime: CFTimeInterval { get set }

    /// The offset added to the active local time, in seconds.
    var timeOffset: CFTimeInterval { get set }

    /// The duration of one repetition in local seconds.
    var duration: CFTimeInterval { get set }

    /// The local seconds per second of the container's time; 1 by default, 0 pauses.
    var speed: Float { get set }

    /// The number of repetitions, possibly fractional. 0, the default, counts as one.
    var repeatCount: Float { get set }

    /// The duration of all repetitions in local seconds; 0, the default, to use `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }

    /// `true` to run backward after each forward repetition.
    var autoreverses: Bool { get set }

    /// The presentation outside the active duration.
    var fillMode: CAMediaTimingFillMode { get set }
}
