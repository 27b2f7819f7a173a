import CoreGraphics
import UIKitCore

extension UIControl {
    /// The distance outside a control up to which a tracked finger still counts as inside, in
    /// points.
    private static let reach: CGFloat = 70

    func startTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else {
            clearTrackedTouch()
            return
        }
        isHighlighted = true
        sendActions(
            for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func updateTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isWithinReach(touch, with: event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            clearTrackedTouch()
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
        let isInside = isWithinReach(touch, with: event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        clearTrackedTouch()
        var events: Event = isInside ? .touchUpInside : .touchUpOutside
        if isInside, triggersPrimaryActionOnTap { events.insert(.primaryActionTriggered) }
        sendActions(for: events, with: event)
    }

    /// Cancels the tracking of the touch.
    func stopTracking(with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        clearTrackedTouch()
        sendActions(for: .touchCancel, with: event)
    }

    private func clearTrackedTouch() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isWithinReach(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(location)
            || point(inside: location, with: event)
    }
}
