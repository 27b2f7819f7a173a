package import CoreGraphics

/// How a stretch of text looks.
package struct TextAttributes: Hashable, Sendable {
    package var font: TextFont

    /// The colour of the characters.
    package var foregroundColor: CGColor

    /// The colour behind the characters, if any.
    package var backgroundColor: CGColor?

    /// Extra width of every character, in points. Negative moves characters together.
    package var kern: CGFloat

    package var underline: TextRule

    package var strikethrough: TextRule

    /// How far the characters are moved up, in points.
    package var baselineOffset: CGFloat

    /// Creates attributes. A kern or offset that is not finite counts as 0.
    package init(
        font: TextFont, foregroundColor: CGColor = .black, backgroundColor: CGColor? = nil,
        kern: CGFloat = 0, underline: TextRule = .none, strikethrough: TextRule = .none,
        baselineOffset: CGFloat = 0
    ) {
        self.font = font
        self.foregroundColor = foregroundColor
        self.backgroundColor = backgroundColor
        self.kern = kern.isFinite ? kern : 0
        self.underline = underline
        self.strikethrough = strikethrough
        self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
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
