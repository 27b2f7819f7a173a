import Spelling

/// Every pattern of the documents, in one list.
public enum Catalogue {
    /// The entries, family by family, in the order in which they are best read.
    public static let entries: [Entry] =
        creational + structural + behavioural + architectural + principles

    /// The entry that `id` names, by its id or one of its aliases.
    public static func entry(_ id: String) throws(CatalogueError) -> Entry {
        if let entry = entries.first(where: { $0.id == id || $0.aliases.contains(id) }) {
            return entry
        }
        let known = entries.flatMap { [$0.id] + $0.aliases }
        throw .unknownEntry(id: id, nearest: Nearest.match(for: id, among: known))
    }

    /// The entries of a family.
    public static func entries(of family: PatternFamily) -> [Entry] {
        entries.filter { $0.family == family }
    }

    /// The entries of a group of the second taxonomy.
    public static func entries(for purpose: PatternPurpose) -> [Entry] {
        entries.filter { $0.purpose == purpose }
    }
}
