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

    /// Whether ``center`` can be seen: it is in the window, and in whatever cuts off what lies outside of it.
    public var isInSight: Bool {
        var ancestor = view.superview
        while let current = ancestor {
            let middle = current.convert(center, from: nil)
            if current.clipsToBounds || current is UIWindow, !current.bounds.contains(middle) {
                return false
            }
            ancestor = current.superview
        }
        return view.window != nil
    }

    /// Scrolls whatever it lies in until it can be seen, if it cannot, as people do before they touch something.
    public func scrollIntoSight() {
        guard !isInSight else { return }
        var ancestor = view.superview
        while let current = ancestor {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                scrollView.scrollRectToVisible(
                    view.convert(view.bounds, to: scrollView), animated: false)
                scrollView.layoutIfNeeded()
            }
            ancestor = current.superview
        }
    }
}
