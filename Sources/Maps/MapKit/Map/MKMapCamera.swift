public import CoreLocation
import Foundation

/// The point of view of a map, straight from above with north at the top.
public nonisolated final class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
    // Sendable as ``MKShape``.

    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D

    /// The distance to the middle in metres.
    public var centerCoordinateDistance: CLLocationDistance

    /// The altitude in metres: the same as the distance.
    public var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }

    /// Creates a camera at 0° N, 0° E.
    public override convenience init() {
        self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 1_000)
    }

    /// Creates a camera above a place.
    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromDistance distance: CLLocationDistance
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
    }

    /// Returns a camera at the same place.
    public func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance)
    }

    /// The metres of the map that a view of a height shows from a metre away: Apple's camera sees
    /// 30 degrees.
    static let metresPerDistance = 2 * tan(15 * Double.pi / 180)
}
