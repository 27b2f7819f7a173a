import UIKit

/// A text input that records what it is sent, and has no layout.
final class PlainEditor: UIView, UITextInput {
    var text = ""
    var marked: String?
    var selection = NSRange()
    var hasText: Bool { !text.isEmpty }
    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ text: String) {
        marked = nil
        self.text += text
    }
    func deleteBackward() { if hasText { text.removeLast() } }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        marked = markedText
        selection = selectedRange
    }
    func unmarkText() { marked = nil }

    // What has no meaning without a layout.
    func text(in range: UITextRange) -> String? { nil }
    func replace(_ range: UITextRange, withText text: String) {}
    var selectedTextRange: UITextRange?
    var markedTextRange: UITextRange? { marked.map { _ in UITextRange() } }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    let beginningOfDocument = UITextPosition()
    let endOfDocument = UITextPosition()
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    { nil }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { nil }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    { nil }
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    func setBaseWritingDirection(
        _ writingDirection: NSWritingDirection, for range: UITextRange
    ) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
}
