import COpenCC

/// The simplified form of each Chinese character, by OpenCC.
///
/// Characters are converted one by one, not in words, so that a part of a name is converted in the
/// same way as the whole.
struct SimplifiedCharacters: Sendable {
    static let shared = SimplifiedCharacters()

    /// The simplified forms of the characters from U+4E00 on; empty if OpenCC's dictionaries are
    /// missing.
    private var forms: [UInt16] = []

    private init() {
        guard let converter = opencc_open("t2s.json"), Int(bitPattern: converter) != -1 else {
            return
        }
        defer { opencc_close(converter) }
        let characters = Self.range.compactMap { Unicode.Scalar($0) }
        let text = String(characters.flatMap { [$0, "\n"] })
        guard let converted = opencc_convert_utf8(converter, text, text.utf8.count) else { return }
        defer { opencc_convert_utf8_free(converted) }
        let lines = String(cString: converted).split(separator: "\n")
        guard lines.count == characters.count else { return }
        forms = zip(characters, lines).map { character, line in
            let scalars = line.unicodeScalars
            guard scalars.count == 1, let form = scalars.first, form.isUnifiedHan else {
                return UInt16(character.value)
            }
            return UInt16(form.value)
        }
    }

    private static let range: ClosedRange<UInt32> = 0x4E00...0x9FFF

    /// Returns the simplified form of a character; the character itself if there is no other.
    func form(of character: Unicode.Scalar) -> Unicode.Scalar {
        guard character.isUnifiedHan, !forms.isEmpty else { return character }
        return Unicode.Scalar(forms[Int(character.value - Self.range.lowerBound)]) ?? character
    }
}
