import CoreGraphics

nonisolated extension CGPath {
    /// Returns the same subpaths, each drawn from its end to its start.
    func reversed() -> CGMutablePath {
        let result = CGMutablePath()
        for subpath in subpaths { subpath.addReversed(to: result) }
        return result
    }

    private var subpaths: [Subpath] {
        var subpaths: [Subpath] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                subpaths.append(Subpath(start: points[0]))
            case .addLineToPoint:
                subpaths.continueLast(.init(end: points[0], controls: []))
            case .addQuadCurveToPoint:
                subpaths.continueLast(.init(end: points[1], controls: [points[0]]))
            case .addCurveToPoint:
                subpaths.continueLast(.init(end: points[2], controls: [points[0], points[1]]))
            case .closeSubpath:
                if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
            }
        }
        return subpaths
    }
}

/// The part of a path from one move to the next.
private nonisolated struct Subpath {
    struct Segment {
        var end: CGPoint
        /// The control points: none for a line, one for a quadratic and two for a cubic curve.
        var controls: [CGPoint]
    }

    var start: CGPoint
    var segments: [Segment] = []
    var isClosed = false

    init(start: CGPoint) { self.start = start }

    func addReversed(to path: CGMutablePath) {
        path.move(to: segments.last?.end ?? start)
        for index in segments.indices.reversed() {
            let end = index == 0 ? start : segments[index - 1].end
            let controls = segments[index].controls
            switch controls.count {
            case 0: path.addLine(to: end)
            case 1: path.addQuadCurve(to: end, control: controls[0])
            default: path.addCurve(to: end, control1: controls[1], control2: controls[0])
            }
        }
        if isClosed { path.closeSubpath() }
    }
}

nonisolated extension [Subpath] {
    /// Adds a segment to the last subpath, or to a new one that begins at the start of a closed
    /// one.
    fileprivate mutating func continueLast(_ segment: Subpath.Segment) {
        guard let last else { return }
        if last.isClosed { append(Subpath(start: last.start)) }
        self[count - 1].segments.append(segment)
    }
}
