public import CoreGraphics
import Foundation
public import FoundationGaps

/// A recogniser for two fingers that rotate around each other.
///
/// This is a continuous gesture. It begins when the fingers have rotated by 10 degrees, which do
/// not count, and ends when both have lifted. With one finger down it pauses.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation that begins the gesture, in radians.
    private static let hysteresis: CGFloat = .pi / 18

    private var meter = UIRotationGestureRecognizer.makeMeter()

    /// The direction from one finger to the other, in radians, counting full turns.
    private var angle: CGFloat = 0

    private static func makeMeter() -> TwoFingerMeter {
        TwoFingerMeter(identity: 0, relate: { $0 - $1 }, reference: { $0 - $1 })
    }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    nonisolated deinit {}

    /// The rotation of the fingers since the beginning, in radians, clockwise. Setting it continues
    /// from the new value.
    open var rotation: CGFloat {
        get { meter.value }
        set { meter.set(newValue) }
    }

    /// The change of ``rotation``, in radians per second.
    open var velocity: CGFloat { meter.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard liveTouches.count <= 2 else { return touches.forEach { ignore($0, for: event) } }
        rebase(liveTouches, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let direction = direction(of: liveTouches) else { return }
        // The shortest rotation from the last direction to this one.
        angle += (direction - angle).remainder(dividingBy: 2 * .pi)
        if state != .possible || pendingTransition != nil {
            meter.move(to: angle, at: event.timestamp)
            return state = .changed
        }
        guard let start = meter.start, abs(angle - start) >= Self.hysteresis else { return }
        let excluded = angle > start ? Self.hysteresis : -Self.hysteresis
        meter.rebase(start + excluded, at: event.timestamp)
        meter.move(to: angle, at: event.timestamp)
        state = .began
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = liveTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        if remaining.isEmpty {
            meter.pause(at: event.timestamp)
            state = state == .possible && pendingTransition == nil ? .failed : .ended
        } else {
            rebase(remaining, at: event.timestamp)
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

    private func rebase(_ touches: [UITouch], at time: TimeInterval) {
        let direction = direction(of: touches)
        if let direction { angle = direction }
        meter.rebase(direction, at: time)
    }

    /// The direction from the first finger to the second, in radians; `nil` for another number of
    /// fingers.
    private func direction(of touches: [UITouch]) -> CGFloat? {
        guard touches.count == 2 else { return nil }
        let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
        return atan2(second.y - first.y, second.x - first.x)
    }
}
