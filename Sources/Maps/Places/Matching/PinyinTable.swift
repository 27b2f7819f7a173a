/// The readings of each Chinese character, the most probable in place names first.
struct PinyinTable: Sendable {
    static let shared = PinyinTable()

    /// The readings of the characters from U+4E00 on, as indexes in ``choices``, with
    /// ``phraseMark``.
    private var indices: [UInt16]

    /// The bit of characters with which a phrase begins.
    private static let phraseMark: UInt16 = 0x8000

    /// The distinct lists of readings; the first one is empty.
    private var choices = [SyllableChoices([])]

    private init() {
        indices = Array(repeating: 0, count: 0x9FFF - 0x4E00 + 1)
        for group in PinyinReadings.groups.split(separator: " ") {
            let syllable = group.unicodeScalars.prefix { $0.isASCII }
            add(
                Self.spellings(of: Array(syllable)),
                for: group.unicodeScalars.dropFirst(syllable.count))
        }
        for entry in PinyinPhrases.characters.split(separator: "\n") {
            let words = entry.split(separator: " ")
            add(
                words.dropFirst().flatMap { Self.spellings(of: Array($0.unicodeScalars)) },
                for: words[0].unicodeScalars)
        }
        for character in PinyinPhrases.shared.beginnings {
            indices[Self.index(of: character)] |= Self.phraseMark
        }
    }

    private mutating func add(
        _ readings: [[Unicode.Scalar]], for characters: some Sequence<Unicode.Scalar>
    ) {
        for character in characters where character.isUnifiedHan {
            indices[Self.index(of: character)] = UInt16(choices.count)
        }
        choices.append(SyllableChoices(readings))
    }

    /// Returns the typed forms of a syllable: one with `ü` with `v`, and with `u` as on signs.
    private static func spellings(of syllable: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        guard syllable.contains("v") else { return [syllable] }
        return [syllable, syllable.map { $0 == "v" ? "u" : $0 }]
    }

    /// Returns the readings of a character; none for a character that is not Chinese or has no
    /// reading.
    func syllables(of character: Unicode.Scalar) -> SyllableChoices {
        guard character.isUnifiedHan else { return choices[0] }
        return choices[Int(indices[Self.index(of: character)] & ~Self.phraseMark)]
    }

    /// Returns `true` if one of ``PinyinPhrases`` begins with a character.
    func beginsPhrase(_ character: Unicode.Scalar) -> Bool {
        character.isUnifiedHan && indices[Self.index(of: character)] & Self.phraseMark != 0
    }

    private static func index(of character: Unicode.Scalar) -> Int { Int(character.value) - 0x4E00 }
}
