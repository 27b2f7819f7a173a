import Foundation
import QuartzCore
import UIKitCore

/// The characters that the user types to find an item of a list.
struct TypeSelection {
    /// The pause after which typing starts over, in seconds.
    private static let pause: TimeInterval = 1

    private var typed = ""
    private var time = -Double.infinity

    /// Adds the character of a key. Returns what was typed so far; `nil` if the key types nothing
    /// that begins a title.
    mutating func add(_ key: UIKey) -> String? {
        let isPlain = key.modifierFlags.subtracting([.alphaShift, .shift, .numericPad]).isEmpty
        guard isPlain, key.characters.count == 1, let character = key.characters.first,
            character.isLetter || character.isNumber || (character == " " && isTyping)
        else { return nil }
        if !isTyping { typed = "" }
        time = CACurrentMediaTime()
        typed.append(character)
        return typed
    }

    /// `true` shortly after a character was typed: a space belongs to the title then.
    var isTyping: Bool { CACurrentMediaTime() - time < Self.pause }
}

extension UIView {
    /// The text that a list item is found by: what it is called for screen readers, or its first
    /// label's.
    var typeSelectTitle: String? {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        for view in subviews {
            if let title = view.typeSelectTitle { return title }
        }
        return nil
    }
}

extension String {
    /// `true` if the text begins with another one, apart from case, accents and width.
    func begins(with typed: String) -> Bool {
        range(
            of: typed,
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive, .anchored])
            != nil
    }
}
