public import Coordinates

/// A point of interest: something on the map that has a name.
public struct Place: Hashable, Sendable, Identifiable {
    /// What tells the place from all others in a store: inserting a place with the same number replaces it. Whoever imports places
    /// chooses the numbers; a name in another register, such as `osm/40778072`, goes into ``attributes``.
    public let id: Int64

    /// The name as people there write it, such as `外滩`.
    public var name: String

    /// The name in English, if it has one.
    public var englishName: String?

    /// Any further names: short, official, in other languages.
    public var otherNames: [String]

    /// Where it is, to 1e-7 degree, which is 11 millimetres: setting it rounds. OpenStreetMap keeps places so too, and every store gives
    /// back what it was given.
    public var coordinate: Coordinate<WGS84> {
        didSet { coordinate = GridPoint(coordinate).coordinate }
    }

    public var category: PlaceCategory

    /// Street and number, or empty.
    public var address: String

    /// The city, such as `上海`, or empty.
    public var city: String

    /// The part of the city, such as `黄浦区`, or empty.
    public var region: String

    /// Whatever else is known, by the names that the place's source uses: `opening_hours`, `phone`, `osm_id`.
    public var attributes: [String: String]

    public init(
        id: Int64, name: String, englishName: String? = nil, otherNames: [String] = [],
        coordinate: Coordinate<WGS84>, category: PlaceCategory, address: String = "",
        city: String = "", region: String = "", attributes: [String: String] = [:]
    ) {
        self.id = id
        self.name = name
        self.englishName = englishName
        self.otherNames = otherNames
        self.coordinate = GridPoint(coordinate).coordinate
        self.category = category
        self.address = address
        self.city = city
        self.region = region
        self.attributes = attributes
    }

    /// All names as they are written, the main one first.
    public var names: [String] {
        [name] + (englishName.map { [$0] } ?? []) + otherNames
    }
}
