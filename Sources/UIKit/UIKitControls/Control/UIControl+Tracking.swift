import CoreGraphics
import UIKitCore

extension UIControl {
    /// How far outside a control a finger may slide and still count as inside, in points.
    private static let reach: CGFloat = 70

    func startTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else {
            forgetTouch()
            return
        }
        isHighlighted = true
        sendActions(
            for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func goOnTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = reaches(touch, with: event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            forgetTouch()
            return
        }
        guard isTracking else { return }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside {
            events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
        }
        sendActions(for: events, with: event)
    }

    func finishTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = reaches(touch, with: event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        forgetTouch()
        var events: Event = isInside ? .touchUpInside : .touchUpOutside
        if isInside, triggersPrimaryActionOnTap { events.insert(.primaryActionTriggered) }
        sendActions(for: events, with: event)
    }

    /// Lets go of the tracked touch as if it had been taken away.
    func stopTracking(with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        forgetTouch()
        sendActions(for: .touchCancel, with: event)
    }

    private func forgetTouch() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func reaches(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(location)
            || point(inside: location, with: event)
    }
}
