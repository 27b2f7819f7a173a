public import FoundationGaps

/// A recogniser for a pointer that hovers over a view: a mouse without a pressed button, or a pen
/// near the screen.
///
/// This is a continuous gesture: it begins when the pointer enters the view, changes when it moves,
/// and ends when it leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        // It recognises no touches, so it has no reason to hold them back.
        delaysTouchesEnded = false
    }

    nonisolated deinit {}

    /// Processes a move of the pointer inside or out of the view.
    final func hover(_ touch: UITouch, isInside: Bool) {
        lastLocations = [touch.windowLocation]
        if isInside {
            state = state == .possible ? .began : .changed
        } else {
            state = state == .possible ? .failed : .ended
        }
    }
}
