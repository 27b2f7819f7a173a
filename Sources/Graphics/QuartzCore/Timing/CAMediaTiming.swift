public import FoundationGaps

/// What an animation shows before it begins and after it has ended.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing, the default.
    public static let removed = Self(rawValue: "removed")

    /// Its first value before it begins.
    public static let backwards = Self(rawValue: "backwards")

    /// Its last value after it has ended.
    public static let forwards = Self(rawValue: "forwards")

    /// Both.
    public static let both = Self(rawValue: "both")
}

/// How the time of a layer or an animation runs within that of what contains it.
///
/// With `tp` the container's time, the active local time is `t = (tp - beginTime) · speed + timeOffset`,
/// and the basic local time is `t` within one repetition.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds of the containing time. 0 by default.
    var beginTime: CFTimeInterval { get set }

    /// Seconds added to the active local time.
    var timeOffset: CFTimeInterval { get set }

    /// The duration of one repetition in local seconds.
    var duration: CFTimeInterval { get set }

    /// Local seconds for one second of the containing time; 1 by default, 0 stands still.
    var speed: Float { get set }

    /// How often it repeats, possibly by fractions. 0, the default, counts as once.
    var repeatCount: Float { get set }

    /// For how many local seconds it repeats; 0, the default, leaves it to `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }

    /// Whether each repetition runs back after it has run forth.
    var autoreverses: Bool { get set }

    /// What is shown outside the active duration.
    var fillMode: CAMediaTimingFillMode { get set }
}
