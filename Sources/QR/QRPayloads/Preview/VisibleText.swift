/// A text that is safe to display: without characters that hide, reorder or move adjacent text.
///
///     VisibleText("a\u{202E}b").text     // a\u{202E}b, written out
public struct VisibleText: Hashable, Sendable {
    /// The default number of displayed characters of a longer text.
    public static let usualLength = 300

    /// The displayed text.
    public let text: String

    /// The number of escaped characters: controls, directional marks, invisible letters. Line ends
    /// and tabs do not count.
    public let hiddenCount: Int

    /// Creates the displayed form of `text`. A note replaces the middle of a text of more than
    /// `length` characters.
    public init(_ text: String, length: Int = usualLength) {
        var shown: [String] = []
        var hidden = 0
        for scalar in text.withPlainLineEnds.unicodeScalars {
            if scalar == "\n" {
                shown.append("⏎")
            } else if scalar == "\t" {
                shown.append("⇥")
            } else if Self.isHidden(scalar) {
                hidden += 1
                shown.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
            } else {
                shown.append(String(scalar))
            }
        }
        hiddenCount = hidden
        guard shown.count > length else {
            self.text = shown.joined()
            return
        }
        let half = max(length / 2, 1)
        let leftOut = shown.count - 2 * half
        self.text = shown.prefix(half).joined() + " …(+\(leftOut))… " + shown.suffix(half).joined()
    }

    /// Returns `true` if a scalar is invisible.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        // Joiners and selectors are part of emoji and of the writing of many scripts.
        if scalar == "\u{200D}" || 0xFE00...0xFE0F ~= scalar.value { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
            .unassigned:
            return true
        default:
            return scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
