public import Foundation

/// The relation of the device to a region. Raw values are Apple's.
public enum CLRegionState: Int, Sendable {
    case unknown
    case inside
    case outside
}

/// An area that a ``CLLocationManager`` can monitor.
open class CLRegion: NSObject, @unchecked Sendable {
    // Sendable, because the two settings that change are read on the main thread, on which
    // managers work.

    /// The name by which a manager keeps one region only.
    public let identifier: String

    /// `true`, the default, if entering the region is reported.
    open var notifyOnEntry = true

    /// `true`, the default, if leaving the region is reported.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// Returns `true` if a coordinate is inside.
    func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { false }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion)?.identifier == identifier
    }

    open override var hash: Int { identifier.hashValue }
}

/// A circle on the surface of the Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The centre.
    public let center: CLLocationCoordinate2D

    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle of a radius in metres; regions of one identifier replace each other.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns `true` if a coordinate is in the circle, by the distance on the ellipsoid.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.distance(to: coordinate) <= radius
    }

    override func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { contains(coordinate) }

    open override var description: String {
        "CLCircularRegion (identifier:'\(identifier)', center:<\(center.latitude),"
            + "\(center.longitude)>, radius:\(radius)m)"
    }
}

/// A stay at a place.
public final class CLVisit: NSObject, Sendable {
    /// The time of arrival; `Date.distantPast` if it is unknown.
    public let arrivalDate: Date

    /// The time of departure; `Date.distantFuture` while the visit goes on.
    public let departureDate: Date

    /// The place.
    public let coordinate: CLLocationCoordinate2D

    /// The uncertainty of ``coordinate`` in metres.
    public let horizontalAccuracy: CLLocationAccuracy

    init(
        arrivalDate: Date, departureDate: Date, coordinate: CLLocationCoordinate2D,
        horizontalAccuracy: CLLocationAccuracy
    ) {
        self.arrivalDate = arrivalDate
        self.departureDate = departureDate
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy
    }
}
