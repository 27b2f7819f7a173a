import UIKit

/// The places on a page.
struct PageFrame {
    private static let margin: CGFloat = 56

    /// The whole paper, in points.
    let paper: CGRect

    init(_ size: CGSize) {
        paper = CGRect(origin: .zero, size: size)
    }

    /// The part that texts and pictures stand in.
    var area: CGRect { paper.insetBy(dx: Self.margin, dy: Self.margin) }

    /// The middle of the free strip above the area, or below it.
    func strip(atTop: Bool) -> CGPoint {
        CGPoint(x: paper.midX, y: atTop ? Self.margin / 2 : paper.maxY - Self.margin / 2)
    }

    /// The largest rectangle of a size's shape in the middle of another; no larger than the size.
    func fitted(_ size: CGSize, in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return rect }
        let factor = min(rect.width / size.width, rect.height / size.height, 1)
        let fitted = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: rect.midX - fitted.width / 2, y: rect.midY - fitted.height / 2,
            width: fitted.width, height: fitted.height)
    }
}

/// Adds something to every page, over what stands on it: the decorator pattern.
protocol PageDecorator {
    func draw(on frame: PageFrame, page: Int, of count: Int, in context: CGContext)
}

extension PageDecorator {
    /// Draws a line of text with its middle at a point.
    func draw(_ text: String, _ font: UIFont, _ color: UIColor, at middle: CGPoint) {
        let line = NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: color])
        let size = line.size()
        line.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    }
}

/// The number of the page at its foot.
struct PageNumber: PageDecorator {
    func draw(on frame: PageFrame, page: Int, of count: Int, in context: CGContext) {
        draw(
            "\(page) / \(count)", .systemFont(ofSize: 9), .darkGray,
            at: frame.strip(atTop: false))
    }
}

/// A line at the head of the page.
struct PageHeader: PageDecorator {
    let text: String

    func draw(on frame: PageFrame, page: Int, of count: Int, in context: CGContext) {
        draw(text, .systemFont(ofSize: 9), .darkGray, at: frame.strip(atTop: true))
    }
}

/// A large light word across the page.
struct Watermark: PageDecorator {
    let text: String

    func draw(on frame: PageFrame, page: Int, of count: Int, in context: CGContext) {
        let diagonal = hypot(frame.area.width, frame.area.height)
        let width = (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 100)])
            .width
        let font = UIFont.boldSystemFont(ofSize: min(110, 70 * diagonal / max(width, 1)))
        context.saveGState()
        context.translateBy(x: frame.paper.midX, y: frame.paper.midY)
        context.rotate(by: -atan2(frame.area.height, frame.area.width))
        draw(text, font, UIColor(white: 0.5, alpha: 0.18), at: .zero)
        context.restoreGState()
    }
}
