public import FoundationGaps

/// Recognises a pointer that hovers over a view: a mouse without a button held, or a pen near the glass.
///
/// This is a continuous gesture: it begins when the pointer enters the view, changes when it moves, and ends when it
/// leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// The pointer moved, here or away from here.
    final func hover(_ touch: UITouch, isInside: Bool) {
        lastLocations = [touch.windowLocation]
        if isInside {
            state = state == .possible ? .began : .changed
        } else {
            state = state == .possible ? .failed : .ended
        }
    }
}
