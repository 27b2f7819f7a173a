public import Platform
import UIKit

/// A keyboard and an input method for a ``HeadlessApp``.
@preconcurrency @MainActor
public final class Keyboard {
    private let app: HeadlessApp

    init(app: HeadlessApp) {
        self.app = app
    }

    /// Types text into the first responder.
    ///
    /// Letters, digits and signs of a plain keyboard go down and up as keys; other characters, such
    /// as Chinese ones, arrive from the input method in one piece. What
    /// ``HeadlessApp/inputMethod`` handles does not reach the app as keys.
    public func type(_ text: String) {
        for character in text {
            if app.offerToInputMethod(character) { continue }
            if let key = Key(typing: character) {
                press(key, characters: String(character))
                // Input methods leave these keys to the app.
                if key != .enter, key != .tab {
                    app.send(.text(.committed(String(character))))
                }
            } else {
                app.send(.text(.committed(String(character))))
            }
        }
        app.advance(by: Finger.reportInterval)
    }

    /// Shows text that is being composed, such as pinyin before the characters are chosen.
    ///
    /// - Parameter text: The current composition; empty ends it.
    public func compose(_ text: String) {
        app.send(.text(.composing(text, selection: text.count..<text.count)))
        app.advance(by: Finger.reportInterval)
    }

    /// Deletes text around the caret, as input methods do that convert it again.
    ///
    /// - Parameters:
    ///   - offset: The start in Unicode scalars from the caret, negative before it.
    ///   - count: The number of Unicode scalars.
    public func deleteSurrounding(offset: Int, count: Int) {
        app.send(.text(.deleting(offset: offset, count: count)))
        app.advance(by: Finger.reportInterval)
    }

    /// Presses and releases a key that produces a character, with modifiers, as in `press("z",
    /// .control)`.
    public func press(_ character: Character, _ modifiers: KeyModifiers = []) {
        press(
            .character(Character(character.lowercased())), modifiers, characters: String(character))
        app.advance(by: Finger.reportInterval)
    }

    /// Presses and releases a key.
    public func press(_ key: Key, _ modifiers: KeyModifiers = []) {
        let isOffered = modifiers.isEmpty && key.offered.map(app.offerToInputMethod) ?? false
        if !isOffered { press(key, modifiers, characters: "") }
        app.advance(by: Finger.reportInterval)
    }

    private func press(_ key: Key, _ modifiers: KeyModifiers = [], characters: String) {
        for phase in [KeyInput.Phase.down, .up] {
            // The key may have closed the last window.
            if phase == .up, app.application.windows.isEmpty { return }
            app.send(
                .key(
                    KeyInput(
                        phase: phase, key: key, characters: characters, modifiers: modifiers,
                        time: app.host.now)))
        }
    }
}

extension Key {
    /// The character by which input methods know a key without a text.
    fileprivate var offered: Character? {
        switch self {
        case .enter: "\n"
        case .space: " "
        case .delete: "\u{8}"
        default: nil
        }
    }

    /// Creates the key that types an ASCII character, or returns `nil` when there is none.
    fileprivate init?(typing character: Character) {
        switch character {
        case " ": self = .space
        case "\n", "\r": self = .enter
        case "\t": self = .tab
        default:
            guard let value = character.asciiValue, (0x21...0x7E).contains(value) else {
                return nil
            }
            self = .character(Character(character.lowercased()))
        }
    }
}
