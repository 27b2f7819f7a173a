import CoreGraphics
import QuartzCore

/// The bubble of a popover with its arrow and shadow, around the presented view.
final class PopoverView: UIView {
    private let bubble = CAShapeLayer()

    /// The clipped view that contains the presented view.
    let content = UIView()

    var layout: PopoverLayout? { didSet { setNeedsLayout() } }

    /// The app's own background; `nil` for the bubble.
    var background: UIPopoverBackgroundView? {
        didSet {
            guard background !== oldValue else { return }
            oldValue?.removeFromSuperview()
            bubble.isHidden = background != nil
            if let background { insertSubview(background, at: 0) }
            setNeedsLayout()
        }
    }

    /// The colour of the bubble.
    var fill: UIColor = .systemBackground { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(bubble)
        bubble.shadowOpacity = 0.25
        bubble.shadowRadius = 8
        bubble.shadowOffset = CGSize(width: 0, height: 4)
        content.clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { return nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layout else { return }
        content.frame = layout.contentFrame
        content.layer.cornerRadius = layout.shape.cornerRadius
        for view in content.subviews { view.frame = content.bounds }
        if let background { return place(background, layout) }
        bubble.frame = bounds
        let path = outline(layout)
        bubble.path = path
        bubble.shadowPath = path
        bubble.fillColor = fill.resolvedColor(with: traitCollection).cgColor
    }

    private func place(_ background: UIPopoverBackgroundView, _ layout: PopoverLayout) {
        let isVertical = layout.direction == .up || layout.direction == .down
        let side = isVertical ? bounds.width : bounds.height
        background.arrowDirection = layout.direction
        background.arrowOffset = layout.arrowPosition - side / 2
        background.frame = bounds
        if !type(of: background).wantsDefaultContentAppearance { content.layer.cornerRadius = 0 }
        background.setNeedsLayout()
        background.setNeedsDisplay()
    }

    /// The outline: a rounded rectangle with a triangle on one side.
    private func outline(_ layout: PopoverLayout) -> CGPath {
        let path = CGMutablePath()
        let box = layout.contentFrame
        let radius = min(layout.shape.cornerRadius, box.width / 2, box.height / 2)
        path.addRoundedRect(in: box, cornerWidth: radius, cornerHeight: radius)
        let half = layout.shape.arrowWidth / 2
        let height = layout.shape.arrowHeight
        let position = layout.arrowPosition
        // The triangle overlaps the rectangle by a point, against a visible seam.
        switch layout.direction {
        case .up:
            path.addLines(between: [
                CGPoint(x: position - half, y: height + 1), CGPoint(x: position, y: 0),
                CGPoint(x: position + half, y: height + 1),
            ])
        case .down:
            path.addLines(between: [
                CGPoint(x: position + half, y: box.maxY - 1),
                CGPoint(x: position, y: box.maxY + height),
                CGPoint(x: position - half, y: box.maxY - 1),
            ])
        case .left:
            path.addLines(between: [
                CGPoint(x: height + 1, y: position + half), CGPoint(x: 0, y: position),
                CGPoint(x: height + 1, y: position - half),
            ])
        default:
            path.addLines(between: [
                CGPoint(x: box.maxX - 1, y: position - half),
                CGPoint(x: box.maxX + height, y: position),
                CGPoint(x: box.maxX - 1, y: position + half),
            ])
        }
        path.closeSubpath()
        return path
    }
}
