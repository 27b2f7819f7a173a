import CoreGraphics
import Foundation

@testable import TextLayout

/// A measurer of text.
///
/// Every test of measuring runs with ``PangoTextMeasurer``, which uses fonts, and with
/// ``GridTextMeasurer``, a model whose numbers are computed by hand.
protocol TextMeasuring: Sendable {
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
    func size(of text: StyledText, paragraph: TextParagraph, fitting size: CGSize) -> CGSize {
        lines(of: text, paragraph: paragraph, fitting: size).extent
    }
}

/// Measures text with Pango. Repeated measurements cost a dictionary look-up.
struct PangoTextMeasurer: TextMeasuring {
    init() {}

    func metrics(of font: TextFont) -> FontMetrics {
        font.metrics
    }

    func lines(
        of text: StyledText, paragraph: TextParagraph, fitting size: CGSize
    ) -> [TextLine] {
        TextFrame.cached(text, paragraph: paragraph, fitting: size).lines
    }

    func size(of text: StyledText, paragraph: TextParagraph, fitting size: CGSize) -> CGSize {
        TextFrame.cached(text, paragraph: paragraph, fitting: size).size
    }
}
