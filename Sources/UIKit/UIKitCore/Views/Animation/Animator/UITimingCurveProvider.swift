public import Foundation

/// The kind of a timing curve. Raw values are Apple's.
public nonisolated enum UITimingCurveType: Int, Hashable, Sendable {
    /// One of the four built-in curves.
    case builtin = 0

    /// A cubic Bézier curve.
    case cubic = 1

    /// A spring.
    case spring = 2

    /// A cubic curve whose value a spring follows.
    case composed = 3
}

/// The timing of a ``UIViewPropertyAnimator``: ``UICubicTimingParameters`` or
/// ``UISpringTimingParameters``.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }

    /// The Bézier curve; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }

    /// The spring; `nil` for a Bézier curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}
