import CoreGraphics
import Foundation
import TextLayout
import UIKitCore

// Rectangles and positions, in coordinates of the text container.
extension NSLayoutManager {
    var padding: CGFloat { container?.lineFragmentPadding ?? 0 }

    /// The origin of a fragment's lines.
    func origin(of index: Int) -> CGPoint {
        CGPoint(x: padding, y: top(of: index) + spaceBefore(index))
    }

    /// The width of the widest laid out line, with the padding.
    var usedWidth: CGFloat {
        let widths = fragments.compactMap { $0.laidOut?.frame.size.width }
        return (widths.max() ?? 0) + 2 * padding
    }

    /// Returns the caret before the character at `offset`: zero wide, as high as its line.
    func caret(at offset: Int, isUpstream: Bool = false) -> CGRect {
        let index = fragment(at: offset)
        let text = laidOut(index)
        let local = text.shown(offset - start(of: index))
        let origin = origin(of: index)
        return text.frame.caretRect(at: local, isUpstream: isUpstream)
            .offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns the position nearest to a point, and `true` if it is at the end of a wrapped line.
    func position(at point: CGPoint) -> (offset: Int, isUpstream: Bool) {
        let index = fragment(atY: point.y)
        let text = laidOut(index)
        let origin = origin(of: index)
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let shown = text.frame.index(at: local)
        let line = text.frame.lineNumber(at: local)
        let isUpstream =
            line < text.frame.lines.count - 1
            && shown == text.frame.lines[line].range.upperBound
        return (start(of: index) + text.hidden(shown), isUpstream)
    }

    /// Returns the range of the line with a position, without its line feed.
    func lineRange(at offset: Int, isUpstream: Bool = false) -> Range<Int> {
        let index = fragment(at: offset)
        let text = laidOut(index)
        let start = start(of: index)
        let line = text.frame.lineNumber(
            of: text.shown(offset - start), isUpstream: isUpstream)
        let range = text.range(ofLine: line)
        return start + range.lowerBound..<start + range.upperBound
    }

    /// `true` if the line of a position is written from right to left.
    func isRightToLeft(at offset: Int) -> Bool {
        let index = fragment(at: offset)
        let text = laidOut(index)
        return text.frame.isRightToLeft(
            line: text.frame.lineNumber(of: text.shown(offset - start(of: index))))
    }

    /// Returns the rectangles of a range from top to bottom, each on one line.
    ///
    /// - Parameters:
    ///   - limits: Only fragments that touch this range of heights are laid out.
    ///   - extendsLines: `true` if all lines but the last reach to the container's edge.
    func rects(
        of range: Range<Int>, within limits: ClosedRange<CGFloat>? = nil, extendsLines: Bool
    ) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var first = fragment(at: range.lowerBound)
        var last = fragment(at: range.upperBound)
        if let limits {
            first = max(first, fragment(atY: limits.lowerBound))
            last = min(last, fragment(atY: limits.upperBound))
        }
        guard first <= last else { return [] }
        var rects: [CGRect] = []
        for index in first...last {
            let text = laidOut(index)
            let start = start(of: index)
            let origin = origin(of: index)
            let local =
                text.shown(
                    max(range.lowerBound - start, 0))..<text.shown(
                    max(range.upperBound - start, 0))
            let continues = range.upperBound > contentRange(of: index).upperBound
            for (number, line) in text.frame.lines.enumerated() {
                let isLast = number == text.frame.lines.count - 1
                let part = local.clamped(to: line.range)
                let goesOn = local.upperBound > line.range.upperBound || (isLast && continues)
                let isHere =
                    !part.isEmpty
                    || (isLast && continues && local.lowerBound <= line.range.upperBound)
                guard isHere else { continue }
                var found = text.frame.rects(of: part, onLine: number)
                if goesOn, extendsLines { extend(&found, of: text, line: number) }
                rects += found.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            }
        }
        return rects
    }

    /// Extends the selection on a line to the edge at which the line ends.
    private func extend(_ rects: inout [CGRect], of text: LaidOutText, line number: Int) {
        let line = text.frame.lines[number]
        let width = container?.lineWidth ?? .infinity
        let isRightToLeft = text.frame.isRightToLeft(line: number)
        if rects.isEmpty {
            let x = isRightToLeft ? line.rect.minX : line.rect.maxX
            rects = [CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height)]
        }
        // Without a limit, a line feed is shown as wide as a space.
        let end = width.isFinite ? width : line.rect.maxX + 5
        if isRightToLeft {
            let right = rects[0].maxX
            rects[0].origin.x = min(0, rects[0].minX)
            rects[0].size.width = right - rects[0].minX
        } else {
            let last = rects.count - 1
            rects[last].size.width = max(end - rects[last].minX, rects[last].width)
        }
    }
}
