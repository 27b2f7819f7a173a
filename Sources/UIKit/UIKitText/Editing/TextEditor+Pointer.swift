import CoreGraphics
import Foundation
import UIKitCore

/// A selection that follows the mouse: by characters, words or paragraphs.
struct PointerSelection {
    /// The range that was selected when the button went down.
    let origin: Range<Int>

    /// The number of clicks.
    let clicks: Int

    /// `true` if a finger drags a handle of the selection.
    var isHandle = false
}

extension TextEditor {
    /// Selects with a click of the mouse, at a point of the container.
    ///
    /// - Returns: What a drag extends.
    func click(at point: CGPoint, count: Int, extending: Bool) -> PointerSelection {
        if markedRange != nil { unmark(notifies: true) }
        let found = layout.position(at: point)
        preferredX = nil
        if extending {
            var new = selection
            new.head = found.offset
            new.isUpstream = found.isUpstream
            select(new)
            return PointerSelection(origin: new.anchor..<new.anchor, clicks: 1)
        }
        switch count {
        case 1:
            select(TextSelection(caret: found.offset, isUpstream: found.isUpstream))
            return PointerSelection(origin: found.offset..<found.offset, clicks: 1)
        default:
            let range = unit(at: found.offset, clicks: count)
            select(TextSelection(range))
            return PointerSelection(origin: range, clicks: count)
        }
    }

    /// Extends a selection of the mouse to a point.
    func drag(_ pointer: PointerSelection, to point: CGPoint) {
        if pointer.isHandle { return dragHandle(pointer, to: point) }
        let found = layout.position(at: point)
        let reached =
            pointer.clicks == 1
            ? found.offset..<found.offset : unit(at: found.offset, clicks: pointer.clicks)
        var new = selection
        if reached.lowerBound < pointer.origin.lowerBound {
            new.anchor = pointer.origin.upperBound
            new.head = reached.lowerBound
        } else {
            new.anchor = pointer.origin.lowerBound
            new.head = max(reached.upperBound, pointer.origin.upperBound)
        }
        new.isUpstream = found.isUpstream
        select(new)
    }

    private func unit(at offset: Int, clicks: Int) -> Range<Int> {
        clicks == 2 ? wordRange(at: offset) : paragraphRange(at: offset, includesLineFeed: false)
    }

    // MARK: Fingers

    /// The distance from a handle within which a finger drags it, in points.
    private static let reach: CGFloat = 24

    /// Returns the drag of the selection's handle at a point of the container, if there is one.
    func handleDrag(at point: CGPoint) -> PointerSelection? {
        guard isTouchSelection, !selection.isEmpty else { return nil }
        let range = selection.range
        func distance(_ rect: CGRect, y: CGFloat) -> CGFloat {
            hypot(rect.minX - point.x, y - point.y)
        }
        let first = layout.caret(at: range.lowerBound)
        let last = layout.caret(at: range.upperBound, isUpstream: true)
        let toFirst = min(distance(first, y: first.minY - 6), distance(first, y: first.midY))
        let toLast = min(distance(last, y: last.maxY + 6), distance(last, y: last.midY))
        guard min(toFirst, toLast) < Self.reach else { return nil }
        let fixed = toFirst < toLast ? range.upperBound : range.lowerBound
        return PointerSelection(origin: fixed..<fixed, clicks: 1, isHandle: true)
    }

    /// Moves a handle of the selection, which never becomes empty, to a point.
    func dragHandle(_ handle: PointerSelection, to point: CGPoint) {
        let found = layout.position(at: point).offset
        let fixed = handle.origin.lowerBound
        guard found != fixed else { return }
        select(TextSelection(min(found, fixed)..<max(found, fixed)))
        isTouchSelection = true
    }

    /// Moves the caret with the floating cursor, to a point of the container.
    func floatCaret(to point: CGPoint) {
        if markedRange != nil { unmark(notifies: true) }
        let found = layout.position(at: point)
        select(TextSelection(caret: found.offset, isUpstream: found.isUpstream))
    }

    /// Selects with a finger: a tap places the caret at the nearest edge of a word, two taps
    /// select a word, three a sentence, four a paragraph.
    func tap(at point: CGPoint, count: Int) {
        if markedRange != nil { unmark(notifies: true) }
        preferredX = nil
        defer { isTouchSelection = true }
        let found = layout.position(at: point)
        switch count {
        case 1:
            let word = wordRange(at: found.offset)
            let isInside = word.lowerBound < found.offset && found.offset < word.upperBound
            guard isInside else {
                return select(TextSelection(caret: found.offset, isUpstream: found.isUpstream))
            }
            let isNearStart = found.offset - word.lowerBound < word.upperBound - found.offset
            select(TextSelection(caret: isNearStart ? word.lowerBound : word.upperBound))
        case 2: select(TextSelection(wordRange(at: found.offset)))
        case 3: select(TextSelection(sentenceRange(at: found.offset)))
        default:
            select(TextSelection(paragraphRange(at: found.offset, includesLineFeed: false)))
        }
    }
}
