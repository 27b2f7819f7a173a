public import Foundation

/// A key that is held down.
@preconcurrency @MainActor
public final class UIPress: NSObject {
    /// A phase in the life of a press.
    public nonisolated enum Phase: Int, Sendable {
        case began = 0
        case changed, stationary, ended, cancelled
    }

    /// The current phase.
    public package(set) var phase: Phase

    /// The time of the last change, in seconds on the clock of `CACurrentMediaTime()`.
    public package(set) var timestamp: TimeInterval

    /// The key window at the time the press began.
    public package(set) weak var window: UIWindow?

    /// The responder that received the beginning of the press.
    public package(set) weak var responder: UIResponder?

    /// The key.
    public let key: UIKey?

    /// The pressure on the key: 1 while it is down, otherwise 0.
    public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    package init(key: UIKey, timestamp: TimeInterval, window: UIWindow?) {
        phase = .began
        self.key = key
        self.timestamp = timestamp
        self.window = window
        super.init()
    }

    nonisolated deinit {}
}

/// An event of keys that went down or up.
public final class UIPressesEvent: UIEvent {
    /// All keys that are held or were just released.
    public let allPresses: Set<UIPress>

    package init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags)
    {
        allPresses = presses
        super.init()
        type = .presses
        self.timestamp = timestamp
        self.modifierFlags = modifierFlags
    }

    /// Returns an empty set, because recognisers track touches only.
    public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of the keyboard and the characters that it produces.
nonisolated public final class UIKey: NSObject, Sendable {
    /// The characters with all modifiers applied, as in "Z"; for keys such as arrows one of the
    /// `UIKeyCommand.input…` names.
    public let characters: String

    /// The characters without modifiers, as in "z".
    public let charactersIgnoringModifiers: String

    /// The modifier keys that were held.
    public let modifierFlags: UIKeyModifierFlags

    package init(
        characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags
    ) {
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        super.init()
    }

    /// `true` if `object` is a key with the same characters and modifiers.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIKey else { return false }
        return characters == other.characters
            && charactersIgnoringModifiers == other.charactersIgnoringModifiers
            && modifierFlags == other.modifierFlags
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(characters)
        hasher.combine(charactersIgnoringModifiers)
        hasher.combine(modifierFlags)
        return hasher.finalize()
    }
}
