import UIKit

/// A position in the text of a ``GridTextView``.
private final class GridPosition: UITextPosition {
    let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? GridPosition)?.value == value
    }

    nonisolated override var hash: Int { value }
}

/// A range in the text of a ``GridTextView``.
private final class GridRange: UITextRange {
    let value: Range<Int>

    init(_ value: Range<Int>) {
        self.value = value
        super.init()
    }

    override var start: UITextPosition { GridPosition(value.lowerBound) }
    override var end: UITextPosition { GridPosition(value.upperBound) }
    override var isEmpty: Bool { value.isEmpty }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? GridRange)?.value == value
    }

    nonisolated override var hash: Int { value.hashValue }
}

/// A rectangle of a ``GridTextView``.
private final class GridRect: UITextSelectionRect {
    private let place: CGRect

    init(_ place: CGRect) {
        self.place = place
        super.init()
    }

    override var rect: CGRect { place }
}

/// An app's own text: ASCII characters in cells of 10 by 20 points.
final class GridTextView: UIView, UITextInput {
    var characters: [Character] = []
    var marked: Range<Int>?
    var selection = 0..<0
    var floats: [String] = []

    var string: String { String(characters) }

    override var canBecomeFirstResponder: Bool { true }

    // MARK: Keys

    var hasText: Bool { !characters.isEmpty }

    func insertText(_ text: String) { change(marked ?? selection, to: text) }

    func deleteBackward() {
        let range = marked ?? selection
        change(range.isEmpty ? max(0, range.lowerBound - 1)..<range.lowerBound : range, to: "")
    }

    private func change(_ range: Range<Int>, to text: String) {
        characters.replaceSubrange(range, with: Array(text))
        marked = nil
        let end = range.lowerBound + text.count
        selection = end..<end
    }

    // MARK: Text

    private func offset(_ position: UITextPosition) -> Int {
        (position as? GridPosition)?.value ?? 0
    }

    func text(in range: UITextRange) -> String? {
        (range as? GridRange).map { String(characters[$0.value]) }
    }

    func replace(_ range: UITextRange, withText text: String) {
        if let range = range as? GridRange { change(range.value, to: text) }
    }

    var selectedTextRange: UITextRange? {
        get { GridRange(selection) }
        set { selection = (newValue as? GridRange)?.value ?? 0..<0 }
    }

    var markedTextRange: UITextRange? { marked.map { GridRange($0) } }
    var markedTextStyle: [NSAttributedString.Key: Any]?

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let start = (marked ?? selection).lowerBound
        change(marked ?? selection, to: markedText ?? "")
        marked = start..<selection.upperBound
    }

    func unmarkText() { marked = nil }

    // MARK: Positions

    var beginningOfDocument: UITextPosition { GridPosition(0) }
    var endOfDocument: UITextPosition { GridPosition(characters.count) }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let (first, second) = (offset(from), offset(to))
        return GridRange(min(first, second)..<max(first, second))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return (0...characters.count).contains(target) ? GridPosition(target) : nil
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        let caret = caretRect(for: position)
        return switch direction {
        case .left: self.position(from: position, offset: -offset)
        case .right: self.position(from: position, offset: offset)
        case .up: closestPosition(to: CGPoint(x: caret.midX, y: caret.midY - 20))
        case .down: closestPosition(to: CGPoint(x: caret.midX, y: caret.midY + 20))
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first < second
            ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(toPosition) - offset(from)
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    { direction == .left || direction == .up ? range.start : range.end }

    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }

    func setBaseWritingDirection(
        _ writingDirection: NSWritingDirection, for range: UITextRange
    ) {}

    // MARK: Geometry

    /// The first offsets of the lines, and the end.
    private var lines: [Range<Int>] {
        var start = 0
        return string.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            defer { start += line.count + 1 }
            return start..<start + line.count
        }
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        let place = offset(position)
        let row = lines.firstIndex { place <= $0.upperBound } ?? 0
        return CGRect(
            x: CGFloat(place - lines[row].lowerBound) * 10 - 1, y: CGFloat(row) * 20, width: 2,
            height: 20)
    }

    func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let selected = (range as? GridRange)?.value ?? 0..<0
        return lines.enumerated().compactMap { row, line in
            let part = selected.clamped(to: line)
            guard !part.isEmpty else { return nil }
            return GridRect(
                CGRect(
                    x: (part.lowerBound - line.lowerBound) * 10, y: row * 20,
                    width: part.count * 10, height: 20))
        }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let lines = lines
        let line = lines[min(max(Int((point.y / 20).rounded(.down)), 0), lines.count - 1)]
        let column = Int((point.x / 10).rounded())
        return GridPosition(line.lowerBound + min(max(column, 0), line.count))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }

    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer =
        UITextInputStringTokenizer(textInput: self)
}
