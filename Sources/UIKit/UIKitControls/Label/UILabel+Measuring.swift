import CoreGraphics
import Foundation
import UIKitCore

extension UILabel {
    /// Pixels per point.
    final var displayScale: CGFloat { max(1, traitCollection.displayScale) }

    /// The size of the text, rounded up to whole pixels; zero without text.
    ///
    /// - Parameters:
    ///   - room: What it has to fit into. Endless sides do not limit.
    ///   - lines: The most lines, or 0 for all.
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
        // A hair's breadth over a whole pixel is an error of arithmetic.
        (length * displayScale - 0.001).rounded(.up) / displayScale
    }

    /// Wraps the text when more than one line is allowed, and ends the last one as ``lineBreakMode`` says.
    final func drawingOptions(lines: Int) -> NSStringDrawingOptions {
        let endsSpecially = lineBreakMode != .byWordWrapping && lineBreakMode != .byCharWrapping
        return lines != 1 && endsSpecially
            ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin
    }

    /// The height that `lines` lines of the text's tallest font take.
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

    /// Room for errors of arithmetic, so that they do not cost a line. In points.
    private static var slack: CGFloat { 0.01 }

    /// The rectangle to draw the text in: as wide as `rect`, as high as the text, in the middle.
    final func textPlace(in rect: CGRect) -> CGRect {
        let text = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
        return CGRect(
            x: rect.minX, y: text.minY, width: rect.width, height: text.height + Self.slack)
    }

    /// How much smaller the text has to be set to fit into the width, as far as that is allowed.
    final func fittingScale(of text: NSAttributedString, width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0 else {
            return 1
        }
        let natural = text.size().width
        guard natural > width, natural > 0 else { return 1 }
        // Fonts grow in proportion but for rounding, so a step or two below the proportion is enough.
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
