/// The keys of places in the index of names, and those that a search looks up.
///
/// A word in a spelling begins at one of its units and continues over any, so that the spelling has
/// the word's first characters as a start and every further four letters as a run. Therefore
/// looking up a word's keys finds every place that contains it, and few others.
package enum NameKeys {
    /// Returns the maximum number of characters of a start.
    private static func startLength(_ first: Unicode.Scalar) -> Int {
        CharacterKind(first) == .letter ? 3 : 2
    }

    private static let beginningLength = 3
    private static let runLength = 4

    // MARK: Places

    /// Visits the keys of a place, possibly with repetitions.
    package static func visit(_ place: Place, _ body: (UInt32) -> Void) {
        for spelling in Spelling.spellings(of: place) { visit(spelling, body) }
        for area in [place.city, place.region] {
            if let key = city(area) { body(key) }
        }
        body(category(place.category))
    }

    private static func visit(_ spelling: Spelling, _ body: (UInt32) -> Void) {
        let scalars = spelling.scalars
        body(NameKey(.whole, scalars).value)
        visit(scalars, from: 0, to: beginningLength, kind: .beginning, body)
        for start in spelling.starts {
            visit(scalars, from: start, to: start + startLength(scalars[start]), kind: .start, body)
        }
        for start in scalars.indices.dropLast(runLength - 1)
        where CharacterKind(scalars[start]) == .letter {
            body(run(scalars, at: start))
        }
    }

    /// Visits the keys of one character, of two and so on.
    private static func visit(
        _ scalars: [Unicode.Scalar], from start: Int, to end: Int, kind: NameKey.Kind,
        _ body: (UInt32) -> Void
    ) {
        var key = NameKey(kind)
        for index in start..<min(end, scalars.count) {
            key.add(scalars[index])
            body(key.value)
        }
    }

    private static func run(_ scalars: [Unicode.Scalar], at start: Int) -> UInt32 {
        var key = NameKey(.run)
        for index in start..<start + runLength { key.add(scalars[index]) }
        return key.value
    }

    /// Returns the key of the places in a city or a region; `nil` when its normalised name is
    /// empty.
    package static func city(_ name: String) -> UInt32? {
        let text = NameText(name)
        return text.scalars.isEmpty ? nil : NameKey(.city, text.scalars).value
    }

    /// Returns the key of the places of a category.
    static func category(_ category: PlaceCategory) -> UInt32 {
        var key = NameKey(.category)
        key.add(UInt32(category.rawValue))
        return key.value
    }

    // MARK: Keywords

    /// Returns the keys that all places matching a keyword with a rank have.
    package static func required(by keyword: Keyword, rank: MatchRank) -> [UInt32] {
        var keys: [UInt32] = []
        switch rank {
        case .exact: keys.append(NameKey(.whole, keyword.whole).value)
        case .beginning:
            keys.append(beginning(of: keyword))
            keys += required(by: keyword.whole)
        case .part: break
        }
        for word in keyword.words where rank == .part || word != keyword.whole {
            keys += required(by: word)
        }
        return keys.withoutRepetition
    }

    /// Returns the key of the places that match a keyword as ``MatchRank/beginning`` or better.
    static func beginning(of keyword: Keyword) -> UInt32 {
        NameKey(.beginning, keyword.whole.prefix(beginningLength)).value
    }

    private static func required(by word: [Unicode.Scalar]) -> [UInt32] {
        var keys = [NameKey(.start, word.prefix(startLength(word[0]))).value]
        for start in word.indices {
            switch CharacterKind(word[start]) {
            case .single where start > 0 && start + 2 <= word.count:
                // A character that is a unit of its own begins one after any character.
                keys.append(NameKey(.start, word[start..<start + 2]).value)
            case .letter where start + runLength <= word.count:
                keys.append(run(word, at: start))
            default: break
            }
        }
        return keys
    }
}
