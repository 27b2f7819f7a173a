import Foundation
import FoundationGaps
package import UIKitCore

// Arrow keys: by characters, words and lines; with shift they extend the selection.
extension UITextInteraction {
    package func movement(for key: UIKey) -> (() -> Void)? {
        guard let textInput, let range = textInput.selectedTextRange else { return nil }
        let flags = key.modifierFlags
        let isWord = !flags.isDisjoint(with: [.control, .alternate])
        let extends = flags.contains(.shift)
        guard isEditable || extends else { return nil }
        let fixed = anchor.map { textInput.compare($0, to: range.end) } == .orderedSame
        let head = fixed ? range.start : range.end
        let steps: UITextLayoutDirection
        switch key.charactersIgnoringModifiers {
        case UIKeyCommand.inputLeftArrow: steps = .left
        case UIKeyCommand.inputRightArrow: steps = .right
        case UIKeyCommand.inputUpArrow: steps = .up
        case UIKeyCommand.inputDownArrow: steps = .down
        case UIKeyCommand.inputHome:
            return moving(to: lineEdge(from: head, .backward), fixed, extends)
        case UIKeyCommand.inputEnd:
            return moving(to: lineEdge(from: head, .forward), fixed, extends)
        default: return nil
        }
        if !extends, !range.isEmpty, !isWord, steps == .left || steps == .right {
            let edge = textInput.position(within: range, farthestIn: steps)
            return moving(to: edge, fixed, false)
        }
        let target =
            isWord
            ? textInput.tokenizer.position(
                from: head, toBoundary: .word, inDirection: .layout(steps))
            : textInput.position(from: head, in: steps, offset: 1)
        return moving(to: target ?? head, fixed, extends)
    }

    private func lineEdge(from head: UITextPosition, _ direction: UITextStorageDirection)
        -> UITextPosition?
    {
        guard let textInput else { return nil }
        let line = input?.unit(.line, at: head)
        return direction == .forward
            ? line?.end ?? textInput.endOfDocument : line?.start ?? textInput.beginningOfDocument
    }

    private func moving(to target: UITextPosition?, _ isAtStart: Bool, _ extends: Bool)
        -> (() -> Void)?
    {
        guard let target, let textInput, let range = textInput.selectedTextRange else { return nil }
        let fixed = isAtStart ? range.end : range.start
        return { [weak self] in
            guard let self else { return }
            self.input?.select(extends ? fixed : target, target)
            self.anchor = extends ? fixed : nil
            self.marks.areTouched = false
            self.selectionDidMove()
        }
    }
}
