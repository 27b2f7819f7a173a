public import CoreGraphics
import Foundation
public import FoundationGaps

/// The kinds of scrolling that move a gesture.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Clicks of a mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)

    /// A touchpad's scrolling.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)

    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises fingers that drag.
///
/// This is a continuous gesture. It begins when the middle of the fingers has travelled 10 points; these do not count, so
/// that ``translation(in:)`` starts from 0. It ends when too few fingers are left.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far fingers travel before the gesture begins, in points.
    package static let hysteresis: CGFloat = 10

    /// How long scrolling pauses before the gesture ends, in seconds.
    private static let scrollPause: TimeInterval = 0.15

    /// How many fingers have to be down, 1 at first.
    open var minimumNumberOfTouches = 1

    /// How many fingers may be down. Those that come later are not watched. No limit at first.
    open var maximumNumberOfTouches = Int.max

    /// The kinds of scrolling that move the gesture. None at first.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Where the fingers would be if nothing had moved, in window points.
    private var origin = CGPoint.zero

    /// Where the middle of the fingers is, in window points.
    private var place = CGPoint.zero

    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    private let scrollEnd = GestureTimer()

    /// Whether a wheel or a touchpad moves the gesture, and no finger.
    package private(set) var isMovedByScrolling = false

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    // MARK: Reading

    /// How far the fingers have moved since the gesture began, in points of `view`.
    open func translation(in view: UIView?) -> CGPoint {
        guard state != .possible || intention != nil else { return .zero }
        return convert(CGVector(dx: place.x - origin.x, dy: place.y - origin.y), to: view)
    }

    /// Makes the fingers' present place stand for `translation`, in points of `view`, from which it goes on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        var moved = CGPoint.zero
        if let view, let window = view.window {
            let start = view.convert(CGPoint.zero, to: window)
            let end = view.convert(translation, to: window)
            moved = CGPoint(x: end.x - start.x, y: end.y - start.y)
        } else {
            moved = translation
        }
        origin = CGPoint(x: place.x - moved.x, y: place.y - moved.y)
    }

    /// How fast the fingers move, in points of `view` per second.
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
        regrip(liveTouches, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        move(to: touchLocations.center, at: event.timestamp)
        if state != .possible { return state = .changed }
        if liveTouches.count >= minimumNumberOfTouches, intention == nil { beginIfFar() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        lastTime = event.timestamp
        let remaining = liveTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        if state == .possible, intention == nil {
            if remaining.isEmpty { state = .failed }
        } else if remaining.count < max(minimumNumberOfTouches, 1) {
            return state = .ended
        }
        if !remaining.isEmpty { regrip(remaining, at: event.timestamp) }
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
        place = new
        lastTime = time
        meter.add(new, at: time)
    }

    /// The fingers are others: the middle of them jumps, but nothing has moved.
    private func regrip(_ touches: [UITouch], at time: TimeInterval) {
        let center = touches.map(\.windowLocation).center
        if touches.count == 1, state == .possible, intention == nil, sequenceTouches.count == 1 {
            origin = center
            meter = VelocityMeter()
        } else {
            let jump = CGVector(dx: center.x - place.x, dy: center.y - place.y)
            origin.x += jump.dx
            origin.y += jump.dy
            meter.shift(by: jump)
        }
        move(to: center, at: time)
    }

    /// Begins when the fingers have travelled far enough, and forgets the way until there.
    private func beginIfFar() {
        let travel = origin.distance(to: place)
        guard travel >= Self.hysteresis else { return }
        let share = Self.hysteresis / travel
        origin.x += (place.x - origin.x) * share
        origin.y += (place.y - origin.y) * share
        state = .began
    }

    // MARK: Scrolling

    override func accepts(_ scroll: UIScrollEvent) -> Bool {
        allowedScrollTypesMask.contains(scroll.isPrecise ? .continuous : .discrete)
    }

    override func scrolled(_ scroll: UIScrollEvent) {
        if state == .possible {
            place = scroll.windowLocation
            origin = place
            meter = VelocityMeter()
            meter.add(place, at: scroll.timestamp)
        }
        // Content that moves up is dragged up by a finger.
        let next = CGPoint(x: place.x - scroll.delta.width, y: place.y - scroll.delta.height)
        move(to: next, at: scroll.timestamp)
        lastLocations = [scroll.windowLocation]
        isMovedByScrolling = true
        state = state == .possible ? .began : .changed
        scrollEnd.start(after: Self.scrollPause) { [weak self] in self?.state = .ended }
    }
}
