/// A name with its Mandarin readings, in letters without tones; `ü` is `v`, as people type it.
///
/// Each reading is typed in full or by initials. Comparing them with a keyword allocates no arrays,
/// because a search does that for every candidate.
struct NameReadings {
    /// The maximum number of readings of a name. Later characters with several readings use only
    /// their first.
    static let mostReadings = 4

    let text: NameText

    /// The syllables of each unit of the text.
    private var units: [Unit] = []

    /// The number of readings, the most probable first. 0 when the name has no Chinese character,
    /// or one without a reading.
    private(set) var count = 0

    private struct Unit {
        /// Empty for a unit that is not Chinese.
        let syllables: SyllableChoices

        /// The divisor of this unit's digit in a reading's number, which has a digit for each unit
        /// with several syllables. 0 for units that use their first one.
        var divisor = 0

        func syllable(in reading: Int) -> Syllable {
            syllables[divisor == 0 ? 0 : reading / divisor % syllables.count]
        }
    }

    init(_ text: NameText) {
        self.text = text
        guard text.scalars.contains(where: \.isUnifiedHan) else { return }
        readUnits()
        var count = 1
        for index in units.indices {
            let choiceCount = units[index].syllables.count
            if choiceCount == 0 {
                if text.scalars[text.starts[index]].isUnifiedHan { return }
            } else if count * choiceCount <= Self.mostReadings {
                units[index].divisor = count
                count *= choiceCount
            }
        }
        self.count = count
    }

    private mutating func readUnits() {
        units.reserveCapacity(text.starts.count)
        let table = PinyinTable.shared
        while units.count < text.starts.count {
            let start = text.starts[units.count]
            let character = text.scalars[start]
            if table.beginsPhrase(character),
                let phrase = PinyinPhrases.shared.syllables(in: text.scalars, at: start)
            {
                for syllable in phrase { units.append(Unit(syllables: syllable)) }
            } else {
                units.append(Unit(syllables: table.syllables(of: character)))
            }
        }
    }
}

// MARK: - Spellings

extension NameReadings {
    /// Each reading in full and by initials.
    var spellings: [Spelling] {
        (0..<count).flatMap { reading in
            [false, true].map { spelling(of: reading, byInitials: $0) }
        }
    }

    private func spelling(of reading: Int, byInitials: Bool) -> Spelling {
        var spelling = Spelling(
            capacity: byInitials ? units.count : text.scalars.count * 5, units: units.count)
        for (index, unit) in units.enumerated() {
            if unit.syllables.count == 0 {
                let word = text.unit(index)
                spelling.append(unit: byInitials ? word.prefix(1) : word)
            } else {
                spelling.append(syllable: unit.syllable(in: reading), onlyInitial: byInitials)
            }
        }
        return spelling
    }
}

// MARK: - Matching

extension NameReadings: NameForm {
    /// Returns `true` if a reading of the name may begin with a character.
    static func mayBegin(with character: Unicode.Scalar, in text: NameText) -> Bool {
        guard let first = text.scalars.first, text.scalars.contains(where: \.isUnifiedHan) else {
            return false
        }
        let table = PinyinTable.shared
        guard first.isUnifiedHan, !table.beginsPhrase(first) else { return true }
        let syllables = table.syllables(of: first)
        return (0..<syllables.count).contains { syllables[$0].letter(0) == character }
    }

    func contains(_ word: [Unicode.Scalar]) -> Bool {
        if Spelling(text).contains(word) { return true }
        return (0..<count).contains { reading in
            units.indices.contains { start in
                rank(of: word, from: start, reading: reading, byInitials: false) != nil
                    || rank(of: word, from: start, reading: reading, byInitials: true) != nil
            }
        }
    }

    func rank(ofBeginning word: [Unicode.Scalar]) -> MatchRank? {
        var best = Spelling(text).rank(ofBeginning: word)
        for reading in 0..<count {
            for byInitials in [false, true] where best != .exact {
                best = rank(of: word, from: 0, reading: reading, byInitials: byInitials) ?? best
            }
        }
        return best
    }

    /// Compares a word with a reading from one of its units on.
    ///
    /// - Returns: ``MatchRank/exact`` if the word ends with the reading, ``MatchRank/beginning`` if
    ///   it ends before; `nil` when they differ.
    private func rank(
        of word: [Unicode.Scalar], from start: Int, reading: Int, byInitials: Bool
    ) -> MatchRank? {
        var matched = 0
        for index in start..<units.count {
            let unit = units[index]
            let isWritten = unit.syllables.count == 0
            let syllable = isWritten ? Syllable() : unit.syllable(in: reading)
            let first = text.starts[index]
            let length =
                byInitials ? 1 : isWritten ? text.end(ofUnit: index) - first : syllable.count
            for offset in 0..<length {
                guard matched < word.count else { return .beginning }
                let letter = isWritten ? text.scalars[first + offset] : syllable.letter(offset)
                guard letter == word[matched] else { return nil }
                matched += 1
            }
        }
        return matched == word.count ? .exact : nil
    }
}
