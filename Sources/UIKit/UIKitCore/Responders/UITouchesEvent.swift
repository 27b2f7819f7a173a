package import CoreGraphics
import Foundation
import Platform

/// The touches of an application; one object for as long as anything touches, as on Apple's systems.
final class UITouchesEvent: UIEvent, WindowedEvent {
    /// The touches that are down or were just lifted.
    private(set) var active: Set<UITouch> = []

    /// The views of the touches. A view hears of the end of its touch, even when it was taken out of its window.
    private var views: [UITouch: UIView] = [:]

    /// The touch that caused the event to be sent, and the measurements that came with it.
    private(set) var changed: UITouch?
    private var samples: [PointerInput.Sample] = []

    convenience init(_ type: EventType) { self.init(type: type, timestamp: 0) }

    override var allTouches: Set<UITouch>? { active }

    var windows: [UIWindow] {
        if let window = changed?.window { [window] } else { [] }
    }

    /// Makes `touch` the cause of the event.
    func update(_ touch: UITouch, from pointer: PointerInput) {
        for other in active where other.phase != .stationary { other.phase = .stationary }
        touch.phase = UITouch.Phase(pointer.phase)
        active.insert(touch)
        changed = touch
        samples = pointer.samples
        timestamp = pointer.current.time
        modifierFlags = UIKeyModifierFlags(pointer.modifiers)
        buttonMask = ButtonMask(rawValue: pointer.buttons.rawValue)
    }

    /// Gives a touch that begins its view, which lives at least as long as the touch.
    func begin(_ touch: UITouch, in view: UIView?) {
        touch.view = view
        views[touch] = view
    }

    func remove(_ touch: UITouch) {
        active.remove(touch)
        views[touch] = nil
    }

    override func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard active.contains(touch) else { return nil }
        guard touch === changed else { return [touch] }
        var previous = touch.previousWindowLocation
        return samples.map { sample in
            let record = UITouch(
                type: touch.type, phase: touch.phase, location: previous, timestamp: sample.time,
                window: touch.window)
            record.view = touch.view
            record.tapCount = touch.tapCount
            record.gestureRecognizers = touch.gestureRecognizers
            record.take(sample)
            previous = sample.location
            return record
        }
    }
}

extension UITouch {
    /// Moves the touch to where it was measured.
    func take(_ sample: PointerInput.Sample) {
        previousWindowLocation = windowLocation
        windowLocation = sample.location
        timestamp = sample.time
        altitudeAngle = sample.altitude
        azimuthInWindow = sample.azimuth
        guard let pressure = sample.pressure else { return }
        maximumPossibleForce = Self.greatestForce
        force = min(max(pressure, 0), 1) * Self.greatestForce
    }

    /// The force that a device's full pressure stands for, where 1 is an ordinary touch, as Apple Pencil reports it.
    private static let greatestForce: CGFloat = 25 / 6
}

extension UITouch.Phase {
    init(_ phase: PointerInput.Phase) {
        self =
            switch phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            case .hovered: .regionMoved
            case .left: .regionExited
            }
    }
}

/// A turn of the wheel, or a scroll of the touchpad, for recognisers that accept scrolling.
package final class UIScrollEvent: UIEvent, WindowedEvent {
    /// Where the pointer is, in window points.
    package let windowLocation: CGPoint

    /// How far the content should move, in points; positive values show what lies to the right and below.
    package let delta: CGSize

    /// Whether the distance is exact, as on a touchpad.
    package let isPrecise: Bool

    package private(set) weak var window: UIWindow?

    init(_ input: ScrollInput, window: UIWindow) {
        windowLocation = input.location
        delta = input.delta
        isPrecise = input.isPrecise
        self.window = window
        super.init(type: .scroll, timestamp: input.time)
        modifierFlags = UIKeyModifierFlags(input.modifiers)
    }

    var windows: [UIWindow] {
        if let window { [window] } else { [] }
    }
}
