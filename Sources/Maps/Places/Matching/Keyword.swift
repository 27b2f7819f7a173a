/// A text typed to find a place by its name.
///
/// White space separates words. Each must be in one of the place's spellings, which are its names
/// as written and, for names with Chinese characters, their pinyin without tones and its initials.
/// A word is in a spelling when it begins at a Chinese character or at the beginning of a word or
/// syllable: 外滩 is found by `外滩`, `滩`, `waitan`, `wait`, `tan`, `wt` and, having the
/// English name The Bund, by `bund` and `BUND`, but not by `aitan` or `und`. Case, width, accents,
/// punctuation and the difference of traditional and simplified characters are ignored.
///
/// A word may also be in the place's address, city or region, or be its category:
/// `starbucks 上海` and `67 mody` find places whose names have only one of these words, or none.
public struct Keyword: Hashable, Sendable {
    /// The text as typed.
    public let text: String

    /// The normalised words, in the order in which they were typed.
    package let words: [[Unicode.Scalar]]

    /// All words, concatenated.
    package let whole: [Unicode.Scalar]

    /// - Throws: ``PlaceRequestError/emptyText`` when `text` has no character of names,
    ///   ``PlaceRequestError/longText(characters:)`` when it has more than
    ///   ``KeywordRequest/mostCharacters``.
    public init(_ text: String) throws(PlaceRequestError) {
        let count = text.count
        guard count <= KeywordRequest.mostCharacters else { throw .longText(characters: count) }
        let words = text.split(whereSeparator: \.isWhitespace)
            .map { NameText($0).scalars }
            .filter { !$0.isEmpty }
        guard !words.isEmpty else { throw .emptyText }
        self.init(text: text, words: words)
    }

    /// - Parameter words: Normalised words, at least one, none of them empty.
    init(text: String, words: [[Unicode.Scalar]]) {
        self.text = text
        self.words = words.withoutRepetition
        whole = words.flatMap { $0 }
    }

    /// The character of a word that stands for any one.
    static let wildcard: Unicode.Scalar = "\u{FFFF}"
}

// MARK: - Matching

/// The quality of a match between a keyword and a place; lower values are better.
public enum MatchRank: Int, CaseIterable, Comparable, Sendable {
    /// One of the place's spellings equals the keyword.
    case exact

    /// One of the place's spellings begins with the keyword.
    case beginning

    /// The keyword's words occur in the place's spellings.
    case part

    /// The keyword's words occur in the place's spellings, address, city and region, or are its
    /// category.
    case elsewhere

    public static func < (first: MatchRank, second: MatchRank) -> Bool {
        first.rawValue < second.rawValue
    }
}

extension Keyword {
    /// Returns the quality of the match with a place, or `nil` without a match.
    public func rank(of place: Place) -> MatchRank? {
        let texts = NameText.forms(of: place.names)
        if let rank = rank(in: texts) { return rank }
        return isElsewhere(in: place, named: texts.map { NameReadings($0) }) ? .elsewhere : nil
    }

    /// Returns the rank of a place whose names match; `nil` when none does.
    package func rank(inNamesOf place: Place) -> MatchRank? {
        rank(in: NameText.forms(of: place.names))
    }

    /// Returns the rank of some names; `nil` when none matches.
    func rank(inNames names: [String]) -> MatchRank? { rank(in: NameText.forms(of: names)) }

    private func rank(in texts: [NameText]) -> MatchRank? {
        let written = rank(in: texts.map { Spelling($0) })
        // A word with a Chinese character can only match the written form, since readings have
        // none.
        let isWritten = words.allSatisfy { $0.contains(where: \.isUnifiedHan) }
        if isWritten || written == .exact { return written }
        // Words in the written name are not searched in its readings, unless a reading could begin
        // with them.
        if let written, !texts.contains(where: { NameReadings.mayBegin(with: whole[0], in: $0) }) {
            return written
        }
        return rank(in: texts.map { NameReadings($0) })
    }

    /// Returns `true` if every word is in one of a place's names or surroundings, or is its
    /// category.
    package func isElsewhere(in place: Place, named names: [some NameForm]) -> Bool {
        var surroundings: [Spelling]?
        return words.allSatisfy { word in
            if CategoryWords.shared.mean(word, place) { return true }
            let places = surroundings ?? Spelling.surroundings(of: place)
            surroundings = places
            return places.contains { $0.contains(word) } || names.contains { $0.contains(word) }
        }
    }

    /// Returns the quality of the match with names, as written or as read.
    package func rank(in names: [some NameForm]) -> MatchRank? {
        for word in words where !names.contains(where: { $0.contains(word) }) { return nil }
        var best = MatchRank.part
        for name in names {
            if let rank = name.rank(ofBeginning: whole) { best = min(best, rank) }
        }
        return best
    }

    /// Returns the best matching name of a place as written; the main name when words are in
    /// several.
    package func bestName(of place: Place) -> String {
        var best: (rank: MatchRank, name: String)?
        for name in place.names {
            guard let rank = rank(in: [NameReadings(NameText(name))]) else { continue }
            if rank < best?.rank ?? .part || best == nil { best = (rank, name) }
        }
        return best?.name ?? place.name
    }
}

/// A form of a name in which words are searched.
package protocol NameForm {
    /// Returns `true` if a word occurs in it, starting at a unit.
    func contains(_ word: [Unicode.Scalar]) -> Bool

    /// Returns the rank if it equals or begins with a word; `nil` otherwise.
    func rank(ofBeginning word: [Unicode.Scalar]) -> MatchRank?
}
