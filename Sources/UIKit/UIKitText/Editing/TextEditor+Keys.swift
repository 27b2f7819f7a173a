import CoreGraphics
import Foundation
import FoundationGaps
import UIKitCore

// Keys, with the bindings of Apple's keyboards and of Linux side by side.
extension TextEditor {
    /// Returns the reaction to a key; `nil` for a key that does not edit.
    ///
    /// - Parameters:
    ///   - isMultiline: `true` if keys move between lines.
    ///   - page: The distance of a page, in points.
    func action(for key: UIKey, isMultiline: Bool, page: CGFloat) -> (() -> Void)? {
        let flags = key.modifierFlags
        let isCommand = flags.contains(.command)
        let isControl = flags.contains(.control)
        let isWord = isControl || flags.contains(.alternate)
        let extends = flags.contains(.shift)
        if let movement = movement(
            for: key.charactersIgnoringModifiers, isWord: isWord, isCommand: isCommand,
            isControl: isControl, isMultiline: isMultiline)
        {
            return { [weak self] in
                self?.move(movement, extending: extends, page: page)
                if extends { self?.shareSelection() }
            }
        }
        guard let owner else { return nil }
        switch key.charactersIgnoringModifiers {
        case "\u{8}" where isWord || isCommand:
            guard owner.permissions.contains(.edit) else { return nil }
            let reachesLine = isCommand || isControl && extends
            return { [weak self] in self?.typeDeletion(reachesLine ? .lineStart : .wordLeft) }
        case UIKeyCommand.inputDelete where extends && !isWord && !selection.isEmpty:
            return { [weak owner] in owner?.performIfPossible(.cutAction) }
        case UIKeyCommand.inputDelete:
            guard owner.permissions.contains(.edit) else { return nil }
            let reachesParagraph = isControl && extends
            return { [weak self] in
                self?.typeDeletion(reachesParagraph ? .paragraphEnd : isWord ? .wordRight : .right)
            }
        case UIKeyCommand.inputInsert where extends && !isWord:
            return { [weak owner] in owner?.performIfPossible(.pasteAction) }
        case UIKeyCommand.inputInsert where isControl && !extends:
            return { [weak owner] in owner?.performIfPossible(.copyAction) }
        default: break
        }
        guard isCommand || isControl, !flags.contains(.alternate) else { return nil }
        return shortcut(key.charactersIgnoringModifiers.lowercased(), withShift: extends)
    }

    private func movement(
        for key: String, isWord: Bool, isCommand: Bool, isControl: Bool, isMultiline: Bool
    ) -> TextMovement? {
        switch key {
        case UIKeyCommand.inputLeftArrow:
            return isCommand ? lineEdge(isLeft: true) : isWord ? .wordLeft : .left
        case UIKeyCommand.inputRightArrow:
            return isCommand ? lineEdge(isLeft: false) : isWord ? .wordRight : .right
        case UIKeyCommand.inputHome: return isControl ? .documentStart : .lineStart
        case UIKeyCommand.inputEnd: return isControl ? .documentEnd : .lineEnd
        case _ where !isMultiline: return nil
        case UIKeyCommand.inputUpArrow:
            return isCommand ? .documentStart : isWord ? .paragraphStart : .up
        case UIKeyCommand.inputDownArrow:
            return isCommand ? .documentEnd : isWord ? .paragraphEnd : .down
        case UIKeyCommand.inputPageUp: return .pageUp
        case UIKeyCommand.inputPageDown: return .pageDown
        default: return nil
        }
    }

    private func lineEdge(isLeft: Bool) -> TextMovement {
        isLeft != layout.isRightToLeft(at: selection.head) ? .lineStart : .lineEnd
    }

