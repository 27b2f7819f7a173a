import UIKitCore

/// The delegate of a scroll view's own recognisers, which also consults the scroll view when that
/// is a gesture delegate.
final class ScrollGestureDelegate: UIGestureRecognizerDelegate {
    private unowned let scrollView: UIScrollView

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// The scroll view, when its class conforms to the delegate protocol.
    private var other: (any UIGestureRecognizerDelegate)? {
        scrollView as? any UIGestureRecognizerDelegate
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        other?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { other?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { other?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true }

    /// Dragging and pinching are recognised simultaneously.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if scrollView.owns(gestureRecognizer), scrollView.owns(otherGestureRecognizer) {
            return true
        }
        return other?.gestureRecognizer(
            gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        other?.gestureRecognizer(
            gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        other?.gestureRecognizer(
            gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
}
