/// A polygon on the map: the area of the first ring, without those of the others.
struct MapPolygon {
    private let rings: [[MapPoint]]

    /// The area of the first ring in square degrees.
    let area: Double

    /// The centroid of the first ring.
    private let centroid: MapPoint

    /// Creates a polygon; `nil` when the first ring has no corner.
    init?(rings: [[MapPoint]]) {
        guard let outline = rings.first, let start = outline.first else { return nil }
        self.rings = rings
        var doubleArea = 0.0
        var moment = (longitude: 0.0, latitude: 0.0)
        // Relative to a corner, so that the products do not lose digits.
        for (first, second) in Self.sides(of: outline) {
            let a = (x: first.longitude - start.longitude, y: first.latitude - start.latitude)
            let b = (x: second.longitude - start.longitude, y: second.latitude - start.latitude)
            let cross = a.x * b.y - b.x * a.y
            doubleArea += cross
            moment.longitude += (a.x + b.x) * cross
            moment.latitude += (a.y + b.y) * cross
        }
        area = abs(doubleArea) / 2
        centroid =
            doubleArea == 0
            ? start
            : MapPoint(
                longitude: start.longitude + moment.longitude / (3 * doubleArea),
                latitude: start.latitude + moment.latitude / (3 * doubleArea))
    }

    /// A point inside: the centroid if that is inside, otherwise the middle of the longest part of
    /// its parallel inside.
    var innerPoint: MapPoint {
        let meetings = rings.flatMap { crossings(of: $0) }.sorted()
        let parts = stride(from: 0, to: meetings.count - 1, by: 2).map {
            (west: meetings[$0], east: meetings[$0 + 1])
        }
        if parts.contains(where: { $0.west <= centroid.longitude && centroid.longitude <= $0.east })
        {
            return centroid
        }
        guard let longest = parts.max(by: { $0.east - $0.west < $1.east - $1.west }) else {
            return centroid
        }
        return MapPoint(
            longitude: (longest.west + longest.east) / 2, latitude: centroid.latitude)
    }

    /// Returns the longitudes at which a ring crosses the parallel of the centroid.
    private func crossings(of ring: [MapPoint]) -> [Double] {
        Self.sides(of: ring).compactMap { first, second in
            let isBelow = (
                first.latitude <= centroid.latitude, second.latitude <= centroid.latitude
            )
            guard isBelow.0 != isBelow.1 else { return nil }
            let share =
                (centroid.latitude - first.latitude) / (second.latitude - first.latitude)
            return first.longitude + share * (second.longitude - first.longitude)
        }
    }

    private static func sides(of ring: [MapPoint]) -> some Sequence<(MapPoint, MapPoint)> {
        zip(ring, ring.dropFirst() + ring.prefix(1))
    }
}
