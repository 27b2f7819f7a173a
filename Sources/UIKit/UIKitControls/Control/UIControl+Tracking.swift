import CoreGraphics
import UIKitCore

extension UIControl {
    /// The distance outside a control up to which a tracked finger still counts as inside, in
    /// points.
    private static let reach: CGFloat = 70

    func startTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        // Buttons of a mouse other than the first do not press.
        if let mask = event?.buttonMask, !mask.isEmpty, !mask.contains(.primary) { return }
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
        if isTracking, showsMenuAsPrimaryAction, showMenu() {
            sendActions(for: .menuActionTriggered, with: event)
        }
    }

    func updateTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        if let openMenu { return openMenu.track(touch.location(in: nil)) }
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
        if let openMenu {
            openMenu.lift(at: touch.location(in: nil))
            return clearTrackedTouch()
        }
        let isInside = isWithinReach(touch, with: event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        clearTrackedTouch()
        if isInside { willSendTap() }
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
