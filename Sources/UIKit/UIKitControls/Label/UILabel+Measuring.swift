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
        let text = textContent
        guard !text.isEmpty else { return .zero }
        let size = text.limited(toLines: lines).bounds(
            in: room, options: drawingOptions(lines: lines), context: nil
        ).size
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    final func roundedUp(_ length: CGFloat) -> CGFloat {
        // An excess of less than 0.0001 pixels is a rounding error.
        (length * displayScale - 0.0001).rounded(.up) / displayScale
    }

    /// Returns the options that wrap the text when more than one line is allowed, and end the last
    /// one by ``lineBreakMode``.
    private func drawingOptions(lines: Int) -> NSStringDrawingOptions {
        let endsSpecially = lineBreakMode != .byWordWrapping && lineBreakMode != .byCharWrapping
        return lines != 1 && endsSpecially
            ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin
    }

    /// Returns the rectangle in which the text is drawn: as wide as `rect`, as high as the lines
    /// that fit, vertically centred.
    final func drawingRect(in rect: CGRect) -> CGRect {
        let height = textSize(in: rect.size, lines: numberOfLines).height
        let y = ((rect.midY - height / 2) * displayScale).rounded() / displayScale
        // The additional height keeps rounding errors from costing a line.
        return CGRect(x: rect.minX, y: y, width: rect.width, height: height + 0.01)
    }

    /// Draws `text` in a rectangle from ``drawingRect(in:)``.
    final func draw(_ text: TextContent, in place: CGRect) {
        text.limited(toLines: numberOfLines).draw(
            with: place, options: drawingOptions(lines: numberOfLines), context: nil)
    }

    /// Returns the text at the scale at which it fits into the width, as far as scaling is allowed.
    final func text(fitting width: CGFloat) -> TextContent {
        let text = tightened(textContent, fitting: width)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0 else {
            return text
        }
        let natural = text.size.width
        guard natural > width, natural > 0 else { return text }
        // Fonts scale proportionally except for rounding, so a step or two below the proportion is
        // enough.
        var scale = width / natural
        while scale > minimumScaleFactor, text.scaled(by: scale).size.width > width {
            scale -= 0.01
        }
        return text.scaled(by: max(scale, minimumScaleFactor))
    }

    /// Returns a line that is too wide with its letters closer: as close as it needs, at most by a
    /// twentieth of the font's size.
    private func tightened(_ text: TextContent, fitting width: CGFloat) -> TextContent {
        guard allowsDefaultTighteningForTruncation, numberOfLines == 1 else { return text }
        let excess = text.size.width - width
        let gaps = CGFloat(text.text.length - 1)
        guard excess > 0, gaps > 0, let font = text.firstFont else { return text }
        return text.tightened(by: min(excess / gaps, font.pointSize / 20))
    }

    /// Returns the distance by which a text from ``text(fitting:)`` is moved down, as
    /// ``baselineAdjustment`` specifies.
    final func offset(ofReduced text: TextContent) -> CGFloat {
        guard let full = textContent.firstFont, let reduced = text.firstFont,
            reduced.pointSize < full.pointSize
        else { return 0 }
        let offset =
            switch baselineAdjustment {
            case .alignBaselines: full.ascender - reduced.ascender
            case .alignCenters: (full.lineHeight - reduced.lineHeight) / 2
            case .none: CGFloat(0)
            }
        return (offset * displayScale).rounded() / displayScale
    }

    /// `true` if the label shows only a part of its text.
    final var isTruncated: Bool {
        guard content(isWiderThan: bounds.width) == false else { return true }
        let height = CGFloat.greatestFiniteMagnitude
        let all = textSize(in: CGSize(width: bounds.width, height: height), lines: 0)
        let shown = textSize(in: bounds.size, lines: numberOfLines)
        return all.height > shown.height
    }

    private func content(isWiderThan width: CGFloat) -> Bool {
        numberOfLines == 1 && text(fitting: width).size.width > width + 0.5
    }
}

extension CGRect {
    func offset(by offset: CGSize) -> CGRect { offsetBy(dx: offset.width, dy: offset.height) }
}
