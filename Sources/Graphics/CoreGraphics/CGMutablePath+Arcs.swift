import Foundation

extension CGMutablePath {
    /// Adds part of a circle, preceded by a line from the current point to the arc's start if there
    /// is a current point.
    ///
    /// Angles are measured from the x axis toward the y axis, in radians. The direction is as seen
    /// with y pointing up; where y points down, as in a view, a `clockwise` arc looks
    /// anticlockwise. Angles a full turn or more apart give the whole circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: CircularArc.sweep(from: startAngle, to: endAngle, clockwise: clockwise),
            transform: transform)
    }

    /// Adds part of a circle that sweeps over `delta` radians, preceded by a line from the current
    /// point to the arc's start if there is a current point. A negative `delta` is clockwise as
    /// seen with y pointing up.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let arc = CircularArc(center: center, radius: radius, start: startAngle, sweep: delta)
        else { return }
        let start = arc.startPoint
        if isEmpty {
            move(to: start, transform: transform)
        } else {
            addLine(to: start, transform: transform)
        }
        arc.forEachCurve { end, control1, control2 in
            addCurve(to: end, control1: control1, control2: control2, transform: transform)
        }
    }

    /// Adds the arc that rounds off the corner `tangent1End` between the current point and
    /// `tangent2End`, preceded by a line from the current point to the arc's start.
    ///
    /// When the three points are collinear or the radius is zero, only the line to `tangent1End` is
    /// added.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = storage.current else { return }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        guard
            let arc = CircularArc(
                rounding: tangent1End, from: start, to: tangent2End, radius: radius)
        else {
            addLine(to: tangent1End, transform: transform)
            return
        }
        addLine(to: arc.startPoint, transform: transform)
        arc.forEachCurve { end, control1, control2 in
            addCurve(to: end, control1: control1, control2: control2, transform: transform)
        }
    }

    /// Adds the ellipse that touches the middle of each side of `rect`, as a closed subpath that
    /// starts at the middle of the right side and proceeds toward growing y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let toRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
        ).concatenating(transform)
        guard let circle = CircularArc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi) else {
            return
        }
        move(to: CGPoint(x: 1, y: 0), transform: toRect)
        circle.forEachCurve { end, control1, control2 in
            addCurve(to: end, control1: control1, control2: control2, transform: toRect)
        }
        closeSubpath()
    }

    /// Adds a rectangle with rounded corners as a closed subpath, from the middle of the right side
    /// toward growing y.
    ///
    /// Corners are quarters of ellipses. Those larger than half a side are reduced to fit.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        guard width > 0, height > 0, !rect.isNull else {
            addRect(rect, transform: transform)
            return
        }
        let kappa = 1 - CircularArc.controlDistance(sweep: .pi / 2)
        let (left, right) = (rect.minX, rect.maxX)
        let (low, high) = (rect.minY, rect.maxY)
        /// Adds the side up to the corner's start, then the corner. `back` points from the corner
        /// back along the side that ends there, `ahead` forward along the side that starts there.
        func addCorner(x: CGFloat, y: CGFloat, back: CGSize, ahead: CGSize) {
            addLine(to: CGPoint(x: x + back.width, y: y + back.height), transform: transform)
            addCurve(
                to: CGPoint(x: x + ahead.width, y: y + ahead.height),
                control1: CGPoint(x: x + back.width * kappa, y: y + back.height * kappa),
                control2: CGPoint(x: x + ahead.width * kappa, y: y + ahead.height * kappa),
                transform: transform)
        }
        let toLeft = CGSize(width: -width, height: 0)
        let toRight = CGSize(width: width, height: 0)
        let down = CGSize(width: 0, height: -height)
        let up = CGSize(width: 0, height: height)
        move(to: CGPoint(x: right, y: rect.midY), transform: transform)
        addCorner(x: right, y: high, back: down, ahead: toLeft)
        addCorner(x: left, y: high, back: toRight, ahead: down)
        addCorner(x: left, y: low, back: up, ahead: toRight)
        addCorner(x: right, y: low, back: toLeft, ahead: up)
        closeSubpath()
    }
}
