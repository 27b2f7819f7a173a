import Foundation
import FoundationGaps
import Platform

extension UIApplication {
    /// Sends a key first to shortcuts, then as a press to the responders, and finally, if they
    /// discarded it, to the text that is being edited.
    ///
    /// The keys of text editing and of the focus precede shortcuts that do not claim priority.
    func send(_ input: KeyInput, to window: UIWindow) {
        if case .media(let key) = input.key { return send(key, of: input) }
        var editing: (() -> Void)?
        if input.phase == .down {
            let key = UIKey(input)
            if performKeyCommand(for: key, in: window, where: \.wantsPriorityOverSystemBehavior) {
                return
            }
            if key.modifierFlags.contains(.control), key.charactersIgnoringModifiers == "\t",
                window.focusSystem.handle(key, isRepeat: input.isRepeat)
            {
                return
            }
            if window.keyCatcher == nil {
                editing = window.firstResponder?.editingAction(for: key)
            }
            if editing == nil, window.focusSystem.handle(key, isRepeat: input.isRepeat) { return }
            if editing == nil, performKeyCommand(for: key, in: window, where: { _ in true }) {
                return
            }
            if performMainCommand(for: key, from: window.keyResponder) { return }
            if key.modifierFlags == Self.shakeModifiers, key.charactersIgnoringModifiers == "s" {
                if input.isRepeat { return }
                return sendEvent(
                    UIEvent(type: .motion, subtype: .motionShake, timestamp: input.time))
            }
            if key.opensMenu, window.keyCatcher == nil, window.openMenuAtFocus() { return }
            if key.charactersIgnoringModifiers == UIKeyCommand.f10, key.modifierFlags.isEmpty,
                let systemPanels
            {
                return systemPanels.showMainMenu(in: window)
            }
        }
        guard let event = keys.event(for: input, in: window) else { return }
        let count = discardedEventCount
        sendEvent(event)
        guard input.phase == .down, discardedEventCount != count else { return }
        if let editing {
            editing()
        } else if input.key == .escape, input.modifiers.isEmpty {
            _ = window.escapeResponder.chain.contains { $0.accessibilityPerformEscape() }
        } else if !window.focusSystem.handleUnusedKey(UIKey(input)) {
            edit(with: input, in: window)
        }
        window.stage?.updateTextCaret()
    }

    /// Performs the first matching shortcut in the chain.
    private func performKeyCommand(
        for key: UIKey, in window: UIWindow, where isWanted: (UIKeyCommand) -> Bool
    ) -> Bool {
        let start = window.keyResponder
        let isMirrored = start.isRightToLeft
        for responder in start.chain {
            for command in responder.availableKeyCommands {
                guard let action = command.action(for: key, isMirrored: isMirrored),
                    isWanted(command),
                    let target = start.target(forAction: action, withSender: command)
                else { continue }
                return action.perform(on: target as AnyObject, sender: command)
            }
        }
        return false
    }

    /// Edits text by the keys that the input method leaves to the program.
    private func edit(with input: KeyInput, in window: UIWindow) {
        guard let text = window.firstResponder as? any UIKeyInput,
            input.modifiers.isDisjoint(with: [.control, .alt, .command])
        else { return }
        let editor = text as? any KeyboardEditing
        switch input.key {
        case .enter: editor?.typeText("\n") ?? text.insertText("\n")
        case .tab: editor?.typeText("\t") ?? text.insertText("\t")
        case .delete: editor?.typeBackspace() ?? text.deleteBackward()
        default: return
        }
        if editor == nil { window.firstResponder?.notifyTextObservers() }
    }

