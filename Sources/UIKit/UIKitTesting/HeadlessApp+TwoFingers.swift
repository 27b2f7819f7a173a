public import UIKit

extension HeadlessApp {
    /// Puts two fingers down around `center` and moves them apart or together.
    ///
    /// - Parameters:
    ///   - center: The point between the fingers, in window points.
    ///   - start: The initial distance of the fingers, in points.
    ///   - end: Their final distance.
    ///   - angle: The rotation of the fingers around `center` during the movement, in radians,
    ///     clockwise on the screen.
    ///   - duration: The duration, in seconds.
    public func pinch(
        at center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
        duration: TimeInterval = 0.3
    ) {
        func places(_ progress: CGFloat) -> (CGPoint, CGPoint) {
            let radius = (start + (end - start) * progress) / 2
            let x = cos(angle * progress) * radius
            let y = sin(angle * progress) * radius
            return (
                CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)
            )
        }

        let (first, second) = places(0)
        finger.down(at: first)
        secondFinger.down(at: second)
        let frames = max(1, Int((duration / Finger.reportInterval).rounded()))
        for frame in 1...frames {
            advance(by: duration / Double(frames))
            let (first, second) = places(CGFloat(frame) / CGFloat(frames))
            finger.move(to: first)
            secondFinger.move(to: second)
        }
        finger.up()
        secondFinger.up()
        advance(by: Finger.reportInterval)
    }

    /// Rotates two fingers around `center` by `angle` radians, clockwise on the screen.
    public func rotate(
        at center: CGPoint, by angle: CGFloat, distance: CGFloat = 100,
        duration: TimeInterval = 0.3
    ) {
        pinch(at: center, from: distance, to: distance, angle: angle, duration: duration)
    }
}
