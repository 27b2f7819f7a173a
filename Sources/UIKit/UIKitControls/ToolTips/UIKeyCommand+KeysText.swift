import UIKitCore

extension UIKeyCommand {
    /// The names of the keys, as in "Ctrl+Shift+Z". The command key of an iPad is Control here.
    package final var keysText: String? {
        guard let input, !input.isEmpty else { return nil }
        var names: [String] = []
        if !modifierFlags.isDisjoint(with: [.control, .command]) { names.append("Ctrl") }
        if modifierFlags.contains(.alternate) { names.append("Alt") }
        if modifierFlags.contains(.shift) { names.append("Shift") }
        names.append(Self.keyNames[input] ?? input.uppercased())
        return names.joined(separator: "+")
    }

    private static let keyNames = [
        inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→",
        inputEscape: "Esc", inputPageUp: "PgUp", inputPageDown: "PgDn", inputHome: "Home",
        inputEnd: "End", inputDelete: "Del", "\r": "Enter", " ": "Space", "\t": "Tab",
        "\u{8}": "⌫",
    ]
}
