public import FoundationGaps

/// A keyboard shortcut.
///
/// A responder offers shortcuts in ``UIResponder/keyCommands``. When a key goes down, the chain is
/// searched from the first responder; the first command that matches and can be performed wins.
///
/// A shortcut with `.command` also matches the control key, so that ⌘Z of the iPad is ctrl+Z here.
@preconcurrency @MainActor
public final class UIKeyCommand {
    /// The name of the shortcut.
    public var title: String

    /// The method to call, on the first responder in the chain that can perform it.
    public let action: Selector?

    /// The key: a character as printed on the key, or one of the `input…` names.
    public let input: String?

    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags

    /// A value for the method.
    public let propertyList: Any?

    /// A description for a list of shortcuts.
    public var discoverabilityTitle: String?

    /// `true` if the shortcut takes precedence over a text view's handling of the key.
    public var wantsPriorityOverSystemBehavior = false

    /// Creates a shortcut.
    public init(
        title: String = "", action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil
    ) {
        self.title = title
        self.action = action
        self.input = input
        self.modifierFlags = modifierFlags
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a shortcut.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    // Values of Apple's input constants.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// The name of a function key, for numbers from 1 to 24.
    package nonisolated static func inputFunction(_ number: Int) -> String {
        "UIKeyInputF\(number)"
    }
}

extension UIKeyCommand {
    /// `true` if pressing `key` invokes this shortcut.
    func matches(_ key: UIKey) -> Bool {
        let pressed = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard let input,
            input == key.charactersIgnoringModifiers
                || input.lowercased() == key.charactersIgnoringModifiers
        else { return false }
        return modifierFlags == pressed || modifierFlags == pressed.readingControlAsCommand
    }
}

extension UIKeyCommand: Hashable {
    public nonisolated static func == (left: UIKeyCommand, right: UIKeyCommand) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
