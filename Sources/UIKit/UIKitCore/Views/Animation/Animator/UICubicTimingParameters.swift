import CoreGraphics
public import Foundation
import QuartzCore

/// A cubic Bézier curve from (0, 0) to (1, 1): x is the fraction of the time, y that of the way.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The built-in curve nearest to this one.
    public let animationCurve: UIView.AnimationCurve

    /// The first control point of the curve.
    public let controlPoint1: CGPoint
    /// The second control point of the curve.
    public let controlPoint2: CGPoint

    /// `builtin` for a named curve, `cubic` for one with control points.
    public let timingCurveType: UITimingCurveType

    /// Creates the curve that starts and ends slowly.
    public override convenience nonisolated init() {
        self.init(animationCurve: .easeInOut)
    }

    nonisolated deinit {}

    /// Creates a built-in curve.
    public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
    }

    /// Creates a curve with two control points, whose x is between 0 and 1.
    public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
    }

    public var cubicTimingParameters: UICubicTimingParameters? { self }

    public var springTimingParameters: UISpringTimingParameters? { nil }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y),
            Float(controlPoint2.x), Float(controlPoint2.y))
    }
}
