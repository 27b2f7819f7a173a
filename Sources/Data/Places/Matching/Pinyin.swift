/// How names with Chinese characters are read in Mandarin, in letters without tones; `ü` is `v`, as people type it.
enum Pinyin {
    /// In how many ways a name is read at most. Later characters with several readings keep their first.
    static let mostReadings = 4

    /// What a name can be typed as by those who know how it is read: each of its readings in full and by initials, the likeliest first. None
    /// when the name has no Chinese character, or one that nobody reads.
    static func spellings(of text: NameText) -> [Spelling] {
        guard text.scalars.contains(where: \.isUnifiedHan) else { return [] }
        let choices = choices(of: text)
        var readingCount = 1
        for (unit, syllables) in choices.enumerated() {
            if syllables.isEmpty, text.scalars[text.starts[unit]].isUnifiedHan { return [] }
            if readingCount * syllables.count <= mostReadings {
                readingCount *= max(syllables.count, 1)
            }
        }
        return (0..<readingCount).flatMap { spellings(of: text, choices: choices, reading: $0) }
    }

    /// Whether a name may be read as something that begins with a character.
    static func mayBegin(with character: Unicode.Scalar, in text: NameText) -> Bool {
        guard let first = text.scalars.first, text.scalars.contains(where: \.isUnifiedHan) else {
            return false
        }
        let table = PinyinTable.shared
        return !first.isUnifiedHan || table.beginsPhrase(first)
            || table.syllables(of: first).contains { $0.first == character }
    }

    /// The spellings of one reading, whose number has a digit for each character with several syllables.
    private static func spellings(
        of text: NameText, choices: [[[Unicode.Scalar]]], reading: Int
    ) -> [Spelling] {
        var inFull = Spelling(capacity: text.starts.count * 5, units: text.starts.count)
        var byInitials = Spelling(capacity: text.starts.count, units: text.starts.count)
        var readingCount = 1
        for (unit, syllables) in choices.enumerated() {
            guard !syllables.isEmpty else {
                let word = text.unit(unit)
                inFull.append(unit: word)
                byInitials.append(unit: word.prefix(1))
                continue
            }
            var choice = 0
            if readingCount * syllables.count <= mostReadings {
                choice = reading / readingCount % syllables.count
                readingCount *= syllables.count
            }
            inFull.append(unit: syllables[choice][...])
            byInitials.append(unit: syllables[choice].prefix(1))
        }
        return [inFull, byInitials]
    }

    /// The syllables that each unit of a text can stand for; none for one that is not Chinese.
    private static func choices(of text: NameText) -> [[[Unicode.Scalar]]] {
        var choices: [[[Unicode.Scalar]]] = []
        choices.reserveCapacity(text.starts.count)
        let table = PinyinTable.shared
        while choices.count < text.starts.count {
            let start = text.starts[choices.count]
            let character = text.scalars[start]
            if table.beginsPhrase(character),
                let phrase = PinyinPhrases.shared.syllables(in: text.scalars, at: start)
            {
                choices += phrase
            } else {
                choices.append(table.syllables(of: character))
            }
        }
        return choices
    }
}
