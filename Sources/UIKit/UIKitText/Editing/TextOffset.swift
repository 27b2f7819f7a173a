import Foundation
import UIKitCore

/// A position in the text of a field or text view.
final class TextOffset: UITextPosition {
    /// The number of UTF-16 units before the position.
    let value: Int

    /// `true` if the position, at a soft line break, is at the end of the previous line.
    let isUpstream: Bool

    init(_ value: Int, isUpstream: Bool = false) {
        self.value = value
        self.isUpstream = isUpstream
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.value == value
    }

    nonisolated override var hash: Int { value }

    nonisolated override var description: String { "\(value)" }
}

/// A range in the text of a field or text view.
final class OffsetRange: UITextRange {
    let lower: TextOffset
    let upper: TextOffset

    init(_ range: Range<Int>, isUpstream: Bool = false) {
        lower = TextOffset(range.lowerBound, isUpstream: isUpstream && range.isEmpty)
        upper = TextOffset(range.upperBound, isUpstream: isUpstream)
        super.init()
    }

    override var start: UITextPosition { lower }

    override var end: UITextPosition { upper }

    override var isEmpty: Bool { lower.value == upper.value }

    var range: Range<Int> { lower.value..<upper.value }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? OffsetRange else { return false }
        return other.lower.isEqual(lower) && other.upper.isEqual(upper)
    }

    nonisolated override var hash: Int { lower.value }

    nonisolated override var description: String { "\(lower.value)..<\(upper.value)" }
}

extension UITextPosition {
    /// The number of UTF-16 units before a position of a field or text view.
    var offset: Int? { (self as? TextOffset)?.value }
}

extension UITextRange {
    /// The offsets of a range of a field or text view.
    var offsets: Range<Int>? {
        guard let start = start.offset, let end = end.offset else { return nil }
        return min(start, end)..<max(start, end)
    }
}

/// A part of a selection on one line.
final class LineSelectionRect: UITextSelectionRect {
    private let storedRect: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    private let direction: NSWritingDirection

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
        storedRect = rect
        self.isFirst = isFirst
        self.isLast = isLast
        direction = isRightToLeft ? .rightToLeft : .leftToRight
        super.init()
    }

    override var rect: CGRect { storedRect }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
