public import CoreGraphics
public import Foundation

/// A responder that edits text: the caret, the selection, and text that an input method composes.
///
/// `UITextField` and `UITextView` conform. A view that lays out text of its own conforms by giving
/// positions, their rectangles, and the text between them; input methods, keys and the tokenizer
/// then work with it.
///
/// Members of the optional part of Apple's protocol have defaults.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// Returns the text in a range; `nil` for a range that is not in the text.
    func text(in range: UITextRange) -> String?

    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)

    /// The selection, which is empty for a caret.
    var selectedTextRange: UITextRange? { get set }

    /// The range of the text that is being composed; `nil` while there is none.
    var markedTextRange: UITextRange? { get }

    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces the previous marked text, or the selection, by `markedText`.
    ///
    /// `selectedRange` is the selection within `markedText`, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Ends composing and keeps the marked text unchanged.
    func unmarkText()

    // MARK: Positions

    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }

    /// The position after the last character.
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position `offset` units after another; `nil` outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the position `offset` steps away in a direction of the layout.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?

    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the number of units from one position to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the position at the end of a range that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?

    /// Returns the range from a position to the farthest one in a direction on its line.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    // MARK: Writing direction

    /// Returns the writing direction at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Sets the writing direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry

    /// Returns the rectangle of the first line of a range, in ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns the rectangle of a caret, in ``textInputView``.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the rectangles of a selection, one for each line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// Returns the position in a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    // MARK: Collaborators

    /// The object that is notified of changes the system did not make.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// The object that finds words, sentences and lines.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: The optional part

    /// The view whose coordinates are used. The responder itself by default.
    var textInputView: UIView { get }

    /// The side of a line's break that an empty selection there belongs to.
    var selectionAffinity: UITextStorageDirection { get set }

    /// Returns the attributes of text at a position. None by default.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?

    /// Returns `true`, the default, if a key may replace the text in a range.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    /// Called when a gesture begins to move the caret, with its point in ``textInputView``. Moves
    /// the caret there by default.
    func beginFloatingCursor(at point: CGPoint)

    /// Called while a gesture moves the caret. Moves the caret to the nearest position by default.
    func updateFloatingCursor(at point: CGPoint)

    /// Called when the gesture ends. Does nothing by default, as the caret is in its place.
    func endFloatingCursor()

    /// Returns the position `offset` characters after the start of a range; by default the one as
    /// many units after it.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// Returns the number of characters from the start of a range to a position; by default that of
    /// units.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
}

extension UITextInput {
    public var textInputView: UIView { self as? UIView ?? UIView() }

    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// Returns `nil`.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { nil }

    /// Returns `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        true
    }

    public func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }

    public func updateFloatingCursor(at point: CGPoint) {
        guard let position = closestPosition(to: point),
            let caret = textRange(from: position, to: position), caret != selectedTextRange
        else { return }
        selectedTextRange = caret
    }

    public func endFloatingCursor() {}

    public func position(within range: UITextRange, atCharacterOffset offset: Int)
        -> UITextPosition?
    {
        guard let position = position(from: range.start, offset: offset),
            compare(position, to: range.start) != .orderedAscending,
            compare(position, to: range.end) != .orderedDescending
        else { return nil }
        return position
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
}

/// The object that keyboards register to be notified of changes to text by others.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// A finder of the units of text: characters, words, sentences, lines and paragraphs.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// Returns the unit that contains a position; at a boundary, the one in the direction. `nil`
    /// between units.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Returns `true` if a position is at a boundary of a unit in the direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next boundary in a direction.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Returns `true` if a position is within a unit in the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
