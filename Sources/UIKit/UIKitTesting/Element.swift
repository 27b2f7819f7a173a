public import UIKit

/// Something that a person sees in a ``HeadlessApp``, found by its accessibility identifier or label.
@MainActor
public struct Element {
    /// The view behind the element.
    public let view: UIView

    /// What a screen reader would say.
    public var label: String? { view.accessibilityLabel }

    /// What the developer calls it.
    public var identifier: String? { view.accessibilityIdentifier }

    /// What it is set to, as a screen reader would say it.
    public var value: String? { view.accessibilityValue }

    /// Whether it answers to touches: no trait says that it doesn't.
    public var isEnabled: Bool { !view.accessibilityTraits.contains(.notEnabled) }

    /// Whether it takes part in the picture: it and its superviews are neither hidden nor transparent.
    public var isVisible: Bool {
        var view: UIView? = self.view
        while let current = view {
            if current.isHidden || current.alpha < 0.01 { return false }
            view = current.superview
        }
        return self.view.window != nil
    }

    /// Its rectangle in window points.
    public var frame: CGRect { view.convert(view.bounds, to: nil) }

    /// The middle of ``frame``.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
