import UIKit

/// A key of the canvas and what it does.
struct Shortcut {
    let title: String
    let input: String
    let modifiers: UIKeyModifierFlags
    let action: (CanvasViewController) -> Void

    /// What all shortcuts call, in the keys of the canvas and in the main menu.
    static let selector = Selector(CanvasViewController.pressed, name: "pressed")

    var command: UIKeyCommand {
        UIKeyCommand(
            title: title, action: Self.selector, input: input, modifierFlags: modifiers)
    }

    /// The keys as they are written on the keyboard: `Ctrl+Shift+Z`.
    var keys: String {
        var keys: [String] = []
        if modifiers.contains(.command) || modifiers.contains(.control) { keys.append("Ctrl") }
        if modifiers.contains(.shift) { keys.append("Shift") }
        switch input {
        case UIKeyCommand.inputEscape: keys.append("Esc")
        case UIKeyCommand.inputDelete: keys.append("Del")
        case "\u{8}": keys.append("Backspace")
        default: keys.append(input.uppercased())
        }
        return keys.joined(separator: "+")
    }
}
