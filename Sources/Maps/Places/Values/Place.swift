public import Coordinates

/// A point of interest: something on the map that has a name.
///
/// Texts leave out U+0000, which no name has and not every database can keep: every store gives
/// back what it was given.
public struct Place: Hashable, Sendable, Identifiable {
    /// What tells the place from all others in a store: inserting a place with the same number
    /// replaces it. Whoever imports places chooses the numbers; a name in another register, such as
    /// `osm/40778072`, goes into ``attributes``.
    public let id: Int64

    /// The name as people there write it, such as `外滩`.
    public var name: String {
        didSet { name = name.withoutNull }
    }

    /// The name in English, if it has one.
    public var englishName: String? {
        didSet { englishName = englishName?.withoutNull }
    }

    /// Any further names: short, official, in other languages.
    public var otherNames: [String] {
        didSet { otherNames = otherNames.withoutNull }
    }

    /// Where it is, to 1e-7 degree, which is 11 millimetres: setting it rounds. OpenStreetMap keeps
    /// places so too, and every store gives back what it was given.
    public var coordinate: Coordinate<WGS84> {
        didSet { coordinate = GridPoint(coordinate).coordinate }
    }

    /// What it is, as the 20 top-level categories tell it.
    public var category: PlaceCategory

    /// Street and number, or empty.
    public var address: String {
        didSet { address = address.withoutNull }
    }

    /// The city, such as `上海`, or empty.
    public var city: String {
        didSet { city = city.withoutNull }
    }

    /// The part of the city, such as `黄浦区`, or empty.
    public var region: String {
        didSet { region = region.withoutNull }
    }

    /// Whatever else is known, by the names that the place's source uses: `opening_hours`, `phone`,
    /// `osm_id`.
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

    /// All names as they are written, the main one first.
    public var names: [String] {
        [name] + (englishName.map { [$0] } ?? []) + otherNames
    }
}
