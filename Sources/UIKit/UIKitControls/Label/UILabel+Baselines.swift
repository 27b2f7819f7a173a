import CoreGraphics
import Foundation
import UIKitCore

extension UILabel {
    /// The distance from the top of the text to the baseline of its first line, in whole pixels.
    final var firstBaseline: CGFloat {
        guard let font = font(at: .first) else { return 0 }
        return roundedToPixels(font.ascender)
    }

    /// The distance from the last baseline to the bottom of the label, whose height has whole
    /// pixels.
    final var lastBaseline: CGFloat {
        guard let font = font(at: .last) else { return 0 }
        return roundedUp(font.lineHeight) - roundedToPixels(font.ascender)
    }

    private enum End { case first, last }

    /// The font of the text's first or last character; `nil` without text.
    private func font(at end: End) -> UIFont? {
        let text = styledText(color: textColor)
        guard text.length > 0 else { return nil }
        let index = end == .first ? 0 : text.length - 1
        return text.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? font
    }

    private func roundedToPixels(_ length: CGFloat) -> CGFloat {
        (length * displayScale).rounded() / displayScale
    }
}
