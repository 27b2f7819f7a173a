import CCairo

extension CGContext {
    /// Discards the current path.
    public func beginPath() { cairo_new_path(cr) }

    /// Starts a new subpath.
    public func move(to point: CGPoint) {
        guard canDraw(point) else { return }
        cairo_move_to(cr, Double(point.x), Double(point.y))
    }

    /// Adds a straight line from the current point, or nothing without one.
    public func addLine(to point: CGPoint) {
        guard canDraw(point), hasCurrentPoint else { return }
        cairo_line_to(cr, Double(point.x), Double(point.y))
    }

    /// Adds a cubic Bézier curve from the current point, or nothing without one.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard canDraw(end), canDraw(control1), canDraw(control2), hasCurrentPoint else { return }
        cairo_curve_to(
            cr, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
            Double(end.x), Double(end.y))
    }

    /// Adds a quadratic Bézier curve from the current point, or nothing without one.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let (one, two) = CubicCurve.controls(
            ofQuadFrom: currentPointOfPath, to: end, control: control)
        addCurve(to: end, control1: one, control2: two)
    }

    /// Adds a line back to the start of the subpath and ends it.
    public func closePath() {
        guard hasCurrentPoint else { return }
        cairo_close_path(cr)
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        guard canDraw(rect) else {
            addPath(CGPath(rect: rect, transform: nil))
            return
        }
        cairo_rectangle(
            cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds a subpath of straight lines through `points`.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds the ellipse that touches the middle of each side of `rect`.
    public func addEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        addPath(path)
    }

    /// Adds part of a circle, preceded by a line from the current point to the arc's start if there
    /// is a current point. See
    /// ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = CircularArc.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        guard let arc = CircularArc(center: center, radius: radius, start: startAngle, sweep: sweep)
        else { return }
        if hasCurrentPoint {
            addLine(to: arc.startPoint)
        } else {
            move(to: arc.startPoint)
        }
        arc.forEachCurve { addCurve(to: $0, control1: $1, control2: $2) }
    }

    /// Adds the arc that rounds off the corner `tangent1End` between the current point and
    /// `tangent2End`, preceded by a line from the current point to the arc's start.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard hasCurrentPoint else { return }
        guard
            let arc = CircularArc(
                rounding: tangent1End, from: currentPointOfPath, to: tangent2End, radius: radius)
        else {
            addLine(to: tangent1End)
            return
        }
        addLine(to: arc.startPoint)
        arc.forEachCurve { addCurve(to: $0, control1: $1, control2: $2) }
    }

    /// Adds the elements of `path`.
    public func addPath(_ path: CGPath) {
        guard !state.isSingular else { return }
        let storage = path.storage
        guard storage.box.fits(under: state.ctm) else {
            addClamped(storage)
            return
        }
        storage.replay(into: cr)
    }

    // MARK: Inspecting the path

    /// `true` if the current path has no elements.
    public var isPathEmpty: Bool { path?.isEmpty ?? true }

    /// The point at which the next element starts, `.zero` for an empty path.
    public var currentPointOfPath: CGPoint {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(cr, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// The smallest upright rectangle around every point of the current path, `null` when it is
    /// empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Returns `true` if `point` lies inside the current path, filled or stroked as `mode` says.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let (x, y) = (Double(point.x), Double(point.y))
        let isStroked = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
        if isStroked, cairo_in_stroke(cr, x, y) != 0 { return true }
        guard mode != .stroke else { return false }
        return path?.contains(
            point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) ?? false
    }

    /// A copy of the current path in user space, or `nil` when it is empty.
    public var path: CGPath? {
        guard let copied = cairo_copy_path(cr) else { return nil }
        defer { cairo_path_destroy(copied) }
        let storage = PathStorage(copied.pointee)
        return storage.isEmpty ? nil : CGPath(storage: storage)
    }

    /// Replaces the current path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let outline = strokedPath() else { return }
        cairo_new_path(cr)
        addPath(outline)
    }

    /// Returns the outline of the current path, stroked with the current line attributes, in user
    /// space.
    func strokedPath() -> CGPath? {
        guard var path else { return nil }
        if !state.dashLengths.isEmpty {
            path = path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        }
        return path.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit)
    }
}

// MARK: - Coordinates that Cairo cannot represent

extension CGContext {
    private var hasCurrentPoint: Bool { cairo_has_current_point(cr) != 0 }

    @inline(__always)
    private func canDraw(_ point: CGPoint) -> Bool {
        guard !state.isSingular else { return false }
        let ctm = state.ctm
        let x = ctm.a * point.x + ctm.c * point.y + ctm.tx
        let y = ctm.b * point.x + ctm.d * point.y + ctm.ty
        // Written so that NaN gives false.
        return abs(x) < BoundingBox.coordinateLimit && abs(y) < BoundingBox.coordinateLimit
    }

