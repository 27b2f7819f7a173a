import CoreGraphics
import Foundation
import UIKit
import WebHosting

/// The responder for text while a page edits: what is typed and composed goes to the page.
///
/// The page keeps the text. This one knows its caret, for the windows of input methods.
final class WebTextInput: UIView, UITextInput {
    private let page: WebPage?

    private var purpose = 0
    private var hints = 0

    /// The caret in the page.
    var caret = CGRect.zero

    init(page: WebPage?) {
        self.page = page
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    nonisolated deinit {}

    required init?(coder: NSCoder) { fatalError("Web views make their text input.") }

    override var canBecomeFirstResponder: Bool { true }

    // MARK: The kind of text

    func setPurpose(_ purpose: Int, hints: Int) { (self.purpose, self.hints) = (purpose, hints) }

    var keyboardType: UIKeyboardType {
        switch purpose {
        case 1: .numberPad
        case 2: .decimalPad
        case 3: .phonePad
        case 4: .URL
        case 5: .emailAddress
        default: .default
        }
    }

    var isSecureTextEntry: Bool { purpose == 6 }
    var autocapitalizationType: UITextAutocapitalizationType { hints & 2 != 0 ? .none : .sentences }

    // MARK: Text

    var hasText: Bool { true }

    /// Types keys of a US keyboard, which pages see as keys; other text is inserted.
    func insertText(_ text: String) {
        let isComposing = markedText != nil
        markedText = nil
        if !isComposing, text.count == 1, let character = text.first,
            let key = KeyCodes.code(of: character)
        {
            press(key.code, modifiers: key.isShifted ? 1 : 0)
        } else {
            page?.compose(nil, caret: 0)
            page?.commit(text)
        }
    }

    func deleteBackward() { press(14, modifiers: 0) }

    private func press(_ code: Int, modifiers: Int) {
        page?.key(code, modifiers: modifiers, isDown: true)
        page?.key(code, modifiers: modifiers, isDown: false)
    }

    private var markedText: String?

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        self.markedText = markedText
        page?.compose(markedText, caret: selectedRange.location)
    }

    func unmarkText() {
        guard let markedText else { return }
        self.markedText = nil
        page?.compose(nil, caret: 0)
        page?.commit(markedText)
    }

    // MARK: Positions

    private final class Position: UITextPosition {}

    private final class Caret: UITextRange {
        private let position = Position()
        override var start: UITextPosition { position }
        override var end: UITextPosition { position }
    }

    private let place = Caret()

    var selectedTextRange: UITextRange? {
        get { place }
        set {}
    }
    var markedTextRange: UITextRange? { markedText == nil ? nil : place }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var beginningOfDocument: UITextPosition { place.start }
    var endOfDocument: UITextPosition { place.start }

    func caretRect(for position: UITextPosition) -> CGRect { caret }
    func firstRect(for range: UITextRange) -> CGRect { caret }
    func text(in range: UITextRange) -> String? { "" }
    func replace(_ range: UITextRange, withText text: String) { insertText(text) }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { place.start }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { place }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        offset == 0 ? position : nil
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { nil }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        .orderedSame
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }

    func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { range.start }

    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        range.start
    }

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }

    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}
