package import Platform

/// The modifier keys of a keyboard.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key of an Apple keyboard; the Super key of others.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

nonisolated extension UIKeyModifierFlags {
    /// Converts the modifiers that a host reports.
    package init(_ modifiers: KeyModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alt) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
    }

    /// The flags with control replaced by command, because shortcuts use control on this desktop.
    var readingControlAsCommand: UIKeyModifierFlags {
        guard contains(.control) else { return self }
        return subtracting(.control).union(.command)
    }
}
