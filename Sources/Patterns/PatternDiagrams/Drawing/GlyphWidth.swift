import FoundationGaps

/// How wide characters are in points, without a font at hand.
enum GlyphWidth {
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
        if TextWidth.columns(of: character) == 2 { return 1.02 }
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
