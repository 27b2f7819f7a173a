package import CoreGraphics

/// Something that knows how much room text takes.
///
/// Layout takes a measurer as an argument, so that it can be tested without fonts.
/// ``PangoTextMeasurer`` is the one apps use; ``GridTextMeasurer`` is the one font-free tests use.
package protocol TextMeasuring: Sendable {
    /// The heights of a font.
    func metrics(of font: TextFont) -> FontMetrics

    /// The lines of `text` when it may be as large as `size`, in points.
    ///
    /// There is at least one line, whatever the size. An infinite width never wraps; a width that is
    /// negative or NaN counts as 0. A finite height leaves out lines that do not fit it, as
    /// ``TextParagraph/maximumLines`` does.
    func lines(of text: StyledText, paragraph: TextParagraph, fitting size: CGSize) -> [TextLine]

    /// The size that ``lines(of:paragraph:fitting:)`` take, in points, not rounded.
    ///
    /// An empty string has zero width and the height of one line.
    func size(of text: StyledText, paragraph: TextParagraph, fitting size: CGSize) -> CGSize
}

extension TextMeasuring {
    package func size(of text: StyledText, paragraph: TextParagraph, fitting size: CGSize) -> CGSize
    {
        lines(of: text, paragraph: paragraph, fitting: size).extent
    }
}

extension [TextLine] {
    /// The size of all lines: the widest line, and the last one's bottom.
    var extent: CGSize {
        CGSize(width: map(\.rect.width).max() ?? 0, height: last?.rect.maxY ?? 0)
    }
}

/// Measures text with Pango. Asking the same question again costs a dictionary look-up.
package struct PangoTextMeasurer: TextMeasuring {
    package init() {}

    package func metrics(of font: TextFont) -> FontMetrics {
        font.metrics
    }

    package func lines(
        of text: StyledText, paragraph: TextParagraph, fitting size: CGSize
    ) -> [TextLine] {
        TextFrame.cached(text, paragraph: paragraph, fitting: size).lines
    }

    package func size(of text: StyledText, paragraph: TextParagraph, fitting size: CGSize) -> CGSize
    {
        TextFrame.cached(text, paragraph: paragraph, fitting: size).size
    }
}
