import CoreGraphics
import Foundation
import UIKitCore

extension UILabel {
    /// The distance from the top of the text to the baseline of its first line, in whole pixels.
    final var firstBaseline: CGFloat {
        guard let font = textContent.firstFont else { return 0 }
        return roundedToPixels(font.ascender)
    }

    /// The distance from the last baseline to the bottom of the label, whose height has whole
    /// pixels.
    final var lastBaseline: CGFloat {
        guard let font = textContent.lastFont else { return 0 }
        return roundedUp(font.lineHeight) - roundedToPixels(font.ascender)
    }

    private func roundedToPixels(_ length: CGFloat) -> CGFloat {
        (length * displayScale).rounded() / displayScale
    }
}
