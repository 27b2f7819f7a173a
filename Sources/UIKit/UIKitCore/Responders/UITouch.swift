public import CoreGraphics
public import Foundation

/// One finger, pen tip or mouse button on a window, from the moment it goes down to the moment it lifts.
///
/// The same object lives through the whole contact and changes; keep values, not touches, to remember the past.
@preconcurrency @MainActor
public final class UITouch {
    /// Where in its life a touch is.
    public nonisolated enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled
        /// A pointer that is not in contact entered the window, moved over it, or left it.
        case regionEntered, regionMoved, regionExited
    }

    /// What touches.
    public nonisolated enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger on something that is not the screen.
        case indirect
        /// A pen.
        case pencil
        /// A mouse or a touchpad.
        case indirectPointer

        /// Another name for ``pencil``.
        public static let stylus = TouchType.pencil
    }

    /// Where the touch is in its life.
    public package(set) var phase: Phase

    /// What touches.
    public let type: TouchType

    /// How many times this spot was touched in short succession, counting this one.
    public package(set) var tapCount = 1

    /// When the touch last changed, in seconds on the clock of `CACurrentMediaTime()`.
    public package(set) var timestamp: TimeInterval

    /// The window in which the touch began.
    public package(set) weak var window: UIWindow?

    /// The view that was hit when the touch began. The touch stays with it, wherever it moves.
    public package(set) weak var view: UIView?

    /// The recognisers that are watching the touch.
    public package(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// How hard the touch presses, from 0 to ``maximumPossibleForce``; 1 is an ordinary touch.
    ///
    /// Devices that cannot tell give 0 for mouse and finger.
    public package(set) var force: CGFloat = 0

    /// The largest ``force`` that the device reports; 0 when it reports none.
    public package(set) var maximumPossibleForce: CGFloat = 0

    /// A pen's angle to the surface, in radians: 0 lies flat, π/2 stands upright.
    public package(set) var altitudeAngle: CGFloat = .pi / 2

    /// The radius of the touch in points.
    public let majorRadius: CGFloat

    /// How far ``majorRadius`` may be off, in points.
    public let majorRadiusTolerance: CGFloat = 0

    /// In window points.
    package var windowLocation: CGPoint

    /// In window points.
    package var previousWindowLocation: CGPoint

    /// Where the touch began, in window points.
    package let initialWindowLocation: CGPoint

    /// The direction that a pen leans to, in radians clockwise from the window's positive x axis.
    package var azimuthInWindow: CGFloat = 0

    /// What the views have been told about this touch.
    package var delivery = TouchDelivery.undecided

    /// Creates a touch at `location`, in points of `window`.
    package init(
        type: TouchType, phase: Phase, location: CGPoint, timestamp: TimeInterval, window: UIWindow?
    ) {
        self.type = type
        self.phase = phase
        self.timestamp = timestamp
        self.window = window
        windowLocation = location
        previousWindowLocation = location
        initialWindowLocation = location
        majorRadius = type == .direct ? 10 : 1
    }
}

// MARK: - Where it is

extension UITouch {
    /// Where the touch is, in the coordinates of `view`, or of the window when `view` is `nil`.
    public func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Where the touch was before it last changed, in the coordinates of `view`, or of the window when `view` is `nil`.
    public func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// The same as ``location(in:)``: locations are never rounded.
    public func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// The same as ``previousLocation(in:)``: locations are never rounded.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// The direction that a pen leans to, in radians clockwise from the positive x axis of `view`.
    public func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return atan2(vector.dy, vector.dx)
    }

    /// A vector of length 1 that points where a pen leans to, in the coordinates of `view`.
    public func azimuthUnitVector(in view: UIView?) -> CGVector {
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

// MARK: - Identity

extension UITouch: Hashable {
    public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
