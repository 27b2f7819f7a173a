/// A text as it may be shown: with nothing in it that hides, turns round or moves what stands
/// beside it.
///
///     VisibleText("a\u{202E}b").text     // a\u{202E}b, written out
public struct VisibleText: Hashable, Sendable {
    /// How many characters are shown of a longer text by default.
    public static let usualLength = 300

    /// What is shown.
    public let text: String

    /// How many hidden characters were written out: controls, marks of direction, invisible
    /// letters. Line ends and tabs do not count.
    public let hiddenCount: Int

    /// - Parameter length: The most characters to show. The middle of a longer text is left out,
    ///   and said to be.
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

    /// Whether a scalar shows nothing of itself.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        // Joiners and selectors are a part of emoji and of many scripts' writing.
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
