import CoreGraphics

/// Recognises the shape that a stroke was meant to be.
///
/// 1. A stroke hardly longer than the way from its start to its end is a line.
/// 2. One that comes back to its start is compared with the ellipse and the rectangle in its
///    frame, and is the one that its points are nearer to, if they are near at all.
public enum ShapeRecognizer {
    /// The greatest mean distance of the points from an outline, as a share of the frame.
    private static let tolerance: CGFloat = 0.07

    /// The shape of a stroke, drawn with its pen, or `nil` when it is like none.
    public static func shape(of stroke: Stroke) -> Shape? {
        let points = stroke.line.points
        guard points.count > 2, let start = points.first, let end = points.last else { return nil }
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
        guard length > 24 else { return nil }
        let gap = distance(start, end)
        if length < gap * 1.08 { return Shape(.line, from: start, to: end, pen: stroke.pen) }
        guard gap < length * 0.2 else { return nil }
        let frame = points.reduce(CGRect.null) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
        guard frame.width > 8, frame.height > 8 else { return nil }
        let ellipse = meanError(points, in: frame, ellipseError)
        let rectangle = meanError(points, in: frame, rectangleError)
        guard min(ellipse, rectangle) < tolerance else { return nil }
        return Shape(
            ellipse < rectangle ? .ellipse : .rectangle, from: frame.origin,
            to: CGPoint(x: frame.maxX, y: frame.maxY), pen: stroke.pen)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        hypot(b.x - a.x, b.y - a.y)
    }

    /// The mean error of points, each given from -1 to 1 within `frame`.
    private static func meanError(
        _ points: [CGPoint], in frame: CGRect, _ error: (CGFloat, CGFloat) -> CGFloat
    ) -> CGFloat {
        let sum = points.reduce(0) { sum, point in
            sum
                + error(
                    (point.x - frame.midX) / (frame.width / 2),
                    (point.y - frame.midY) / (frame.height / 2))
        }
        return sum / CGFloat(points.count)
    }

    private static func ellipseError(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        abs(hypot(x, y) - 1)
    }

    private static func rectangleError(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        abs(max(abs(x), abs(y)) - 1)
    }
}
