package import Coordinates
package import Places

/// What the app shows of a place: one of the user's, of a search, or a point of the map.
package struct PlaceDetails: Codable, Hashable, Sendable {
    package var name: String

    /// The name in the user's language, if it is another one.
    package var otherName: String?

    /// The latitude in WGS-84, in degrees.
    package let latitude: Double

    /// The longitude in WGS-84, in degrees.
    package let longitude: Double

    /// The category; `nil` for a point of the map.
    package var category: PlaceCategory?

    /// The address in the order of its country, or empty.
    package var address = ""

    /// The opening hours as the source has them, or empty.
    package var hours = ""
    package var phone = ""
    package var website = ""

    /// Creates the details of a point.
    package init(name: String, _ coordinate: Coordinate<WGS84>) {
        self.name = name
        latitude = coordinate.latitude
        longitude = coordinate.longitude
    }

    /// Creates the details of a place of a store.
    ///
    /// - Parameter language: The user's language, such as `zh-Hans`.
    package init(_ place: Place, in language: String) {
        self.init(name: place.name, place.coordinate)
        if !language.hasPrefix("zh"), place.englishName != place.name {
            otherName = place.englishName
        }
        category = place.category
        address = place.addressLine(in: language)
        func attribute(_ key: String) -> String {
            place.attributes[key] ?? place.attributes["contact:" + key] ?? ""
        }
        hours = attribute("opening_hours")
        phone = attribute("phone")
        website = attribute("website")
    }

    /// The coordinate; `nil` if the numbers are none.
    package var coordinate: Coordinate<WGS84>? {
        try? Coordinate(latitude: latitude, longitude: longitude)
    }
}
