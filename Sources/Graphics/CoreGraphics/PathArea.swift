import CClipper

/// The area of a path as polygons of whole numbers, for Clipper.
struct PathArea {
    /// The grid to which coordinates are rounded.
    struct Grid {
        /// The point at which the grid starts.
        let origin: CGPoint

        /// The number of steps in a unit.
        let scale: CGFloat

        /// The greatest coordinate that Clipper takes without wider arithmetic, with some room.
        private static let limit: CGFloat = 0x1FFF_FFFF

        /// The greatest number of steps in a unit.
        private static let finest: CGFloat = 0x10_0000

        /// Creates the finest grid for paths within `box`; `nil` for a box that is not finite.
        init?(_ box: CGRect) {
            guard box.isFinite else { return nil }
            origin = CGPoint(x: box.midX, y: box.midY)
            let half = max(box.width, box.height) / 2
            scale = half > 0 ? min(Self.limit / half, Self.finest) : Self.finest
        }

        /// Curves are flattened to lines within this distance.
        var tolerance: CGFloat { max(0.01, 2 / scale) }

        func coordinates(_ point: CGPoint) -> [Int64] {
            [
                Int64(((point.x - origin.x) * scale).rounded()),
                Int64(((point.y - origin.y) * scale).rounded()),
            ]
        }

        func point(_ x: Int64, _ y: Int64) -> CGPoint {
            CGPoint(x: CGFloat(x) / scale + origin.x, y: CGFloat(y) / scale + origin.y)
        }
    }

    let grid: Grid
    private var coordinates: [Int64] = []
    private var counts: [Int] = []

    /// - Parameter closing: `true` to close subpaths that are open, as for filling.
    init(_ path: CGPath, on grid: Grid, closing: Bool) {
        self.grid = grid
        for line in path.storage.lines(tolerance: grid.tolerance) {
            var points = line.points
            if line.isClosed, !closing, let first = points.first { points.append(first) }
            guard points.count > 1, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
                continue
            }
            coordinates += points.flatMap(grid.coordinates)
            counts.append(points.count)
        }
    }

    func withPolygons<Result>(_ body: (CClipperPolygons) -> Result) -> Result {
        coordinates.withUnsafeBufferPointer { coordinates in
            counts.withUnsafeBufferPointer { counts in
                body(
                    CClipperPolygons(
                        coordinates: coordinates.baseAddress, counts: counts.baseAddress,
                        count: counts.count))
            }
        }
    }
}

/// The polygons or lines that Clipper reports.
final class PathCollector {
    private let grid: PathArea.Grid
    private(set) var components: [PathStorage] = []

    init(_ grid: PathArea.Grid) { self.grid = grid }

    /// All polygons or lines, as one path.
    var whole: PathStorage {
        var whole = PathStorage()
        for component in components { whole.append(component, transform: .identity) }
        return whole
    }

    func add(
        _ coordinates: UnsafePointer<Int64>?, _ count: Int, component: Int, isClosed: Bool
    ) {
        guard let coordinates, count > 1 else { return }
        while components.count <= component { components.append(PathStorage()) }
        for index in 0..<count {
            let point = grid.point(coordinates[2 * index], coordinates[2 * index + 1])
            if index == 0 {
                components[component].move(to: point)
            } else {
                components[component].line(to: point)
            }
        }
        if isClosed { components[component].close() }
    }
}

extension PathStorage {
    /// The subpaths as straight lines.
    ///
    /// - Parameter tolerance: The maximum distance of a line from its curve.
    func lines(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
        var lines: [(points: [CGPoint], isClosed: Bool)] = []
        var points: [CGPoint] = []
        func end(closed: Bool) {
            if !points.isEmpty { lines.append((points, closed)) }
            points = []
        }
        func follow(_ curve: CubicCurve) {
            let count = curve.lineCount(tolerance: tolerance)
            for index in 1..<max(count, 1) {
                points.append(curve.point(at: CGFloat(index) / CGFloat(count)))
            }
            points.append(curve.end)
        }
        var start = CGPoint.zero
        forEach { element in
            if case .move(let point) = element {
                end(closed: false)
                start = point
                points = [point]
                return
            }
            // After a close, the next subpath starts where the last one did.
            if points.isEmpty { points = [start] }
            let current = points[points.count - 1]
            switch element {
            case .move: break
            case .line(let point): points.append(point)
            case .quadCurve(let to, let control):
                let (one, two) = CubicCurve.controls(ofQuadFrom: current, to: to, control: control)
                follow(CubicCurve(start: current, control1: one, control2: two, end: to))
            case .curve(let to, let control1, let control2):
                follow(CubicCurve(start: current, control1: control1, control2: control2, end: to))
            case .closeSubpath: end(closed: true)
            }
        }
        end(closed: false)
        return lines
    }
}
