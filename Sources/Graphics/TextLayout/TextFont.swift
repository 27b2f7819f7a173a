package import CoreGraphics

/// A font description: a family, a size and a style.
///
/// The system font is Inter in the size of San Francisco, see ``SystemFontShape``. Characters of
/// other scripts come from the families of ``FontSource``:
///
///     let title = TextFont.system(size: 17, weight: 600)
///     title.metrics.lineHeight  // about 20.3 points
///
/// A family that is not installed is replaced by the system font; see ``isAvailable``.
package struct TextFont: Hashable, Sendable {
    /// The range of font sizes, in points.
    package static let sizeRange: ClosedRange<CGFloat> = 0.25...4096

    /// The source of the characters' shapes.
    package enum Family: Hashable, Sendable {
        /// The system's proportional font.
        case system
        /// The system's fixed-width font.
        case systemMonospaced
        /// An installed family, such as `Inter`.
        case named(String)
    }

    /// The source of the characters' shapes.
    package var family: Family

    /// The size in points, within ``sizeRange``.
    package private(set) var size: CGFloat

    /// The weight from 100 (thin) over 400 (regular) and 700 (bold) to 900 (black).
    package private(set) var weight: Int

    /// `true` if the characters slant.
    package var isItalic: Bool

    /// `true` if all digits have the same width, so that a changing number does not move.
    package var hasMonospacedDigits: Bool

    /// The width of the characters in percent of the usual one: about 63, 75, 100 or 125. A family
    /// without that width is stretched.
    package var width = 100

    /// Rarely set properties; `nil` while none is set.
    package var extras: Extras?

    /// Rarely set properties of a font.
    package struct Extras: Hashable, Sendable {
        /// OpenType features and their values, such as `smcp=1`.
        package var features: [String] = []

        /// The families in which characters are looked for that the family lacks.
        package var fallbackFamilies: [String] = []

        package init() {}
    }

    /// Creates a font, clamping size and weight to their ranges. A NaN size is 17.
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

    /// Returns the system font.
    package static func system(size: CGFloat, weight: Int = 400) -> TextFont {
        TextFont(size: size, weight: weight)
    }

    /// Returns the same font in another size.
    package func withSize(_ size: CGFloat) -> TextFont {
        var font = self
        font.size = TextFont(size: size).size
        return font
    }

    /// Returns the same font in another weight and slant.
    package func with(weight: Int, isItalic: Bool) -> TextFont {
        var font = self
        font.weight = min(max(weight, 100), 900)
        font.isItalic = isItalic
        return font
    }
}

// MARK: - Installed families

extension TextFont {
    /// The names of the families of iOS and of the installed families, sorted.
    package static var familyNames: [String] {
        Set(FontLibrary.shared.familyNames + AppleFontFamily.all.map(\.name)).sorted()
    }

    /// `true` if the family is installed, or one of iOS.
    package var isAvailable: Bool {
        guard case .named(let name) = family else { return true }
        return AppleFontFamily.named(name) != nil
            || TextLock.withLock { FontLibrary.shared.installed.isShown(family: name) }
    }

    /// The name of the family: that of iOS, or that which most characters come from.
    package var familyName: String {
        appleFamily?.name ?? FontLibrary.shared.primaryFamily(of: self)
    }

    /// The metrics of the font's primary family. Fallback fonts do not change them.
    package var metrics: FontMetrics {
        FontLibrary.shared.metrics(of: self)
    }

    /// Lets text use all fonts of the machine for what the required fonts lack, and sets the
    /// language of text without one.
    ///
    /// An app in a window calls this before its first text. Tests do not, so that text looks the
    /// same on every machine.
    package static func useSystemFonts(language: String?) {
        FontLibrary.settings.withLock {
            $0 = FontSettings(usesSystemFonts: true, language: language)
        }
    }

    /// The missing fonts, described for the person who can install them.
    package static var problems: [FontProblem] {
        FontLibrary.shared.problems
    }
}
