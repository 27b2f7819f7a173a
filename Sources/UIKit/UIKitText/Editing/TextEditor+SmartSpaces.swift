import Foundation
import UIKitCore

// The spaces around words that are cut and pasted, for texts with the trait
// `smartInsertDeleteType = .yes`.
extension TextEditor {
    private var hasSmartSpaces: Bool { owner?.smartInsertDeleteType == .yes }

    /// The range that cutting removes: the selection, and one of the two spaces around words.
    var rangeToCut: Range<Int> {
        let range = selection.range
        guard hasSmartSpaces, !range.isEmpty else { return range }
        let before = character(before: range.lowerBound)
        let after = character(after: range.upperBound)
        let first = character(after: range.lowerBound)
        let last = character(before: range.upperBound)
        guard first?.isWhitespace == false, last?.isWhitespace == false else { return range }
        if before == " ", after.map({ $0.isWhitespace || $0.isPunctuation }) ?? true {
            return range.lowerBound - 1..<range.upperBound
        }
        if after == " ", before?.isNewline ?? true {
            return range.lowerBound..<range.upperBound + 1
        }
        return range
    }

    /// Returns a text that is pasted with the spaces that separate it from the words around it.
    func spaced(_ text: String, in range: Range<Int>) -> String {
        guard hasSmartSpaces, let first = text.first, let last = text.last else { return text }
        let before = character(before: range.lowerBound)
        let after = character(after: range.upperBound)
        let leading = before?.isOfSpacedWord == true && first.isOfSpacedWord ? " " : ""
        let trailing = after?.isOfSpacedWord == true && last.isOfSpacedWord ? " " : ""
        return leading + text + trailing
    }

    func character(before offset: Int) -> Character? {
        text(in: position(before: offset)..<offset).last
    }

    private func character(after offset: Int) -> Character? {
        text(in: offset..<position(after: offset)).first
    }
}

extension Character {
    /// `true` for a letter or digit of a script that writes spaces between its words.
    fileprivate var isOfSpacedWord: Bool {
        guard isLetter || isNumber, let scalar = unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF: return false
        default: return !scalar.properties.isIdeographic
        }
    }
}
