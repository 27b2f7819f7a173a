import Foundation

/// The area between two parallels and two meridians.
///
/// A box may cross the 180th meridian: then its western edge is greater than its eastern one.
public struct BoundingBox<System: CoordinateSystem>: Hashable, Sendable {
    /// The latitude of the southern edge, in degrees from -90 to 90.
    public let south: Double

    /// The longitude of the western edge, in degrees from -180 to 180.
    public let west: Double

    /// The latitude of the northern edge, in degrees from -90 to 90.
    public let north: Double

    /// The longitude of the eastern edge, in degrees from -180 to 180.
    public let east: Double

    /// Creates the box between two corners.
    ///
    /// - Precondition: `southWest` is not north of `northEast`.
    public init(southWest: Coordinate<System>, northEast: Coordinate<System>) {
        precondition(
            southWest.latitude <= northEast.latitude,
            "The corner \(southWest) is north of \(northEast). Swap the corners.")
        south = southWest.latitude
        west = southWest.longitude
        north = northEast.latitude
        east = northEast.longitude
    }

    /// Creates the smallest box that does not cross the 180th meridian and contains all
    /// `coordinates`, or `nil` without any.
    public init?(around coordinates: some Sequence<Coordinate<System>>) {
        var latitudes: (least: Double, most: Double)?
        var longitudes: (least: Double, most: Double)?
        for coordinate in coordinates {
            let latitude = coordinate.latitude
            let longitude = coordinate.longitude
            latitudes =
                latitudes.map { (min($0.least, latitude), max($0.most, latitude)) }
                ?? (latitude, latitude)
            longitudes =
                longitudes.map { (min($0.least, longitude), max($0.most, longitude)) }
                ?? (longitude, longitude)
        }
        guard let latitudes, let longitudes else { return nil }
        self.init(
            uncheckedSouth: latitudes.least, west: longitudes.least, north: latitudes.most,
            east: longitudes.most)
    }

    /// Creates the smallest box that contains everything within `radius` metres of `center`.
    ///
    /// Near a pole that is everything north, or south, of a parallel.
    public init(center: Coordinate<System>, radius: Double) {
        let angle = max(radius, 0) / EarthSize.meanRadius
        let degrees = angle * 180 / .pi
        let south = center.latitude - degrees
        let north = center.latitude + degrees
        let sine = sin(min(angle, .pi / 2)) / cos(center.latitude * .pi / 180)
        guard south > -90, north < 90, sine < 1 else {
            self.init(
                uncheckedSouth: max(south, -90), west: -180, north: min(north, 90), east: 180)
            return
        }
        let width = asin(sine) * 180 / .pi
        self.init(
            uncheckedSouth: south, west: Self.wrapped(center.longitude - width), north: north,
            east: Self.wrapped(center.longitude + width))
    }

    init(uncheckedSouth south: Double, west: Double, north: Double, east: Double) {
        self.south = south
        self.west = west
        self.north = north
        self.east = east
    }

    /// Returns `true` if a coordinate is in the box or on its edge.
    public func contains(_ coordinate: Coordinate<System>) -> Bool {
        guard (south...north).contains(coordinate.latitude) else { return false }
        return west <= east
            ? (west...east).contains(coordinate.longitude)
            : coordinate.longitude >= west || coordinate.longitude <= east
    }

    /// The centre.
    public var center: Coordinate<System> {
        let eastward = west <= east ? east : east + 360
        return Coordinate(
            uncheckedLatitude: (south + north) / 2, longitude: Self.wrapped((west + eastward) / 2))
    }

    private static func wrapped(_ longitude: Double) -> Double {
        abs(longitude) <= 180 ? longitude : remainder(longitude, 360)
    }
}
