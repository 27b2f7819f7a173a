/// One of the ways of typing a place's name: as written, in pinyin, or by initials.
///
/// A typed word *is in* a spelling when it begins where a unit of it begins, and continues
/// independent of units: `waitan`, `wait` and `tan` are in `wai tan`, `aitan` is not.
package struct Spelling: Hashable, Sendable {
    /// The characters, without separators between units.
    package private(set) var scalars: [Unicode.Scalar]

    /// The start of each unit in ``scalars``.
    package private(set) var starts: [Int]

    /// Returns all distinct spellings of a place, at most nine for each name.
    package static func spellings(of place: Place) -> [Spelling] {
        spellings(of: place.names)
    }

    /// Returns the spellings of a place's address, city and region, as written and in full pinyin.
    package static func surroundings(of place: Place) -> [Spelling] {
        [place.address, place.city, place.region].filter { !$0.isEmpty }.flatMap { name in
            let text = NameText(name)
            return [Spelling(text)] + NameReadings(text).spellings.prefix(1)
        }
    }

    private static func spellings(of names: [String]) -> [Spelling] {
        var spellings: [Spelling] = []
        for text in NameText.forms(of: names) where !text.starts.isEmpty {
            for spelling in [Spelling(text)] + NameReadings(text).spellings
            where !spellings.contains(spelling) {
                spellings.append(spelling)
            }
        }
        return spellings
    }

    /// The characters as a text.
    package var joined: String { String(scalars) }
}

extension Spelling: NameForm {
    /// Creates the spelling of a name as written.
    init(_ text: NameText) { self.init(scalars: text.scalars, starts: text.starts) }

    /// Creates an empty spelling with capacity for some characters and units.
    init(capacity: Int, units: Int) {
        self.init(scalars: [], starts: [])
        scalars.reserveCapacity(capacity)
        starts.reserveCapacity(units)
    }

    mutating func append(unit: ArraySlice<Unicode.Scalar>) {
        starts.append(scalars.count)
        scalars += unit
    }

    mutating func append(syllable: Syllable, onlyInitial: Bool) {
        starts.append(scalars.count)
        for index in 0..<(onlyInitial ? 1 : syllable.count) {
            scalars.append(syllable.letter(index))
        }
    }

    package func contains(_ word: [Unicode.Scalar]) -> Bool {
        starts.contains { matches(word, at: $0) }
    }

    package func rank(ofBeginning word: [Unicode.Scalar]) -> MatchRank? {
        guard matches(word, at: 0) else { return nil }
        return scalars.count == word.count ? .exact : .beginning
    }

    /// Returns `true` if the characters from `start` on begin with `word`.
    private func matches(_ word: [Unicode.Scalar], at start: Int) -> Bool {
        guard scalars.count - start >= word.count else { return false }
        for index in word.indices where scalars[start + index] != word[index] {
            if word[index] != Keyword.wildcard { return false }
        }
        return true
    }
}

extension String {
    init(_ scalars: some Sequence<Unicode.Scalar>) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
