import Foundation

/// A curve of motion: the share of a change that is done, for a share of its time.
///
/// Both begin at 0 and end at 1. In between, the result of some curves is outside of 0…1.
///
///     Easing.inBack()(0.3)   // −0.08: first it goes back
public nonisolated struct Easing: Sendable {
    private let curve: @Sendable (Double) -> Double

    /// Creates an easing from a function that maps 0 to 0 and 1 to 1.
    public init(_ curve: @escaping @Sendable (Double) -> Double) {
        self.curve = curve
    }

    /// The share of the change at a share of the time, which is clamped to 0…1.
    public func callAsFunction(_ time: Double) -> Double {
        guard time > 0 else { return 0 }  // Also for NaN.
        return time >= 1 ? 1 : curve(time)
    }

    /// The same curve backwards in time: an ease-in becomes an ease-out.
    public var reversed: Easing { Easing { 1 - self(1 - $0) } }

    // MARK: Curves

    public static let linear = Easing { $0 }
    public static let easeIn = cubicBezier(0.42, 0, 1, 1)
    public static let easeOut = cubicBezier(0, 0, 0.58, 1)
    public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)

    /// A curve from (0, 0) to (1, 1) with two control points.
    public static func cubicBezier(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> Easing {
        @Sendable func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
            let rest = 1 - t
            return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
        }
        return Easing { time in
            // x grows with t, so halving finds the t of a time.
            var low = 0.0
            var high = 1.0
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if value(x1, x2, middle) < time { low = middle } else { high = middle }
            }
            return value(y1, y2, (low + high) / 2)
        }
    }

    /// Goes back before it goes: `t² ((s + 1) t − s)`.
    ///
    /// - Parameter overshoot: The strength `s`; 1.70158 goes back by a tenth.
    public static func inBack(overshoot: Double = 1.70158) -> Easing {
        Easing { $0 * $0 * ((overshoot + 1) * $0 - overshoot) }
    }

    /// Goes too far and comes back: ``inBack(overshoot:)`` backwards.
    public static func outBack(overshoot: Double = 1.70158) -> Easing {
        inBack(overshoot: overshoot).reversed
    }

    /// Swings around its end, three times with the usual period.
    public static func outElastic(period: Double = 0.3) -> Easing {
        Easing { 1 + pow(2, -10 * $0) * sin(($0 - period / 4) * 2 * .pi / period) }
    }

    /// Bounces on its end as a ball on the ground: four parabolas of decreasing height.
    public static let outBounce = Easing { time in
        let unit = 2.75
        let (center, floor): (Double, Double) =
            switch time * unit {
            case ..<1: (0, 0)
            case ..<2: (1.5, 0.75)
            case ..<2.5: (2.25, 0.9375)
            default: (2.625, 0.984375)
            }
        let distance = time - center / unit
        return unit * unit * distance * distance + floor
    }
}
