/// The beginnings of spellings' units, by which a store's index finds the places that a word can be in.
///
/// From each place where a unit begins, the next one and two characters are tokens when it is a single character, the next one, three
/// and five when it is a word. A word is in a spelling only where its own tokens are the spelling's too, so that looking up a few
/// tokens finds every place that it is in (recall is 1), and hardly any other; ``Keyword/rank(of:)`` tells those apart. Single
/// characters make words of one character findable, pairs make the lists of longer ones short, where phrases of single
/// characters would read the long lists of each.
///
/// Some tokens begin with a mark that no name has: `=` and a whole spelling, `^` and a spelling's first character, `@` and a city or
/// region, `#` and a category's number.
package struct NameTokens: Sendable {
    /// The tokens with spaces between them; some may be there twice.
    package private(set) var text = ""

    /// The tokens.
    package var all: [String] { text.split(separator: " ").map(String.init) }

    /// How many characters tokens have that begin with a letter, and with anything else.
    private static let letterLengths = [1, 3, 5]
    private static let singleLengths = [1, 2]

    /// What an index keeps of a place.
    package init(of place: Place) {
        for spelling in Spelling.spellings(of: place) {
            append(spelling.scalars[...], mark: "=")
            append(spelling.scalars.prefix(1), mark: "^")
            for start in spelling.starts {
                let rest = spelling.scalars[start...]
                let isLetter = CharacterKind(spelling.scalars[start]) == .letter
                for length in isLetter ? Self.letterLengths : Self.singleLengths
                where length <= rest.count {
                    append(rest.prefix(length))
                }
            }
        }
        add(city: place.city)
        add(city: place.region)
        add(place.category)
    }

    /// What places must have that a keyword fits so well.
    package init(of keyword: Keyword, rank: MatchRank) {
        switch rank {
        case .exact:
            append(keyword.whole[...], mark: "=")
        case .beginning:
            append(keyword.whole.prefix(1), mark: "^")
            add(word: keyword.whole)
        case .part: break
        }
        for word in keyword.words where rank == .part || word != keyword.whole {
            add(word: word)
        }
    }

    /// Adds what places in a city or a region have.
    package mutating func add(city: String) {
        let name = NameText(city)
        if !name.scalars.isEmpty { append(name.scalars[...], mark: "@") }
    }

    /// Adds what places of a category have.
    package mutating func add(_ category: PlaceCategory) {
        text += "\(text.isEmpty ? "" : " ")\(Self.token(of: category))"
    }

    package static func token(of category: PlaceCategory) -> String { "#\(category.rawValue)" }

    /// Adds the longest tokens of a word at every place where a unit must begin, whatever comes before the word in a name: at its own
    /// beginning, at single characters and after them.
    private mutating func add(word: [Unicode.Scalar]) {
        var previous = CharacterKind.single
        for index in word.indices {
            let kind = CharacterKind(word[index])
            let isStart = kind == .single || kind == .letter && previous == .single || index == 0
            if isStart {
                let lengths = kind == .letter ? Self.letterLengths : Self.singleLengths
                let longest = lengths.last { $0 <= word.count - index } ?? 1
                append(word[index...].prefix(longest))
            }
            if kind != .mark { previous = kind }
        }
    }

    private mutating func append(
        _ scalars: ArraySlice<Unicode.Scalar>, mark: Unicode.Scalar? = nil
    ) {
        if !text.isEmpty { text.unicodeScalars.append(" ") }
        if let mark { text.unicodeScalars.append(mark) }
        text.unicodeScalars.append(contentsOf: scalars)
    }
}
