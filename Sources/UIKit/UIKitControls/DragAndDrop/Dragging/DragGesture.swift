import CoreGraphics
import Foundation
import UIKitCore

/// A recogniser for a finger that holds, or for a mouse that moves with its button pressed.
final class DragGesture: UILongPressGestureRecognizer {
    /// The time that a finger has to hold until items are lifted, in seconds.
    private static let holdDuration: TimeInterval = 0.325

    /// The distance that a mouse has to move, in points: less than what scrolls.
    private static let pointerDistance: CGFloat = 5

    /// `true` if a mouse drags.
    private(set) var isPointer = false

    /// The location where the touch began, in the window.
    private(set) var startPoint = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, numberOfTouches <= 1 {
            isPointer = touch.type == .indirectPointer
            startPoint = touch.location(in: nil)
            minimumPressDuration = isPointer ? .greatestFiniteMagnitude : Self.holdDuration
            allowableMovement = isPointer ? .infinity : 10
        }
        super.touchesBegan(touches, with: event)
        if isPointer, !event.buttonMask.contains(.primary) { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let wasPossible = state == .possible
        super.touchesMoved(touches, with: event)
        guard isPointer, wasPossible, state == .possible else { return }
        let point = location(in: nil)
        if hypot(point.x - startPoint.x, point.y - startPoint.y) >= Self.pointerDistance {
            state = .began
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is MenuPressRecognizer)
    }
}
