import CoreLocation
public import Foundation
import Places
import UIKit

/// A place that can be shown here or handed to another map program.
public nonisolated final class MKMapItem: NSObject, @unchecked Sendable {
    // Sendable as ``MKShape``.

    /// The place with its address.
    public let placemark: MKPlacemark

    /// The name, which callouts and map programs show.
    public var name: String?

    /// The number, as it is dialled.
    public var phoneNumber: String?

    /// The website.
    public var url: URL?

    /// The time zone of the place.
    public var timeZone: TimeZone?

    /// The kind of the place; `nil` if it is not known.
    public var pointOfInterestCategory: MKPointOfInterestCategory?

    /// `true` for the item of the user's location.
    public let isCurrentLocation: Bool

    /// Creates the item of a place, with its name.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
        isCurrentLocation = false
    }

    private init(currentLocation: CLLocation?) {
        placemark = MKPlacemark(
            coordinate: currentLocation?.coordinate ?? kCLLocationCoordinate2DInvalid)
        isCurrentLocation = true
    }

    /// Returns the item of the user's location.
    public class func forCurrentLocation() -> MKMapItem {
        MKMapItem(currentLocation: CLLocationManager().location)
    }

    init(_ place: Place) {
        placemark = MKPlacemark(placemark: CLPlacemark(place))
        name = place.name
        phoneNumber = place.attributes["phone"] ?? place.attributes["contact:phone"]
        url = (place.attributes["website"] ?? place.attributes["contact:website"])
            .flatMap { URL(string: $0) }
        isCurrentLocation = false
    }

    /// The address by which the desktop opens its map program: `geo:48.85,2.35?q=…`.
    var address: URL? {
        let place = placemark.coordinate
        guard CLLocationCoordinate2DIsValid(place) else { return nil }
        var text = "geo:\(place.latitude),\(place.longitude)"
        let words = name.flatMap {
            $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        }
        if let words { text += "?q=\(place.latitude),\(place.longitude)(\(words))" }
        return URL(string: text)
    }

    /// Opens the place in the desktop's map program.
    ///
    /// - Returns: `true` if the desktop was asked; `false` for a place without a valid coordinate.
    @MainActor @discardableResult
    public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        guard let address else { return false }
        UIApplication.shared.open(address, options: [:], completionHandler: nil)
        return true
    }

    @MainActor @discardableResult
    /// Opens places in the desktop’s map program, one after another.
    ///
    /// - Returns: `true` if the desktop was asked for at least one.
    public class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool {
        mapItems.reduce(false) { isOpen, item in item.openInMaps() || isOpen }
    }
}
