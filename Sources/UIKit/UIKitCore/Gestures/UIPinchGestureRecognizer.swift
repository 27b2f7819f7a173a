public import CoreGraphics
import Foundation
public import FoundationGaps

/// Recognises two fingers that move toward or away from each other.
///
/// This is a continuous gesture. It begins when the distance has changed by 8 points, which do not count, and ends when
/// both fingers have lifted. With one finger down it rests.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// By how much the distance has to change, in points.
    private static let hysteresis: CGFloat = 8

    private var meter = UIPinchGestureRecognizer.makeMeter()

    private static func makeMeter() -> TwoFingerMeter {
        TwoFingerMeter(rest: 1, relate: { $0 / $1 }, reference: { $1 == 0 ? $0 : $0 / $1 })
    }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    /// The distance of the fingers divided by what it was at the beginning. Setting it goes on from the new value.
    open var scale: CGFloat {
        get { meter.value }
        set { meter.set(newValue) }
    }

    /// How fast ``scale`` changes, per second.
    open var velocity: CGFloat { meter.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard liveTouches.count <= 2 else { return touches.forEach { ignore($0, for: event) } }
        meter.grip(distance(of: liveTouches), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let distance = distance(of: liveTouches) else { return }
        if state != .possible || intention != nil {
            meter.move(to: distance, at: event.timestamp)
            return state = .changed
        }
        guard let start = meter.start, abs(distance - start) >= Self.hysteresis else { return }
        let swallowed = distance > start ? Self.hysteresis : -Self.hysteresis
        meter.grip(max(start + swallowed, 1), at: event.timestamp)
        meter.move(to: distance, at: event.timestamp)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = liveTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        if remaining.isEmpty {
            meter.rest(at: event.timestamp)
            state = state == .possible && intention == nil ? .failed : .ended
        } else {
            meter.grip(distance(of: remaining), at: event.timestamp)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        meter = Self.makeMeter()
    }

    /// The distance of two fingers in points, at least 1; `nil` for another number of fingers.
    private func distance(of touches: [UITouch]) -> CGFloat? {
        guard touches.count == 2 else { return nil }
        return max(touches[0].windowLocation.distance(to: touches[1].windowLocation), 1)
    }
}
