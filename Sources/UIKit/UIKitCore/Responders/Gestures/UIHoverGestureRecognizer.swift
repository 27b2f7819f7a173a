public import CoreGraphics
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

    /// The pointer that hovers, the last one while there is none.
    private final var pointer: UITouch?

    /// The angle between a pen and the screen, in radians; a right angle for a mouse.
    open var altitudeAngle: CGFloat { pointer?.altitudeAngle ?? .pi / 2 }

    /// Returns the direction in which a pen leans, in radians; 0 for a mouse.
    open func azimuthAngle(in view: UIView?) -> CGFloat { pointer?.azimuthAngle(in: view) ?? 0 }

    /// Returns the direction in which a pen leans; that of the x axis for a mouse.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        pointer?.azimuthUnitVector(in: view) ?? CGVector(dx: 1, dy: 0)
    }

    /// Processes a move of the pointer inside or out of the view.
    final func hover(_ touch: UITouch, isInside: Bool) {
        lastLocations = [touch.windowLocation]
        pointer = touch
        if isInside {
            state = state == .possible ? .began : .changed
        } else {
            state = state == .possible ? .failed : .ended
        }
    }
}
