public import CoreGraphics

/// The shape of a layer's rounded corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarters of a circle.
    public static let circular = Self(rawValue: "circular")

    /// Curves that begin further from the corner and bend gradually, as those of app icons.
    public static let continuous = Self(rawValue: "continuous")
}

extension CALayer {
    /// The shape of the rounded corners: ``CALayerCornerCurve/circular`` by default.
    public var cornerCurve: CALayerCornerCurve {
        get { style.cornerCurve }
        set {
            guard newValue != style.cornerCurve else { return }
            change("cornerCurve", [.picture, .effects]) { style.cornerCurve = newValue }
        }
    }

    /// Returns how far a corner of a curve reaches along the sides, in radii.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? ContinuousCorner.reach : 1
    }

    /// The effective radius: at most half of the shorter side, and 0 when no corner is rounded.
    final var effectiveCornerRadius: CGFloat {
        guard style.cornerRadius > 0, !style.maskedCorners.isEmpty else { return 0 }
        return min(style.cornerRadius, style.bounds.width / 2, style.bounds.height / 2)
    }

    /// The distance from a corner that the rounding reaches along the sides.
    final var cornerReach: CGFloat {
        let radius = effectiveCornerRadius
        return isContinuous(style.bounds, radius) ? radius * ContinuousCorner.reach : radius
    }

    /// The bounds with their rounded corners.
    final var outline: CGPath { outline(of: style.bounds, radius: effectiveCornerRadius) }

    /// Returns a rectangle with the layer's rounded corners at a radius.
    final func outline(of rect: CGRect, radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        guard radius > 0 else {
            path.addRect(rect)
            return path
        }
        let isContinuous = isContinuous(rect, radius)
        func corner(_ mask: CACornerMask, _ tip: CGPoint, _ next: CGPoint) {
            let radius = style.maskedCorners.contains(mask) ? radius : 0
            if isContinuous, radius > 0 {
                ContinuousCorner.add(to: path, tip: tip, next: next, radius: radius)
            } else {
                path.addArc(tangent1End: tip, tangent2End: next, radius: radius)
            }
        }
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        path.move(to: CGPoint(x: rect.midX, y: y0))
        corner(.layerMaxXMinYCorner, CGPoint(x: x1, y: y0), CGPoint(x: x1, y: rect.midY))
        corner(.layerMaxXMaxYCorner, CGPoint(x: x1, y: y1), CGPoint(x: rect.midX, y: y1))
        corner(.layerMinXMaxYCorner, CGPoint(x: x0, y: y1), CGPoint(x: x0, y: rect.midY))
        corner(.layerMinXMinYCorner, CGPoint(x: x0, y: y0), CGPoint(x: rect.midX, y: y0))
        path.closeSubpath()
        return path
    }

    /// `true` if there is room for continuous corners; otherwise they are circular, so that a
    /// capsule has round ends.
    private func isContinuous(_ rect: CGRect, _ radius: CGFloat) -> Bool {
        style.cornerCurve == .continuous
            && radius * ContinuousCorner.reach <= min(rect.width, rect.height) / 2
    }
}

/// A corner made of three cubic curves, the middle one near to a circle.
private enum ContinuousCorner {
    /// Where the curve begins, in radii from the corner.
    static let reach: CGFloat = 1.528665

    /// The points after the beginning, in radii from the corner: back along the side that leads to
    /// it, and ahead along the side that leaves it. The second half mirrors the first.
    private static let points: [(back: CGFloat, ahead: CGFloat)] = [
        (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, reach),
    ]

    /// Adds a line to the corner and the curve around it.
    ///
    /// - Parameters:
    ///   - tip: The corner, on a vertical or horizontal line from the path's current point.
    ///   - next: A point on the side that leaves the corner.
    static func add(to path: CGMutablePath, tip: CGPoint, next: CGPoint, radius: CGFloat) {
        let ahead = CGVector(dx: (next.x - tip.x).direction, dy: (next.y - tip.y).direction)
        // The corners follow each other clockwise.
        let back = CGVector(dx: -ahead.dy, dy: ahead.dx)
        func point(_ share: (back: CGFloat, ahead: CGFloat)) -> CGPoint {
            CGPoint(
                x: tip.x + (back.dx * share.back + ahead.dx * share.ahead) * radius,
                y: tip.y + (back.dy * share.back + ahead.dy * share.ahead) * radius)
        }
        path.addLine(to: point((reach, 0)))
        for start in stride(from: 0, to: points.count, by: 3) {
            path.addCurve(
                to: point(points[start + 2]), control1: point(points[start]),
                control2: point(points[start + 1]))
        }
    }
}

extension CGFloat {
    /// -1, 0 or 1.
    fileprivate var direction: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
