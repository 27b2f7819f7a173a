import CoreGraphics
import Foundation
import Testing
import TextLayout

extension StyledText {
    /// Returns text in the system font.
    static func plain(_ string: String, size: CGFloat = 16) -> StyledText {
        StyledText(string, TextAttributes(font: .system(size: size)))
    }

    /// Returns the range of `part` in the string, in code units.
    func range(of part: String) -> Range<Int> {
        guard let found = string.range(of: part) else { return 0..<0 }
        return found.lowerBound.utf16Offset(in: string)..<found.upperBound.utf16Offset(in: string)
    }

    /// Returns the same text with other attributes for a part.
    func with(_ part: String, _ attributes: TextAttributes) -> StyledText {
        var copy = self
        copy.setAttributes(attributes, in: range(of: part))
        return copy
    }
}

extension CGSize {
    /// An unlimited size.
    static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    /// Returns a size of that width with unlimited height.
    static func wide(_ width: CGFloat) -> CGSize {
        CGSize(width: width, height: .infinity)
    }
}

/// A text measurer as a test argument, with its name.
struct NamedMeasurer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let measurer: any TextMeasuring

    /// All text measurers.
    static let all = [
        NamedMeasurer(testDescription: "grid", measurer: GridTextMeasurer()),
        NamedMeasurer(testDescription: "pango", measurer: PangoTextMeasurer()),
    ]
}
