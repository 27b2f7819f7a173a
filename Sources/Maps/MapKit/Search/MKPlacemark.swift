public import CoreLocation
import Foundation
import Places

/// A place with its address, which is an annotation too.
open nonisolated class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D

    /// The country's code of two letters.
    public var countryCode: String? { isoCountryCode }

    /// Creates a place without an address.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(
            placemark: CLPlacemark(
                location: CLLocation(
                    latitude: coordinate.latitude, longitude: coordinate.longitude), name: nil))
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    /// The address in the order of its country.
    open var title: String? {
        let street = [thoroughfare, subThoroughfare].compactMap(\.self).joined(separator: " ")
        let parts = [street, subLocality ?? "", locality ?? "", country ?? ""]
            .filter { !$0.isEmpty }
        let isLargestFirst = ["CN", "TW", "HK", "MO", "JP", "KR"].contains(isoCountryCode ?? "")
        let ordered = isLargestFirst ? Array(parts.reversed()) : parts
        return ordered.isEmpty ? name : ordered.joined(separator: isLargestFirst ? "" : ", ")
    }

    /// No second line: the address is in ``title``.
    open var subtitle: String? { nil }
}
