/// The identifier of a place in its source register, and its number in a store.
struct PlaceIdentity: Hashable {
    /// The identifier, such as `osm/40778072`, `way/5013364`, or `shops.csv/12`.
    let text: String

    /// The number, the same for the same text in every run.
    ///
    /// OpenStreetMap objects keep their numbers: four times the number, plus 0 for an unknown type,
    /// 1 for a node, 2 for a way, 3 for a relation. Other places get a negative hash; the
    /// probability that any two of a million places have the same one is one in twenty million.
    let number: Int64

    /// OpenStreetMap's types, by their names and letters.
    private static let types = [
        "osm": 0, "node": 1, "n": 1, "way": 2, "w": 2, "relation": 3, "r": 3,
    ]
    private static let typeNames = ["osm", "node", "way", "relation"]

    /// Creates the identity of a place by its identifier in a register.
    ///
    /// - Parameter source: The register's name, which distinguishes its numbers from others.
    init(_ text: String, source: String) {
        self.text = "\(source)/\(text)"
        var hash = FowlerNollVo()
        hash.add(self.text.utf8)
        number = Int64(bitPattern: hash.value | 1 << 63)
    }

    /// Creates the identity of an OpenStreetMap object: `node/123`, `n123`, `123`; negative numbers
    /// are relations, as in Mapzen's tiles.
    ///
    /// - Parameter type: The object's type, if `text` does not contain it.
    init?(openStreetMap text: String, type: String?) {
        let digits = text.drop { $0.isLetter || $0 == "/" }
        let prefix = text.prefix { $0.isLetter }
        guard let number = Int64(digits), number.magnitude < 1 << 60 else { return nil }
        let name = prefix.isEmpty ? number < 0 ? "relation" : type ?? "osm" : String(prefix)
        guard let kind = Self.types[name] else { return nil }
        let magnitude = Int64(number.magnitude)
        self.text = "\(Self.typeNames[kind])/\(magnitude)"
        self.number = magnitude * 4 + Int64(kind)
    }
}
