import CoreGraphics
import Foundation
import Platform

/// A translator from pointer input to touches, which live from contact to lift.
final class TouchTracker {
    /// A pointer in a window.
    private struct Pointer: Hashable {
        let window: ObjectIdentifier
        let id: Int
        let device: PointerInput.Device

        init(_ input: PointerInput, _ window: UIWindow) {
            self.window = ObjectIdentifier(window)
            id = input.id
            device = input.device
        }
    }

    /// A touch that ended, from which the next touch may continue the tap count.
    private struct LastTap {
        let window: ObjectIdentifier
        let location: CGPoint
        let time: TimeInterval
        let count: Int
    }

    private let contacts = UITouchesEvent(.touches)
    private let hovers = UITouchesEvent(.hover)
    private var touches: [Pointer: UITouch] = [:]
    private var lastTap: LastTap?

    /// The maximum time in seconds from a lift to the next touch of a multiple tap.
    private static let tapInterval: TimeInterval = 0.35

    /// The maximum distance in points between the touches of a multiple tap.
    private static let tapDistance: CGFloat = 30

    /// Returns the event for `input`; `nil` when the input continues a touch that never began.
    func event(for input: PointerInput, in window: UIWindow) -> UITouchesEvent? {
        guard input.current.location.x.isFinite, input.current.location.y.isFinite else {
            return nil
        }
        switch input.phase {
        case .began: return begin(input, in: window)
        case .moved, .ended, .cancelled: return change(input, in: window)
        case .hovered, .left: return hover(input, in: window)
        }
    }

    /// Removes a touch that is over. Called after its event was sent.
    func finish(_ input: PointerInput, in window: UIWindow) {
        let pointer = Pointer(input, window)
        switch input.phase {
        case .ended, .cancelled:
            guard let touch = touches.removeValue(forKey: pointer) else { return }
            contacts.remove(touch)
            lastTap = LastTap(
                window: pointer.window, location: touch.initialWindowLocation,
                time: touch.timestamp,
                count: input.phase == .ended ? touch.tapCount : 0)
        case .left:
            guard let touch = touches.removeValue(forKey: pointer) else { return }
            hovers.remove(touch)
        case .began, .moved, .hovered: break
        }
    }

    /// Returns the window of a scene in which a pointer is down or hovers.
    func window(of input: PointerInput, in stage: WindowStage) -> UIWindow? {
        let found = touches.filter {
            $0.key.id == input.id && $0.key.device == input.device
                && $0.value.window?.stage === stage
        }
        return (found.values.first(where: contacts.active.contains) ?? found.values.first)?.window
    }

    /// Returns `true` if a pointer is down since before this input.
    func isDown(_ input: PointerInput, in window: UIWindow) -> Bool {
        touches[Pointer(input, window)].map(contacts.active.contains) ?? false
    }

    // MARK: Ends without input

    /// Returns the input that ends the touches of a window that goes off screen at `time`.
    func endings(in window: UIWindow, at time: TimeInterval) -> [PointerInput] {
        touches.filter { $0.key.window == ObjectIdentifier(window) }.map { pointer, touch in
            ending(of: touch, from: pointer, at: time)
        }
    }

    /// Returns the input that ends the touch of a pointer that goes down while it is down, because
    /// its lift was lost.
    func missingEnding(before input: PointerInput, in window: UIWindow) -> PointerInput? {
        let pointer = Pointer(input, window)
        guard input.phase == .began, let touch = touches[pointer], contacts.active.contains(touch)
        else { return nil }
        return ending(of: touch, from: pointer, at: input.current.time)
    }

    private func ending(
        of touch: UITouch, from pointer: Pointer, at time: TimeInterval
    ) -> PointerInput {
        PointerInput(
            id: pointer.id, device: pointer.device,
            phase: contacts.active.contains(touch) ? .cancelled : .left,
            samples: [PointerInput.Sample(location: touch.windowLocation, time: time)], buttons: [])
    }

    // MARK: Contacts

    private func begin(_ input: PointerInput, in window: UIWindow) -> UITouchesEvent {
        let pointer = Pointer(input, window)
        if let hovering = touches[pointer] { hovers.remove(hovering) }
        let touch = makeTouch(input, in: window)
        touch.tapCount = tapCount(at: input.current, in: window)
        touches[pointer] = touch
        contacts.update(touch, from: input)
        return contacts
    }

    private func change(_ input: PointerInput, in window: UIWindow) -> UITouchesEvent? {
        guard let touch = touches[Pointer(input, window)], contacts.active.contains(touch) else {
            return nil
        }
        touch.apply(input.current)
        contacts.update(touch, from: input)
        return contacts
    }

    private func tapCount(at sample: PointerInput.Sample, in window: UIWindow) -> Int {
        guard let lastTap, lastTap.window == ObjectIdentifier(window),
            sample.time - lastTap.time <= Self.tapInterval,
            hypot(sample.location.x - lastTap.location.x, sample.location.y - lastTap.location.y)
                <= Self.tapDistance
        else { return 1 }
        return lastTap.count + 1
    }

    // MARK: Hovering

    private func hover(_ input: PointerInput, in window: UIWindow) -> UITouchesEvent? {
        let pointer = Pointer(input, window)
        if let touch = touches[pointer] {
            guard hovers.active.contains(touch) else { return nil }
            touch.apply(input.current)
            hovers.update(touch, from: input)
            return hovers
        }
        guard input.phase == .hovered else { return nil }
        let touch = makeTouch(input, in: window)
        touches[pointer] = touch
        hovers.update(touch, from: input)
        touch.phase = .regionEntered
        return hovers
    }

    private func makeTouch(_ input: PointerInput, in window: UIWindow) -> UITouch {
        let touch = UITouch(
            type: UITouch.TouchType(input.device), phase: UITouch.Phase(input.phase),
            location: input.current.location, timestamp: input.current.time, window: window)
        touch.apply(input.current)
        return touch
    }
}

extension UITouch.TouchType {
    fileprivate init(_ device: PointerInput.Device) {
        self =
            switch device {
            case .finger: .direct
            case .pen: .pencil
            case .mouse: .indirectPointer
            }
    }
}
