public import CoreGraphics

/// User input to a window, as the host received it.
///
/// Locations are in *window points*: from the top-left corner of the window's content, y growing
/// downward. Times are seconds on the host's clock (``Host/now``).
public enum InputEvent: Hashable, Sendable {
    /// A mouse, finger or pen touched, moved, lifted or hovered.
    case pointer(PointerInput)

    /// A wheel turned or two fingers scrolled on a touchpad.
    case scroll(ScrollInput)

    /// A key went down or up.
    case key(KeyInput)

    /// The input method committed or changed a piece of text.
    case text(TextInput)
}

/// The modifier keys held during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates modifiers from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Either Shift key.
    public static let shift = KeyModifiers(rawValue: 1 << 0)
    /// Either Control key.
    public static let control = KeyModifiers(rawValue: 1 << 1)
    /// Either Alt key; Option on Apple's keyboards.
    public static let alt = KeyModifiers(rawValue: 1 << 2)
    /// The Super, Windows or command key.
    public static let command = KeyModifiers(rawValue: 1 << 3)
    /// Caps Lock, while it is on.
    public static let capsLock = KeyModifiers(rawValue: 1 << 4)
}

/// An action of one pointer. A finger, a pen and the mouse each have an identifier of their own.
public struct PointerInput: Hashable, Sendable {
    /// The kind of pointer.
    public enum Device: Hashable, Sendable { case finger, pen, mouse }

    /// A phase in the life of a pointer.
    ///
    /// `hovered` and `left` are for pointers above the surface: a mouse without a pressed button, a
    /// pen near the screen. A contact consists of `began`, any number of `moved`, then `ended` or
    /// `cancelled`.
    public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled, hovered, left }

    /// The pressed mouse buttons, or a pen's tip (`primary`) and barrel buttons. When a contact
    /// ends, those that were released last.
    public struct Buttons: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set of buttons from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The left button, or a pen's tip.
        public static let primary = Buttons(rawValue: 1 << 0)
        /// The right button, or a barrel button of a pen.
        public static let secondary = Buttons(rawValue: 1 << 1)
        /// The middle button or the wheel.
        public static let middle = Buttons(rawValue: 1 << 2)
        /// The other end of a pen, which erases. It is in contact in place of the tip, so
        /// `primary` is set too. The number is that of W3C's Pointer Events.
        public static let eraser = Buttons(rawValue: 1 << 5)
    }

    /// One measurement of the pointer. Devices may deliver several per frame.
    public struct Sample: Hashable, Sendable {
        /// The location in window points.
        public var location: CGPoint

        /// The time in seconds on the host's clock.
        public var time: Double

        /// The pressure from 0 to 1, or `nil` for devices without a sensor.
        public var pressure: Double?

        /// A pen's angle to the surface in radians: 0 lies flat, π/2 (the default) stands upright.
        public var altitude: Double

        /// The direction in which a pen leans, in radians clockwise from the positive x axis.
        public var azimuth: Double

        /// Creates a sample; by default a pen stands upright.
        public init(
            location: CGPoint, time: Double, pressure: Double? = nil, altitude: Double = .pi / 2,
            azimuth: Double = 0
        ) {
            self.location = location
            self.time = time
            self.pressure = pressure
            self.altitude = altitude
            self.azimuth = azimuth
        }
    }

    /// The identity of the pointer, unique among the pointers in contact.
    public var id: Int

    /// The kind of pointer, constant for an ``id``.
    public var device: Device

    /// The phase of the pointer.
    public var phase: Phase

    /// The measurements since the previous event, oldest first, never empty; the last is the
    /// current one.
    public var samples: [Sample]

    /// The pressed buttons.
    public var buttons: Buttons

    /// The modifier keys held at the time.
    public var modifiers: KeyModifiers

    /// Creates an action of a pointer.
    ///
    /// - Precondition: `samples` is not empty.
    public init(
        id: Int = 0, device: Device, phase: Phase, samples: [Sample],
        buttons: Buttons = .primary, modifiers: KeyModifiers = []
    ) {
        precondition(
            !samples.isEmpty,
            "A PointerInput needs at least one sample. Pass the pointer's current location.")
        self.id = id
        self.device = device
        self.phase = phase
        self.samples = samples
        self.buttons = buttons
        self.modifiers = modifiers
    }

    /// The newest sample.
    public var current: Sample { samples[samples.count - 1] }
}

