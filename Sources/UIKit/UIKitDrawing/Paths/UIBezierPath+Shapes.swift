public import CoreGraphics

nonisolated extension UIBezierPath {
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// Creates the largest ellipse that fits into `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// `cornerRadius` is the radius in points, at most half of the shorter side; negative values
    /// and NaN count as 0.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle with some corners rounded.
    ///
    /// `cornerRadii` are the half axes of the corners in points, at most half of the shorter side;
    /// negative values and NaN count as 0.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let rect = rect.standardized
        let longest = min(rect.width, rect.height) / 2
        let width = cornerRadii.width > 0 ? min(cornerRadii.width, longest) : 0
        let height = cornerRadii.height > 0 ? min(cornerRadii.height, longest) : 0
        guard width > 0, height > 0 else {
            cgPath = CGPath(rect: rect, transform: nil)
            return
        }
        let radii = CGVector(dx: width, dy: height)
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
        addCorner(
            .topRight, of: corners, at: CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0),
            to: (0, 1), radii: radii)
        addCorner(
            .bottomRight, of: corners, at: CGPoint(x: rect.maxX, y: rect.maxY), from: (0, -1),
            to: (-1, 0), radii: radii)
        addCorner(
            .bottomLeft, of: corners, at: CGPoint(x: rect.minX, y: rect.maxY), from: (1, 0),
            to: (0, -1), radii: radii)
        addCorner(
            .topLeft, of: corners, at: CGPoint(x: rect.minX, y: rect.minY), from: (0, 1),
            to: (1, 0), radii: radii)
        close()
    }

    /// Adds a line to a corner and, if the corner is rounded, a quarter of an ellipse around it.
    ///
    /// - Parameters:
    ///   - back: The direction back along the edge that leads to the corner.
    ///   - ahead: The direction along the edge that leads away from it.
    private func addCorner(
        _ corner: UIRectCorner, of corners: UIRectCorner, at point: CGPoint,
        from back: (dx: CGFloat, dy: CGFloat), to ahead: (dx: CGFloat, dy: CGFloat),
        radii: CGVector
    ) {
        guard corners.contains(corner) else { return addLine(to: point) }
        // A cubic whose control points have this distance from the corner is a quarter circle
        // within 0.03 %.
        let inset: CGFloat = 1 - 0.552_284_749_830_793_6
        func offset(_ direction: (dx: CGFloat, dy: CGFloat), _ share: CGFloat) -> CGPoint {
            CGPoint(
                x: point.x + direction.dx * radii.dx * share,
                y: point.y + direction.dy * radii.dy * share)
        }
        addLine(to: offset(back, 1))
        addCurve(
            to: offset(ahead, 1), controlPoint1: offset(back, inset),
            controlPoint2: offset(ahead, inset))
    }

    /// Creates an arc. Angles are in radians, clockwise from the positive x axis.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }
}
