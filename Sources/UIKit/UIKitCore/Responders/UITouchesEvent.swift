package import CoreGraphics
import Foundation
import Platform

/// The touches of an application; one object while any touch is active, as on Apple's systems.
final class UITouchesEvent: UIEvent, WindowedEvent {
    /// The touches that are down or were just lifted.
    private(set) var active: Set<UITouch> = []

    /// The views of the touches, retained so that a view removed from its window still receives the
    /// end of its touch.
    private var views: [UITouch: UIView] = [:]

    /// The touch for which the event is sent, and its measurements.
    private(set) var changed: UITouch?
    private var samples: [PointerInput.Sample] = []

    convenience init(_ type: EventType) { self.init(type: type, timestamp: 0) }

    override var allTouches: Set<UITouch>? { active }

    var windows: [UIWindow] {
        if let window = changed?.window { [window] } else { [] }
    }

    /// Makes `touch` the subject of the event.
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

    /// Assigns a touch that begins to its view, which lives at least as long as the touch.
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
            let record = touch.record(of: sample, after: previous)
            previous = sample.location
            return record
        }
    }

    /// The time for which a touch is predicted, in seconds.
    private static let predictedTime = 1.0 / 60

    override func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard active.contains(touch) else { return nil }
        guard touch === changed, touch.phase == .moved, var next = samples.last else { return [] }
        let before = samples.dropLast().last
        let (start, time) =
            before.map { ($0.location, $0.time) }
            ?? (touch.previousWindowLocation, touch.previousTimestamp)
        guard next.time > time else { return [] }
        let share = Self.predictedTime / (next.time - time)
        let last = next.location
        next.location.x += (last.x - start.x) * share
        next.location.y += (last.y - start.y) * share
        next.time += Self.predictedTime
        return [touch.record(of: next, after: last)]
    }
}

extension UITouch {
    /// Makes a touch that records one measurement of this one.
    fileprivate func record(
        of sample: PointerInput.Sample, after previous: CGPoint
    ) -> UITouch {
        let record = UITouch(
            type: type, phase: phase, location: previous, timestamp: sample.time, window: window)
        record.view = view
        record.tapCount = tapCount
        record.gestureRecognizers = gestureRecognizers
        record.apply(sample)
        return record
    }

    /// Moves the touch to a measurement.
    func apply(_ sample: PointerInput.Sample) {
        previousTimestamp = timestamp
        previousWindowLocation = windowLocation
        windowLocation = sample.location
        timestamp = sample.time
        altitudeAngle = sample.altitude
        azimuthInWindow = sample.azimuth
        guard let pressure = sample.pressure else { return }
        maximumPossibleForce = Self.maximumForce
        force = min(max(pressure, 0), 1) * Self.maximumForce
    }

    /// The force at a device's full pressure, where 1 is an ordinary touch, as Apple Pencil reports
    /// it.
    private static let maximumForce: CGFloat = 25 / 6
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

/// A turn of the mouse wheel, or a scroll of the touchpad, for recognisers that accept scrolling.
package final class UIScrollEvent: UIEvent, WindowedEvent {
    /// The location of the pointer, in window points.
    package let windowLocation: CGPoint

    /// The distance to scroll, in points; positive values reveal content to the right and below.
    package let delta: CGSize

    /// `true` if the distance is exact, as on a touchpad.
    package let isPrecise: Bool

    package private(set) weak var window: UIWindow?

    init(_ input: ScrollInput, window: UIWindow) {
        windowLocation = input.location
        delta = input.delta
        isPrecise = input.isPrecise
        self.window = window
        super.init()
        type = .scroll
        timestamp = input.time
        modifierFlags = UIKeyModifierFlags(input.modifiers)
    }

    var windows: [UIWindow] {
        if let window { [window] } else { [] }
    }
}
