public import CoreGraphics
import Foundation
public import FoundationGaps

/// The kinds of scrolling that drive a gesture.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Steps of a mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)

    /// Scrolling on a touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)

    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recogniser for dragging fingers.
///
/// This is a continuous gesture. It begins when the centroid of the fingers has travelled 10
/// points, which do not count, so that ``translation(in:)`` starts from 0. It ends when fewer than
/// ``minimumNumberOfTouches`` fingers are left.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance that fingers travel before the gesture begins, in points.
    package static let hysteresis: CGFloat = 10

    /// The pause of scrolling that ends the gesture, in seconds.
    private static let scrollPause: TimeInterval = 0.15

    /// The minimum number of fingers, 1 by default.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers; later ones are not tracked. Unlimited by default.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of scrolling that drive the gesture. None by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The position of the centroid for a translation of zero, in window points.
    private var origin = CGPoint.zero

    /// The centroid of the fingers, in window points.
    private var centroid = CGPoint.zero

    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    private let scrollEnd = OneShotTimer()

    /// `true` if a mouse wheel or a touchpad drives the gesture instead of fingers.
    package private(set) var isMovedByScrolling = false

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { panTable }

    // MARK: Reading

    /// Returns the movement of the fingers since the gesture began, in points of `view`.
    open func translation(in view: UIView?) -> CGPoint {
        guard state != .possible || pendingTransition != nil else { return .zero }
        return convert(CGVector(dx: centroid.x - origin.x, dy: centroid.y - origin.y), to: view)
    }

    /// Sets the translation for the current position of the fingers, in points of `view`.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        var moved = CGPoint.zero
        if let view, let window = view.window {
            let start = view.convert(CGPoint.zero, to: window)
            let end = view.convert(translation, to: window)
            moved = CGPoint(x: end.x - start.x, y: end.y - start.y)
        } else {
            moved = translation
        }
        origin = CGPoint(x: centroid.x - moved.x, y: centroid.y - moved.y)
    }

    /// Returns the velocity of the fingers, in points of `view` per second.
    open func velocity(in view: UIView?) -> CGPoint {
        convert(meter.velocity(at: lastTime), to: view)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if liveTouches.count > maximumNumberOfTouches {
            if state == .possible { return state = .failed }
            touches.forEach { ignore($0, for: event) }
        }
        rebase(liveTouches, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        move(to: touchLocations.center, at: event.timestamp)
        if state != .possible { return state = .changed }
        if liveTouches.count >= minimumNumberOfTouches, pendingTransition == nil {
            beginIfMovedFar()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lastTime = event.timestamp
        let remaining = liveTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        if state == .possible, pendingTransition == nil {
            if remaining.isEmpty { state = .failed }
        } else if remaining.count < max(minimumNumberOfTouches, 1) {
            return state = .ended
        }
        if !remaining.isEmpty { rebase(remaining, at: event.timestamp) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        scrollEnd.stop()
        isMovedByScrolling = false
        meter = VelocityMeter()
    }

    private func move(to new: CGPoint, at time: TimeInterval) {
        centroid = new
        lastTime = time
        meter.add(new, at: time)
    }

    /// Adapts to a changed set of fingers: their centroid jumps without a movement.
    private func rebase(_ touches: [UITouch], at time: TimeInterval) {
        let center = touches.map(\.windowLocation).center
        if touches.count == 1, state == .possible, pendingTransition == nil,
            sequenceTouches.count == 1
        {
            origin = center
            meter = VelocityMeter()
        } else {
            let jump = CGVector(dx: center.x - centroid.x, dy: center.y - centroid.y)
            origin.x += jump.dx
            origin.y += jump.dy
            meter.shift(by: jump)
        }
        move(to: center, at: time)
    }

    /// Begins when the fingers have travelled far enough, and excludes that distance from the
    /// translation.
    private func beginIfMovedFar() {
        let travel = origin.distance(to: centroid)
        guard travel >= Self.hysteresis else { return }
        let share = Self.hysteresis / travel
        origin.x += (centroid.x - origin.x) * share
        origin.y += (centroid.y - origin.y) * share
        state = .began
    }

    // MARK: Scrolling

    override func accepts(_ scroll: UIScrollEvent) -> Bool {
        allowedScrollTypesMask.contains(scroll.isPrecise ? .continuous : .discrete)
    }

    override func scrolled(_ scroll: UIScrollEvent) {
        if state == .possible {
            centroid = scroll.windowLocation
            origin = centroid
            meter = VelocityMeter()
            meter.add(centroid, at: scroll.timestamp)
        }
        // Content that moves up is dragged up by a finger.
        let next = CGPoint(x: centroid.x - scroll.delta.width, y: centroid.y - scroll.delta.height)
        move(to: next, at: scroll.timestamp)
        lastLocations = [scroll.windowLocation]
        isMovedByScrolling = true
        state = state == .possible ? .began : .changed
        scrollEnd.start(after: Self.scrollPause) { [weak self] in self?.state = .ended }
    }
}
