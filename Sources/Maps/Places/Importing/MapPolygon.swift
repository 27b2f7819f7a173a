/// A surface on the map: what the first ring encloses, without what the others do.
struct MapPolygon {
    private let rings: [[MapPoint]]

    /// Square degrees that the first ring encloses.
    let area: Double

    /// The centre of mass of what the first ring encloses.
    private let centroid: MapPoint

    /// Nothing when the first ring has no corner.
    init?(rings: [[MapPoint]]) {
        guard let outline = rings.first, let start = outline.first else { return nil }
        self.rings = rings
        var doubleArea = 0.0
        var moment = (longitude: 0.0, latitude: 0.0)
        // Measured from a corner, so that the products do not lose digits.
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

    /// A point on the surface: the centre of mass where that is on it, else the middle of the
    /// longest part of the parallel through it.
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

    /// The longitudes where a ring crosses the parallel through the centre of mass.
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
