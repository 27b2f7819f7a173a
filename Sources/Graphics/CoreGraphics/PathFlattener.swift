/// Flattens the curves of a path to straight lines.
enum PathFlattener {
    /// Calls `body` with the ends of each straight line of the path, in order.
    ///
    /// - Parameters:
    ///   - tolerance: The maximum distance of a line from its curve, in the path's units.
    ///   - closing: `true` to close open subpaths as for filling.
    static func forEachSegment(
        of path: PathStorage, tolerance: CGFloat, closing: Bool,
        _ body: (CGPoint, CGPoint) -> Void
    ) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        func follow(_ curve: CubicCurve) {
            let count = curve.lineCount(tolerance: tolerance)
            var from = curve.start
            for index in 1...count {
                let to =
                    index == count ? curve.end : curve.point(at: CGFloat(index) / CGFloat(count))
                body(from, to)
                from = to
            }
            current = curve.end
        }
        path.forEach { element in
            switch element {
            case .move(let point):
                if closing, current != start { body(current, start) }
                current = point
                start = point
            case .line(let point):
                body(current, point)
                current = point
            case .quadCurve(let end, let control):
                let (one, two) = CubicCurve.controls(ofQuadFrom: current, to: end, control: control)
                follow(CubicCurve(start: current, control1: one, control2: two, end: end))
            case .curve(let end, let control1, let control2):
                follow(CubicCurve(start: current, control1: control1, control2: control2, end: end))
            case .closeSubpath:
                if current != start { body(current, start) }
                current = start
            }
        }
        if closing, current != start { body(current, start) }
    }
}