    private func shortcut(_ key: String, withShift: Bool) -> (() -> Void)? {
        guard let owner else { return nil }
        let isEditable = owner.permissions.contains(.edit)
        switch key {
        case "a": return { [weak owner] in owner?.selectAll(nil) }
        case "c": return { [weak owner] in owner?.performIfPossible(.copyAction) }
        case "x": return { [weak owner] in owner?.performIfPossible(.cutAction) }
        case "v" where withShift:
            return { [weak owner] in owner?.performIfPossible(.pasteAndMatchStyleAction) }
        case "b" where formatsText:
            return { [weak owner] in owner?.performIfPossible(.toggleBoldfaceAction) }
        case "i" where formatsText:
            return { [weak owner] in owner?.performIfPossible(.toggleItalicsAction) }
        case "u" where formatsText:
            return { [weak owner] in owner?.performIfPossible(.toggleUnderlineAction) }
        case "v": return { [weak owner] in owner?.performIfPossible(.pasteAction) }
        case "z" where isEditable && (withShift ? canRedo : canUndo):
            return { [weak self] in withShift ? self?.redo() : self?.undo() }
        case "y" where isEditable && canRedo: return { [weak self] in self?.redo() }
        case "." where isEditable && !withShift, ";" where isEditable && !withShift:
            return { [weak owner] in owner?.window?.stage?.chooseEmoji() }
        default: return nil
        }
    }

    private var canUndo: Bool { owner?.editorUndoManager?.canUndo == true }

    private var canRedo: Bool { owner?.editorUndoManager?.canRedo == true }

    /// Deletes the selection, or the text that a movement of the caret would pass.
    private func typeDeletion(_ movement: TextMovement) {
        guard let owner else { return }
        if selection.isEmpty {
            let before = selection
            let head = headAfter(movement)
            let range = min(before.head, head)..<max(before.head, head)
            guard !range.isEmpty, owner.mayReplace(range, with: "") else { return }
            typing { delete(range) }
        } else {
            guard owner.mayReplace(selection.range, with: "") else { return }
            typing { delete(selection.range) }
        }
    }

    private func headAfter(_ movement: TextMovement) -> Int {
        switch movement {
        case .wordLeft: wordStart(before: selection.head)
        case .wordRight: wordEnd(after: selection.head)
        case .lineStart: layout.lineRange(at: selection.head).lowerBound
        case .paragraphEnd:
            // At its end, the line feed.
            max(
                paragraphRange(at: selection.head, includesLineFeed: false).upperBound,
                position(after: selection.head))
        default: position(after: selection.head)
        }
    }
}

extension Selector {
    static let copyAction = Selector(UIResponder.copy(_:), name: "copy(_:)")
    static let cutAction = Selector(UIResponder.cut(_:), name: "cut(_:)")
    static let pasteAction = Selector(UIResponder.paste(_:), name: "paste(_:)")
    static let selectAction = Selector(UIResponder.select(_:), name: "select(_:)")
    static let selectAllAction = Selector(UIResponder.selectAll(_:), name: "selectAll(_:)")
    static let pasteAndMatchStyleAction = Selector(
        UIResponder.pasteAndMatchStyle(_:), name: "pasteAndMatchStyle(_:)")
    static let toggleBoldfaceAction = Selector(
        UIResponder.toggleBoldface(_:), name: "toggleBoldface(_:)")
    static let toggleItalicsAction = Selector(
        UIResponder.toggleItalics(_:), name: "toggleItalics(_:)")
    static let toggleUnderlineAction = Selector(
        UIResponder.toggleUnderline(_:), name: "toggleUnderline(_:)")
    static let increaseSizeAction = Selector(
        UIResponder.increaseSize(_:), name: "increaseSize(_:)")
    static let decreaseSizeAction = Selector(
        UIResponder.decreaseSize(_:), name: "decreaseSize(_:)")
    static let deleteAction = Selector(UIResponder.delete(_:), name: "delete(_:)")
}

extension UIResponder {
    /// Performs an action of the edit menu, unless it is not possible now.
    func performIfPossible(_ action: Selector) {
        guard canPerformAction(action, withSender: nil) else { return }
        action.perform(on: self, sender: nil)
    }
}
