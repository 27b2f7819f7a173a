public import Foundation

/// The names of predefined timing functions.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")

    /// The pacing of implicit animations.
    public static let `default` = Self(rawValue: "default")
}

/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1) whose x is the fraction
/// of the time and whose y is the fraction of the progress.
nonisolated public final class CAMediaTimingFunction: NSObject, Sendable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    /// Creates the curve with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
    ///
    /// The x coordinates are clamped to 0…1, so that time is monotonic.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        x1 = min(max(Double(c1x), 0), 1)
        y1 = Double(c1y)
        x2 = min(max(Double(c2x), 0), 1)
        y2 = Double(c2y)
        super.init()
    }

    /// Creates a predefined curve. An unknown name gives a straight line.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Stores the two coordinates of control point `idx`, 0 to 3, in `ptr`.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        precondition(
            (0...3).contains(idx), "Control point \(idx) does not exist: they are numbered 0 to 3.")
        let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    /// Returns the progress after `fraction` of the time. Fractions outside 0…1 are clamped.
    ///
    /// Newton's method finds the curve's parameter for the time; where the curve is too flat,
    /// bisection does.
    package func value(at fraction: Double) -> Double {
        if fraction.isNaN || fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return fraction }
        let parameter = parameter(forX: fraction)
        return Self.bezier(y1, y2, parameter)
    }

    private static func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        let a = 1 - c - b
        return ((a * t + b) * t + c) * t
    }

    private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        let a = 1 - c - b
        return (3 * a * t + 2 * b) * t + c
    }

    private func parameter(forX x: Double) -> Double {
        var t = x
        for _ in 0..<8 {
            let error = Self.bezier(x1, x2, t) - x
            if abs(error) < 1e-12 { return t }
            let slope = Self.slope(x1, x2, t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
        }
        if t >= 0, t <= 1, abs(Self.bezier(x1, x2, t) - x) < 1e-12 { return t }
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            t = (low + high) / 2
            if Self.bezier(x1, x2, t) < x { low = t } else { high = t }
        }
        return t
    }

    /// `true` if `object` is a timing function with the same control points.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return x1 == other.x1 && y1 == other.y1 && x2 == other.x2 && y2 == other.y2
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(x1)
        hasher.combine(y1)
        hasher.combine(x2)
        hasher.combine(y2)
        return hasher.finalize()
    }
}
