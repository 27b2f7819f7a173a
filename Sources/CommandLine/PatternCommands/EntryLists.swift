import PatternCatalogue
import PatternDiagrams

/// Lists of entries.
enum EntryLists {
    /// The entries by family, with their intents when only one family is asked for.
    static func list(of family: PatternFamily?, language: Language) -> String {
        var page = TextPage()
        for shown in PatternFamily.allCases where family == nil || family == shown {
            let entries = Catalogue.entries(of: shown)
            guard !entries.isEmpty else { continue }
            page.heading(shown.name.text(in: language))
            for entry in entries {
                page.definition(entry.id, title(of: entry, language: language), column: column)
                if family != nil { page.paragraph(entry.intent.text(in: language), indent: 6) }
            }
        }
        return page.text
    }

    /// The entry's name, and its examples where there are several.
    private static func title(of entry: Entry, language: Language) -> String {
        let name = entry.name.text(in: language)
        guard entry.examples.count > 1 else { return name }
        return "\(name) (\(entry.examples.map(\.id).joined(separator: ", ")))"
    }

    /// The results of a search, the best first, each with the reason.
    static func found(_ words: String, language: Language) -> String {
        var page = TextPage()
        let results = Catalogue.search(words).prefix(8)
        guard !results.isEmpty else {
            return String(
                localized:
                    "Nothing fits “\(words)”. Try other words, or see “touchstone patterns list”.\n",
                in: language)
        }
        for result in results {
            page.definition(
                result.entry.id,
                "\(result.entry.name.text(in: language)): \(result.reason.text(in: language))",
                column: column)
        }
        return page.text
    }

    /// The distance from an id to its text.
    private static let column = 2 + (Catalogue.entries.map(\.id.count).max() ?? 0)
}
