/// How Chinese characters are read in Mandarin, in letters without tones; `ü` is `v`, as people type it.
enum Pinyin {
    /// In how many ways a name is read at most. Later characters with several readings keep their first.
    static let mostReadings = 4

    /// The ways to read a name as the syllables of its units, the likeliest first. A unit that is not Chinese stays as it is. None when
    /// the name has no Chinese character, or one that nobody reads.
    static func readings(of text: NameText) -> [[[Unicode.Scalar]]] {
        guard text.scalars.contains(where: \.isUnifiedHan) else { return [] }
        var readings: [[[Unicode.Scalar]]] = [[]]
        for choices in choices(of: text) {
            if choices.isEmpty { return [] }
            let isForking = readings.count * choices.count <= mostReadings
            readings = choices.prefix(isForking ? choices.count : 1).flatMap { syllable in
                readings.map { $0 + [syllable] }
            }
        }
        return readings
    }

    /// What each unit of a text can be read as; nothing for a character that nobody reads.
    private static func choices(of text: NameText) -> [[[Unicode.Scalar]]] {
        var choices: [[[Unicode.Scalar]]] = []
        choices.reserveCapacity(text.starts.count)
        var unit = 0
        while unit < text.starts.count {
            let start = text.starts[unit]
            let phrase = PinyinPhrases.shared.syllables(in: text.scalars, at: start)
            if !phrase.isEmpty {
                choices += phrase.map { [$0] }
                unit += phrase.count
                continue
            }
            let isChinese = text.scalars[start].isUnifiedHan
            choices.append(
                isChinese
                    ? PinyinTable.shared.syllables(of: text.scalars[start])
                    : [Array(text.unit(unit))])
            unit += 1
        }
        return choices
    }
}