    /// Sends text from the input method to the first responder.
    func send(_ input: TextInput, to window: UIWindow) {
        guard let responder = window.firstResponder as? any UIKeyInput else { return }
        let editor = responder as? any KeyboardEditing
        switch input {
        case .deleting(let offset, let count):
            (responder as? any UITextInput)?.deleteSurrounding(offset: offset, count: count)
        case .committed(let string):
            editor?.typeText(string) ?? responder.insertText(string)
        case .composing(let string, let selection):
            guard let input = responder as? any UITextInput else { return }
            if string.isEmpty {
                // An input method also reports the end of a composition that it has committed.
                if input.markedTextRange != nil {
                    input.setMarkedText(nil, selectedRange: NSRange())
                }
            } else {
                let range = NSRange(selection, in: string)
                editor?.compose(string, selectedRange: range)
                    ?? input.setMarkedText(string, selectedRange: range)
            }
        }
        if editor == nil { window.firstResponder?.notifyTextObservers() }
        window.stage?.updateTextCaret()
    }
}

extension UIResponder {
    /// Returns the reaction to a key that edits, or moves the caret; `nil` for other keys.
    fileprivate func editingAction(for key: UIKey) -> (() -> Void)? {
        if let editor = self as? any KeyboardEditing { return editor.editingAction(for: key) }
        return textObservers.lazy.compactMap { $0.movement(for: key) }.first
    }
}

extension NSRange {
    /// Converts a range of characters of `string` to UTF-16 units, clamped to the string's end.
    fileprivate init(_ characters: Range<Int>, in string: String) {
        func offset(_ count: Int) -> Int {
            string.prefix(max(0, count)).utf16.count
        }
        let start = offset(characters.lowerBound)
        self.init(location: start, length: max(0, offset(characters.upperBound) - start))
    }
}

/// The keys that are held down.
final class KeyTracker {
    private var held: [Key: UIPress] = [:]

    /// Returns the event for a key; `nil` for a key that goes up without having gone down.
    func event(for input: KeyInput, in window: UIWindow) -> UIPressesEvent? {
        for press in held.values { press.phase = .stationary }
        let press: UIPress
        switch input.phase {
        case .down:
            if let repeating = held[input.key] {
                press = repeating
                press.phase = .changed
            } else {
                press = UIPress(key: UIKey(input), timestamp: input.time, window: window)
                held[input.key] = press
            }
        case .up:
            guard let lifted = held.removeValue(forKey: input.key) else { return nil }
            press = lifted
            press.phase = .ended
        }
        press.timestamp = input.time
        return UIPressesEvent(
            presses: Set(held.values).union([press]), timestamp: input.time,
            modifierFlags: UIKeyModifierFlags(input.modifiers))
    }

    /// Cancels the presses whose end a window will not receive.
    func cancelAll(in window: UIWindow) {
        let lost = held.filter { $0.value.window === window }
        guard !lost.isEmpty else { return }
        for (key, press) in lost {
            held[key] = nil
            press.phase = .cancelled
        }
        let event = UIPressesEvent(
            presses: Set(lost.values), timestamp: lost.values.map(\.timestamp).max() ?? 0,
            modifierFlags: [])
        window.sendEvent(event)
    }
}

extension UIKey {
    convenience init(_ input: KeyInput) {
        let name = input.key.inputName
        self.init(
            characters: input.characters.isEmpty ? name : input.characters,
            charactersIgnoringModifiers: name, modifierFlags: UIKeyModifierFlags(input.modifiers))
    }
}

extension Key {
    /// The key's name for `UIKeyCommand.input`.
    fileprivate var inputName: String {
        switch self {
        case .character(let character): String(character)
        case .escape: UIKeyCommand.inputEscape
        case .tab: "\t"
        case .enter: "\r"
        case .delete: "\u{8}"
        case .forwardDelete: UIKeyCommand.inputDelete
        case .space: " "
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        case .function(let number): UIKeyCommand.inputFunction(number)
        case .insert: UIKeyCommand.inputInsert
        case .menu: UIKeyCommand.inputMenu
        case .shift, .control, .alt, .command, .capsLock, .media: ""
        }
    }
}
