import UIKit

/// The views of a window one above the other, seen from the side: deeper subviews lie higher.
final class ExplodedView: UIView {
    private struct Sheet {
        let corners: [CGPoint]
        let depth: Int
        let color: UIColor?
    }

    private var sheets: [Sheet] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        contentMode = .redraw
        accessibilityIdentifier = "inspector.layers"
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows views and what is in them.
    func show(_ views: [UIView], in window: UIWindow) {
        sheets = []
        func visit(_ view: UIView, _ depth: Int) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            let rect = view.convert(view.bounds, to: window)
            sheets.append(
                Sheet(
                    corners: [
                        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                    ],
                    depth: depth, color: view.backgroundColor))
            for subview in view.subviews { visit(subview, depth + 1) }
        }
        for view in views { visit(view, 0) }
        setNeedsDisplay()
    }

    /// The distance of two sheets, in points before scaling.
    private static let gap: CGFloat = 40

    /// Returns where a corner is seen before scaling.
    private static func seen(_ point: CGPoint, depth: Int) -> CGPoint {
        CGPoint(
            x: point.x * 0.8 + point.y * 0.35, y: point.y * 0.55 - CGFloat(depth) * gap)
    }

    override func draw(_ rect: CGRect) {
        let seen = sheets.map { sheet in sheet.corners.map { Self.seen($0, depth: sheet.depth) } }
        let points = seen.flatMap(\.self)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return }
        let room = bounds.insetBy(dx: 16, dy: 16)
        let scale = min(room.width / max(right - left, 1), room.height / max(bottom - top, 1))
        for (sheet, corners) in zip(sheets, seen) {
            let path = UIBezierPath()
            for (index, corner) in corners.enumerated() {
                let point = CGPoint(
                    x: room.minX + (corner.x - left) * scale,
                    y: room.minY + (corner.y - top) * scale)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.close()
            let alpha = sheet.color?.cgColor.alpha ?? 0
            let fill = alpha > 0 ? sheet.color : .systemBlue
            fill?.withAlphaComponent(alpha > 0 ? min(alpha, 0.7) : 0.05).setFill()
            path.fill()
            UIColor.systemBlue.setStroke()
            path.lineWidth = 0.5
            path.stroke()
        }
    }
}
