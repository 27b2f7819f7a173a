extension UIControl {
    /// An event of a control. Several may occur at once.
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger touched the control again soon after.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A tracked finger moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A tracked finger moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A tracked finger came back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A tracked finger left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A tracked finger lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A tracked finger lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A gesture or the system cancelled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action: a button was tapped, a slider changed.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A touch that opens the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The edited text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Text editing ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of text editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Reserved for apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state that determines a control's appearance. Several may apply at once.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, and neither highlighted nor selected.
        public static let normal = State([])

        /// A touch is down inside of the control.
        public static let highlighted = State(rawValue: 1 << 0)

        /// The control does not react.
        public static let disabled = State(rawValue: 1 << 1)

        /// The control is chosen or on.
        public static let selected = State(rawValue: 1 << 2)

        /// The control has the keyboard's focus.
        public static let focused = State(rawValue: 1 << 3)
        /// Reserved for apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of a control's content.
    public nonisolated enum ContentVerticalAlignment: Int, Hashable, Sendable {
        case center = 0
        case top, bottom, fill
    }

    /// The horizontal alignment of a control's content.
    public nonisolated enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }
}
