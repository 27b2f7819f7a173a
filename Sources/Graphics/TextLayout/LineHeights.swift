import CoreGraphics

/// The height of a line and the position of its baseline, from the fonts in its attributes.
///
/// Fallback fonts for missing characters do not count, so that a line of Chinese is as high as one
/// of English. A box that replaces characters does count.
struct LineHeights: Hashable {
    /// The height in points.
    let height: CGFloat

    /// The distance from the line's top to its baseline, in points.
    let baseline: CGFloat

    /// Computes the heights from the tallest and the deepest font. Additional space of the
    /// paragraph style is above the characters.
    init(
        of attributes: [TextAttributes], in paragraph: TextParagraph,
        metrics: (TextFont) -> FontMetrics
    ) {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var leading: CGFloat = 0
        for attributes in attributes {
            let font = metrics(attributes.font)
            ascent = max(ascent, font.ascender + attributes.baselineOffset)
            descent = max(descent, -font.descender - attributes.baselineOffset)
            if paragraph.usesFontLeading { leading = max(leading, font.leading) }
            guard let box = attributes.box else { continue }
            ascent = max(ascent, box.maxY + attributes.baselineOffset)
            descent = max(descent, -box.minY - attributes.baselineOffset)
        }
        let natural = ascent + descent + leading
        let multiple = paragraph.lineHeightMultiple
        var height = max(multiple > 0 ? natural * multiple : natural, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        self.height = height
        baseline = height - natural + ascent
    }
}
