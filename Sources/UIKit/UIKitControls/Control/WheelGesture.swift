import CoreGraphics
import Foundation
import UIKitCore

/// Turns of a mouse wheel, and scrolling on a touchpad, over a control that steps its value.
///
/// A control within scrolling content takes them only while it has the focus, so that the content
/// does not stop scrolling when a control comes below the pointer.
final class WheelGesture: UIPanGestureRecognizer {
    /// The distance of scrolling that is one step, in points.
    private let distance: CGFloat

    private let step: (Int) -> Void

    /// The distance that is not yet a whole step.
    private var travelled: CGFloat = 0

    /// Creates a recogniser, which calls `step` with the number of steps: positive ones for
    /// scrolling up or to the right.
    init(distance: CGFloat, step: @escaping (Int) -> Void) {
        self.distance = distance
        self.step = step
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
        allowedTouchTypes = []
        addTarget(self, action: WheelGesture.scrolled)
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard let view, (view as? UIControl)?.isEnabled == true else { return false }
        return (view.isFocused || !view.isInScrollingContent) && super.shouldReceive(event)
    }

    private func scrolled(_ gesture: WheelGesture) {
        guard state == .began || state == .changed else {
            travelled = 0
            return
        }
        let moved = translation(in: view)
        setTranslation(.zero, in: view)
        travelled += abs(moved.x) > abs(moved.y) ? -moved.x : moved.y
        let steps = (travelled / distance).rounded(.towardZero)
        guard steps != 0, steps.isFinite else { return }
        travelled -= steps * distance
        step(Int(steps))
    }
}

extension UIView {
    /// `true` if a superview scrolls its content.
    fileprivate var isInScrollingContent: Bool {
        sequence(first: self, next: \.superview).dropFirst().contains { view in
            view.gestureRecognizers?.contains {
                $0.isEnabled
                    && ($0 as? UIPanGestureRecognizer)?.allowedScrollTypesMask.isEmpty == false
            } ?? false
        }
    }
}
