extension CGPath {
    /// `true` if there are no elements.
    public var isEmpty: Bool { storage.isEmpty }

    /// The point at which the next element starts, `.zero` for an empty path.
    public var currentPoint: CGPoint { storage.current ?? .zero }

    /// The smallest upright rectangle around every point, including control points of curves;
    /// `null` for an empty path.
    ///
    /// - Complexity: O(1). For the exact bounds see ``boundingBoxOfPath``.
    public var boundingBox: CGRect { storage.box.rect }

    /// The smallest upright rectangle around the path itself; `null` for an empty path.
    ///
    /// - Complexity: O(1) for paths of straight lines, else O(n).
    public var boundingBoxOfPath: CGRect {
        guard storage.hasCurves else { return boundingBox }
        var box = BoundingBox()
        var current = CGPoint.zero
        var start = CGPoint.zero
        storage.forEach { element in
            switch element {
            case .move(let point):
                box.add(point)
                current = point
                start = point
            case .line(let point):
                box.add(point)
                current = point
            case .quadCurve(let end, let control):
                box.add(end)
                let (one, two) = CubicCurve.controls(ofQuadFrom: current, to: end, control: control)
                CubicCurve(start: current, control1: one, control2: two, end: end)
                    .addExtrema(to: &box)
                current = end
            case .curve(let end, let control1, let control2):
                box.add(end)
                CubicCurve(start: current, control1: control1, control2: control2, end: end)
                    .addExtrema(to: &box)
                current = end
            case .closeSubpath:
                current = start
            }
        }
        return box.rect
    }

    /// Returns `true` if the path is a single upright rectangle, and stores it in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let kinds = storage.kinds
        let points = storage.points
        guard kinds.count >= 4, kinds.count <= 6, kinds[0] == .moveToPoint,
            kinds.dropFirst().prefix(3).allSatisfy({ $0 == .addLineToPoint })
        else { return false }
        for kind in kinds.dropFirst(4) where kind != .closeSubpath {
            guard kind == .addLineToPoint, points.count == 5, points[4] == points[0] else {
                return false
            }
        }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let alongXFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let alongYFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard alongXFirst || alongYFirst else { return false }
        rect?.pointee = boundingBox
        return true
    }

    /// Returns `true` if `point` lies inside the path. Open subpaths count as closed.
    ///
    /// `transform` is applied to `point` first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = transform.isIdentity ? point : point.applying(transform)
        let box = boundingBox
        guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY,
            !box.isNull
        else { return false }
        var counter = WindingCounter(point: point)
        // Fine enough that a misclassified point is within a millionth of the path's size of the
        // edge.
        let tolerance = max(box.width, box.height) * 1e-6
        PathFlattener.forEachSegment(of: storage, tolerance: tolerance, closing: true) {
            counter.add(from: $0, to: $1)
        }
        return rule == .winding ? counter.winding != 0 : counter.winding % 2 != 0
    }
}

/// Counts the turns of a polygon around a point.
private struct WindingCounter {
    let point: CGPoint
    private(set) var winding = 0

    init(point: CGPoint) {
        self.point = point
    }

    /// Casts a ray along x toward growing values and counts crossing lines by their direction.
    mutating func add(from start: CGPoint, to end: CGPoint) {
        let goesUp = start.y <= point.y && end.y > point.y
        let goesDown = start.y > point.y && end.y <= point.y
        guard goesUp || goesDown else { return }
        let side =
            (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
        if goesUp, side > 0 { winding += 1 }
        if goesDown, side < 0 { winding -= 1 }
    }
}
