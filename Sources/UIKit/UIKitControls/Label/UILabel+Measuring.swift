import CoreGraphics
import Foundation
import UIKitCore

extension UILabel {
    /// The number of pixels per point.
    final var displayScale: CGFloat { max(1, traitCollection.displayScale) }

    /// Returns the size of the text, rounded up to whole pixels; zero without text.
    ///
    /// - Parameters:
    ///   - room: The maximum size. Infinite sides are unlimited.
    ///   - lines: The maximum number of lines, or 0 for no limit.
    final func textSize(in room: CGSize, lines: Int) -> CGSize {
        let text = styledText(color: textColor)
        guard text.length > 0 else { return .zero }
        let height = min(room.height, heightLimit(of: text, lines: lines))
        let size = text.boundingRect(
            with: CGSize(width: room.width, height: height),
            options: drawingOptions(lines: lines), context: nil
        ).size
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    final func roundedUp(_ length: CGFloat) -> CGFloat {
        // An excess of less than 0.001 pixels is a rounding error.
        (length * displayScale - 0.001).rounded(.up) / displayScale
    }

    /// Returns the options that wrap the text when more than one line is allowed, and end the last
    /// one by ``lineBreakMode``.
    final func drawingOptions(lines: Int) -> NSStringDrawingOptions {
        let endsSpecially = lineBreakMode != .byWordWrapping && lineBreakMode != .byCharWrapping
        return lines != 1 && endsSpecially
            ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin
    }

    /// The height of `lines` lines in the text's tallest font.
    private func heightLimit(of text: NSAttributedString, lines: Int) -> CGFloat {
        guard lines > 0 else { return .infinity }
        var tallest: CGFloat = 0
        var spacing: CGFloat = 0
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
            attributes, _, _ in
            tallest = max(tallest, "x".size(withAttributes: attributes).height)
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                spacing = max(spacing, style.lineSpacing)
            }
        }
        return tallest * CGFloat(lines) + spacing * CGFloat(lines - 1) + Self.slack
    }

    /// The tolerance for rounding errors, so that they do not cost a line. In points.
    private static var slack: CGFloat { 0.01 }

    /// Returns the rectangle in which the text is drawn: as wide as `rect`, as high as the text,
    /// vertically centred.
    final func drawingRect(in rect: CGRect) -> CGRect {
        let text = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
        return CGRect(
            x: rect.minX, y: text.minY, width: rect.width, height: text.height + Self.slack)
    }

    /// Returns the scale at which the text fits into the width, as far as scaling is allowed.
    final func fittingScale(of text: NSAttributedString, width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0 else {
            return 1
        }
        let natural = text.size().width
        guard natural > width, natural > 0 else { return 1 }
        // Fonts scale proportionally except for rounding, so a step or two below the proportion is
        // enough.
        var scale = width / natural
        while scale > minimumScaleFactor, text.scaled(by: scale).size().width > width {
            scale -= 0.01
        }
        return max(scale, minimumScaleFactor)
    }
}

extension CGRect {
    func offset(by offset: CGSize) -> CGRect { offsetBy(dx: offset.width, dy: offset.height) }
}
