public import CoreLocation
public import Foundation

/// A thing with a place on the map. Its view is chosen by the map's delegate.
///
/// A class declares `title` and `subtitle` as it needs them; both are `nil` by default.
public nonisolated protocol MKAnnotation: AnyObject {
    /// The place of the annotation's middle.
    var coordinate: CLLocationCoordinate2D { get }

    /// The first line of the callout, and the name for assistive technology.
    var title: String? { get }

    /// The second line of the callout.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public nonisolated var title: String? { nil }
    public nonisolated var subtitle: String? { nil }
}

/// The base class of annotations and overlays with texts.
open nonisolated class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    // Sendable as model objects of Foundation: an app changes them on one thread.

    /// The first line of the callout.
    open var title: String?

    /// The second line of the callout.
    open var subtitle: String?

    /// The place; subclasses know it.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    public override init() { super.init() }
}

/// An annotation at a point.
open nonisolated class MKPointAnnotation: MKShape, @unchecked Sendable {
    private var storedCoordinate: CLLocationCoordinate2D

    /// The place. Maps move the view of the annotation when it changes.
    open override var coordinate: CLLocationCoordinate2D {
        get { storedCoordinate }
        set {
            storedCoordinate = newValue
            NotificationCenter.default.post(name: MKPointAnnotation.didMove, object: self)
        }
    }

    static let didMove = Notification.Name("MKPointAnnotationDidMove")

    /// Creates an annotation at 0° N, 0° E.
    public override init() {
        storedCoordinate = CLLocationCoordinate2D()
        super.init()
    }

    /// Creates an annotation at a place.
    public init(coordinate: CLLocationCoordinate2D) {
        storedCoordinate = coordinate
        super.init()
    }

    /// Creates an annotation at a place, with its texts.
    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
    ) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// Several annotations whose views would lie over each other.
public nonisolated final class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    // Sendable as ``MKShape``.

    /// The annotations that are joined.
    public let memberAnnotations: [any MKAnnotation]

    /// The title; by default the number of the members is shown instead.
    public var title: String?

    /// The second line of the callout.
    public var subtitle: String?

    /// The mean of the members' places.
    public let coordinate: CLLocationCoordinate2D

    /// Creates a cluster of annotations.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(max(points.count, 1))
        coordinate =
            MKMapPoint(
                x: points.reduce(0) { $0 + $1.x } / count,
                y: points.reduce(0) { $0 + $1.y } / count
            ).coordinate
    }
}

/// The user's location.
public nonisolated final class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    // Sendable as ``MKShape``.

    /// The last location; `nil` before the first.
    public internal(set) var location: CLLocation?

    /// `true` while the map waits for a location.
    public internal(set) var isUpdating = false

    /// The title of the callout: “My Location” in the user's language unless it is set.
    public var title: String?

    /// The second line of the callout.
    public var subtitle: String?

    /// The place; not valid before the first location.
    public var coordinate: CLLocationCoordinate2D {
        location?.coordinate ?? kCLLocationCoordinate2DInvalid
    }
}
