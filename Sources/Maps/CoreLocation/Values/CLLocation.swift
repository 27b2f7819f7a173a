package import Coordinates
public import Foundation

/// A place where a device was, with the time and the accuracy of the measurement.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable, because nothing of it changes.

    /// The latitude and longitude.
    public let coordinate: CLLocationCoordinate2D

    /// The altitude in metres above sea level.
    public let altitude: CLLocationDistance

    /// The altitude in metres above the ellipsoid: the same number, since no source tells them
    /// apart.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }

    /// The radius of uncertainty in metres; negative if ``coordinate`` is not valid.
    public let horizontalAccuracy: CLLocationAccuracy

    /// The uncertainty of ``altitude`` in metres; not positive if it is unknown.
    public let verticalAccuracy: CLLocationAccuracy

    /// The direction of movement in degrees clockwise from north; negative if unknown.
    public let course: CLLocationDirection

    /// The uncertainty of ``course`` in degrees; negative if unknown.
    public let courseAccuracy: CLLocationDirectionAccuracy

    /// The speed in metres per second; negative if unknown.
    public let speed: CLLocationSpeed

    /// The uncertainty of ``speed`` in metres per second; negative if unknown.
    public let speedAccuracy: CLLocationSpeedAccuracy

    /// The time of the measurement.
    public let timestamp: Date

    /// The floor of the building; `nil`, since no source knows it.
    public var floor: CLFloor? { nil }

    /// Creates a location at sea level, exact, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed,
            speedAccuracy: -1, timestamp: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Returns the length of the shortest path on the WGS-84 ellipsoid, in metres; altitudes do not
    /// count. It is NaN for a coordinate that is not valid.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.distance(to: location.coordinate)
    }

    // MARK: Copying and archiving

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"),
            longitude: coder.decodeDouble(forKey: "longitude"))
        altitude = coder.decodeDouble(forKey: "altitude")
        horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
        verticalAccuracy = coder.decodeDouble(forKey: "verticalAccuracy")
        course = coder.decodeDouble(forKey: "course")
        courseAccuracy = coder.decodeDouble(forKey: "courseAccuracy")
        speed = coder.decodeDouble(forKey: "speed")
        speedAccuracy = coder.decodeDouble(forKey: "speedAccuracy")
        timestamp = Date(
            timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(altitude, forKey: "altitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
        coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
        coder.encode(course, forKey: "course")
        coder.encode(courseAccuracy, forKey: "courseAccuracy")
        coder.encode(speed, forKey: "speed")
        coder.encode(speedAccuracy, forKey: "speedAccuracy")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    // MARK: Debugging

    open override var description: String {
        func number(_ value: Double, _ digits: Int) -> String {
            String(format: "%.\(digits)f", value)
        }
        let latitude = String(format: "%+.8f", coordinate.latitude)
        let longitude = String(format: "%+.8f", coordinate.longitude)
        return """
            <\(latitude),\(longitude)> +/- \(number(horizontalAccuracy, 2))m \
            (speed \(number(speed, 2)) mps / course \(number(course, 2))) @ \(timestamp)
            """
    }
}

/// The floor of a building.
public final class CLFloor: NSObject, Sendable {
    /// The number of floors above the ground floor.
    public let level: Int

    init(level: Int) { self.level = level }
}

extension CLLocationCoordinate2D {
    /// The coordinate in the types of Coordinates; `nil` if it is not valid.
    package var wgs84: Coordinate<WGS84>? {
        try? Coordinate<WGS84>(latitude: latitude, longitude: longitude)
    }

    package init(_ coordinate: Coordinate<some CoordinateSystem>) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// Returns the distance on the ellipsoid in metres, or NaN.
    package func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        guard let from = wgs84, let end = other.wgs84 else { return .nan }
        return from.geodesicDistance(to: end)
    }
}
