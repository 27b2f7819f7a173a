public import UIKit

/// A visible element of a ``HeadlessApp``, found by its accessibility identifier or label.
@preconcurrency @MainActor
public struct Element {
    /// The view behind the element.
    public let view: UIView

    /// The text that a screen reader announces.
    public var label: String? { view.accessibilityLabel }

    /// The developer's name for the element.
    public var identifier: String? { view.accessibilityIdentifier }

    /// The value that a screen reader announces.
    public var value: String? { view.accessibilityValue }

    /// `true` if the element reacts to touches, that is, lacks the trait `.notEnabled`.
    public var isEnabled: Bool { !view.accessibilityTraits.contains(.notEnabled) }

    /// `true` if the element is drawn: it and its superviews are neither hidden nor transparent.
    public var isVisible: Bool {
        var view: UIView? = self.view
        while let current = view {
            if current.isHidden || current.alpha < 0.01 { return false }
            view = current.superview
        }
        return self.view.window != nil
    }

    /// The element's rectangle in window points.
    public var frame: CGRect { view.convert(view.bounds, to: nil) }

    /// The center of ``frame``.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// `true` if ``center`` is visible: inside the window and all clipping superviews.
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

    /// Scrolls the enclosing scroll views until the element is visible, as users do before they
    /// touch it.
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
