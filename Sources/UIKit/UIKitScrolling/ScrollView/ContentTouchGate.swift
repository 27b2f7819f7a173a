import CoreGraphics
import Foundation
import UIKitCore

/// A recogniser that withholds touches from a scroll view's content until it is clear that they are
/// not a drag.
///
/// The gate fails after 150 milliseconds, or when the finger lifts earlier; the content then
/// receives the touch. When the pan begins first, the content receives nothing. The gate cancels a
/// touch that `touchesShouldBegin(_:with:in:)` denies to the content.
final class ContentTouchGate: UIGestureRecognizer {
    /// The time for which the content waits, in seconds.
    static let delay: TimeInterval = 0.15

    private let timer = OneShotTimer()
    private var touches: Set<UITouch> = []

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        self.touches.formUnion(touches)
        let delays = touches.contains { touch in
            touch.view.map { scrollView?.delaysContentTouch(in: $0) ?? false } ?? true
        }
        guard delaysTouchesBegan, delays else { return decide(with: event) }
        guard !timer.isRunning else { return }
        timer.start(after: Self.delay) { [weak self] in self?.decide(with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        decide(with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    override func reset() {
        super.reset()
        timer.stop()
        touches = []
    }

    /// Passes the touches on, or denies them to the content.
    private func decide(with event: UIEvent) {
        timer.stop()
        guard state == .possible else { return }
        let isWanted = touches.allSatisfy { touch in
            guard let scrollView, let content = touch.view, content !== scrollView else {
                return true
            }
            return scrollView.touchesShouldBegin([touch], with: event, in: content)
        }
        state = isWanted ? .failed : .ended
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
