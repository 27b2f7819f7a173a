import CoreGraphics
public import Foundation
import TextLayout
public import UIKitCore

// Apple's methods, whose coordinates are those of the container of the text.

extension NSLayoutManager {
    /// Lays out the container's text, so that nothing of its size is an estimate.
    public func ensureLayout(for container: NSTextContainer) {
        for index in fragments.indices where !fragments[index].isMeasured { laidOut(index) }
        guard let delegate, !fragments.isEmpty else { return }
        let isEnd = self.container(atY: totalHeight - 0.5) != nil
        delegate.layoutManager(
            self, didCompleteLayoutFor: isEnd ? container : nil, atEnd: isEnd)
    }

    /// Lays out the text in a part of a container.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard !fragments.isEmpty else { return }
        let top = top(of: container)
        var index = fragment(atY: bounds.minY + top)
        repeat {
            laidOut(index)
            index += 1
        } while index < fragments.count && self.top(of: index) < bounds.maxY + top
    }

    /// Lays out a range of glyphs.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) {
        ensureLayout(forCharacterRange: glyphRange)
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
        if isFlowing { return usedFlowRect(of: container) }
        let isEmpty = (storage?.length ?? 0) == 0
        let width = container.lineWidth
        let used = isEmpty ? 2 * padding : usedWidth
        return CGRect(
            x: 0, y: 0, width: width.isFinite ? min(used, container.size.width) : used,
            height: visibleHeight)
    }

    private func usedFlowRect(of container: NSTextContainer) -> CGRect {
        let extent = extent(of: container)
        var used = CGRect.null
        for index in fragments.indices {
            let origin = origin(of: index)
            for line in laidOut(index).frame.lines {
                let rect = line.rect.offsetBy(dx: origin.x, dy: origin.y)
                guard rect.midY >= extent.lowerBound, rect.midY < extent.upperBound else {
                    continue
                }
                used = used.union(rect.offsetBy(dx: 0, dy: -extent.lowerBound))
            }
        }
        guard !used.isNull else { return .zero }
        return CGRect(x: 0, y: 0, width: used.maxX + padding, height: used.maxY)
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

    /// Returns the rectangle around a range of glyphs.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
        -> CGRect
    {
        guard let range = Range(glyphRange), !fragments.isEmpty else { return .zero }
        let extent = extent(of: container)
        let rects =
            range.isEmpty ? [caret(at: range.lowerBound)] : rects(of: range, extendsLines: true)
        let union = rects.filter { $0.midY >= extent.lowerBound && $0.midY < extent.upperBound }
            .reduce(CGRect.null) { $0.union($1) }
        return union.isNull ? .zero : union.offsetBy(dx: 0, dy: -extent.lowerBound)
    }

    /// Calls `block` with the rectangles of a range of glyphs in a container, one for each line.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: The selection that contains them, whose lines reach to the edge, or a
    ///     range at `NSNotFound`.
    ///   - textContainer: The container.
    ///   - block: The block, with a flag that ends the enumeration.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let range = Range(glyphRange), !fragments.isEmpty else { return }
        let extent = extent(of: textContainer)
        var stop = ObjCBool(false)
        for rect in rects(of: range, extendsLines: selectedRange.location != NSNotFound)
        where rect.midY >= extent.lowerBound && rect.midY < extent.upperBound && !stop.boolValue {
            block(rect.offsetBy(dx: 0, dy: -extent.lowerBound), &stop)
        }
    }

    /// Returns the glyph nearest to a point.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the glyph nearest to a point.
    ///
    /// - Parameters:
    ///   - point: The point in the container.
    ///   - container: The container of the text.
    ///   - partialFraction: Set to the part of the glyph that is before the point.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// Returns the part of a glyph that is before a point, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(
        for point: CGPoint, in container: NSTextContainer
    ) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the glyphs of the lines that touch a rectangle of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    {
        guard !fragments.isEmpty, bounds.height > 0 else { return NSRange() }
        let top = top(of: container)
        let first = position(at: CGPoint(x: 0, y: max(bounds.minY, 0) + top)).offset
        let last = position(at: CGPoint(x: 0, y: bounds.maxY - 0.01 + top)).offset
        let range = lineRange(at: first).lowerBound..<lineRange(at: last).upperBound
        let whole = glyphRange(for: container)
        return NSIntersectionRange(NSRange(range), whole)
    }

    /// Returns the glyphs of the lines that touch a rectangle of a container. The same as
    /// ``glyphRange(forBoundingRect:in:)``, because only what is asked for is laid out.
    public func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

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
        let point = CGPoint(x: point.x, y: point.y + top(of: container))
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
        guard let container = textContainer(forGlyphAt: glyphIndex, effectiveRange: nil),
            container.isSimpleRectangularTextContainer, container.lineWidth.isFinite
        else { return used }
        return CGRect(x: 0, y: used.minY, width: container.size.width, height: used.height)
    }

    /// Returns the rectangle of a glyph's line, as wide as the container. The same as
    /// ``lineFragmentRect(forGlyphAt:effectiveRange:)``: only the requested text is laid out.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// Returns the rectangle of the characters on a glyph's line, with the padding.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
    ) -> CGRect {
        guard !fragments.isEmpty else { return .zero }
        let line = self.line(at: glyphIndex)
        effectiveRange?.pointee = NSRange(line.range)
        let top = container(atY: line.rect.midY).map { self.top(of: $0) } ?? 0
        return line.rect.offsetBy(dx: 0, dy: -top).insetBy(dx: -padding, dy: 0)
    }

    /// Returns the start of a glyph's baseline, relative to its line's rectangle.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard !fragments.isEmpty else { return .zero }
        let rect = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
        let line = self.line(at: glyphIndex)
        return CGPoint(
            x: caret(at: glyphIndex).minX - rect.minX, y: line.baseline - line.rect.minY)
    }

    /// Calls `block` with the rectangle, the used rectangle and the glyphs of each line.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        guard !fragments.isEmpty else { return }
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
            if let container = textContainer(forGlyphAt: location, effectiveRange: nil) {
                block(rect, used, container, range, &stop)
            }
            location = max(range.upperBound, location + 1)
        }
    }
}
