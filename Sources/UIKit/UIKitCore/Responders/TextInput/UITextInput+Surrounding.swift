import Foundation
import Platform

// The text that input methods read and delete around the caret, the end of the selection.
extension UITextInput {
    /// The greatest length of the text on each side, in UTF-16 units.
    private var surroundingLimit: Int { 250 }

    /// The text around the caret; `nil` for passwords, and for a selection that is too long.
    var surroundingText: SurroundingText? {
        guard !isSecureTextEntry, let selection = selectedTextRange,
            offset(from: selection.start, to: selection.end) <= surroundingLimit
        else { return nil }
        let start = place(from: selection.start, offset: -surroundingLimit)
        let end = place(from: selection.end, offset: surroundingLimit)
        var before = text(from: start, to: selection.start)
        var after = text(from: selection.end, to: end)
        // A limit within a character leaves a half of it.
        if before.first == "\u{FFFD}" { before.removeFirst() }
        if after.last == "\u{FFFD}" { after.removeLast() }
        return SurroundingText(
            before: before, selected: text(from: selection.start, to: selection.end), after: after)
    }

    /// Deletes text around the caret as the delete key does.
    ///
    /// - Parameters:
    ///   - offset: The start in Unicode scalars from the caret, negative before it.
    ///   - count: The number of Unicode scalars.
    func deleteSurrounding(offset: Int, count: Int) {
        guard count > 0, markedTextRange == nil, let around = surroundingText,
            let selection = selectedTextRange,
            let start = position(from: selection.end, offset: around.units(toScalar: offset)),
            let end = position(
                from: selection.end, offset: around.units(toScalar: offset + count)),
            let range = textRange(from: start, to: end), !range.isEmpty
        else { return }
        selectedTextRange = range
        (self as? any KeyboardEditing)?.typeBackspace() ?? deleteBackward()
        // The delegate may have refused it.
        if let left = selectedTextRange, !left.isEmpty { selectedTextRange = selection }
    }

    private func place(from position: UITextPosition, offset: Int) -> UITextPosition {
        self.position(from: position, offset: offset)
            ?? (offset < 0 ? beginningOfDocument : endOfDocument)
    }

    private func text(from start: UITextPosition, to end: UITextPosition) -> String {
        textRange(from: start, to: end).flatMap { text(in: $0) } ?? ""
    }
}

extension SurroundingText {
    /// Converts a number of Unicode scalars from the caret to UTF-16 units, within the text.
    fileprivate func units(toScalar offset: Int) -> Int {
        if offset < 0 {
            return -(before + selected).unicodeScalars.suffix(-offset).utf16Count
        }
        return after.unicodeScalars.prefix(offset).utf16Count
    }
}

extension Substring.UnicodeScalarView {
    fileprivate var utf16Count: Int { reduce(0) { $0 + UTF16.width($1) } }
}
