import TestSupport

/// Texts that break what is not escaped well.
enum HostileText {
    private static let pieces: [String] = [
        "a", "B", "7", " ", "\t", "\n", ";", ":", ",", "\\", "\"", "'", "=", "%", "%41", "&", "?",
        "#", "+", "@", "/", "(", ")", "<", ">", "中文", "é", "\u{301}", "😀", "👨‍👩‍👧", "\u{202E}",
        "\u{0}", "\u{85}", "\u{2028}", "\u{FEFF}", "\\n", "\\;", "END:VCARD", "BEGIN:VEVENT", ";;",
        "=\n", "ENCODING=QUOTED-PRINTABLE:=", "abcdefghijklmnopqrstuvwxyz", "\u{600}", "🇨", "🇳",
    ]

    /// A text of up to `count` pieces; of one at least when it must not be empty.
    static func random(
        using generator: inout SeededGenerator, upTo count: Int = 12, isEmptyAllowed: Bool = true
    ) -> String {
        let length = Int.random(in: (isEmptyAllowed ? 0 : 1)...count, using: &generator)
        return (0..<length).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
}
