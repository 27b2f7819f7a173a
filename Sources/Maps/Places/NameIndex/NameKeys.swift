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
        for spelling in Spelling.spellings(of: place) {
            body(NameKey(.whole, spelling.scalars).value)
            visit(spelling.scalars, from: 0, to: beginningLength, kind: .beginning, body)
            visit(spelling, .names, body)
        }
        for spelling in Spelling.surroundings(of: place) { visit(spelling, .surroundings, body) }
        for area in [place.city, place.region] {
            if let key = city(area) { body(key) }
        }
        body(category(place.category))
        body(importance(place.importance))
    }

    /// The texts of a place in which a word is searched, by their kinds of keys.
    private enum Texts {
        case names
        case surroundings

        var start: NameKey.Kind { self == .names ? .start : .surroundingStart }
        var run: NameKey.Kind { self == .names ? .run : .surroundingRun }
    }

    private static func visit(_ spelling: Spelling, _ texts: Texts, _ body: (UInt32) -> Void) {
        let scalars = spelling.scalars
        for start in spelling.starts {
            visit(
                scalars, from: start, to: start + startLength(scalars[start]), kind: texts.start,
                body)
        }
        for start in scalars.indices.dropLast(runLength - 1)
        where CharacterKind(scalars[start]) == .letter {
            body(NameKey(texts.run, scalars[start..<start + runLength]).value)
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

    /// Returns the key of the places in a city or a region; `nil` when its normalised name is
    /// empty.
    package static func city(_ name: String) -> UInt32? {
        let text = NameText(name)
        return text.scalars.isEmpty ? nil : NameKey(.city, text.scalars).value
    }

    /// Returns the key of the places of a category.
    package static func category(_ category: PlaceCategory) -> UInt32 {
        var key = NameKey(.category)
        key.add(UInt32(category.rawValue))
        return key.value
    }

    /// Returns the key of the places of an importance.
    package static func importance(_ importance: PlaceImportance) -> UInt32 {
        var key = NameKey(.importance)
        key.add(UInt32(importance.rawValue))
        return key.value
    }

    // MARK: Keywords

    /// Returns the keys that all places matching a keyword in their names with a rank have.
    package static func required(by keyword: Keyword, rank: MatchRank) -> [UInt32] {
        var keys: [UInt32] = []
        let hasWildcard = keyword.whole.contains(Keyword.wildcard)
        switch rank {
        case .exact where !hasWildcard: keys.append(NameKey(.whole, keyword.whole).value)
        case .exact, .beginning:
            if !hasWildcard { keys.append(beginning(of: keyword)) }
            keys += required(by: keyword.whole, in: .names)
        case .part, .elsewhere: break
        }
        for word in keyword.words where rank >= .part || word != keyword.whole {
            keys += required(by: word, in: .names)
        }
        return keys.withoutRepetition
    }

    /// Returns lists of keys: a place that matches a keyword as ``MatchRank/elsewhere`` or better
    /// has one of each list.
    package static func requiredElsewhere(by keyword: Keyword) -> [[UInt32]] {
        keyword.words.flatMap { word in
            let categories = CategoryWords.shared.categories(of: word).map { category($0) }
            return zip(required(by: word, in: .names), required(by: word, in: .surroundings))
                .map { [$0, $1] + categories }
        }
    }

    /// Returns the key of the places that match a keyword as ``MatchRank/beginning`` or better.
    static func beginning(of keyword: Keyword) -> UInt32 {
        NameKey(.beginning, keyword.whole.prefix(beginningLength)).value
    }

    private static func required(by word: [Unicode.Scalar], in texts: Texts) -> [UInt32] {
        var keys: [UInt32] = []
        func add(_ part: ArraySlice<Unicode.Scalar>, _ kind: NameKey.Kind) {
            let known = part.prefix { $0 != Keyword.wildcard }
            if !known.isEmpty, kind == texts.start || known.count == part.count {
                keys.append(NameKey(kind, known).value)
            }
        }
        add(word.prefix(startLength(word[0])), texts.start)
        for start in word.indices {
            switch CharacterKind(word[start]) {
            case .single where start > 0 && start + 2 <= word.count:
                // A character that is a unit of its own begins one after any character.
                add(word[start..<start + 2], texts.start)
            case .single where start > 0 && word[start - 1] == Keyword.wildcard:
                add(word[start...], texts.start)
            case .letter where start + runLength <= word.count:
                add(word[start..<start + runLength], texts.run)
            default: break
            }
        }
        return keys
    }
}
