import CoreGraphics
import Foundation
import Testing
import TextLayout

extension StyledText {
    /// Text in the system font.
    static func plain(_ string: String, size: CGFloat = 16) -> StyledText {
        StyledText(string, TextAttributes(font: .system(size: size)))
    }

    /// The code units that `part` has in the string.
    func range(of part: String) -> Range<Int> {
        guard let found = string.range(of: part) else { return 0..<0 }
        return found.lowerBound.utf16Offset(in: string)..<found.upperBound.utf16Offset(in: string)
    }

    /// The same text, a part of which looks different.
    func with(_ part: String, _ attributes: TextAttributes) -> StyledText {
        var copy = self
        copy.setAttributes(attributes, in: range(of: part))
        return copy
    }
}

extension CGSize {
    /// Room without an end.
    static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    /// Room of that width, as high as it takes.
    static func wide(_ width: CGFloat) -> CGSize {
        CGSize(width: width, height: .infinity)
    }
}

/// A name for a test's argument, and how to make a measurer.
struct NamedMeasurer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let measurer: any TextMeasuring

    /// All there are.
    static let all = [
        NamedMeasurer(testDescription: "grid", measurer: GridTextMeasurer()),
        NamedMeasurer(testDescription: "pango", measurer: PangoTextMeasurer()),
    ]
}
