import Foundation

/// A circular arc, approximated by cubic Bézier curves of at most a quarter turn each.
struct CircularArc {
    let center: CGPoint
    let radius: CGFloat

    /// The start angle in radians, from x toward y.
    let start: CGFloat

    /// The swept angle in radians, negative for clockwise as seen with y up. Its magnitude is less
    /// than two turns.
    let sweep: CGFloat

    /// Creates an arc, or `nil` when a number is not finite.
    init?(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
        guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite,
            sweep.isFinite
        else { return nil }
        let turn = 2 * CGFloat.pi
        self.center = center
        self.radius = abs(radius)
        self.start = start
        // Turns beyond the second would retrace the first.
        let rest = sweep.truncatingRemainder(dividingBy: turn)
        self.sweep = abs(sweep) <= turn ? sweep : rest + (sweep > 0 ? turn : -turn)
    }

    /// Creates the arc that touches the lines from `start` to `corner` and from `corner` to `end`,
    /// or `nil` when they do not form a corner.
    init?(rounding corner: CGPoint, from start: CGPoint, to end: CGPoint, radius: CGFloat) {
        let back = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let ahead = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let backLength = back.length
        let aheadLength = ahead.length
        guard radius > 0, backLength > 0, aheadLength > 0 else { return nil }
        let unitBack = CGVector(dx: back.dx / backLength, dy: back.dy / backLength)
        let unitAhead = CGVector(dx: ahead.dx / aheadLength, dy: ahead.dy / aheadLength)
        let cosine = unitBack.dx * unitAhead.dx + unitBack.dy * unitAhead.dy
        let cross = unitBack.dx * unitAhead.dy - unitBack.dy * unitAhead.dx
        guard abs(cross) > 1e-9 else { return nil }
        // The circle touches both lines at radius / tan(half the corner's angle) from the corner,
        // and tan(half) = sin / (1 + cos).
        let distance = radius * (1 + cosine) / abs(cross)
        let touch1 = CGPoint(
            x: corner.x + unitBack.dx * distance, y: corner.y + unitBack.dy * distance)
        let touch2 = CGPoint(
            x: corner.x + unitAhead.dx * distance, y: corner.y + unitAhead.dy * distance)
        // From the touching point, the centre lies across the first line on the side of the second.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: touch1.x - unitBack.dy * radius * side, y: touch1.y + unitBack.dx * radius * side)
        let startAngle = CGFloat(atan2(Double(touch1.y - center.y), Double(touch1.x - center.x)))
        let endAngle = CGFloat(atan2(Double(touch2.y - center.y), Double(touch2.x - center.x)))
        self.init(
            center: center, radius: radius, start: startAngle,
            sweep: Self.sweep(from: startAngle, to: endAngle, clockwise: cross > 0))
    }

    /// Returns the signed angle from one angle to another, in radians, negative if clockwise.
    ///
    /// Angles a full turn or more apart give a full turn.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = end - start
        guard abs(difference) < turn else { return clockwise ? -turn : turn }
        if clockwise { return difference > 0 ? difference - turn : difference }
        return difference < 0 ? difference + turn : difference
    }

    /// The distance of a curve's control points from its ends, for a radius of 1: the value that
    /// puts the curve's midpoint on the circle, `4/3 · tan(sweep / 4)`.
    static func controlDistance(sweep: CGFloat) -> CGFloat {
        CGFloat(4.0 / 3.0 * tan(Double(sweep) / 4))
    }

    var startPoint: CGPoint { point(at: start) }

    /// Calls `body` with each curve's end and control points.
    func forEachCurve(_ body: (_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) -> Void) {
        guard sweep != 0 else { return }
        // Tolerates rounding slightly above a multiple of a quarter turn, which would add a sliver.
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let distance = Self.controlDistance(sweep: step) * radius
        var from = unit(at: start)
        for index in 1...count {
            let to = unit(at: start + step * CGFloat(index))
            body(
                CGPoint(x: center.x + to.dx * radius, y: center.y + to.dy * radius),
                CGPoint(
                    x: center.x + from.dx * radius - from.dy * distance,
                    y: center.y + from.dy * radius + from.dx * distance),
                CGPoint(
                    x: center.x + to.dx * radius + to.dy * distance,
                    y: center.y + to.dy * radius - to.dx * distance))
            from = to
        }
    }

    private func point(at angle: CGFloat) -> CGPoint {
        let direction = unit(at: angle)
        return CGPoint(x: center.x + direction.dx * radius, y: center.y + direction.dy * radius)
    }

    /// Returns the unit vector at an angle, exact at quarter turns so that round shapes stay
    /// symmetric.
    private func unit(at angle: CGFloat) -> CGVector {
        let quarters = Double(angle) / (Double.pi / 2)
        let nearest = quarters.rounded()
        if abs(quarters - nearest) < 1e-12 {
            switch ((nearest.truncatingRemainder(dividingBy: 4)) + 4)
                .truncatingRemainder(dividingBy: 4)
            {
            case 0: return CGVector(dx: 1 as CGFloat, dy: 0)
            case 1: return CGVector(dx: 0 as CGFloat, dy: 1)
            case 2: return CGVector(dx: -1 as CGFloat, dy: 0)
            default: return CGVector(dx: 0 as CGFloat, dy: -1)
            }
        }
        return CGVector(dx: cos(Double(angle)), dy: sin(Double(angle)))
    }
}

extension CGVector {
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
