public import CoreGraphics
public import FoundationGaps

/// A recogniser for one or more taps with one or more fingers.
///
///     let twice = UITapGestureRecognizer(target: self, action: PhotoController.zoom)
///     twice.numberOfTapsRequired = 2
///     once.require(toFail: twice)  // a single tap waits until it cannot become a double one
///
/// This is a discrete gesture. Fingers may move by 45 points; the pause between two taps is at most
/// 0.35 seconds.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps, 1 by default.
    open var numberOfTapsRequired = 1

    /// The number of fingers, 1 by default.
    open var numberOfTouchesRequired = 1

    /// The mouse button that has to be pressed, `primary` by default. Does not apply to fingers and
    /// pens.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private var counter = TapCounter()
    private let pause = OneShotTimer()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { tapTable }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pause.stop()
        if let touch = touches.first, touch.type == .indirectPointer,
            event.buttonMask != buttonMaskRequired
        {
            return state = .failed
        }
        apply(counter.began(liveTouches, of: numberOfTouchesRequired))
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        apply(counter.moved(touches, allowing: TapCounter.allowableMovement))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        apply(counter.ended(liveTouches, of: numberOfTouchesRequired))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    private func apply(_ result: TapCounter.Result) {
        switch result {
        case .undecided: break
        case .failed: state = .failed
        case .tapped where counter.taps < numberOfTapsRequired:
            pause.start(after: TapCounter.interval) { [weak self] in self?.state = .failed }
        case .tapped: state = .ended
        }
    }

    open override func reset() {
        super.reset()
        pause.stop()
        counter = TapCounter()
    }

    /// Returns the centroid of the last tap's initial locations.
    open override func location(in view: UIView?) -> CGPoint {
        counter.locations.isEmpty
            ? super.location(in: view) : convert(counter.locations.center, to: view)
    }

    open override var numberOfTouches: Int {
        counter.taps > 0 ? counter.locations.count : super.numberOfTouches
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        counter.locations.indices.contains(touchIndex)
            ? convert(counter.locations[touchIndex], to: view)
            : super.location(ofTouch: touchIndex, in: view)
    }

    /// Returns `false` for a gesture that needs more taps: a double tap is still recognised after
    /// its first tap was.
    open override func canPrevent(
        _ preventedGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}