/// A turn of the wheel or a touchpad scroll.
public struct ScrollInput: Hashable, Sendable {
    /// The location in window points.
    public var location: CGPoint

    /// The distance to scroll, in points. Positive values reveal content to the right and below.
    public var delta: CGSize

    /// `true` if the distance is exact (touchpad), `false` if it is derived from wheel clicks.
    public var isPrecise: Bool

    /// The time in seconds on the host's clock.
    public var time: Double

    /// The modifier keys held at the time.
    public var modifiers: KeyModifiers

    /// Creates a scroll.
    public init(
        location: CGPoint, delta: CGSize, isPrecise: Bool, time: Double,
        modifiers: KeyModifiers = []
    ) {
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        self.time = time
        self.modifiers = modifiers
    }
}

/// A key that went down or up.
public struct KeyInput: Hashable, Sendable {
    /// The direction of a key's movement.
    public enum Phase: Hashable, Sendable { case down, up }

    /// The direction of the movement; a repeating key goes down repeatedly.
    public var phase: Phase

    /// The key.
    public var key: Key

    /// The characters that the key types with the held modifiers, empty for keys such as arrows.
    public var characters: String

    /// The modifier keys held at the time.
    public var modifiers: KeyModifiers

    /// `true` if the key is held and repeats.
    public var isRepeat: Bool

    /// The time in seconds on the host's clock.
    public var time: Double

    /// Creates a key that went down or up.
    public init(
        phase: Phase, key: Key, characters: String = "", modifiers: KeyModifiers = [],
        isRepeat: Bool = false, time: Double
    ) {
        self.phase = phase
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.time = time
    }
}

/// A key of the keyboard, named by its label without modifiers.
public enum Key: Hashable, Sendable {
    /// A key that types a character: always its lowercase form, as in `z` or `1`.
    case character(Character)
    case escape, tab, enter, delete, forwardDelete, space
    case up, down, left, right, home, end, pageUp, pageDown, insert
    /// The key that opens the menu of what has the focus.
    case menu
    /// F1 to F24.
    case function(Int)
    case shift, control, alt, command, capsLock
    /// A key that controls what plays.
    case media(MediaKey)
}

/// A key of the keyboard, or of a headset, that controls what plays.
public enum MediaKey: Hashable, Sendable {
    /// Plays or pauses.
    case play
    case pause, stop
    /// Goes to the next, or the previous, of what plays.
    case next, previous
    /// The keys that move within what plays while they are held.
    case forward, rewind
}

/// An output of the input method.
public enum TextInput: Hashable, Sendable {
    /// Committed text to be inserted, replacing the composition.
    case committed(String)

    /// Text that is still being composed (the pinyin before the characters are chosen), replacing
    /// the previous composition. `selection` counts in characters. An empty string ends the
    /// composition.
    case composing(String, selection: Range<Int>)

    /// Text around the caret to be deleted, before it is composed again. `offset` and `count` are
    /// numbers of Unicode scalars from the caret, negative before it.
    case deleting(offset: Int, count: Int)
}

/// The text around the caret, which an input method reads to continue or to convert it again.
public struct SurroundingText: Hashable, Sendable {
    /// The text before the selection.
    public var before: String

    /// The selected text; empty for a caret. The caret is at its end.
    public var selected: String

    /// The text after the selection.
    public var after: String

    /// Creates a description of the text around a caret.
    public init(before: String, selected: String = "", after: String) {
        self.before = before
        self.selected = selected
        self.after = after
    }
}
