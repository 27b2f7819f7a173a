public import Coordinates

/// A point of interest: a named location on the map.
///
/// U+0000 is removed from texts, since no name contains it and not every database can store it:
/// every store returns exactly what it was given.
public struct Place: Hashable, Sendable, Identifiable {
    /// The identifier in a store: inserting a place with the same number replaces it. The importing
    /// code chooses the numbers; an identifier in another register, such as `osm/40778072`, goes
    /// into ``attributes``.
    public let id: Int64

    /// The name in the local script, such as `外滩`.
    public var name: String {
        didSet { name = name.withoutNull }
    }

    /// The name in English, if it has one.
    public var englishName: String? {
        didSet { englishName = englishName?.withoutNull }
    }

    /// Additional names: short, official, in other languages.
    public var otherNames: [String] {
        didSet { otherNames = otherNames.withoutNull }
    }

    /// The coordinate, rounded to 1e-7 degree, which is 11 millimetres. OpenStreetMap has the same
    /// precision, and every store returns exactly what it was given.
    public var coordinate: Coordinate<WGS84> {
        didSet { coordinate = GridPoint(coordinate).coordinate }
    }

    /// The category, one of the 20 top-level ones.
    public var category: PlaceCategory

    /// Street and number, or empty.
    public var address: String {
        didSet { address = address.withoutNull }
    }

    /// The city, such as `上海`, or empty.
    public var city: String {
        didSet { city = city.withoutNull }
    }

    /// The district of the city, such as `黄浦区`, or empty.
    public var region: String {
        didSet { region = region.withoutNull }
    }

    /// Additional data, by the keys of the place's source: `opening_hours`, `phone`, `osm_id`.
    public var attributes: [String: String] {
        didSet { attributes = attributes.withoutNull }
    }

    public init(
        id: Int64, name: String, englishName: String? = nil, otherNames: [String] = [],
        coordinate: Coordinate<WGS84>, category: PlaceCategory, address: String = "",
        city: String = "", region: String = "", attributes: [String: String] = [:]
    ) {
        self.id = id
        self.name = name.withoutNull
        self.englishName = englishName?.withoutNull
        self.otherNames = otherNames.withoutNull
        self.coordinate = GridPoint(coordinate).coordinate
        self.category = category
        self.address = address.withoutNull
        self.city = city.withoutNull
        self.region = region.withoutNull
        self.attributes = attributes.withoutNull
    }

    /// All names as written, the main one first.
    public var names: [String] {
        [name] + (englishName.map { [$0] } ?? []) + otherNames
    }
}
