public import FoundationGaps

/// A keyboard shortcut.
///
/// A responder offers shortcuts in ``UIResponder/keyCommands``. When a key goes down, the chain is
/// searched from the first responder; the first command that matches and can be performed wins.
///
/// A shortcut with `.command` also matches the control key, so that ⌘Z of the iPad is ctrl+Z here.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key: a character as printed on the key, or one of the `input…` names.
    public let input: String?

    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags

    /// `true` if the shortcut takes precedence over a text view's handling of the key.
    open var wantsPriorityOverSystemBehavior = false

    /// `true` (the default) if keys with a direction, such as arrows and brackets, are the opposite
    /// ones where text is read from right to left.
    open var allowsAutomaticMirroring = true

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - title: The title in menus.
    ///   - subtitle: The text below the title.
    ///   - image: The image in menus.
    ///   - action: The method to call, on the first responder in the chain that can perform it.
    ///   - input: A character as printed on the key, or one of the `input…` names.
    ///   - modifierFlags: The modifier keys.
    ///   - propertyList: A value for the method.
    ///   - alternates: The actions with further modifier keys.
    ///   - discoverabilityTitle: A description for a list of shortcuts.
    ///   - attributes: The attributes with which menus show the command.
    ///   - state: The state of a command that is a choice.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action,
            propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    nonisolated deinit {}

    /// Creates a shortcut.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a shortcut with a description for a list of shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    // Keys without a character; the values are Apple's.
    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The Delete key, which deletes the character after the caret.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The F1 key.
    public nonisolated static let f1 = inputFunction(1)
    /// The F2 key.
    public nonisolated static let f2 = inputFunction(2)
    /// The F3 key.
    public nonisolated static let f3 = inputFunction(3)
    /// The F4 key.
    public nonisolated static let f4 = inputFunction(4)
    /// The F5 key.
    public nonisolated static let f5 = inputFunction(5)
    /// The F6 key.
    public nonisolated static let f6 = inputFunction(6)
    /// The F7 key.
    public nonisolated static let f7 = inputFunction(7)
    /// The F8 key.
    public nonisolated static let f8 = inputFunction(8)
    /// The F9 key.
    public nonisolated static let f9 = inputFunction(9)
    /// The F10 key.
    public nonisolated static let f10 = inputFunction(10)
    /// The F11 key.
    public nonisolated static let f11 = inputFunction(11)
    /// The F12 key.
    public nonisolated static let f12 = inputFunction(12)

    /// The Insert key. Apple has no name for it.
    package nonisolated static let inputInsert = "UIKeyInputInsert"
    /// The Menu key. Apple has no name for it.
    package nonisolated static let inputMenu = "UIKeyInputMenu"

    /// The name of a function key, for numbers from 1 to 24.
    package nonisolated static func inputFunction(_ number: Int) -> String {
        "UIKeyInputF\(number)"
    }
}

extension UIResponder {
    /// `true` if text is read from right to left here.
    final var isRightToLeft: Bool {
        (self as? any UITraitEnvironment)?.traitCollection.layoutDirection == .rightToLeft
    }
}

extension UIKeyCommand {
    /// Returns the method that pressing `key` calls: that of the command or of an alternate; `nil`
    /// if the key is another one.
    ///
    /// - Parameter isMirrored: `true` where text is read from right to left.
    func action(for key: UIKey, isMirrored: Bool) -> Selector? {
        if matches(key, modifierFlags, isMirrored) { return action }
        return alternates.first {
            matches(key, modifierFlags.union($0.modifierFlags), isMirrored)
        }?.action
    }

    private func matches(
        _ key: UIKey, _ modifierFlags: UIKeyModifierFlags, _ isMirrored: Bool
    ) -> Bool {
        var pressed = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        guard var input, !input.isEmpty else { return false }
        if isMirrored, allowsAutomaticMirroring { input = Self.mirrored[input] ?? input }
        if input != key.charactersIgnoringModifiers,
            input.lowercased() != key.charactersIgnoringModifiers
        {
            // A sign that is typed with Shift, such as “?”, wherever the layout has it.
            guard input == key.characters, input.lowercased() == input.uppercased() else {
                return false
            }
            pressed.subtract(modifierFlags.contains(.shift) ? [] : .shift)
        }
        return modifierFlags == pressed || modifierFlags == pressed.readingControlAsCommand
    }

    /// The opposites of the keys with a direction.
    private static let mirrored = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[",
        "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
    ]
}
