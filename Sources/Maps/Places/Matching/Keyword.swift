/// What somebody typed to find a place by its name.
///
/// White space separates words. Each must be in one of the place's spellings, which are its names
/// as they are written and, for names with Chinese characters, their pinyin without tones and its
/// initials. A word is in a spelling when it begins at a Chinese character or at the beginning of a
/// word or syllable: 外滩 is found by `外滩`, `滩`, `waitan`, `wait`, `tan`, `wt` and, having the
/// English name The Bund, by `bund` and `BUND`, but not by `aitan` or `und`. Case, width, accents
/// and punctuation do not count.
public struct Keyword: Hashable, Sendable {
    /// The text as it was typed.
    public let text: String

    /// The words as searching sees them, in the order in which they were typed.
    package let words: [[Unicode.Scalar]]

    /// All words, without anything between them.
    package let whole: [Unicode.Scalar]

    /// - Throws: ``PlaceRequestError/emptyText`` when nothing in `text` could be in a name,
    ///   ``PlaceRequestError/longText(characters:)`` when it has more than
    ///   ``KeywordRequest/mostCharacters``.
    public init(_ text: String) throws(PlaceRequestError) {
        let count = text.count
        guard count <= KeywordRequest.mostCharacters else { throw .longText(characters: count) }
        self.text = text
        let words = text.split(whereSeparator: \.isWhitespace)
            .map { NameText($0).scalars }
            .filter { !$0.isEmpty }
        guard !words.isEmpty else { throw .emptyText }
        self.words = words.withoutRepetition
        whole = words.flatMap { $0 }
    }
}

// MARK: - Matching

/// How well a keyword fits a place; the better is the lesser.
public enum MatchRank: Int, Comparable, Sendable {
    /// One of the place's spellings is just the keyword.
    case exact

    /// One of the place's spellings begins with the keyword.
    case beginning

    /// The keyword's words are somewhere in the place's spellings.
    case part

    public static func < (first: MatchRank, second: MatchRank) -> Bool {
        first.rawValue < second.rawValue
    }
}

extension Keyword {
    /// How well the keyword fits a place, or `nil` when it does not.
    public func rank(of place: Place) -> MatchRank? {
        let texts = place.names.map { NameText($0) }
        let written = rank(in: texts.map { Spelling($0) })
        // A word with a Chinese character is in what is written, since readings have none.
        let isWritten = words.allSatisfy { $0.contains(where: \.isUnifiedHan) }
        if isWritten || written == .exact { return written }
        // Words that are written in the name are not looked for in how it is read, unless it could
        // be read as something that begins with them.
        if let written, !texts.contains(where: { NameReadings.mayBegin(with: whole[0], in: $0) }) {
            return written
        }
        return rank(in: texts.map { NameReadings($0) })
    }

    /// How well the keyword fits names, as they are written or as they are read.
    package func rank(in names: [some NameForm]) -> MatchRank? {
        for word in words where !names.contains(where: { $0.contains(word) }) { return nil }
        var best = MatchRank.part
        for name in names {
            if let rank = name.rank(ofBeginning: whole) { best = min(best, rank) }
        }
        return best
    }

    /// The name of a place that fits best, in the writing that the place has it in; the main name
    /// when words are in several.
    package func bestName(of place: Place) -> String {
        var best: (rank: MatchRank, name: String)?
        for name in place.names {
            guard let rank = rank(in: [NameReadings(NameText(name))]) else { continue }
            if rank < best?.rank ?? .part || best == nil { best = (rank, name) }
        }
        return best?.name ?? place.name
    }
}

/// What words are looked for in.
package protocol NameForm {
    /// Whether a word is in it, from the beginning of a unit on.
    func contains(_ word: [Unicode.Scalar]) -> Bool

    /// Whether it is a word or begins with it; `nil` when neither.
    func rank(ofBeginning word: [Unicode.Scalar]) -> MatchRank?
}
