public import UIKit

/// A mark for the end of a task: done, done with a warning, or failed. Its line is drawn as it
/// appears.
@preconcurrency @MainActor
public final class HUDMarkView: UIView {
    /// The outcome of a task.
    public nonisolated enum Mark: String, Hashable, Sendable {
        case success, warning, failure

        /// The text that assistive technologies read, in the app's language.
        var spokenText: String {
            switch self {
            case .success: String(localized: "success")
            case .warning: String(localized: "warning")
            case .failure: String(localized: "failure")
            }
        }
    }

    /// The outcome that is shown.
    public let mark: Mark

    /// `true` to show the mark at once, as for users who reduce motion; `false` by default.
    public var reducesMotion = false

    public override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer { layer as! CAShapeLayer }

    /// Creates a mark.
    public init(_ mark: Mark) {
        self.mark = mark
        super.init(frame: CGRect(x: 0, y: 0, width: 37, height: 37))
        isOpaque = false
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = mark.spokenText
        accessibilityTraits = .image
        shape.fillColor = nil
        shape.lineWidth = 3.5
        shape.lineCap = .round
        shape.lineJoin = .round
        shape.path = path.cgPath
        tintColorDidChange()
    }

    public required init?(coder: NSCoder) { nil }

    public override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

    private var path: UIBezierPath {
        let path = UIBezierPath()
        switch mark {
        case .success:
            path.move(to: CGPoint(x: 6, y: 20))
            path.addLine(to: CGPoint(x: 14.5, y: 28.5))
            path.addLine(to: CGPoint(x: 31, y: 9))
        case .warning:
            path.move(to: CGPoint(x: 18.5, y: 6))
            path.addLine(to: CGPoint(x: 18.5, y: 22))
            path.move(to: CGPoint(x: 18.5, y: 30))
            path.addLine(to: CGPoint(x: 18.5, y: 30.5))
        case .failure:
            path.move(to: CGPoint(x: 8, y: 8))
            path.addLine(to: CGPoint(x: 29, y: 29))
            path.move(to: CGPoint(x: 29, y: 8))
            path.addLine(to: CGPoint(x: 8, y: 29))
        }
        return path
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        shape.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tintColorDidChange()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !reducesMotion, !UIAccessibility.isReduceMotionEnabled else { return }
        let drawing = CABasicAnimation(keyPath: "strokeEnd")
        drawing.fromValue = 0
        drawing.toValue = 1
        drawing.duration = 0.35
        drawing.timingFunction = CAMediaTimingFunction(name: .easeOut)
        shape.add(drawing, forKey: "drawing")
    }

    public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.add("mark", word: mark.rawValue)
    }
}
