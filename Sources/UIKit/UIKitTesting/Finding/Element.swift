public import UIKit
import UIKitCore

/// An element of a ``HeadlessApp``: a view, found by name or by a query.
@preconcurrency @MainActor
public struct Element {
    /// The view behind the element.
    public let view: UIView

    /// Creates the element of a view.
    public init(view: UIView) { self.view = view }

    /// The text that a screen reader announces.
    public var label: String? { view.accessibilityLabel }

    /// The developer's name for the element.
    public var identifier: String? { view.accessibilityIdentifier }

    /// The value that a screen reader announces.
    public var value: String? { view.accessibilityValue }

    /// The text that the view shows; `nil` for views without one.
    public var text: String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle ?? button.configuration?.title
        case let field as UITextField: field.text
        case let text as UITextView: text.text
        default: nil
        }
    }

    /// `true` if the element reacts to touches, that is, lacks the trait `.notEnabled`.
    public var isEnabled: Bool { !view.accessibilityTraits.contains(.notEnabled) }

    /// `true` if the element is drawn: it and its superviews are neither hidden nor transparent.
    public var isVisible: Bool { reasonNotDrawn == nil }

    /// The element's rectangle in points of the desktop's window, which are those of the scene's
    /// first window.
    public var frame: CGRect {
        guard let window = view.window, let stage = window.stage else { return windowFrame }
        return stage.convert(windowFrame, from: window)
    }

    private var windowFrame: CGRect { view.convert(view.bounds, to: nil) }

    /// The center in points of the element's own window.
    private var windowCenter: CGPoint { CGPoint(x: windowFrame.midX, y: windowFrame.midY) }

    /// The center of ``frame``.
    public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// `true` if ``center`` is visible: inside the window and all clipping superviews.
    public var isInSight: Bool { view.window != nil && clippingSuperview == nil }

    /// `true` if a tap on ``center`` reaches the element.
    public var isHittable: Bool { reasonNotHittable == nil }

    /// The reason why ``center`` is not visible; `nil` if it is.
    public var reasonNotVisible: Obstacle? {
        if let reasonNotDrawn { return reasonNotDrawn }
        if frame.width <= 0 || frame.height <= 0 { return .empty }
        return clippingSuperview.map { .clipped(by: ViewName($0)) }
    }

    /// The reason why a tap on ``center`` does not reach the element; `nil` if it does.
    ///
    /// Views that handle no touches themselves, such as labels, leave them to their superviews.
    public var reasonNotHittable: Obstacle? {
        if let reasonNotVisible { return reasonNotVisible }
        guard let window = view.window else { return .noWindow }
        let front = UIApplication.shared.keyWindow?.stage
        guard window.isKeyWindow || front == nil || front === window.stage else {
            return .otherWindow(ViewName(window))
        }
        if !isEnabled { return .disabled(ViewName(view)) }
        if let above = windowAbove(window) { return .covered(by: above) }
        guard let hit = window.hitTest(windowCenter, with: nil) else {
            return reasonForAncestors(below: nil) ?? .noInteraction(ViewName(window))
        }
        if hit.isDescendant(of: view) {
            return disabledControl(around: hit) ?? disabledRecognizers
        }
        guard view.isDescendant(of: hit) else { return .covered(by: ViewName(hit)) }
        let handlesTouches = view is UIControl || view.gestureRecognizers?.isEmpty == false
        return (handlesTouches ? reasonForAncestors(below: hit) : nil)
            ?? disabledControl(around: hit) ?? disabledRecognizers
    }

    // MARK: Reasons

    private var superviews: some Sequence<UIView> { sequence(first: view, next: \.superview) }

    private var reasonNotDrawn: Obstacle? {
        for view in superviews {
            if view.isHidden { return .hidden(ViewName(view)) }
            if view.alpha < 0.01 { return .transparent(ViewName(view)) }
        }
        return view.window == nil ? .noWindow : nil
    }

    /// The view of another window of the scene that gets touches at the center.
    private func windowAbove(_ window: UIWindow) -> ViewName? {
        guard let above = window.stage?.window(at: center), above !== window,
            UIApplication.shared.windows.drop(while: { $0 !== window }).contains(above)
        else { return nil }
        let point = above.convert(windowCenter, from: window)
        return ViewName(above.hitTest(point, with: nil) ?? above)
    }

    /// The nearest superview that clips the center.
    private var clippingSuperview: UIView? {
        let center = windowCenter
        return superviews.dropFirst().first {
            ($0.clipsToBounds || $0 is UIWindow)
                && !$0.bounds.contains($0.convert(center, from: nil))
        }
    }

    /// The reason why hit testing passes by the view or a superview of it, up to `end`.
    private func reasonForAncestors(below end: UIView?) -> Obstacle? {
        for view in superviews.prefix(while: { $0 !== end }) {
            if !view.isUserInteractionEnabled { return .noInteraction(ViewName(view)) }
            if !view.point(inside: view.convert(windowCenter, from: nil), with: nil) {
                return .outside(of: ViewName(view))
            }
        }
        return nil
    }

    /// The view, if it handles taps by recognisers alone, and all of them are disabled.
    private var disabledRecognizers: Obstacle? {
        let recognizers = view.gestureRecognizers ?? []
        guard
            recognizers.contains(where: {
                $0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer
            }), !recognizers.contains(where: \.isEnabled), !(view is UIControl),
            !view.overriddenEvents.contains(.touches)
        else { return nil }
        return .recognizersDisabled(ViewName(view))
    }

    /// The disabled control that gets the touches of `hit`.
    private func disabledControl(around hit: UIView) -> Obstacle? {
        let control = sequence(first: hit, next: \.superview).first { $0 is UIControl }
        guard let control = control as? UIControl, !control.isEnabled else { return nil }
        return .disabled(ViewName(control))
    }
}

// MARK: - Scrolling

extension Element {
    /// Scrolls the enclosing scroll views until the element is visible, as users do before they
    /// touch it.
    public func scrollIntoSight() {
        if !isInSight { scrollIntoView() }
    }

    /// Scrolls until the element is within the insets of the enclosing scroll views, which bars
    /// cover.
    func scrollIntoView() {
        for case let scrollView as UIScrollView in superviews.dropFirst()
        where scrollView.isScrollEnabled {
            scrollView.scrollRectToVisible(
                view.convert(view.bounds, to: scrollView), animated: false)
            scrollView.layoutIfNeeded()
        }
    }
}

extension Element: @preconcurrency CustomStringConvertible {
    /// The name, class and frame.
    public var description: String { ViewName(view).description }
}
