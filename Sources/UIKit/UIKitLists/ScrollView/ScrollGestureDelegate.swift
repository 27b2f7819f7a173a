import UIKitCore

/// Decides for a scroll view's own recognisers, and asks the scroll view when it is a gesture delegate itself.
final class ScrollGestureDelegate: UIGestureRecognizerDelegate {
    private unowned let scrollView: UIScrollView

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    /// The scroll view, when its class declares to be a delegate.
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

    /// Dragging and pinching go together.
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
