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
    /// The words are looked for in the entries' symptoms first, then in the situations that they are for,
    /// then in their names and intents, in both languages:
    ///
    ///     Catalogue.search("too many if").first?.entry.id  // "strategy"
    ///     Catalogue.search("撤销").map(\.entry.id)          // "command", "memento", …
    public static func search(_ words: String) -> [SearchResult] {
        let wanted = SearchTerms(words)
        guard !wanted.isEmpty else { return [] }
        let found = entries.compactMap { search($0, for: wanted) }
        // Entries of the same score stay in the catalogue's order.
        return found.enumerated().sorted { a, b in
            (b.element.score, a.offset) < (a.element.score, b.offset)
        }.map(\.element)
    }

    private static func search(_ entry: Entry, for wanted: SearchTerms) -> SearchResult? {
        let name = BilingualText(
            ([entry.name.english, entry.id] + entry.aliases).joined(separator: " "),
            entry.name.chinese)
        let fields: [(text: BilingualText, weight: Int)] =
            entry.symptoms.map { ($0, 4) } + entry.whenToUse.map { ($0, 2) }
            + [(name, 3), (entry.intent, 1)]
        let scored = fields.map { field in
            (text: field.text, score: field.weight * wanted.matches(in: field.text))
        }
        guard let best = scored.max(by: { $0.score < $1.score }), best.score > 0 else { return nil }
        let isNameOnly = best.text == name
        return SearchResult(
            entry: entry, reason: isNameOnly ? entry.intent : best.text,
            score: best.score * 100 + scored.reduce(0) { $0 + $1.score })
    }
}

/// The words of a text that are worth looking for: English words without their endings, and pairs of
/// neighbours in Chinese, which puts no spaces between its words.
struct SearchTerms {
    private let terms: Set<String>

    private static let fillers: Set<String> = [
        "a", "an", "and", "are", "as", "at", "be", "by", "can", "for", "have", "i", "in", "is",
        "it",
        "its", "my", "not", "of", "on", "one", "or", "that", "the", "to", "with",
    ]

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

    /// How many of the terms the text has.
    func matches(in text: BilingualText) -> Int {
        let found = SearchTerms(text.english).terms.union(SearchTerms(text.chinese).terms)
        return terms.count { term in
            found.contains(term) || (term.count == 1 && text.chinese.contains(term))
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
