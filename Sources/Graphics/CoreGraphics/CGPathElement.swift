/// The kinds of steps in a path.
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

    /// How many points an element of this kind holds.
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One step of a path, as `CGPath.applyWithBlock(_:)` hands it out.
///
/// The points may be read only while the block runs. For a value that can be kept, see
/// ``CGPath/Element``.
public struct CGPathElement {
    public var type: CGPathElementType

    /// As many points as ``type`` has; the end point comes last.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Inside wherever the path winds around the point a number of times other than zero.
    case winding

    /// Inside wherever a line from the point to the far distance crosses the path an odd number of times.
    case evenOdd
}

/// What the ends of an open line look like.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends at its end point.
    case butt = 0

    /// The line ends in a half circle around its end point.
    case round = 1

    /// The line goes on for half its width.
    case square = 2
}

/// What the corners of a line look like.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges meet in a point, or in a bevel if the point would lie beyond the miter limit.
    case miter = 0

    /// The corner is rounded with half the line's width.
    case round = 1

    /// The corner is cut off.
    case bevel = 2
}

/// What drawing a path paints.
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
