package import CoreGraphics

/// The attributes of a range of text.
package struct TextAttributes: Hashable, Sendable {
    /// The maximum distance by which characters are moved, in points.
    package static let maximumDistance: CGFloat = 4096

    package var font: TextFont

    /// The colour of the characters.
    package var foregroundColor: CGColor

    /// The colour behind the characters, or `nil` for none.
    package var backgroundColor: CGColor?

    /// The additional width of every character, in points, within ±``maximumDistance``. Negative
    /// values move characters together.
    package var kern: CGFloat

    package var underline: TextRule

    package var strikethrough: TextRule

    /// The upward offset of the characters, in points, within ±``maximumDistance``.
    package let baselineOffset: CGFloat

    /// The shadow of the characters, or `nil` for none.
    package var shadow: TextShadow?

    /// The rectangle that replaces each character, relative to the start of its baseline, y
    /// pointing up. `nil` shows the characters.
    package var box: CGRect?

    /// Rarely used changes of the characters' shapes, or `nil` for none.
    package var effects: TextEffects?

    /// The BCP 47 tag of the language, which selects regional forms of characters. `nil` for that
    /// of the process, see ``TextFont/useSystemFonts(language:)``.
    package var language: String?

    /// Creates attributes. Kern and offset are clamped to the limit; NaN counts as 0.
    package init(
        font: TextFont, foregroundColor: CGColor = .black, backgroundColor: CGColor? = nil,
        kern: CGFloat = 0, underline: TextRule = .none, strikethrough: TextRule = .none,
        baselineOffset: CGFloat = 0, shadow: TextShadow? = nil, box: CGRect? = nil,
        effects: TextEffects? = nil, language: String? = nil
    ) {
        self.font = font
        self.foregroundColor = foregroundColor
        self.backgroundColor = backgroundColor
        self.kern = Self.limited(kern)
        self.underline = underline
        self.strikethrough = strikethrough
        self.baselineOffset = Self.limited(baselineOffset)
        self.shadow = shadow
        self.box = box.map {
            CGRect(
                x: Self.limited($0.minX), y: Self.limited($0.minY),
                width: Self.limited($0.width), height: Self.limited($0.height))
        }
        self.effects = effects == TextEffects() ? nil : effects
        self.language = language
    }

    private static func limited(_ distance: CGFloat) -> CGFloat {
        distance.isNaN ? 0 : min(max(distance, -maximumDistance), maximumDistance)
    }
}

/// The shadow of characters.
package struct TextShadow: Hashable, Sendable {
    /// The offset from the characters in points, y pointing down.
    package var offset: CGSize

    /// Twice the standard deviation of the blur, in points; 0 for a sharp shadow.
    package var blur: CGFloat

    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}
