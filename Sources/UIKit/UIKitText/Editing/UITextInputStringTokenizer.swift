public import Foundation
public import UIKitCore

/// Finds characters, words, sentences, lines and paragraphs in the text of a `UITextInput`.
///
/// Lines are those of a text field or text view; for other inputs a line is a paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UIResponder & UITextInput)?

    /// Creates a tokenizer of an input's text.
    public init(textInput: any UIResponder & UITextInput) { self.textInput = textInput }

    nonisolated deinit {}

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let textInput, let place = place(of: position) else { return nil }
        let goesForward = goesForward(direction)
        let units = units(granularity, around: place)
        let unit = units.first {
            goesForward
                ? $0.lowerBound <= place && place < $0.upperBound
                : $0.lowerBound < place && place <= $0.upperBound
        }
        guard let unit, let start = self.position(at: unit.lowerBound),
            let end = self.position(at: unit.upperBound)
        else { return nil }
        return textInput.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let place = place(of: position) else { return false }
        let goesForward = goesForward(direction)
        return units(granularity, around: place).contains {
            goesForward ? $0.upperBound == place : $0.lowerBound == place
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let place = place(of: position) else { return nil }
        if goesForward(direction) {
            for candidate in [place, place + 1] {
                let ends = units(granularity, around: candidate).map(\.upperBound)
                if let next = ends.filter({ $0 > place }).min() { return self.position(at: next) }
            }
            return place < length ? self.position(at: length) : nil
        }
        for candidate in [place, place - 1] where candidate >= 0 {
            let starts = units(granularity, around: candidate).map(\.lowerBound)
            if let next = starts.filter({ $0 < place }).max() { return self.position(at: next) }
        }
        return place > 0 ? self.position(at: 0) : nil
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    // MARK: Offsets

    private func place(of position: UITextPosition) -> Int? {
        textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) }
    }

    private func position(at place: Int) -> UITextPosition? {
        textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: place) }
    }

    private var length: Int {
        textInput.map { $0.offset(from: $0.beginningOfDocument, to: $0.endOfDocument) } ?? 0
    }

    private func goesForward(_ direction: UITextDirection) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.forward.rawValue, UITextLayoutDirection.right.rawValue,
            UITextLayoutDirection.down.rawValue:
            true
        default: false
        }
    }

    // MARK: Units

    /// The units of the paragraph around a position, in order.
    private func units(_ granularity: UITextGranularity, around place: Int) -> [Range<Int>] {
        if granularity == .document { return [0..<length] }
        let editor = (textInput as? any EditorHolding)?.textEditor
        if granularity == .line, let editor {
            return [editor.layout.lineRange(at: min(place, length))]
        }
        let paragraph: ParagraphUnits
        if let editor {
            let range = editor.paragraphRange(around: place)
            paragraph = ParagraphUnits(
                text: editor.text(in: range), startingAt: range.lowerBound, around: place)
        } else {
            paragraph = ParagraphUnits(text: text, around: place)
        }
        switch granularity {
        case .character: return paragraph.characters
        case .word: return paragraph.words
        case .sentence: return paragraph.sentences
        default: return [paragraph.range]
        }
    }

    private var text: String {
        guard let textInput,
            let range = textInput.textRange(
                from: textInput.beginningOfDocument, to: textInput.endOfDocument)
        else { return "" }
        return textInput.text(in: range) ?? ""
    }
}

/// A view with an editor: a text field or a text view.
protocol EditorHolding {
    var textEditor: TextEditor { get }
}
