import CoreGraphics
public import Foundation
public import FoundationGaps

/// A recogniser for fingers that stay down, optionally after some taps.
///
/// This is a continuous gesture: it begins when the fingers have been down for
/// ``minimumPressDuration`` without moving further than ``allowableMovement``, changes when they
/// move afterwards, and ends when one lifts.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time that the fingers have to be down, in seconds, 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The largest movement before the gesture begins, in points, 10 by default.
    open var allowableMovement: CGFloat = 10

    /// The number of taps before the press, 0 by default.
    open var numberOfTapsRequired = 0

    /// The number of fingers, 1 by default.
    open var numberOfTouchesRequired = 1

    private var counter = TapCounter()
    private let timer = OneShotTimer()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { pressTable }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
        timer.stop()
        if case .failed = counter.began(liveTouches, of: numberOfTouchesRequired) {
            return state = .failed
        }
        guard counter.hasAllFingers, counter.taps == numberOfTapsRequired else { return }
        timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state != .possible {
            state = .changed
        } else if case .failed = counter.moved(touches, allowing: allowableMovement) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state != .possible || pendingTransition != nil { return state = .ended }
        timer.stop()
        switch counter.ended(liveTouches, of: numberOfTouchesRequired) {
        case .undecided:
            // One of several fingers lifted. They may still be one of the taps before the press.
            if counter.taps == numberOfTapsRequired { state = .failed }
        case .tapped where counter.taps <= numberOfTapsRequired:
            timer.start(after: TapCounter.interval) { [weak self] in self?.state = .failed }
        case .tapped, .failed:
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        timer.stop()
        counter = TapCounter()
    }
}
