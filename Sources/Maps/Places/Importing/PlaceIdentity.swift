/// How a place is called in the register that it comes from, and the number that stands for it in a
/// store.
struct PlaceIdentity: Hashable {
    /// Such as `osm/40778072`, `way/5013364`, or `shops.csv/12`.
    let text: String

    /// The same for the same text, in every run.
    ///
    /// Things of OpenStreetMap keep their numbers: four times the number, plus 0 when nobody said
    /// what type they are of, 1 for a node, 2 for a way, 3 for a relation. Everything else gets a
    /// hash below zero, which two of a million places share with a probability of one to twenty
    /// million.
    let number: Int64

    /// OpenStreetMap's types, by their names and their letters.
    private static let types = [
        "osm": 0, "node": 1, "n": 1, "way": 2, "w": 2, "relation": 3, "r": 3,
    ]
    private static let typeNames = ["osm", "node", "way", "relation"]

    /// What a register calls a place.
    ///
    /// - Parameter source: The register's name, which tells its numbers from those of others.
    init(_ text: String, source: String) {
        self.text = "\(source)/\(text)"
        var hash = FowlerNollVo()
        hash.add(self.text.utf8)
        number = Int64(bitPattern: hash.value | 1 << 63)
    }

    /// What OpenStreetMap calls a thing: `node/123`, `n123`, `123`; below zero are relations, as in
    /// Mapzen's tiles.
    ///
    /// - Parameter type: The thing's type, where `text` does not say it.
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
