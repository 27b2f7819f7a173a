/// A cubic Bézier curve.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    /// Returns the control points of the cubic curve equal to a quadratic one.
    static func controls(
        ofQuadFrom start: CGPoint, to end: CGPoint, control: CGPoint
    ) -> (CGPoint, CGPoint) {
        (
            CGPoint(
                x: start.x + (control.x - start.x) * 2 / 3,
                y: start.y + (control.y - start.y) * 2 / 3),
            CGPoint(
                x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        )
    }

    /// Returns the point at `t`, from 0 at the start to 1 at the end.
    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Adds the extrema of the curve along x and y.
    func addExtrema(to box: inout BoundingBox) {
        for t in Self.extremumParameters(start.x, control1.x, control2.x, end.x) {
            box.add(point(at: t))
        }
        for t in Self.extremumParameters(start.y, control1.y, control2.y, end.y) {
            box.add(point(at: t))
        }
    }

    /// Returns the parameters, strictly between 0 and 1, at which the derivative of one coordinate
    /// is zero.
    private static func extremumParameters(
        _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
    ) -> [CGFloat] {
        // Control points between the ends never push the curve beyond them.
        let (low, high) = (min(p0, p3), max(p0, p3))
        if p1 >= low, p1 <= high, p2 >= low, p2 <= high { return [] }
        // The derivative, divided by 3: a·t² + b·t + c.
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 * max(abs(b), abs(c)) || a == 0 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            // The form that avoids cancellation between nearly equal numbers.
            let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
            roots = [q / a]
            if q != 0 { roots.append(c / q) }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// Returns the number of straight lines that follow the curve within `tolerance`, from 1 to
    /// 1,000.
    func lineCount(tolerance: CGFloat) -> Int {
        // The distance to the chord is at most 1/8 of the greatest second derivative over n².
        let (ax, ay) = (
            start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y
        )
        let (bx, by) = (control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let bend = max(ax * ax + ay * ay, bx * bx + by * by).squareRoot() * 6
        let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
        // Written so that NaN gives 1.
        return count > 1 ? Int(min(count, 1000)) : 1
    }
}
