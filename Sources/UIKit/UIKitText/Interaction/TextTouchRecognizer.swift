import CoreGraphics
import Foundation
import UIKitCore

/// Recognises a tap of a finger when it ends, and a press of the mouse, or of a finger on a handle,
/// at once.
final class TextTouchRecognizer: UIGestureRecognizer {
    /// Returns `true` if a finger at a point of the view begins a drag.
    var startsAtOnce: ((CGPoint) -> Bool)?

    /// The number of taps or clicks in a row.
    private(set) var count = 1

    /// `true` for the mouse.
    private(set) var isPointer = false

    private weak var touch: UITouch?
    private var start = CGPoint.zero

    /// The distance in points beyond which a touch is not a tap.
    private static let slop: CGFloat = 10

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, let first = touches.first, touches.count == 1 else {
            return touches.forEach { ignore($0, for: event) }
        }
        guard !event.buttonMask.contains(.secondary) else { return state = .failed }
        touch = first
        count = first.tapCount
        isPointer = first.type == .indirectPointer
        start = first.location(in: view)
        if isPointer || startsAtOnce?(start) == true { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        guard state == .possible else { return state = .changed }
        let place = touch.location(in: view)
        if hypot(place.x - start.x, place.y - start.y) > Self.slop { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        touch = nil
    }
}
