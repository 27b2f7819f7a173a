public import CoreGraphics
public import Foundation

/// One finger, pen tip or mouse button on a window, from the moment it goes down to the moment it
/// lifts.
///
/// The same object represents the whole contact and changes; to remember earlier states, copy the
/// values, not the touch.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// A phase in the life of a touch.
    public nonisolated enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled
        /// A pointer that is not in contact entered the window, moved over it, or left it.
        case regionEntered, regionMoved, regionExited
    }

    /// The source of a touch.
    public nonisolated enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger on a surface other than the screen.
        case indirect
        /// A pen.
        case pencil
        /// A mouse or a touchpad.
        case indirectPointer

        /// Another name for ``pencil``.
        public static let stylus = TouchType.pencil
    }

    /// The current phase.
    open package(set) var phase = Phase.began

    /// The source of the touch.
    open package(set) var type = TouchType.direct

    /// The number of touches at this location in short succession, including this one.
    open package(set) var tapCount = 1

    /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0

    /// The window in which the touch began.
    open package(set) weak var window: UIWindow?

    /// The view that was hit when the touch began. It stays the same wherever the touch moves.
    open package(set) weak var view: UIView?

    /// The recognisers that are tracking the touch.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The force of the touch, from 0 to ``maximumPossibleForce``; 1 is an ordinary touch.
    ///
    /// Devices without a pressure sensor report 0 for mouse and finger.
    open package(set) var force: CGFloat = 0

    /// The maximum ``force`` that the device reports; 0 when it reports none.
    public package(set) var maximumPossibleForce: CGFloat = 0

    /// A pen's angle to the surface, in radians: 0 lies flat, π/2 stands upright.
    public package(set) var altitudeAngle: CGFloat = .pi / 2

    /// The radius of the touch in points.
    open package(set) var majorRadius: CGFloat = 10

    /// The tolerance of ``majorRadius``, in points.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// The current location, in window points.
    package final var windowLocation = CGPoint.zero

    /// The location before the last change, in window points.
    package final var previousWindowLocation = CGPoint.zero

    /// The time of the last measurement but one.
    final var previousTimestamp: TimeInterval = 0

    /// The location at the beginning, in window points.
    package final private(set) var initialWindowLocation = CGPoint.zero

    /// The direction in which a pen leans, in radians clockwise from the window's positive x axis.
    package final var azimuthInWindow: CGFloat = 0

    /// The part of the touch that views have received.
    package final var delivery = TouchDelivery.undecided

    /// Creates a touch at `location`, in points of `window`.
    package convenience init(
        type: TouchType, phase: Phase, location: CGPoint, timestamp: TimeInterval, window: UIWindow?
    ) {
        self.init()
        self.type = type
        self.phase = phase
        self.timestamp = timestamp
        self.window = window
        windowLocation = location
        previousWindowLocation = location
        initialWindowLocation = location
        majorRadius = type == .direct ? 10 : 1
    }

    /// Creates a finger's touch that begins at the origin of no window, for tests that call a
    /// responder themselves.
    public override init() {}

    nonisolated deinit {}

    // MARK: Location

    /// Returns the location in the coordinates of `view`, or of the window when `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Returns the location before the last change, in the coordinates of `view`, or of the window
    /// when `view` is `nil`.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// Returns ``location(in:)``: locations are never rounded.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Returns ``previousLocation(in:)``: locations are never rounded.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// Returns the direction in which a pen leans, in radians clockwise from the positive x axis of
    /// `view`.
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// Returns a vector of length 1 in the direction in which a pen leans, in the coordinates of
    /// `view`.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        let tip = CGPoint(
            x: windowLocation.x + cos(azimuthInWindow), y: windowLocation.y + sin(azimuthInWindow))
        let from = convert(windowLocation, to: view)
        let to = convert(tip, to: view)
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { return CGVector(dx: 1, dy: 0) }
        return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: window)
    }
}
