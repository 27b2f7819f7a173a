public import Foundation

/// An input event: touches, a shake, a media key, key presses, a hovering pointer or a scroll.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of an event.
    public nonisolated enum EventType: Int, Sendable {
        case touches = 0
        case motion
        case remoteControl
        case presses
        case scroll = 10
        case hover
        case transform = 14
    }

    /// The kind of motion, or the media key.
    public nonisolated enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The pressed buttons of a pointing device.
    public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The left button of a mouse for right-handed people.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The other end of a pen, together with ``primary``. UIKit does not have it: Apple Pencil
        /// has one end.
        public static let eraser = ButtonMask(rawValue: 1 << 5)

        /// Returns the mask of the button with a number, counting from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: buttonNumber < 1 ? 0 : 1 << (buttonNumber - 1))
        }
    }

    /// The kind of the event.
    open package(set) var type: EventType = .touches

    /// The kind of motion or the media key; ``EventSubtype/none`` for other events.
    open package(set) var subtype: EventSubtype = .none

    /// The time of the event, in seconds on the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0

    /// The modifier keys that were held.
    public package(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pressed mouse buttons.
    public package(set) var buttonMask: ButtonMask = []

    /// Creates an event of touches, for tests that call a responder themselves.
    public override init() {}

    /// Creates an event.
    package convenience init(
        type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval
    ) {
        self.init()
        self.type = type
        self.subtype = subtype
        self.timestamp = timestamp
    }

    nonisolated deinit {}

    // MARK: Touches

    /// All touches of the event; `nil` for events without touches.
    open var allTouches: Set<UITouch>? { nil }

    /// The touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// The touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches that `gesture` is tracking.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    /// Returns the measurements of `touch` since the previous event, oldest first, the current one
    /// last.
    ///
    /// Each is a touch object that records one moment. `nil` when `touch` does not belong to the
    /// event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }

    /// Returns where `touch` will probably be at the next frame: one touch, on the line of its last
    /// two measurements. Empty for one that does not move; `nil` when it does not belong to the
    /// event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
