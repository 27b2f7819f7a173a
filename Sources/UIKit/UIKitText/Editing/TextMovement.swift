import CoreGraphics
import Foundation
import UIKitCore

/// A movement of the caret.
enum TextMovement {
    case left, right, up, down
    case wordLeft, wordRight
    case lineStart, lineEnd
    case paragraphStart, paragraphEnd
    case documentStart, documentEnd
    case pageUp, pageDown
}

extension TextEditor {
    /// Moves the caret, or with `extending` the end of the selection.
    func move(_ movement: TextMovement, extending: Bool, page: CGFloat = 0) {
        let x = preferredX
        let isVertical: Bool =
            switch movement {
            case .up, .down, .pageUp, .pageDown: true
            default: false
            }
        if !extending, !selection.isEmpty, let edge = collapsed(by: movement) {
            select(TextSelection(caret: edge))
            preferredX = nil
            return
        }
        let goal = isVertical ? x ?? caretRect(of: selection).minX : nil
        let target = target(of: movement, x: goal ?? 0, page: page)
        var new = selection
        new.head = target.offset
        new.isUpstream = target.isUpstream
        if !extending { new.anchor = new.head }
        select(new)
        preferredX = goal
    }

    /// The edge of the selection to which left and right collapse it.
    private func collapsed(by movement: TextMovement) -> Int? {
        let isRightToLeft = layout.isRightToLeft(at: selection.head)
        switch movement {
        case .left: return isRightToLeft ? selection.range.upperBound : selection.range.lowerBound
        case .right: return isRightToLeft ? selection.range.lowerBound : selection.range.upperBound
        default: return nil
        }
    }

    private func caretRect(of selection: TextSelection) -> CGRect {
        layout.caret(at: selection.head, isUpstream: selection.isUpstream)
    }

    /// Returns the position to which a movement leads.
    private func target(of movement: TextMovement, x: CGFloat, page: CGFloat)
        -> (offset: Int, isUpstream: Bool)
    {
        let head = selection.head
        let isRightToLeft = layout.isRightToLeft(at: head)
        switch movement {
        case .left:
            return (isRightToLeft ? position(after: head) : position(before: head), false)
        case .right:
            return (isRightToLeft ? position(before: head) : position(after: head), false)
        case .wordLeft:
            return (isRightToLeft ? wordEnd(after: head) : wordStart(before: head), false)
        case .wordRight:
            return (isRightToLeft ? wordStart(before: head) : wordEnd(after: head), false)
        case .lineStart:
            let range = layout.lineRange(at: head, isUpstream: selection.isUpstream)
            return (range.lowerBound, false)
        case .lineEnd:
            let range = layout.lineRange(at: head, isUpstream: selection.isUpstream)
            let paragraphEnd = layout.contentRange(of: layout.fragment(at: head)).upperBound
            return (range.upperBound, range.upperBound < paragraphEnd)
        case .paragraphStart:
            let start = paragraphRange(at: head, includesLineFeed: false).lowerBound
            guard start == head, start > 0 else { return (start, false) }
            return (
                paragraphRange(at: position(before: head), includesLineFeed: false).lowerBound,
                false
            )
        case .paragraphEnd:
            let end = paragraphRange(at: head, includesLineFeed: false).upperBound
            guard end == head, end < length else { return (end, false) }
            return (
                paragraphRange(at: position(after: head), includesLineFeed: false).upperBound,
                false
            )
        case .documentStart: return (0, false)
        case .documentEnd: return (length, false)
        case .up: return vertical(by: -1, x: x)
        case .down: return vertical(by: 1, x: x)
        case .pageUp: return jump(by: -page, x: x)
        case .pageDown: return jump(by: page, x: x)
        }
    }

    /// Returns the position on the next line up (-1) or down (1).
    private func vertical(by direction: CGFloat, x: CGFloat) -> (offset: Int, isUpstream: Bool) {
        let caret = caretRect(of: selection)
        var y = direction < 0 ? caret.minY - 1 : caret.maxY + 1
        while y >= 0, y <= layout.totalHeight {
            let found = layout.position(at: CGPoint(x: x, y: y))
            let line = layout.caret(at: found.offset, isUpstream: found.isUpstream)
            if direction < 0 ? line.minY < caret.minY : line.minY > caret.minY { return found }
            y += direction * 6
        }
        return (direction < 0 ? 0 : length, false)
    }

    private func jump(by distance: CGFloat, x: CGFloat) -> (offset: Int, isUpstream: Bool) {
        let caret = caretRect(of: selection)
        let y = caret.midY + distance
        if y < 0 { return (0, false) }
        if y > layout.totalHeight { return (length, false) }
        return layout.position(at: CGPoint(x: x, y: y))
    }
}
