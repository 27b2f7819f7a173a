package import CoreGraphics

/// How a stretch of text looks.
package struct TextAttributes: Hashable, Sendable {
    /// The most that characters are moved, in points.
    package static let farthest: CGFloat = 4096

    package var font: TextFont

    /// The colour of the characters.
    package var foregroundColor: CGColor

    /// The colour behind the characters, if any.
    package var backgroundColor: CGColor?

    /// Extra width of every character, in points, within ±``farthest``. Negative moves characters together.
    package let kern: CGFloat

    package var underline: TextRule

    package var strikethrough: TextRule

    /// How far the characters are moved up, in points, within ±``farthest``.
    package let baselineOffset: CGFloat

    /// Creates attributes. A kern or offset beyond the limit is moved to it, and one that is NaN counts as 0.
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
        distance.isNaN ? 0 : min(max(distance, -farthest), farthest)
    }
}

/// A horizontal line under or through text.
package struct TextRule: Hashable, Sendable {
    /// No line.
    package static let none = TextRule(count: 0)

    /// One line, as thick as the font says.
    package static let single = TextRule(count: 1)

    /// Two lines.
    package static let double = TextRule(count: 2)

    /// How many lines.
    let count: Int

    /// The line's colour, or nothing for that of the characters.
    package var color: CGColor?

    /// The same line in another colour.
    package func colored(_ color: CGColor?) -> TextRule {
        var rule = self
        rule.color = color
        return rule
    }
}
