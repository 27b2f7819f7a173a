/// A geographic coordinate, in degrees.
public struct Coordinate<System: CoordinateSystem>: Hashable, Sendable {
    /// The latitude in degrees north of the equator, from -90 to 90.
    public let latitude: Double

    /// The longitude in degrees east of Greenwich, from -180 to 180.
    public let longitude: Double

    /// Creates a coordinate.
    ///
    /// - Throws: ``CoordinateError`` for a number that is out of range or NaN.
    @inlinable
    public init(latitude: Double, longitude: Double) throws(CoordinateError) {
        guard abs(latitude) <= 90 + System.excess else { throw .latitude(latitude) }
        guard abs(longitude) <= 180 + System.excess else { throw .longitude(longitude) }
        self.init(uncheckedLatitude: latitude, longitude: longitude)
    }

    /// Creates a coordinate from the numbers of a conversion, which may exceed the ranges by a
    /// hundredth of a degree.
    @usableFromInline
    init(uncheckedLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Coordinate: CustomStringConvertible {
    /// The system, and latitude before longitude: `WGS-84 39.915, 116.404`.
    public var description: String { "\(System.name) \(latitude), \(longitude)" }
}

/// The reason why two numbers are not a coordinate.
public enum CoordinateError: Error, Hashable, Sendable {
    case latitude(Double)
    case longitude(Double)

    /// Metres that are not on the map of a system in metres.
    case projection(ProjectionError)
}

extension CoordinateError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .latitude(let value):
            """
            A latitude of \(value) is none: it goes from -90 to 90 degrees. \
            \(abs(value) <= 180 ? "Were latitude and longitude swapped?" : "Were metres given?")
            """
        case .longitude(let value):
            "A longitude of \(value) is none: it goes from -180 to 180 degrees. Were metres given?"
        case .projection(let error): error.description
        }
    }
}
