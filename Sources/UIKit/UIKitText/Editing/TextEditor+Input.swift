import CoreGraphics
import Foundation
import UIKitCore

// The parts of `UITextInput` that fields and text views share.
extension TextEditor {
    var selectedTextRange: UITextRange {
        OffsetRange(selection.range, isUpstream: selection.isUpstream)
    }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let from = from.offset, let to = to.offset else { return nil }
        return OffsetRange(min(from, to)..<max(from, to))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = position.offset else { return nil }
        let (result, overflow) = start.addingReportingOverflow(offset)
        guard !overflow, (0...length).contains(result) else { return nil }
        return TextOffset(result)
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        guard let start = position.offset else { return nil }
        var place = start
        for _ in 0..<abs(offset) {
            let isReversed = offset < 0
            let isRightToLeft = layout.isRightToLeft(at: place)
            switch direction {
            case .left, .right:
                let goesRight = (direction == .right) != isReversed
                let goesForward = goesRight != isRightToLeft
                place = goesForward ? self.position(after: place) : self.position(before: place)
            case .up, .down:
                let caret = layout.caret(at: place)
                let goesDown = (direction == .down) != isReversed
                let y = goesDown ? caret.maxY + 1 : caret.minY - 1
                guard y >= 0, y <= layout.totalHeight else { return nil }
                place = layout.position(at: CGPoint(x: caret.minX, y: y)).offset
            }
        }
        return TextOffset(place)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (position.offset ?? 0, other.offset ?? 0)
        return first < second
            ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int {
        (to.offset ?? 0) - (from.offset ?? 0)
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        guard let offsets = range.offsets else { return nil }
        let isRightToLeft = layout.isRightToLeft(at: offsets.lowerBound)
        switch direction {
        case .left: return isRightToLeft ? range.end : range.start
        case .right: return isRightToLeft ? range.start : range.end
        case .up: return range.start
        case .down: return range.end
        }
    }

    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        guard let place = position.offset else { return nil }
        let line = layout.lineRange(at: place)
        let isRightToLeft = layout.isRightToLeft(at: place)
        switch direction {
        case .left:
            return OffsetRange(isRightToLeft ? place..<line.upperBound : line.lowerBound..<place)
        case .right:
            return OffsetRange(isRightToLeft ? line.lowerBound..<place : place..<line.upperBound)
        case .up: return OffsetRange(0..<place)
        case .down: return OffsetRange(place..<length)
        }
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        guard let place = position.offset else { return .natural }
        return layout.isRightToLeft(at: place) ? .rightToLeft : .leftToRight
    }

    /// Returns the caret's rectangle, 2 points wide, with the container's origin at `origin`.
    func caretRect(for position: UITextPosition, origin: CGPoint, scale: CGFloat) -> CGRect {
        guard let place = position.offset else { return .zero }
        let isUpstream = (position as? TextOffset)?.isUpstream ?? false
        let line = layout.caret(at: min(place, length), isUpstream: isUpstream)
        let height = ((line.height + 1.5) * scale).rounded(.up) / scale
        return CGRect(
            x: origin.x + line.minX - 1, y: origin.y + line.minY - 1, width: 2, height: height)
    }

    func firstRect(for range: UITextRange, origin: CGPoint) -> CGRect {
        guard let offsets = range.offsets.map(clamped) else { return .null }
        if offsets.isEmpty {
            return layout.caret(at: offsets.lowerBound).offsetBy(dx: origin.x, dy: origin.y)
        }
        let top = layout.top(of: layout.fragment(at: offsets.lowerBound))
        let rect = layout.rects(of: offsets, within: top...top, extendsLines: true).first ?? .null
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    func selectionRects(for range: UITextRange, origin: CGPoint) -> [UITextSelectionRect] {
        guard let offsets = range.offsets.map(clamped) else { return [] }
        let rects = layout.rects(of: offsets, extendsLines: true)
        let isRightToLeft = layout.isRightToLeft(at: offsets.lowerBound)
        return rects.enumerated().map { index, rect in
            LineSelectionRect(
                rect.offsetBy(dx: origin.x, dy: origin.y), isFirst: index == 0,
                isLast: index == rects.count - 1, isRightToLeft: isRightToLeft)
        }
    }

    func closestPosition(to point: CGPoint, within range: Range<Int>?) -> UITextPosition {
        let found = layout.position(at: point)
        guard let range else { return TextOffset(found.offset, isUpstream: found.isUpstream) }
        return TextOffset(min(max(found.offset, range.lowerBound), range.upperBound))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard length > 0 else { return nil }
        let index = layout.characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        let start = position(before: position(after: index))
        return OffsetRange(start..<position(after: start))
    }
}
