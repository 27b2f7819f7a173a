extension Catalogue {
    /// An entry that a search found, and why.
    public struct SearchResult: Sendable {
        public let entry: Entry

        /// The symptom or situation that fits the words best, or the intent when none does.
        public let reason: BilingualText

        /// How well it fits. Greater is better.
        public let score: Int
    }

    /// The entries that help with what the words describe, the best first.
    ///
    /// The words are looked for in the entries' symptoms first, then in the situations that they
    /// are for, then in their names and intents, in both languages:
    ///
    ///     Catalogue.search("too many if").first?.entry.id  // "strategy"
    ///     Catalogue.search("撤销").map(\.entry.id)          // "command", "memento", …
    public static func search(_ words: String) -> [SearchResult] {
        let wanted = SearchTerms(words)
        guard !wanted.isEmpty else { return [] }
        let found = index.compactMap { $0.result(for: wanted) }
        // Entries of the same score stay in the catalogue's order.
        return found.enumerated().sorted { a, b in
            (b.element.score, a.offset) < (a.element.score, b.offset)
        }.map(\.element)
    }

    /// The search index.
    private static let index = entries.map { IndexedEntry($0) }
}

/// An entry whose texts were taken apart for searches.
private struct IndexedEntry {
    let entry: Entry
    let fields: [(reason: BilingualText, terms: SearchTerms, weight: Int)]

    init(_ entry: Entry) {
        self.entry = entry
        let name = BilingualText(
            ([entry.name.english, entry.id] + entry.aliases).joined(separator: " "),
            entry.name.chinese)
        fields =
            entry.symptoms.map { ($0, SearchTerms($0), 4) }
            + entry.whenToUse.map { ($0, SearchTerms($0), 2) }
            + [(entry.intent, SearchTerms(name), 3), (entry.intent, SearchTerms(entry.intent), 1)]
    }

    func result(for wanted: SearchTerms) -> Catalogue.SearchResult? {
        let scores = fields.map { $0.weight * wanted.count(in: $0.terms) }
        guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }), scores[best] > 0
        else {
            return nil
        }
        return Catalogue.SearchResult(
            entry: entry, reason: fields[best].reason,
            score: scores[best] * 100 + scores.reduce(0, +))
    }
}

/// The words of a text that are worth looking for: English words without their endings, and pairs
/// of neighbours in Chinese, which puts no spaces between its words.
struct SearchTerms {
    private let terms: Set<String>

    private static let fillers: Set<String> = [
        "a", "an", "and", "are", "as", "at", "be", "by", "can", "for", "have", "i", "in", "is",
        "it",
        "its", "my", "not", "of", "on", "one", "or", "that", "the", "to", "with",
    ]

    /// The terms of both languages.
    init(_ text: BilingualText) {
        self.init("\(text.english) \(text.chinese)")
    }

    init(_ text: String) {
        var terms: Set<String> = []
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let isEnglish = word.allSatisfy { $0.isASCII }
            if isEnglish {
                if !Self.fillers.contains(String(word)) { terms.insert(Self.stem(word)) }
            } else if word.count == 1 {
                terms.insert(String(word))
            } else {
                terms.formUnion(zip(word, word.dropFirst()).map { "\($0)\($1)" })
            }
        }
        self.terms = terms
    }

    var isEmpty: Bool { terms.isEmpty }

    /// How many of these terms the others have. A single Chinese character is had by every pair
    /// with it.
    func count(in others: SearchTerms) -> Int {
        terms.count { term in
            if others.terms.contains(term) { return true }
            guard term.count == 1, !term.allSatisfy(\.isASCII) else { return false }
            return others.terms.contains { $0.contains(term) }
        }
    }

    /// “object” for “objects”, “copi” for “copies” and “copied”.
    private static func stem(_ word: Substring) -> String {
        for ending in ["ing", "es", "ed", "s", "y", "e"]
        where word.hasSuffix(ending) && word.count >= ending.count + 3 {
            let stem = word.dropLast(ending.count)
            return String(ending == "y" ? stem + "i" : stem)
        }
        return String(word)
    }
}
