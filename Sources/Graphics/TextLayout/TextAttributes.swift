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
    package let kern: CGFloat

    package var underline: TextRule

    package var strikethrough: TextRule

    /// The upward offset of the characters, in points, within ±``maximumDistance``.
    package let baselineOffset: CGFloat

    /// Creates attributes. Kern and offset are clamped to the limit; NaN counts as 0.
    package init(
        font: TextFont, foregroundColor: CGColor = .black, backgroundColor: CGColor? = nil,
        kern: CGFloat = 0, underline: TextRule = .none, strikethrough: TextRule = .none,
        baselineOffset: CGFloat = 0
    ) {
        self.font = font
        self.foregroundColor = foregroundColor
        self.backgroundColor = backgroundColor
        self.kern = Self.limited(kern)
        self.underline = underline
        self.strikethrough = strikethrough
        self.baselineOffset = Self.limited(baselineOffset)
    }

    private static func limited(_ distance: CGFloat) -> CGFloat {
        distance.isNaN ? 0 : min(max(distance, -maximumDistance), maximumDistance)
    }
}

/// A horizontal line under or through text.
package struct TextRule: Hashable, Sendable {
    /// No line.
    package static let none = TextRule(count: 0)

    /// One line of the font's thickness.
    package static let single = TextRule(count: 1)

    /// Two lines.
    package static let double = TextRule(count: 2)

    /// The number of lines.
    let count: Int

    /// The line's colour, or `nil` for that of the characters.
    package var color: CGColor?

    /// Returns the same line in another colour.
    package func colored(_ color: CGColor?) -> TextRule {
        var rule = self
        rule.color = color
        return rule
    }
}
