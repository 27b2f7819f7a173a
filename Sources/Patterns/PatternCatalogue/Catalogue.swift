import FoundationGaps

/// Every pattern of the documents, in one list.
public enum Catalogue {
    /// The entries, family by family, in the order in which they are best read.
    public static let entries: [Entry] =
        creational + structural + behavioural + architectural + principles

    /// The entry that `id` names, by its id, one of its aliases, or its name in either language:
    /// “观察者” and “观察者模式” are one.
    public static func entry(_ id: String) throws(CatalogueError) -> Entry {
        if let entry = entries.first(where: { $0.names.contains(id.lowercased()) }) { return entry }
        let known = entries.flatMap(\.names)
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

extension Entry {
    /// The words that name the entry, in lower case.
    fileprivate var names: [String] {
        let chinese = name.chinese.lowercased()
        let short = ["模式", "原则"].first(where: chinese.hasSuffix).map { chinese.dropLast($0.count) }
        return [id] + aliases + [name.english.lowercased(), chinese]
            + (short.map { [String($0)] } ?? [])
    }
}
