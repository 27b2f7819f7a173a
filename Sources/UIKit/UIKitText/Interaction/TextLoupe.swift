import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore

/// The magnifying glass above a finger that moves the caret, which the finger covers.
final class TextLoupe {
    private var view: LoupeView?

    /// The space between the glass and the caret's line, in points.
    private static let gap: CGFloat = 10
    private static let size = CGSize(width: 96, height: 44)
    private static let duration: TimeInterval = 0.15

    /// Shows the glass, or moves it.
    ///
    /// - Parameters:
    ///   - text: The view with the text.
    ///   - caret: The caret, in the text's view.
    ///   - finger: The place of the finger, in the text's view.
    func show(_ text: UIView, caret: CGRect, finger: CGPoint) {
        guard let window = text.window else { return hide() }
        let isNew = view == nil
        let view = view ?? LoupeView(text)
        self.view = view
        if view.superview == nil { window.addSubview(view) }
        let line = text.convert(caret, to: window)
        let room = window.bounds.inset(by: window.safeAreaInsets)
        let x = min(max(text.convert(finger, to: window).x, line.minX - 40), line.maxX + 40)
        view.focus = window.convert(CGPoint(x: x, y: line.midY), to: text)
        let size = Self.size
        view.bounds.size = size
        view.center = CGPoint(
            x: min(max(x, room.minX + size.width / 2), room.maxX - size.width / 2),
            y: max(line.minY - Self.gap - size.height / 2, room.minY + size.height / 2))
        guard isNew else { return }
        view.alpha = 0
        view.transform = Self.small
        ControlStyle.change(animated: true, duration: Self.duration) {
            view.alpha = 1
            view.transform = .identity
        }
    }

    private static var small: CGAffineTransform {
        CGAffineTransform(translationX: 0, y: size.height / 2).scaledBy(x: 0.4, y: 0.4)
    }

    /// Removes the glass.
    func hide() {
        guard let view else { return }
        self.view = nil
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                view.alpha = 0
                view.transform = Self.small
            }, completion: { _ in view.removeFromSuperview() })
    }
}

/// The glass: a part of a view, enlarged.
private final class LoupeView: UIView {
    private let text: UIView
    private let glass = GlassView()

    init(_ text: UIView) {
        self.text = text
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "Loupe"
        tintColor = text.tintColor
        glass.text = text
        addSubview(glass)
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    required init?(coder: NSCoder) { nil }

    /// The point of the text's view in the middle of the glass.
    var focus: CGPoint {
        get { glass.focus }
        set {
            glass.focus = newValue
            glass.setNeedsDisplay()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        glass.layer.cornerRadius = bounds.height / 2
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: bounds.height / 2, cornerHeight: bounds.height / 2,
            transform: nil)
    }
}

private final class GlassView: UIView {
    weak var text: UIView?
    var focus = CGPoint.zero

    /// Points of the glass per point of the text.
    private static let magnification: CGFloat = 1.3

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        layer.borderWidth = 0.5
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func draw(_ rect: CGRect) {
        guard let text, let context = UIGraphicsGetCurrentContext() else { return }
        var behind: UIView? = text
        while let view = behind, (view.backgroundColor?.cgColor.alpha ?? 0) < 1 {
            behind = view.superview
        }
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).addClip()
        (behind?.backgroundColor ?? .systemBackground).setFill()
        context.fill(bounds)
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: Self.magnification, y: Self.magnification)
        context.translateBy(x: -focus.x, y: -focus.y)
        paint(text, in: context)
    }

    /// Redraws a view and its subviews: their layers' pixels would be blurred.
    private func paint(_ view: UIView, in context: CGContext) {
        if view is UIImageView { return view.layer.render(in: context) }
        if let color = view.backgroundColor {
            color.setFill()
            UIBezierPath(roundedRect: view.bounds, cornerRadius: view.layer.cornerRadius).fill()
        }
        view.draw(view.bounds)
        for part in view.subviews where !part.isHidden && part.alpha > 0 {
            context.saveGState()
            context.setAlpha(part.alpha)
            context.translateBy(
                x: part.center.x - part.bounds.midX, y: part.center.y - part.bounds.midY)
            paint(part, in: context)
            context.restoreGState()
        }
    }
}
