package import CoreGraphics

/// A measurer of text.
///
/// Layout takes a measurer as an argument, so that it can be tested without fonts. Apps use
/// ``PangoTextMeasurer``; font-free tests use ``GridTextMeasurer``.
package protocol TextMeasuring: Sendable {
    /// Returns the metrics of a font.
    func metrics(of font: TextFont) -> FontMetrics

    /// Returns the lines of `text` within the maximum `size`, in points.
    ///
    /// There is at least one line, for any size. An infinite width never wraps; a negative or
    /// NaN width counts as 0. A finite height omits lines that do not fit, as
    /// ``TextParagraph/maximumLines`` does.
    func lines(of text: StyledText, paragraph: TextParagraph, fitting size: CGSize) -> [TextLine]

    /// Returns the size of ``lines(of:paragraph:fitting:)``, in points, not rounded.
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
    /// The size of all lines: the maximum width with indents, and the bottom of the last one.
    var extent: CGSize {
        CGSize(width: map { $0.rect.width + $0.margins }.max() ?? 0, height: last?.rect.maxY ?? 0)
    }
}

/// Measures text with Pango. Repeated measurements cost a dictionary look-up.
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
