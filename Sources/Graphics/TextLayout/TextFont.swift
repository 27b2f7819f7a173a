package import CoreGraphics

/// A font, as text asks for it: a family, a size and a style.
///
/// The system font is Inter, with Chinese, Japanese and Korean characters from WenQuanYi Micro Hei:
///
///     let title = TextFont.system(size: 17, weight: 600)
///     title.metrics.lineHeight  // about 20.6 points
///
/// Asking for a family that is not installed gives the system font; ``isAvailable`` says so beforehand.
package struct TextFont: Hashable, Sendable {
    /// The sizes that fonts come in, in points.
    package static let sizeRange: ClosedRange<CGFloat> = 0.25...4096

    /// Where the characters come from.
    package enum Family: Hashable, Sendable {
        /// The system's proportional font.
        case system
        /// The system's font with characters of one width.
        case systemMonospaced
        /// An installed family, such as `Inter`.
        case named(String)
    }

    /// Where the characters come from.
    package var family: Family

    /// In points, within ``sizeRange``.
    package let size: CGFloat

    /// From 100, thin, over 400, regular, and 700, bold, to 900, black.
    package let weight: Int

    /// Whether the characters slant.
    package var isItalic: Bool

    /// Whether all digits have one width, so that a changing number does not wobble.
    package var hasMonospacedDigits: Bool

    /// Creates a font, moving a size or weight outside the range to its nearest end. A NaN size is 17.
    package init(
        family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        let range = Self.sizeRange
        self.family = family
        self.size = size.isNaN ? 17 : min(max(size, range.lowerBound), range.upperBound)
        self.weight = min(max(weight, 100), 900)
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    /// The system font.
    package static func system(size: CGFloat, weight: Int = 400) -> TextFont {
        TextFont(size: size, weight: weight)
    }

    /// The same font in another size.
    package func withSize(_ size: CGFloat) -> TextFont {
        TextFont(
            family: family, size: size, weight: weight, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits)
    }
}

// MARK: - What is installed

extension TextFont {
    /// The names of the families that can be asked for, sorted.
    package static var familyNames: [String] {
        FontLibrary.shared.familyNames
    }

    /// Whether the family is installed.
    package var isAvailable: Bool {
        guard case .named(let name) = family else { return true }
        return FontLibrary.shared.familyName(matching: name) != nil
    }

    /// The name of the family that is used for most characters.
    package var familyName: String {
        FontLibrary.shared.primaryFamily(of: self)
    }

    /// The font's heights, from its primary family. Fallback characters do not change them.
    package var metrics: FontMetrics {
        FontLibrary.shared.metrics(of: self)
    }

    /// What is missing for text to look as intended, in words for the person who can install it.
    package static var problems: [FontProblem] {
        FontLibrary.shared.problems
    }
}
