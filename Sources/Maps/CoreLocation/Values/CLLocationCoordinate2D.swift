/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double

/// A distance in metres.
public typealias CLLocationDistance = Double

/// The accuracy of a location, in metres.
public typealias CLLocationAccuracy = Double

/// A speed in metres per second.
public typealias CLLocationSpeed = Double

/// The accuracy of a speed, in metres per second.
public typealias CLLocationSpeedAccuracy = Double

/// A direction in degrees clockwise from north.
public typealias CLLocationDirection = Double

/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A latitude and a longitude.
///
/// As Apple's type it takes any numbers, and is not `Equatable`: apps add that themselves.
/// ``CLLocationCoordinate2DIsValid(_:)`` checks the ranges.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees north of the equator.
    public var latitude: CLLocationDegrees

    /// The longitude in degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Creates 0° N, 0° E.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a coordinate of degrees, valid or not.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns `true` for a latitude from -90 to 90 and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// The filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A distance that is never reached.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// A time that never ends.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude

/// The greatest accuracy, with all that sensors add.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// The greatest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000

/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000

/// The accuracy of users who allow no exact locations.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000
