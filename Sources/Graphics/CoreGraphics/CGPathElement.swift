/// The kinds of path elements.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Starts a new subpath. One point.
    case moveToPoint = 0

    /// A straight line. One point, its end.
    case addLineToPoint = 1

    /// A quadratic Bézier curve. Two points: control, end.
    case addQuadCurveToPoint = 2

    /// A cubic Bézier curve. Three points: two controls, end.
    case addCurveToPoint = 3

    /// A line back to the start of the subpath. No points.
    case closeSubpath = 4

    /// The number of points of an element of this kind.
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One element of a path, as passed to the block of `CGPath.applyWithBlock(_:)`.
///
/// The points may be read only while the block runs. For a value that can be stored, see
/// ``CGPath/Element``.
public struct CGPathElement {
    /// The kind of the element, which says how many ``points`` it has.
    public var type: CGPathElementType

    /// The points, as many as ``type`` requires; the end point is last.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The rule for which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Inside if the path winds around the point a non-zero number of times.
    case winding

    /// Inside if a ray from the point to infinity crosses the path an odd number of times.
    case evenOdd
}

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends at its end point.
    case butt = 0

    /// The line ends in a half circle around its end point.
    case round = 1

    /// The line is extended by half its width.
    case square = 2
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges meet in a point, or in a bevel if the point would lie beyond the miter
    /// limit.
    case miter = 0

    /// The corner is rounded with half the line's width.
    case round = 1

    /// The corner is cut off.
    case bevel = 2
}

/// The way in which a path is painted.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills by the winding rule.
    case fill = 0

    /// Fills by the even-odd rule.
    case eoFill = 1

    /// Strokes.
    case stroke = 2

    /// Fills by the winding rule, then strokes.
    case fillStroke = 3

    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke = 4
}
