public import UIKit

/// An outlined bar that fills from its leading end.
@preconcurrency @MainActor
public final class HUDBarProgressView: UIView, HUDProgressShowing {
    public var progress: Float = 0 {
        didSet {
            progress = progress.clampedProgress
            if progress != oldValue { setNeedsDisplay() }
        }
    }

    /// The colour of the outline; white by default.
    public var lineColor: UIColor = .white { didSet { setNeedsDisplay() } }

    /// The colour of the filled part; white by default.
    public var progressColor: UIColor = .white { didSet { setNeedsDisplay() } }

    /// The colour of the remainder; clear by default.
    public var progressRemainingColor: UIColor = .clear { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareIndicator()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

    public override func draw(_ rect: CGRect) {
        let width: CGFloat = 2
        guard bounds.width > width, bounds.height > width else { return }
        let frame = bounds.insetBy(dx: width / 2, dy: width / 2)
        let outline = UIBezierPath(roundedRect: frame, cornerRadius: frame.height / 2)
        outline.lineWidth = width
        progressRemainingColor.setFill()
        outline.fill()
        lineColor.setStroke()
        outline.stroke()
        let inside = bounds.insetBy(dx: width * 2, dy: width * 2)
        guard progress > 0, inside.width > 0, inside.height > 0 else { return }
        // The full bar clips the filled part, so that its start is round at any progress.
        var filled = inside
        filled.size.width *= CGFloat(progress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            filled.origin.x = inside.maxX - filled.width
        }
        UIBezierPath(roundedRect: inside, cornerRadius: inside.height / 2).addClip()
        progressColor.setFill()
        UIBezierPath(rect: filled).fill()
    }

    public override var accessibilityValue: String? {
        get { super.accessibilityValue ?? progressInPercent }
        set { super.accessibilityValue = newValue }
    }

    public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.add("progress", progress)
    }
}
