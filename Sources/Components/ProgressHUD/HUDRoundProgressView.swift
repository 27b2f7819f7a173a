public import UIKit

/// A pie or a ring that fills clockwise from the top.
@preconcurrency @MainActor
public final class HUDRoundProgressView: UIView, HUDProgressShowing {
    public var progress: Float = 0 {
        didSet {
            progress = progress.clampedProgress
            if progress != oldValue { setNeedsDisplay() }
        }
    }

    /// The colour of the filled part; white by default.
    public var progressTintColor: UIColor = .white { didSet { setNeedsDisplay() } }

    /// The colour of a ring's remainder; white at 10 % by default.
    public var backgroundTintColor = UIColor.white.withAlphaComponent(0.1) {
        didSet { setNeedsDisplay() }
    }

    /// `true` for a ring, `false` (the default) for a pie.
    public var isAnnular = false { didSet { if isAnnular != oldValue { setNeedsDisplay() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareIndicator()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

    public override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let width: CGFloat = 2
        let outer = (min(bounds.width, bounds.height) - width) / 2
        let circle = UIBezierPath(
            arcCenter: center, radius: outer, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        circle.lineWidth = width
        (isAnnular ? backgroundTintColor : progressTintColor).setStroke()
        circle.stroke()
        guard progress > 0 else { return }
        // A pie is an arc as wide as its radius, within a gap of a line's width.
        let radius = isAnnular ? outer : (outer - width) / 2
        let arc = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * CGFloat(progress), clockwise: true)
        arc.lineWidth = isAnnular ? width : 2 * radius
        progressTintColor.setStroke()
        arc.stroke()
    }

    public override var accessibilityValue: String? {
        get { super.accessibilityValue ?? progressInPercent }
        set { super.accessibilityValue = newValue }
    }

    public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.add("progress", progress)
        if isAnnular { description.add(flag: "annular") }
    }
}
