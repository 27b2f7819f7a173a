import UIKit

/// Keys by their numbers in linux/input-event-codes.h, as a US keyboard has them.
enum KeyCodes {
    private static let rows: [(first: Int, plain: String, shifted: String)] = [
        (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
        (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"), (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    ]

    private static let names: [String: Int] = [
        UIKeyCommand.inputEscape: 1, "\u{8}": 14, UIKeyCommand.inputDelete: 111, "\t": 15, "\r": 28,
        "\n": 28, " ": 57, UIKeyCommand.inputHome: 102, UIKeyCommand.inputUpArrow: 103,
        UIKeyCommand.inputPageUp: 104, UIKeyCommand.inputLeftArrow: 105,
        UIKeyCommand.inputRightArrow: 106, UIKeyCommand.inputEnd: 107,
        UIKeyCommand.inputDownArrow: 108, UIKeyCommand.inputPageDown: 109,
    ]

    /// The number of a key, and `true` if it is pressed with Shift; `nil` for other keys.
    static func code(of character: Character) -> (code: Int, isShifted: Bool)? {
        for row in rows {
            if let index = row.plain.firstIndex(of: character) {
                return (
                    row.first + row.plain.distance(from: row.plain.startIndex, to: index), false
                )
            }
            if let index = row.shifted.firstIndex(of: character) {
                return (
                    row.first + row.shifted.distance(from: row.shifted.startIndex, to: index), true
                )
            }
        }
        return names[String(character)].map { ($0, false) }
    }

    static func code(of key: UIKey) -> Int? {
        let name = key.charactersIgnoringModifiers
        return names[name] ?? name.first.flatMap { code(of: $0)?.code }
    }

    /// `true` for a key that types a text, rather than being a command.
    static func isText(_ key: UIKey) -> Bool {
        key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
            && (names[key.charactersIgnoringModifiers] == nil
                || ["\t", "\r", "\n", " ", "\u{8}"].contains(key.charactersIgnoringModifiers))
    }

    /// The modifiers in the bits of xkb.
    static func modifiers(of key: UIKey) -> Int {
        var bits = 0
        if key.modifierFlags.contains(.shift) { bits |= 1 }
        if key.modifierFlags.contains(.control) { bits |= 4 }
        if key.modifierFlags.contains(.alternate) { bits |= 8 }
        if key.modifierFlags.contains(.command) { bits |= 64 }
        return bits
    }
}
