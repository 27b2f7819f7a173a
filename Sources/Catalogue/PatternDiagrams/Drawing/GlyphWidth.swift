/// How wide characters are, without a font at hand.
enum GlyphWidth {
    /// How many columns of a terminal a text takes.
    static func columns(of text: String) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// Two columns for the characters of East Asia and for emoji, one for the rest.
    static func columns(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.properties.isEmojiPresentation { return 2 }
        return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// The ranges that Unicode's East Asian Width calls wide or full-width.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]

    /// How many points a text takes at most in any of the fonts that a picture names.
    static func points(of text: String, face: Drawing.Label.Face) -> Int {
        let size = fontSize(of: face)
        let bold = face == .name ? 1.08 : 1
        let ems = text.reduce(0.0) { $0 + em(of: $1) }
        return Int((ems * size * bold).rounded(.up)) + 1
    }

    /// The size of a face's type, in points.
    static func fontSize(of face: Drawing.Label.Face) -> Double {
        switch face {
        case .name: 14
        case .member: 13
        case .keyword, .relation, .note: 12
        }
    }

    /// The width of a character in ems, the widest among common sans-serif fonts.
    private static func em(of character: Character) -> Double {
        if columns(of: character) == 2 { return 1.02 }
        switch character {
        case "i", "j", "l", "I", "|", "'", ".", ",", ":", ";", "!": return 0.34
        case " ", "f", "t", "r", "(", ")", "[", "]", "/", "\\", "-", "\"": return 0.42
        case "m", "w", "M", "W", "@", "%", "—", "…": return 1
        case "<", ">", "=", "+", "~", "#", "«", "»", "→", "×", "÷": return 0.84
        case "A"..."Z": return 0.8
        default: return 0.65
        }
    }
}
