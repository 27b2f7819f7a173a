/// A path that can be appended to.
///
/// Every element can be mapped by a transform as it is added. Lines, curves and arcs continue from
/// ``CGPath/currentPoint``; on an empty path, lines and curves have no start point and add nothing.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public convenience init() {
        self.init(storage: PathStorage())
    }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: transform.isIdentity ? point : point.applying(transform))
    }

    /// Adds a straight line from the current point.
    ///
    /// - Complexity: Amortised O(1).
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.line(to: transform.isIdentity ? point : point.applying(transform))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.add(.quadCurve(to: end, control: control).applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        storage.add(.curve(to: end, control1: control1, control2: control2).applying(transform))
    }

    /// Adds a line back to the start of the current subpath and ends it.
    public func closeSubpath() {
        storage.close()
    }

    /// Adds a subpath of straight lines through `points`.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        storage.reserve(elements: points.count, points: points.count)
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a rectangle as a closed subpath that starts at its minimum corner and proceeds along x.
    /// `null` adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.storage, transform: transform)
    }
}
