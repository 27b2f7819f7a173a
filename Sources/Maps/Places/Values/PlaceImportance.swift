/// How likely people mean a place, among others whose names match as well.
public enum PlaceImportance: Int, CaseIterable, Comparable, Sendable {
    /// A place with an article in an encyclopaedia, a city or an airport.
    case landmark

    /// A sight, a hotel, a hospital, a university, a station or a large shopping centre.
    case notable

    /// Any other place.
    case ordinary

    public static func < (first: PlaceImportance, second: PlaceImportance) -> Bool {
        first.rawValue < second.rawValue
    }
}

extension Place {
    /// The importance by the place's attributes, which have OpenStreetMap's keys and values, or
    /// Mapzen's `kind`.
    public var importance: PlaceImportance {
        if attributes["wikidata"] != nil || attributes["wikipedia"] != nil { return .landmark }
        if let place = attributes["place"], Self.cities.contains(place) { return .landmark }
        if attributes["aeroway"] == "aerodrome" { return .landmark }
        if attributes["tourism"] != nil { return .notable }
        let kinds = ["amenity", "railway", "shop", "leisure", "kind"]
        let isNotable = kinds.contains { Self.notableKinds.contains(attributes[$0] ?? "") }
        return isNotable ? .notable : .ordinary
    }

    private static let cities: Set = ["country", "state", "province", "city", "town"]

    private static let notableKinds: Set = [
        "attraction", "museum", "hotel", "university", "hospital", "station", "mall", "theme_park",
        "zoo", "aquarium", "viewpoint", "monument", "stadium", "park", "garden",
    ]
}
