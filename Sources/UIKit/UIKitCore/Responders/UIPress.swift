public import Foundation

/// A key that is held down.
@preconcurrency @MainActor
public final class UIPress {
    /// Where in its life a press is.
    public nonisolated enum Phase: Int, Sendable {
        case began = 0
        case changed, stationary, ended, cancelled
    }

    /// Where the press is in its life.
    public package(set) var phase: Phase

    /// When the press last changed, in seconds on the clock of `CACurrentMediaTime()`.
    public package(set) var timestamp: TimeInterval

    /// The window that keys went to when the press began.
    public package(set) weak var window: UIWindow?

    /// The responder that the press began with.
    public package(set) weak var responder: UIResponder?

    /// The key.
    public let key: UIKey?

    /// How far the key is pressed: 1 while it is down, else 0.
    public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    package init(key: UIKey, timestamp: TimeInterval, window: UIWindow?) {
        phase = .began
        self.key = key
        self.timestamp = timestamp
        self.window = window
    }
}

extension UIPress: Hashable {
    public nonisolated static func == (left: UIPress, right: UIPress) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// An event of keys that went down or up.
public final class UIPressesEvent: UIEvent {
    /// All keys that are held, and those that were just let go.
    public let allPresses: Set<UIPress>

    package init(presses: Set<UIPress>, timestamp: TimeInterval, modifierFlags: UIKeyModifierFlags)
    {
        allPresses = presses
        super.init(type: .presses, timestamp: timestamp)
        self.modifierFlags = modifierFlags
    }

    /// The presses that `gesture` is watching: none, because recognisers watch touches.
    public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of the keyboard and the characters that it makes.
public final class UIKey: Hashable, Sendable {
    /// The characters with all modifiers applied, as in "Z"; for keys like the arrows one of the `UIKeyCommand.input…` names.
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
    }

    public static func == (left: UIKey, right: UIKey) -> Bool {
        left.characters == right.characters
            && left.charactersIgnoringModifiers == right.charactersIgnoringModifiers
            && left.modifierFlags == right.modifierFlags
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(characters)
        hasher.combine(charactersIgnoringModifiers)
        hasher.combine(modifierFlags)
    }
}
