/// One of the areas of an ``OffsetRegion``, indexed for fast queries.
///
/// The edges of the outlines are sorted into bands of a tenth of a degree of latitude, so that a
/// query checks only the few edges at its latitude.
final class OffsetArea: Sendable {
    /// The mainland, Hong Kong and Macau.
    static let china = OffsetArea(OffsetOutlines.china)
    static let taiwan = OffsetArea(OffsetOutlines.taiwan)

    /// Hong Kong and Macau.
    static let specialRegions = OffsetArea(OffsetOutlines.specialRegions)

    private struct Edge {
        let fromLatitude: Double
        let fromLongitude: Double
        let toLatitude: Double

        /// Degrees of longitude per degree of latitude.
        let slope: Double
    }

    private static let bandsPerDegree = 10.0

    /// The bounds of the latitudes.
    private let latitudes: ClosedRange<Double>
    private let longitudes: ClosedRange<Double>

    /// The edges that touch each band, from the south.
    private let bands: [[Edge]]

    /// - Parameter outlines: Texts in the format of ``OffsetOutlines``.
    init(_ outlines: [String]) {
        let rings = outlines.map(Self.points)
        let all = rings.joined()
        let south = all.map(\.latitude).min() ?? 0
        let north = all.map(\.latitude).max() ?? 0
        latitudes = south...north
        longitudes = (all.map(\.longitude).min() ?? 0)...(all.map(\.longitude).max() ?? 0)
        func band(_ latitude: Double) -> Int { Int((latitude - south) * Self.bandsPerDegree) }
        var bands = [[Edge]](repeating: [], count: band(north) + 1)
        for ring in rings {
            for (index, end) in ring.enumerated() {
                let start = ring[index == 0 ? ring.count - 1 : index - 1]
                guard start.latitude != end.latitude else { continue }
                let edge = Edge(
                    fromLatitude: start.latitude, fromLongitude: start.longitude,
                    toLatitude: end.latitude,
                    slope: (end.longitude - start.longitude) / (end.latitude - start.latitude))
                let touched =
                    band(
                        min(start.latitude, end.latitude))...band(
                        max(start.latitude, end.latitude))
                for index in touched { bands[index].append(edge) }
            }
        }
        self.bands = bands
    }

    /// Returns `true` if a ray to the east crosses an odd number of edges.
    func contains(latitude: Double, longitude: Double) -> Bool {
        guard latitudes.contains(latitude), longitudes.contains(longitude) else { return false }
        let band = Int((latitude - latitudes.lowerBound) * Self.bandsPerDegree)
        var isInside = false
        for edge in bands[band] where (edge.fromLatitude > latitude) != (edge.toLatitude > latitude)
        {
            let crossing = edge.fromLongitude + (latitude - edge.fromLatitude) * edge.slope
            if longitude < crossing { isInside.toggle() }
        }
        return isInside
    }

    private static func points(of outline: String) -> [(latitude: Double, longitude: Double)] {
        let steps = outline.split(separator: " ").compactMap { Int($0) }
        var (longitude, latitude) = (0, 0)
        return stride(from: 0, to: steps.count - 1, by: 2).map { index in
            longitude += steps[index]
            latitude += steps[index + 1]
            return (Double(latitude) / 10_000, Double(longitude) / 10_000)
        }
    }
}