    /// Returns `true` if both diagonals' ends are within Cairo's coordinate range.
    func canDraw(_ rect: CGRect) -> Bool {
        var box = BoundingBox()
        box.add(CGPoint(x: rect.minX, y: rect.minY))
        box.add(CGPoint(x: rect.maxX, y: rect.maxY))
        return !state.isSingular && box.fits(under: state.ctm)
    }

    /// Adds a path that leaves Cairo's coordinate range, each of its points clamped to the range.
    /// Elements with NaN are left out.
    private func addClamped(_ storage: PathStorage) {
        let toDevice = state.ctm.concatenating(deviceTransform)
        let limit = BoundingBox.coordinateLimit
        var clamped = PathStorage()
        storage.forEach { element in
            let mapped = element.applying(toDevice).mapPoints { point in
                CGPoint(
                    x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
            }
            if !mapped.hasNaN { clamped.add(mapped) }
        }
        var identity = cairo_matrix_t(.identity)
        cairo_set_matrix(cr, &identity)
        clamped.replay(into: cr)
        applyTransform()
    }
}

extension BoundingBox {
    /// Returns `true` if the whole box, mapped by `transform`, is within Cairo's coordinate range.
    @inline(__always)
    func fits(under transform: CGAffineTransform) -> Bool {
        guard !hasUnusableCoordinates else { return false }
        guard minX <= maxX else { return true }
        let x = max(abs(minX), abs(maxX))
        let y = max(abs(minY), abs(maxY))
        return abs(transform.a) * x + abs(transform.c) * y + abs(transform.tx)
            < Self.coordinateLimit
            && abs(transform.b) * x + abs(transform.d) * y + abs(transform.ty)
                < Self.coordinateLimit
    }
}

extension CGPath.Element {
    func mapPoints(_ map: (CGPoint) -> CGPoint) -> CGPath.Element {
        switch self {
        case .move(let point): .move(to: map(point))
        case .line(let point): .line(to: map(point))
        case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
        case .curve(let end, let control1, let control2):
            .curve(to: map(end), control1: map(control1), control2: map(control2))
        case .closeSubpath: .closeSubpath
        }
    }

    var hasNaN: Bool {
        var found = false
        _ = mapPoints { point in
            found = found || point.x.isNaN || point.y.isNaN
            return point
        }
        return found
    }
}

// MARK: - To and from Cairo

extension PathStorage {
    /// Appends the elements to Cairo's path without allocating.
    func replay(into cr: OpaquePointer) {
        kinds.withUnsafeBufferPointer { kinds in
            points.withUnsafeBufferPointer { points in
                var next = 0
                for kind in kinds {
                    switch kind {
                    case .moveToPoint:
                        cairo_move_to(cr, Double(points[next].x), Double(points[next].y))
                        next += 1
                    case .addLineToPoint:
                        cairo_line_to(cr, Double(points[next].x), Double(points[next].y))
                        next += 1
                    case .addQuadCurveToPoint:
                        var (x, y) = (0.0, 0.0)
                        cairo_get_current_point(cr, &x, &y)
                        let (control, end) = (points[next], points[next + 1])
                        let (one, two) = CubicCurve.controls(
                            ofQuadFrom: CGPoint(x: x, y: y), to: end, control: control)
                        cairo_curve_to(
                            cr, Double(one.x), Double(one.y), Double(two.x), Double(two.y),
                            Double(end.x), Double(end.y))
                        next += 2
                    case .addCurveToPoint:
                        let (one, two, end) = (points[next], points[next + 1], points[next + 2])
                        cairo_curve_to(
                            cr, Double(one.x), Double(one.y), Double(two.x), Double(two.y),
                            Double(end.x), Double(end.y))
                        next += 3
                    case .closeSubpath:
                        cairo_close_path(cr)
                    }
                }
            }
        }
    }

    /// Copies the elements of a Cairo path.
    init(_ path: cairo_path_t) {
        self.init()
        guard path.status == CAIRO_STATUS_SUCCESS, let data = path.data else { return }
        var index = 0
        while index < Int(path.num_data) {
            let header = data[index].header
            let point = { (offset: Int) -> CGPoint in
                CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO:
                // Cairo adds a move after every close, which is redundant if another element
                // follows.
                move(to: point(1))
            case CAIRO_PATH_LINE_TO: line(to: point(1))
            case CAIRO_PATH_CURVE_TO: cubic(to: point(3), control1: point(1), control2: point(2))
            default: close()
            }
            index += Int(header.length)
        }
        dropTrailingMoveAfterClose()
    }
}
