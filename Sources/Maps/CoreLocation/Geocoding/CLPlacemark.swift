public import Foundation
import FoundationGaps
package import Places

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
    // Sendable, because nothing of it changes.

    /// The place's coordinate.
    public let location: CLLocation?

    /// The name of the place, or its street and number.
    public let name: String?

    /// The street, such as `Rue de Rivoli`.
    public let thoroughfare: String?

    /// The number of the house.
    public let subThoroughfare: String?

    /// The city.
    public let locality: String?

    /// The district of the city.
    public let subLocality: String?

    /// The state or province.
    public let administrativeArea: String?

    /// The postal code.
    public let postalCode: String?

    /// The country's code of two letters.
    public let isoCountryCode: String?

    /// The name of the country.
    public let country: String?

    /// A circle around the place.
    open var region: CLRegion? {
        location.map {
            CLCircularRegion(center: $0.coordinate, radius: 100, identifier: name ?? "place")
        }
    }

    /// Creates a copy of a placemark.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
    }

    /// Creates a placemark from parts of an address.
    package init(
        location: CLLocation, name: String?, street: String? = nil, number: String? = nil,
        city: String? = nil, district: String? = nil, state: String? = nil,
        postalCode: String? = nil, countryCode: String? = nil, country: String? = nil
    ) {
        self.location = location
        self.name = name
        thoroughfare = street
        subThoroughfare = number
        locality = city
        subLocality = district
        administrativeArea = state
        self.postalCode = postalCode
        isoCountryCode = countryCode?.uppercased()
        self.country =
            country
            ?? countryCode.flatMap {
                Locale(identifier: Language.current.rawValue).localizedString(forRegionCode: $0)
            }
    }

    /// Creates a placemark of a place.
    package convenience init(_ place: Place) {
        func attribute(_ key: String) -> String? { place.attributes[key]?.nonEmpty }
        self.init(
            location: CLLocation(
                latitude: place.coordinate.latitude, longitude: place.coordinate.longitude),
            name: place.name,
            street: attribute("addr:street") ?? place.address.nonEmpty,
            number: attribute("addr:housenumber"), city: place.city.nonEmpty,
            district: place.region.nonEmpty, state: attribute("addr:state"),
            postalCode: attribute("addr:postcode"), countryCode: place.countryCode,
            country: place.country(in: Language.current.rawValue))
    }
}

extension String {
    /// The text; `nil` if it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
