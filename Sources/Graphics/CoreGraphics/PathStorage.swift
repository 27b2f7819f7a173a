/// The elements of a path, as separate arrays of kinds and points, with cached properties.
///
/// Appending is amortised O(1), including updates of the bounding box, the current point and the
/// start of the current subpath.
struct PathStorage: Sendable {
    private(set) var kinds: [CGPathElementType] = []
    private(set) var points: [CGPoint] = []

    /// The box around every point, including control points.
    private(set) var box = BoundingBox()

    /// `true` if any element is a quadratic or cubic curve.
    private(set) var hasCurves = false

    /// The point at which the next element starts, `nil` while the path is empty.
    private(set) var current: CGPoint?

    /// The start of the current subpath, to which closing returns.
    private(set) var subpathStart = CGPoint.zero

    var isEmpty: Bool { kinds.isEmpty }

    mutating func reserve(elements: Int, points pointCount: Int) {
        kinds.reserveCapacity(kinds.count + elements)
        points.reserveCapacity(points.count + pointCount)
    }

    mutating func move(to point: CGPoint) {
        kinds.append(.moveToPoint)
        points.append(point)
        box.add(point)
        current = point
        subpathStart = point
    }

    /// Adds a line. Like the other elements that need a start point, it does nothing on an empty
    /// path.
    mutating func line(to point: CGPoint) {
        guard current != nil else { return }
        kinds.append(.addLineToPoint)
        points.append(point)
        box.add(point)
        current = point
    }

    mutating func quad(to end: CGPoint, control: CGPoint) {
        guard current != nil else { return }
        kinds.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(end)
        box.add(control)
        box.add(end)
        hasCurves = true
        current = end
    }

    mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard current != nil else { return }
        kinds.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(end)
        box.add(control1)
        box.add(control2)
        box.add(end)
        hasCurves = true
        current = end
    }

    mutating func close() {
        guard current != nil, kinds.last != .closeSubpath else { return }
        kinds.append(.closeSubpath)
        current = subpathStart
    }

    /// Removes a final move that only repeats the point to which the preceding close returned.
    mutating func dropTrailingMoveAfterClose() {
        guard kinds.count > 1, kinds.last == .moveToPoint, kinds[kinds.count - 2] == .closeSubpath
        else { return }
        kinds.removeLast()
        points.removeLast()
    }

    mutating func append(_ other: PathStorage, transform: CGAffineTransform) {
        if transform.isIdentity, isEmpty {
            self = other
            return
        }
        reserve(elements: other.kinds.count, points: other.points.count)
        other.forEach { element in add(element.applying(transform)) }
    }

    mutating func add(_ element: CGPath.Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): line(to: point)
        case .quadCurve(let end, let control): quad(to: end, control: control)
        case .curve(let end, let control1, let control2):
            cubic(to: end, control1: control1, control2: control2)
        case .closeSubpath: close()
        }
    }

    @inline(__always)
    func forEach(_ body: (CGPath.Element) throws -> Void) rethrows {
        var next = 0
        for kind in kinds {
            switch kind {
            case .moveToPoint: try body(.move(to: points[next]))
            case .addLineToPoint: try body(.line(to: points[next]))
            case .addQuadCurveToPoint:
                try body(.quadCurve(to: points[next + 1], control: points[next]))
            case .addCurveToPoint:
                try body(
                    .curve(
                        to: points[next + 2], control1: points[next], control2: points[next + 1]))
            case .closeSubpath: try body(.closeSubpath)
            }
            next += kind.pointCount
        }
    }
}

extension PathStorage: Hashable {
    static func == (left: PathStorage, right: PathStorage) -> Bool {
        left.kinds == right.kinds && left.points == right.points
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kinds)
        hasher.combine(points)
    }
}
