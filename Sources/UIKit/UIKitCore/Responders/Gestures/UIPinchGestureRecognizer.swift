public import CoreGraphics
import Foundation
public import FoundationGaps

/// A recogniser for two fingers that move toward or away from each other.
///
/// This is a continuous gesture. It begins when the distance has changed by 8 points, which do not
/// count, and ends when both fingers have lifted. With one finger down it pauses.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The change of distance that begins the gesture, in points.
    private static let hysteresis: CGFloat = 8

    private var meter = UIPinchGestureRecognizer.makeMeter()

    private static func makeMeter() -> TwoFingerMeter {
        TwoFingerMeter(identity: 1, relate: { $0 / $1 }, reference: { $1 == 0 ? $0 : $0 / $1 })
    }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    nonisolated deinit {}

    /// The current distance of the fingers divided by the initial one. Setting it continues from
    /// the new value.
    open var scale: CGFloat {
        get { meter.value }
        set { meter.set(newValue) }
    }

    /// The change of ``scale`` per second.
    open var velocity: CGFloat { meter.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard liveTouches.count <= 2 else { return touches.forEach { ignore($0, for: event) } }
        meter.rebase(distance(of: liveTouches), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let distance = distance(of: liveTouches) else { return }
        if state != .possible || pendingTransition != nil {
            meter.move(to: distance, at: event.timestamp)
            return state = .changed
        }
        guard let start = meter.start, abs(distance - start) >= Self.hysteresis else { return }
        let excluded = distance > start ? Self.hysteresis : -Self.hysteresis
        meter.rebase(max(start + excluded, 1), at: event.timestamp)
        meter.move(to: distance, at: event.timestamp)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = liveTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        if remaining.isEmpty {
            meter.pause(at: event.timestamp)
            state = state == .possible && pendingTransition == nil ? .failed : .ended
        } else {
            meter.rebase(distance(of: remaining), at: event.timestamp)
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
