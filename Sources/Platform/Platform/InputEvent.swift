public import CoreGraphics

/// Something that a person did to a window, as the host saw it.
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

    /// The input method finished or changed a piece of text.
    case text(TextInput)
}

/// The modifier keys held during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The modifiers of these bits.
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

/// What one pointer did. A finger, a pen and the mouse each have an identifier of their own.
public struct PointerInput: Hashable, Sendable {
    /// What kind of thing points.
    public enum Device: Hashable, Sendable { case finger, pen, mouse }

    /// Where in its life a pointer is.
    ///
    /// `hovered` and `left` are for pointers above the surface: a mouse with no button down, a pen near
    /// the glass. Contact runs `began`, any number of `moved`, then `ended` or `cancelled`.
    public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled, hovered, left }

    /// The pressed mouse buttons, or a pen's tip (`primary`) and barrel buttons. When a contact ends, those that
    /// were let go last.
    public struct Buttons: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// The buttons of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The left button, or a pen's tip.
        public static let primary = Buttons(rawValue: 1 << 0)
        /// The right button, or a barrel button of a pen.
        public static let secondary = Buttons(rawValue: 1 << 1)
        /// The middle button or the wheel.
        public static let middle = Buttons(rawValue: 1 << 2)
    }

    /// One measurement of where the pointer was. Devices may deliver several a frame.
    public struct Sample: Hashable, Sendable {
        /// In window points.
        public var location: CGPoint

        /// Seconds on the host's clock.
        public var time: Double

        /// How hard it presses, from 0 to 1, or `nil` for devices that cannot tell.
        public var pressure: Double?

        /// A pen's angle to the surface in radians: 0 lies flat, π/2 (the default) stands upright.
        public var altitude: Double

        /// The direction that a pen leans to, in radians clockwise from the positive x axis.
        public var azimuth: Double

        /// Creates a sample; a pen that is not said to lean stands upright.
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

    /// Tells fingers apart. Unique among the pointers that are in contact.
    public var id: Int

    /// What points: it never changes while a pointer has the same ``id``.
    public var device: Device

    /// What the pointer did.
    public var phase: Phase

    /// Oldest first, never empty; the last is the pointer's current place, the others came since the previous event.
    public var samples: [Sample]

    /// The buttons that are down.
    public var buttons: Buttons

    /// The keys that are held meanwhile.
    public var modifiers: KeyModifiers

    /// - Precondition: `samples` is not empty.
    public init(
        id: Int = 0, device: Device, phase: Phase, samples: [Sample],
        buttons: Buttons = .primary, modifiers: KeyModifiers = []
    ) {
        precondition(
            !samples.isEmpty,
            "A PointerInput without samples is nowhere. Pass at least the pointer's current place.")
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
    /// In window points.
    public var location: CGPoint

    /// How far the content should move, in points. Positive values show what lies to the right and below.
    public var delta: CGSize

    /// Whether the distance is exact (touchpad) or made from wheel clicks.
    public var isPrecise: Bool

    /// Seconds on the host's clock.
    public var time: Double

    /// The keys that are held meanwhile.
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
    /// Which way a key went.
    public enum Phase: Hashable, Sendable { case down, up }

    /// Which way it went; a key that repeats goes down again and again.
    public var phase: Phase

    /// Which key.
    public var key: Key

    /// The characters that the key makes with the held modifiers, empty for keys like the arrows.
    public var characters: String

    /// The keys that are held meanwhile.
    public var modifiers: KeyModifiers

    /// Whether the key is held and repeats.
    public var isRepeat: Bool

    /// Seconds on the host's clock.
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

/// A key of the keyboard, by what is printed on it without modifiers.
public enum Key: Hashable, Sendable {
    /// A key that makes a character: always its lowercase form, as in `z` or `1`.
    case character(Character)
    case escape, tab, enter, delete, forwardDelete, space
    case up, down, left, right, home, end, pageUp, pageDown, insert
    /// F1 to F24.
    case function(Int)
    case shift, control, alt, command, capsLock
}

/// What the input method says.
public enum TextInput: Hashable, Sendable {
    /// Text that is finished and is to be inserted, in the place of what was being composed.
    case committed(String)

    /// Text that is still being composed (the pinyin before the characters are chosen), replacing the
    /// previous composition. `selection` counts in characters. An empty string ends the composition.
    case composing(String, selection: Range<Int>)
}
