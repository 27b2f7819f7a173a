/// An area of rings on the flat map.
struct MapArea {
    /// The rings, without their first points at the end: outlines are clockwise on a screen, holes
    /// counterclockwise.
    let rings: [[FlatPoint]]

    init(rings: [ArraySlice<WorldPoint>], isInner: [Bool]) {
        self.rings = zip(rings, isInner).map { ring, isInner in
            let points = ring.map { FlatPoint($0) }
            return (MapArea.area(of: points) < 0) == isInner ? points : points.reversed()
        }
    }

    /// Twice the area of a ring, positive for one that is clockwise on a screen.
    static func area(of ring: [FlatPoint]) -> Double {
        guard let origin = ring.first, var last = ring.last else { return 0 }
        var sum = 0.0
        for point in ring {
            sum += (last.x - origin.x) * (point.y - origin.y)
            sum -= (point.x - origin.x) * (last.y - origin.y)
            last = point
        }
        return sum
    }

    /// The centroid of a ring; `nil` for one without an area.
    private static func centroid(of ring: [FlatPoint]) -> FlatPoint? {
        guard let origin = ring.first, var last = ring.last else { return nil }
        var sum = FlatPoint(x: 0, y: 0)
        var area = 0.0
        for point in ring {
            let (a, b) = (
                FlatPoint(x: last.x - origin.x, y: last.y - origin.y),
                FlatPoint(x: point.x - origin.x, y: point.y - origin.y)
            )
            let cross = a.x * b.y - b.x * a.y
            area += cross
            sum.x += (a.x + b.x) * cross
            sum.y += (a.y + b.y) * cross
            last = point
        }
        guard area != 0 else { return nil }
        return FlatPoint(x: origin.x + sum.x / (3 * area), y: origin.y + sum.y / (3 * area))
    }

    /// A point inside: the centroid of the largest ring, or else the middle of the longest part of
    /// its row inside.
    var innerPoint: WorldPoint? {
        guard let ring = rings.max(by: { abs(Self.area(of: $0)) < abs(Self.area(of: $1)) }),
            let centroid = Self.centroid(of: ring)
        else { return nil }
        let y = centroid.y
        var crossings: [Double] = []
        for ring in rings {
            guard var last = ring.last else { continue }
            for point in ring {
                if (last.y <= y) != (point.y <= y) {
                    crossings.append(
                        last.x + (y - last.y) / (point.y - last.y) * (point.x - last.x))
                }
                last = point
            }
        }
        crossings.sort()
        let parts = stride(from: 0, to: crossings.count - 1, by: 2).map {
            (crossings[$0], crossings[$0 + 1])
        }
        if parts.contains(where: { $0.0 <= centroid.x && centroid.x <= $0.1 }) {
            return centroid.worldPoint
        }
        guard let longest = parts.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else { return nil }
        return FlatPoint(x: (longest.0 + longest.1) / 2, y: y).worldPoint
    }
}

/// A point in 2⁻³² of the world's width, for calculations.
struct FlatPoint: Hashable {
    var x, y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    init(_ point: WorldPoint) { (x, y) = (Double(point.x), Double(point.y)) }

    var worldPoint: WorldPoint {
        WorldPoint(
            x: UInt32(min(max(x, 0), WorldPoint.width - 1)),
            y: UInt32(min(max(y, 0), WorldPoint.width - 1)))
    }
}

/// The box around points.
struct FlatBox {
    var left, top, right, bottom: Double

    init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// `nil` without points.
    init?(_ points: some Sequence<FlatPoint>) {
        (left, top) = (.infinity, .infinity)
        (right, bottom) = (-.infinity, -.infinity)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        guard left <= right else { return nil }
    }
}
