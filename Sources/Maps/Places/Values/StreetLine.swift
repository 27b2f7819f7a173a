import Coordinates
import Foundation

/// The course of a street, as an attribute of its place: `31.240000,121.490000 31.240100,121.491`,
/// latitudes first.
struct StreetLine: Hashable {
    /// The key of the attribute.
    static let attribute = "line"

    /// At least one point.
    let points: [Coordinate<WGS84>]

    /// The maximum number of stored points. A street is a sequence of places, most of them short.
    private static let mostPoints = 24

    /// - Returns: `nil` without points.
    init?(_ points: [Coordinate<WGS84>]) {
        guard !points.isEmpty else { return nil }
        let last = points.count - 1
        guard last >= Self.mostPoints else {
            self.points = points
            return
        }
        self.points = (0..<Self.mostPoints).map { points[$0 * last / (Self.mostPoints - 1)] }
    }

    /// - Returns: `nil` for a place that is no street.
    init?(of place: Place) {
        guard let text = place.attributes[Self.attribute] else { return nil }
        let points = text.split(separator: " ").compactMap { pair -> Coordinate<WGS84>? in
            let numbers = pair.split(separator: ",").compactMap { Double($0) }
            guard numbers.count == 2 else { return nil }
            return try? Coordinate(latitude: numbers[0], longitude: numbers[1])
        }
        self.init(points)
    }

    /// The text of the attribute.
    var text: String {
        points.map { "\(Self.degrees($0.latitude)),\(Self.degrees($0.longitude))" }
            .joined(separator: " ")
    }

    private static func degrees(_ degrees: Double) -> Double { (degrees * 1e6).rounded() / 1e6 }

    /// The point in the middle of the street's length.
    var middle: Coordinate<WGS84> {
        var rest = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } / 2
        for (start, end) in zip(points, points.dropFirst()) {
            let length = start.distance(to: end)
            if length > 0, length >= rest {
                return Self.point(between: start, end, share: rest / length)
            }
            rest -= length
        }
        return points[0]
    }

    /// Returns the distance in metres from a point. Near a point the Earth is flat.
    func distance(to point: Coordinate<WGS84>) -> Double {
        let eastShare = cos(point.latitude * .pi / 180)
        func flat(_ other: Coordinate<WGS84>) -> (x: Double, y: Double) {
            (
                (other.longitude - point.longitude) * eastShare,
                other.latitude - point.latitude
            )
        }
        var nearest = point.distance(to: points[0])
        for (start, end) in zip(points, points.dropFirst()) {
            let (a, b) = (flat(start), flat(end))
            let side = (x: b.x - a.x, y: b.y - a.y)
            let squared = side.x * side.x + side.y * side.y
            guard squared > 0 else { continue }
            let share = min(max(-(a.x * side.x + a.y * side.y) / squared, 0), 1)
            let foot = Self.point(between: start, end, share: share)
            nearest = min(nearest, point.distance(to: foot))
        }
        return nearest
    }

    private static func point(
        between start: Coordinate<WGS84>, _ end: Coordinate<WGS84>, share: Double
    ) -> Coordinate<WGS84> {
        func mean(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
        do {
            return try Coordinate(
                latitude: mean(start.latitude, end.latitude),
                longitude: mean(start.longitude, end.longitude))
        } catch {
            preconditionFailure("The middle of two coordinates is none: \(error)")
        }
    }
}
