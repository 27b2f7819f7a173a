import CoreGraphics
public import Foundation
public import FoundationGaps

/// Something that watches touches and recognises a gesture in them, as a tap or a pinch.
///
///     let tap = UITapGestureRecognizer(target: self, action: CanvasViewController.tapped)
///     view.addGestureRecognizer(tap)
///
/// A recogniser sees the touches that begin in its view and in everything inside it, before the view does. It starts
/// in ``State/possible``. A *discrete* gesture goes to ``State/ended`` (also called recognized) or ``State/failed``; a
/// *continuous* one to ``State/began``, ``State/changed`` any number of times, then ``State/ended`` or
/// ``State/cancelled``. Its targets hear of every state but `possible` and `failed`. When the last of its touches has
/// lifted it returns to `possible` by ``reset()``.
///
/// Of several recognisers that watch the same touch, the first to recognise makes the others fail, unless a delegate
/// lets them work at the same time. Those of deeper views, and those added later, come first.
///
/// To recognise a gesture of your own, override the `touches…` methods and set ``state``.
@preconcurrency @MainActor
open class UIGestureRecognizer {
    /// How far the recognition of a gesture has come.
    public nonisolated enum State: Int, Sendable {
        /// Nothing is recognised yet, or the recogniser waits for the next gesture.
        case possible = 0
        /// A continuous gesture began.
        case began
        /// A continuous gesture went on.
        case changed
        /// The gesture is complete.
        case ended
        /// A continuous gesture was interrupted.
        case cancelled
        /// The touches are not this gesture.
        case failed

        /// Another name for ``ended``, used for gestures that happen at once.
        public static let recognized = State.ended
    }

    /// Creates a recogniser that calls `action` on `target`, which it does not keep alive.
    public init(target: Any?, action: Selector?) {
        if let target, let action { targets.append(GestureTarget(target as AnyObject, action)) }
    }

    /// Creates a recogniser without a target.
    public convenience init() {
        self.init(target: nil, action: nil)
    }

    final var targets: [GestureTarget] = []

    /// Calls `action` on `target`, which is not kept alive, whenever the gesture is recognised or goes on.
    open func addTarget(_ target: Any, action: Selector) {
        let new = GestureTarget(target as AnyObject, action)
        if !targets.contains(new) { targets.append(new) }
    }

