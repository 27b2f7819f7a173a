/// A key with its modifiers, as in `ctrl+shift+z`.
public struct KeyChord: Hashable, Sendable {
    public enum Modifier: String, Hashable, Sendable, CaseIterable {
        case ctrl, shift, alt, cmd
    }

    /// A key that produces no character.
    public enum NamedKey: String, Hashable, Sendable, CaseIterable {
        case enter, tab, escape, space, backspace, delete
        case up, down, left, right, home, end, pageUp = "pageup", pageDown = "pagedown"
        case insert, menu
    }

    public enum Key: Hashable, Sendable {
        /// A character key, in lowercase.
        case character(Character)
        case named(NamedKey)
        /// A function key, F1 to F12.
        case function(Int)
    }

    public let key: Key
    public let modifiers: Set<Modifier>

    public init(_ key: Key, _ modifiers: Set<Modifier> = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Parses a chord: modifiers and one key, joined by plus signs, ignoring case. The plus key is
    /// written `plus`.
    ///
    /// - Returns: `nil` if a part is unknown.
    public init?(_ text: String) {
        var parts = text.lowercased().filter { !$0.isWhitespace }
            .split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.popLast(), let key = Self.key(last) else { return nil }
        var modifiers: Set<Modifier> = []
        for part in parts {
            guard let modifier = Self.modifier(part) else { return nil }
            modifiers.insert(modifier)
        }
        self.init(key, modifiers)
    }

    /// The valid names of a chord's parts, for messages.
    static let vocabulary =
        "Modifiers are ctrl, shift, alt and cmd; keys are single characters, plus, f1 to f12, "
        + NamedKey.allCases.map(\.rawValue).joined(separator: ", ")

    private static func modifier(_ name: String) -> Modifier? {
        switch name {
        case "control": .ctrl
        case "option": .alt
        case "command", "super": .cmd
        default: Modifier(rawValue: name)
        }
    }

    private static func key(_ name: String) -> Key? {
        switch name {
        case "plus": return .character("+")
        case "return": return .named(.enter)
        case "esc": return .named(.escape)
        default: break
        }
        if let named = NamedKey(rawValue: name) { return .named(named) }
        if name.count == 1, let character = name.first, !character.isWhitespace {
            return .character(character)
        }
        if name.first == "f", let number = Int(name.dropFirst()), (1...12).contains(number) {
            return .function(number)
        }
        return nil
    }
}

extension KeyChord: CustomStringConvertible {
    /// The chord as ``init(_:)`` parses it.
    public var description: String {
        let names = Modifier.allCases.filter(modifiers.contains).map(\.rawValue)
        let last =
            switch key {
            case .character("+"): "plus"
            case .character(let character): String(character)
            case .named(let key): key.rawValue
            case .function(let number): "f\(number)"
            }
        return (names + [last]).joined(separator: "+")
    }
}
