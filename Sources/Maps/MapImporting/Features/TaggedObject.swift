/// An object of OpenStreetMap that may be a place.
struct TaggedObject {
    /// `node`, `way` or `relation`.
    let type: String
    let id: Int64
    let tags: [String: String]

    /// `true` if a search can find the object: it has a name, or a street and a number.
    var isSearchable: Bool {
        if tags["addr:housenumber"] != nil,
            tags["addr:street"] != nil || tags["addr:place"] != nil
        {
            return true
        }
        return tags.keys.contains { $0 == "name" || $0.hasPrefix("name:") }
    }
}
