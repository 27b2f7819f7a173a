import AssociatedValues
import CoreGraphics
public import Foundation
public import FoundationGaps
public import Observing

/// An object that tracks touches and recognises a gesture in them, such as a tap or a pinch.
///
///     let tap = UITapGestureRecognizer(target: self, action: CanvasViewController.tapped)
///     view.addGestureRecognizer(tap)
///
/// A recogniser receives the touches that begin in its view and its descendants, before the view
/// does. It starts in ``State/possible``. A *discrete* gesture transitions to ``State/ended`` (also
/// called recognized) or ``State/failed``; a *continuous* one to ``State/began``, ``State/changed``
/// any number of times, then ``State/ended`` or ``State/cancelled``. Its targets are called for
/// every state but `possible` and `failed`. When the last of its touches has lifted, it returns to
/// `possible` by ``reset()``.
///
/// Of several recognisers that track the same touch, the first to recognise makes the others fail,
/// unless a delegate lets them work simultaneously. Those of deeper views, and those added later,
/// come first.
///
/// To implement a custom gesture, override the `touches…` methods and set ``state``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, KeyValueObservable {
    /// A phase in the recognition of a gesture.
    public nonisolated enum State: Int, Sendable {
        /// Nothing is recognised yet, or the recogniser waits for the next gesture.
        case possible = 0
        /// A continuous gesture began.
        case began
        /// A continuous gesture changed.
        case changed
        /// The gesture is complete.
        case ended
        /// A continuous gesture was interrupted.
        case cancelled
        /// The touches do not match the gesture.
        case failed

        /// Another name for ``ended``, used for discrete gestures.
        public static let recognized = State.ended
    }

    /// Creates a recogniser that calls `action` on `target`, which it does not retain.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { targets.append(GestureTarget(target as AnyObject, action)) }
    }

    nonisolated deinit { AssociatedValues.releaseValues(of: self) }

    /// Creates a recogniser without a target.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// The class, the name if there is one, and the state.
    nonisolated open override var description: String {
        describedOnMainActor(self) {
            "\(Swift.type(of: self))(\(name.map { "\($0), " } ?? "")\(state))"
        }
    }

    final var targets: [GestureTarget] = []

    /// The properties of the class and its superclasses.
    @_spi(UIKitInternals) open class var propertyTable: PropertyTable { recognizerTable }

    /// The outlets that nib files connect.
    open class var nibConnections: NibConnections {
        NibConnections().outlet("delegate") {
            (recognizer: UIGestureRecognizer, delegate: any UIGestureRecognizerDelegate) in
            recognizer.delegate = delegate
        }
    }

    /// The performers of segues that a nib file connects.
    final var nibSegues: [NibGestureSegue] = []

    /// Adds a call of `action` on `target`, which is not retained, for every recognised state.
    open func addTarget(_ target: Any, action: Selector) {
        let new = GestureTarget(target as AnyObject, action)
        if !targets.contains(new) { targets.append(new) }
    }

    /// Removes the calls of `action` on `target`; `nil` matches all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.action == action)
        }
    }

    // MARK: Configuration

    /// The delegate, which can veto or combine gestures.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view whose touches are tracked.
    open package(set) weak var view: UIView? {
        didSet { if view !== oldValue { stop() } }
    }

    /// `true` (the default) if touches are tracked. Setting `false` cancels a gesture in progress.
    open var isEnabled = true {
        didSet { if !isEnabled { stop() } }
    }

    /// A name for debugging.
    open var name: String?

    /// The kinds of touches that are tracked, as raw values of `UITouch.TouchType`. All by default.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) } {
        didSet { watchedTypes = Set(allowedTouchTypes.map(\.intValue)) }
    }

    /// `true`, the default, to track only touches of the same kind as those that the gesture has,
    /// so that a finger does not join a pencil.
    open var requiresExclusiveTouchType = true

    /// The modifier keys held at the last event.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []

    /// The mouse buttons held at the last event.
    public internal(set) final var buttonMask: UIEvent.ButtonMask = []

    private final var watchedTypes: Set<Int> = [0, 1, 2, 3]

    // MARK: Effect on the view's touches

    /// `true` if recognition cancels the touches in the view, by `touchesCancelled`. `true` by
    /// default.
    open var cancelsTouchesInView = true

    /// `true` if the view receives touches only after this recogniser has failed. `false` by
    /// default.
    open var delaysTouchesBegan = false

    /// `true` if the view receives the end of touches only after this recogniser has failed, so
    /// that they can still be cancelled. `true` by default.
    open var delaysTouchesEnded = true

    // MARK: State

    final var currentState: State {
        get { storedState }
        set {
            let old = storedState
            guard newValue != old else { return }
            stateObservers.willChange(in: self, from: old)
            storedState = newValue
            stateObservers.didChange(in: self, from: old, to: newValue)
        }
    }

    private final var storedState = State.possible

    /// The observers of ``state``.
    private final var stateObservers = PropertyObservers<State>()

    /// The transition to perform as soon as the recognisers that have to fail first have done so.
    final var pendingTransition: PendingTransition?

    /// The current phase of the recognition. Only subclasses set it.
    ///
    /// Invalid transitions, such as from `failed` to `began`, are ignored. A gesture that is not
    /// allowed to begin (because of a delegate, or because another one was recognised) transitions
    /// to `failed` instead; one that has to wait for another recogniser to fail stays `possible`
    /// until then. It can be observed.
    open var state: State {
        get {
            PropertyTracking.read(\.state, of: self, observedBy: \.stateObservers)
            return storedState
        }
        set { request(newValue) }
    }

    /// Returns the property that observers may observe by name: `state`, and those of subclasses.
    nonisolated open func observableKey(named name: String) -> ObservableKey? {
        .onMainActor { Swift.type(of: self).propertyTable.observableKey(named: name) }
    }

    open func codedKey(named name: String) -> CodedKey? {
        Swift.type(of: self).propertyTable.codedKey(named: name)
    }

    // MARK: Touches

    /// The touches being tracked, in the order in which they began.
    final var liveTouches: [UITouch] = []

    /// All touches since the last ``reset()``, lifted ones included.
    final var sequenceTouches: [UITouch] = []

    /// The last locations of the touches, in window points.
    final var lastLocations: [CGPoint] = []

    /// The arbiter between this recogniser and others while it has touches.
    final weak var environment: GestureEnvironment?

    /// The number of touches of the gesture.
    open var numberOfTouches: Int {
        if !liveTouches.isEmpty { return liveTouches.count }
        return state == .possible && pendingTransition == nil ? 0 : lastLocations.count
    }

    /// Returns the centroid of the touches in the coordinates of `view`, or of the window when
    /// `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(touchLocations.center, to: view)
    }

    /// Returns the location of one touch in the coordinates of `view`, or of the window when `view`
    /// is `nil`.
    ///
    /// - Precondition: `touchIndex` is at least 0 and less than ``numberOfTouches``.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let locations = touchLocations
        requires(
            locations.indices.contains(touchIndex),
            """
            location(ofTouch: \(touchIndex)) is out of range for a gesture with \(locations.count) \
            touches. Pass an index below numberOfTouches.
            """)
        return convert(locations[touchIndex], to: view)
    }

    /// The locations of the touches, in window points.
    final var touchLocations: [CGPoint] {
        liveTouches.isEmpty ? lastLocations : liveTouches.map(\.windowLocation)
    }

    /// Stops tracking `touch`. The view receives the remainder of it as if this recogniser did not
    /// exist.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        stopTracking(touch)
    }

    /// Returns `true` if the recogniser processes `event`. The default consults the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    final func watches(_ touch: UITouch) -> Bool {
        guard watchedTypes.contains(touch.type.rawValue) else { return false }
        return !requiresExclusiveTouchType || liveTouches.allSatisfy { $0.type == touch.type }
    }

    // MARK: Subclassing

    /// Called when touches began. Override it and set `state`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches moved. Override it and set `state`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches lifted. Override it and set `state`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system cancelled touches. Override it and set `state`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the gesture is over and `state` is about to become `possible`. Override it to
    /// clear the state of the last gesture.
    open func reset() {}

    // MARK: Failure requirements

    final var requirements: [WeakRecognizer] = []

    /// Makes this gesture wait until `otherGestureRecognizer` has failed, and fail when that one is
    /// recognised.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Returns `true` (the default) if recognising this gesture makes `preventedGestureRecognizer`
    /// fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns `true` (the default) if recognising `preventingGestureRecognizer` makes this gesture
    /// fail.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns `true` if this gesture waits until `otherGestureRecognizer` has failed. `false` by
    /// default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Returns `true` if `otherGestureRecognizer` waits until this gesture has failed. `false` by
    /// default.
    open func shouldBeRequiredToFail(
        by otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    // MARK: Scroll events

    /// `true` if mouse wheels and touchpad scrolling drive this gesture.
    func accepts(_ scroll: UIScrollEvent) -> Bool { false }

    /// Processes a scroll event that ``accepts(_:)`` accepted.
    func scrolled(_ scroll: UIScrollEvent) {}
}

/// A weak reference to a recogniser.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

// MARK: - Geometry

extension UIGestureRecognizer {
    /// The window in whose coordinates the touches are.
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
    /// The centroid of the points; ``CGPoint/zero`` without any.
    var center: CGPoint {
        if count == 1 { return self[0] }
        guard !isEmpty else { return .zero }
        return CGPoint(
            x: reduce(0) { $0 + $1.x } / CGFloat(count), y: reduce(0) { $0 + $1.y } / CGFloat(count)
        )
    }
}