    /// Ends the calls of `action` on `target`; `nil` stands for all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.action == action)
        }
    }

    // MARK: What it is about

    /// Who takes part in decisions about the gesture.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view whose touches are watched.
    public package(set) final weak var view: UIView? {
        didSet { if view !== oldValue { stop() } }
    }

    /// Whether touches are watched. Turning it off cancels a gesture that goes on.
    open var isEnabled = true {
        didSet { if !isEnabled { stop() } }
    }

    /// A name for debugging.
    open var name: String?

    /// The kinds of touches that are watched, as raw values of `UITouch.TouchType`. All at first.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) } {
        didSet { watchedTypes = Set(allowedTouchTypes.map(\.intValue)) }
    }

    /// The modifier keys held at the last event.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    /// The mouse buttons held at the last event.
    public internal(set) final var buttonMask: UIEvent.ButtonMask = []

    private final var watchedTypes: Set<Int> = [0, 1, 2, 3]

    // MARK: What happens to the view's touches

    /// Whether recognising takes the touches away from the view, which gets `touchesCancelled`. `true` at first.
    open var cancelsTouchesInView = true

    /// Whether the view hears of touches only after this recogniser has failed. `false` at first.
    open var delaysTouchesBegan = false

    /// Whether the view hears of the end of touches only after this recogniser has failed, so that it can still be
    /// told that they were cancelled. `true` at first.
    open var delaysTouchesEnded = true

    // MARK: State

    final var currentState = State.possible

    /// What is to be done as soon as the recognisers that have to fail first have done so.
    final var intention: Intention?

    /// How far the recognition has come. Only subclasses set it.
    ///
    /// Changes that no gesture can make, as from `failed` to `began`, are ignored. A gesture that must not begin
    /// (because of a delegate, or because another has been recognised) goes to `failed` instead; one that has to wait
    /// for another recogniser to fail stays `possible` until then.
    open var state: State {
        get { currentState }
        set { request(newValue) }
    }

    // MARK: Touches

    /// The touches that are being watched, in the order in which they began.
    final var liveTouches: [UITouch] = []

    /// All touches since the last ``reset()``, lifted ones included.
    final var sequenceTouches: [UITouch] = []

    /// Where the touches last were, in window points.
    final var lastLocations: [CGPoint] = []

    /// Who decides between this recogniser and others while it has touches.
    final weak var environment: GestureEnvironment?

    /// How many touches the gesture has.
    open var numberOfTouches: Int {
        if !liveTouches.isEmpty { return liveTouches.count }
        return state == .possible && intention == nil ? 0 : lastLocations.count
    }

    /// The middle of the touches in the coordinates of `view`, or of the window when `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(touchLocations.center, to: view)
    }

    /// The place of one touch in the coordinates of `view`, or of the window when `view` is `nil`.
    ///
    /// - Precondition: `touchIndex` is at least 0 and less than ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let locations = touchLocations
        precondition(
            locations.indices.contains(touchIndex),
            """
            location(ofTouch: \(touchIndex)) was asked of a gesture with \(locations.count) touches. Ask for indices \
            below numberOfTouches.
            """)
        return convert(locations[touchIndex], to: view)
    }

    /// In window points.
    final var touchLocations: [CGPoint] {
        liveTouches.isEmpty ? lastLocations : liveTouches.map(\.windowLocation)
    }

    /// Stops watching `touch`. The rest of it goes to the view as if this recogniser did not exist.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        drop(touch)
    }

    /// Whether the gesture is interested in `event` at all. The default asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    final func watches(_ touch: UITouch) -> Bool {
        watchedTypes.contains(touch.type.rawValue)
    }

    // MARK: For subclasses

    /// Touches began. Override it and set ``state``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches moved. Override it and set ``state``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches lifted. Override it and set ``state``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Touches were taken away by the system. Override it and set ``state``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the gesture is over and ``state`` is about to be `possible` again. Override it to forget what was
    /// gathered.
    open func reset() {}

    // MARK: Other recognisers

    final var requirements: [WeakRecognizer] = []

    /// Makes this gesture wait until `otherGestureRecognizer` has failed, and fail when that one is recognised.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether recognising this gesture makes `preventedGestureRecognizer` fail. `true` by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether recognising `preventingGestureRecognizer` makes this gesture fail. `true` by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this gesture waits until `otherGestureRecognizer` has failed. `false` by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Whether `otherGestureRecognizer` waits until this gesture has failed. `false` by default.
    open func shouldBeRequiredToFail(
        by otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    // MARK: Pointers and wheels

    /// Whether wheel turns and touchpad scrolls move this gesture.
    func accepts(_ scroll: UIScrollEvent) -> Bool { false }

    /// A wheel turned. Only called when ``accepts(_:)`` says so.
    func scrolled(_ scroll: UIScrollEvent) {}
}

/// A recogniser that is not kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

// MARK: - Geometry

extension UIGestureRecognizer {
    /// The window whose coordinates touches have.
    private var window: UIWindow? {
        liveTouches.first?.window ?? sequenceTouches.first?.window ?? view?.window
    }

    /// Converts a window point to the coordinates of `view`.
    final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return view.convert(point, from: window)
    }

    /// Converts a distance in the window to the coordinates of `view`.
    final func convert(_ distance: CGVector, to view: UIView?) -> CGPoint {
        let start = convert(CGPoint.zero, to: view)
        let end = convert(CGPoint(x: distance.dx, y: distance.dy), to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

extension [CGPoint] {
    /// The middle of all points; ``CGPoint/zero`` without any.
    var center: CGPoint {
        if count == 1 { return self[0] }
        guard !isEmpty else { return .zero }
        return CGPoint(
            x: reduce(0) { $0 + $1.x } / CGFloat(count), y: reduce(0) { $0 + $1.y } / CGFloat(count)
        )
    }
}

// MARK: - Identity

extension UIGestureRecognizer: Hashable, CustomStringConvertible {
    public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer)
        -> Bool
    {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The class, the name if there is one, and the state.
    public nonisolated var description: String {
        let type = "\(Swift.type(of: self))"
        return MainActor.assumeIsolated { "\(type)(\(name.map { "\($0), " } ?? "")\(state))" }
    }
}
