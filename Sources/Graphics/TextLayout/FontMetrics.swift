package import CoreGraphics

/// The vertical metrics of a font, in points, measured upward from the baseline.
package struct FontMetrics: Hashable, Sendable {
    /// The top of the tallest characters.
    package var ascender: CGFloat

    /// The bottom of the lowest characters, a negative number.
    package var descender: CGFloat

    /// The font's recommended gap between two lines.
    package var leading: CGFloat

    /// The top of a capital letter.
    package var capHeight: CGFloat

    /// The top of a lowercase x.
    package var xHeight: CGFloat

    /// The position and thickness of an underline.
    package var underline: Rule

    package var strikethrough: Rule

    /// A horizontal line.
    package struct Rule: Hashable, Sendable {
        /// The distance of the line's middle above the baseline.
        package var offset: CGFloat
        package var thickness: CGFloat

        package init(offset: CGFloat, thickness: CGFloat) {
            self.offset = offset
            self.thickness = thickness
        }

        func scaled(by factor: CGFloat) -> Rule {
            Rule(offset: offset * factor, thickness: thickness * factor)
        }
    }

    /// The height of one line.
    package var lineHeight: CGFloat { ascender - descender + leading }

    package init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat,
        xHeight: CGFloat, underline: Rule, strikethrough: Rule
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.underline = underline
        self.strikethrough = strikethrough
    }

    /// Returns the metrics at `factor` times the size.
    func scaled(by factor: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
            capHeight: capHeight * factor, xHeight: xHeight * factor,
            underline: underline.scaled(by: factor), strikethrough: strikethrough.scaled(by: factor)
        )
    }
}
