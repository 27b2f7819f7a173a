public import CoreGraphics
public import Foundation
import TextLayout
import UIKitCore

// Rectangles and positions, in coordinates of the text container.
extension NSLayoutManager {
    private var padding: CGFloat { container?.lineFragmentPadding ?? 0 }

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
        let line =
            text.frame.lines.firstIndex { local.y < $0.rect.maxY }
            ?? text.frame.lines.count - 1
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

// MARK: - Apple's methods

extension NSLayoutManager {
    /// Lays out the container's text, so that nothing of its size is an estimate.
    public func ensureLayout(for container: NSTextContainer) {
        for index in fragments.indices where !fragments[index].isMeasured { laidOut(index) }
    }

    /// Lays out a range.
    public func ensureLayout(forCharacterRange charRange: NSRange) {
        guard !fragments.isEmpty else { return }
        for index in fragment(at: charRange.location)...fragment(at: charRange.upperBound) {
            laidOut(index)
        }
    }

    /// Returns the rectangle that the text fills in the container.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        ensureLayout(for: container)
        let isEmpty = (storage?.length ?? 0) == 0
        let width = container.lineWidth
        let used = isEmpty ? 2 * padding : usedWidth
        return CGRect(
            x: 0, y: 0, width: width.isFinite ? min(used, container.size.width) : used,
            height: visibleHeight)
    }

    /// The height of the text, within the container's number of lines.
    private var visibleHeight: CGFloat {
        guard let limit = container?.maximumNumberOfLines, limit > 0 else { return totalHeight }
        var lines = 0
        for index in fragments.indices {
            let frame = laidOut(index).frame
            if lines + frame.lines.count >= limit {
                return origin(of: index).y + frame.lines[limit - lines - 1].rect.maxY
            }
            lines += frame.lines.count
        }
        return totalHeight
    }

    /// Returns the glyphs in the container: all of them.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: numberOfGlyphs)
    }

    /// Returns the rectangle around a range of glyphs.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
        -> CGRect
    {
        guard let range = Range(glyphRange), !fragments.isEmpty else { return .zero }
        if range.isEmpty { return caret(at: range.lowerBound) }
        return rects(of: range, extendsLines: true).reduce(CGRect.null) { $0.union($1) }
    }

    /// Returns the glyph nearest to a point.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the character under a point, or the one nearest to it.
    ///
    /// - Parameters:
    ///   - point: The point in the container.
    ///   - container: The container of the text.
    ///   - partialFraction: Set to the point's distance from the character's leading edge, relative
    ///     to its width.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard numberOfGlyphs > 0 else {
            partialFraction?.pointee = 0
            return 0
        }
        let nearest = position(at: point).offset
        for candidate in [nearest - 1, nearest] where candidate >= 0 && candidate < numberOfGlyphs {
            for rect in rects(of: candidate..<candidate + 1, extendsLines: false)
            where rect.minX <= point.x && point.x < rect.maxX {
                let fraction = (point.x - rect.minX) / rect.width
                partialFraction?.pointee = isRightToLeft(at: candidate) ? 1 - fraction : fraction
                return candidate
            }
        }
        let last = min(nearest, numberOfGlyphs - 1)
        partialFraction?.pointee = nearest > last ? 1 : 0
        return last
    }

    /// Returns the rectangle of a glyph's line, as wide as the container.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?)
        -> CGRect
    {
        let used = lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
        guard let width = container?.size.width, width > 0 else { return used }
        return CGRect(x: 0, y: used.minY, width: width, height: used.height)
    }

    /// Returns the rectangle of the characters on a glyph's line, with the padding.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
    ) -> CGRect {
        guard !fragments.isEmpty else { return .zero }
        effectiveRange?.pointee = NSRange(lineRange(at: glyphIndex))
        let index = fragment(at: glyphIndex)
        let text = laidOut(index)
        let origin = origin(of: index)
        let number = text.frame.lineNumber(of: text.shown(glyphIndex - start(of: index)))
        return text.frame.lines[number].rect.offsetBy(dx: origin.x, dy: origin.y)
            .insetBy(dx: -padding, dy: 0)
    }

    /// Returns the start of a glyph's baseline, relative to its line's rectangle.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let line = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
        let index = fragment(at: glyphIndex)
        let text = laidOut(index)
        let number = text.frame.lineNumber(of: text.shown(glyphIndex - start(of: index)))
        let shownLine = text.frame.lines[number]
        return CGPoint(
            x: caret(at: glyphIndex).minX - line.minX,
            y: shownLine.baseline - shownLine.rect.minY)
    }

    /// Calls `block` with the rectangle, the used rectangle and the glyphs of each line.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        guard let container, !fragments.isEmpty else { return }
        var location = glyphRange.location
        var stop = ObjCBool(false)
        while location < glyphRange.upperBound, !stop.boolValue {
            var range = NSRange()
            let rect = lineFragmentRect(forGlyphAt: location, effectiveRange: &range)
            let used = lineFragmentUsedRect(forGlyphAt: location, effectiveRange: nil)
            let index = fragment(at: location)
            let content = contentRange(of: index)
            // A paragraph's last line includes its line feed.
            if range.upperBound == content.upperBound {
                range.length += fragments[index].terminator
            }
            block(rect, used, container, range, &stop)
            location = max(range.upperBound, location + 1)
        }
    }

    /// Draws the lines of a range of glyphs with the container's origin at a point, in the current
    /// context.
    public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), !fragments.isEmpty else { return }
        for index in fragment(at: glyphsToShow.location)...fragment(at: glyphsToShow.upperBound) {
            let text = laidOut(index)
            let place = self.origin(of: index)
            text.content.draw(
                text.frame, in: context, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y))
        }
    }
}
