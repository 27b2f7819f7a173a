public import CoreGraphics
public import Foundation
public import FoundationGaps
import TextLayout
import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A line of text. Places are in points from the start of its baseline, y pointing up.
public final class CTLine {
    /// The text that the line is a part of.
    let content: Content
    let frame: TextFrame

    /// The number of the line in the frame.
    let number: Int

    /// The index in an app's string of the first character of the frame.
    let offset: Int

    init(_ content: Content, _ frame: TextFrame, number: Int, offset: Int) {
        self.content = content
        self.frame = frame
        self.number = number
        self.offset = offset
    }

    /// Lays out a string on one line.
    convenience init(_ content: Content, offset: Int = 0) {
        var paragraph = content.paragraph
        paragraph.maximumLines = 1
        let frame = TextFrame.cached(
            content.text, paragraph: paragraph, fitting: .unlimitedSize)
        self.init(content, frame, number: 0, offset: offset)
    }

    var line: TextLine { frame.lines[number] }

    /// The runs from left to right.
    private(set) lazy var runs = frame.glyphRuns(ofLine: number).enumerated().map {
        CTRun($0.element, number: $0.offset, of: self)
    }

    var width: CGFloat { line.rect.width }

    /// The heights above and below the baseline, and the gap to the next line, with small texts
    /// above and below.
    var heights: LineHeights {
        let (text, ruby) = (textHeights, rubyHeights)
        return LineHeights(
            ascent: text.ascent + ruby.above, descent: text.descent + ruby.below,
            leading: text.leading)
    }

    /// The heights of the tallest runs.
    var textHeights: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        runs.map(\.heights).reduce((0, 0, 0)) {
            (max($0.0, $1.ascent), max($0.1, $1.descent), max($0.2, $1.leading))
        }
    }

    /// Returns the distance from the start of the line to a character of the app's string.
    func distance(to index: Int) -> CGFloat {
        let index = min(max(index - offset, line.range.lowerBound), line.range.upperBound)
        let isEnd = index == line.range.upperBound && index > line.range.lowerBound
        return frame.caretRect(at: index, isUpstream: isEnd).minX - line.rect.minX
    }

    /// The smallest rectangle around the outlines.
    var imageBounds: CGRect {
        runs.reduce(.null) { $0.union($1.imageBounds(0..<$1.run.glyphs.count)) }
    }
}

/// The heights of a line above and below its baseline, and the gap to the next line.
struct LineHeights {
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat

    /// The height without the gap.
    var total: CGFloat { ascent + descent }
}

/// Lays out a string on one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(Content(attrString))
}

// MARK: - Measures

/// Returns the width of a line in points, and sets its heights: of the descent as a positive
/// number.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let heights = line.heights
    ascent?.pointee = heights.ascent
    descent?.pointee = heights.descent
    leading?.pointee = heights.leading
    return Double(line.width)
}

/// Options of ``CTLineGetBoundsWithOptions(_:_:)``.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leaves the gap to the next line out.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)

    /// The rectangle around the outlines of the glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
}

/// Returns the rectangle of a line: by its font's heights, or by the outlines of its glyphs.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) {
        let bounds = line.imageBounds
        return bounds.isNull ? .zero : bounds
    }
    let heights = line.heights
    let leading = options.contains(.excludeTypographicLeading) ? 0 : heights.leading
    return CGRect(
        x: 0, y: -heights.descent - leading, width: line.width,
        height: heights.ascent + heights.descent + leading)
}

/// Returns the smallest rectangle around the outlines of a line at the text position of `context`.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let bounds = line.imageBounds
    guard !bounds.isNull, let context else { return bounds }
    return bounds.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// Returns the characters of a line, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(
        location: line.offset + line.line.range.lowerBound, length: line.line.range.count)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    line.runs.reduce(0) { $0 + $1.run.glyphs.count }
}

/// Returns the runs of a line from left to right, as an array of ``CTRun``.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs as NSArray }

/// Returns the width of the spaces at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.frame.text.string as NSString
    let range = line.line.range
    var end = range.upperBound
    while end > range.lowerBound, let scalar = Unicode.Scalar(text.character(at: end - 1)),
        scalar.properties.isWhitespace
    {
        end -= 1
    }
    let distance = line.distance(to: range.upperBound + line.offset)
    return Double(abs(distance - line.distance(to: end + line.offset)))
}

/// Returns the distance by which a line is moved to be flush in `flushWidth`: with a factor of 0 to
/// the left, 0.5 in the middle, 1 to the right.
public func CTLineGetPenOffsetForFlush(
    _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
    max((flushWidth - Double(line.width)) * Double(min(max(flushFactor, 0), 1)), 0)
}

// MARK: - Places

/// Returns the index of the character boundary nearest to a place in the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let rect = line.line.rect
    let point = CGPoint(x: rect.minX + position.x, y: rect.midY)
    return line.frame.index(at: point) + line.offset
}

/// Returns the distance of a character's start from that of the line.
///
/// - Parameter secondaryOffset: Set to the same distance.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let distance = line.distance(to: charIndex)
    secondaryOffset?.pointee = distance
    return distance
}

/// Calls `block` with the distance of each character boundary, its index, `true`, and an address at
/// which to set `true` to stop.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    let text = line.frame.text.string as NSString
    var stops = false
    var index = line.line.range.lowerBound
    while index < line.line.range.upperBound, !stops {
        block(Double(line.distance(to: index + line.offset)), index + line.offset, true, &stops)
        let character = text.rangeOfComposedCharacterSequence(at: index)
        index = max(character.location + character.length, index + 1)
    }
}

// MARK: - Truncating

/// The place of the characters that are left out.
public enum CTLineTruncationType: UInt32, Hashable, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// Returns a line of at most `width`, in which `truncationToken` stands for the characters that are
/// left out: the same line if it fits, `nil` if the token does not fit.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
    _ truncationToken: CTLine?
) -> CTLine? {
    guard Double(line.width) > width else { return line }
    let room = CGFloat(width) - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    let string = line.content.string
    let (start, end) = (line.line.range.lowerBound, line.line.range.upperBound)
    func boundary(at distance: CGFloat, before: Bool) -> Int {
        var boundaries: [(index: Int, distance: CGFloat)] = [(end, line.width)]
        CTLineEnumerateCaretOffsets(line) { offset, index, _, _ in
            boundaries.append((index - line.offset, CGFloat(offset)))
        }
        let found =
            before
            ? boundaries.filter { $0.distance <= distance }.map(\.index).max()
            : boundaries.filter { $0.distance >= distance }.map(\.index).min()
        return found ?? (before ? start : end)
    }
    let result = NSMutableAttributedString()
    func append(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        result.append(
            string.attributedSubstring(
                from: NSRange(location: range.lowerBound, length: range.count)))
    }
    let token = truncationToken?.content.string ?? NSAttributedString(string: "")
    switch truncationType {
    case .end:
        append(start..<boundary(at: room, before: true))
        result.append(token)
    case .start:
        result.append(token)
        append(boundary(at: line.width - room, before: false)..<end)
    case .middle:
        append(start..<boundary(at: room / 2, before: true))
        result.append(token)
        append(boundary(at: line.width - room / 2, before: false)..<end)
    }
    return CTLine(Content(result), offset: line.offset)
}

// MARK: - Drawing

/// Draws a line at the text position of a context, by its text matrix and mode of text.
///
/// The context's y axis points up, or its text matrix turns the text upright.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.drawRuby(in: context)
    guard context.textDrawingMode == .fill else {
        for run in line.runs { run.draw(0..<run.run.glyphs.count, in: context) }
        return
    }
    let frame = line.frame(for: context)
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    frame.draw(
        line: line.number, in: context,
        at: CGPoint(x: -line.line.rect.minX, y: -line.line.baseline))
    context.restoreGState()
}

extension CTLine {
    /// Returns the frame, with the context's colour where characters have that.
    func frame(for context: CGContext) -> TextFrame {
        guard content.usesContextColor else { return frame }
        let fill = context.fillRGBA
        let color = CGColor(
            srgbRed: fill.red, green: fill.green, blue: fill.blue, alpha: fill.alpha)
        let text = content.text.mappingAttributes { $0.foregroundColor = color }
        return TextFrame.cached(text, paragraph: frame.paragraph, fitting: frame.availableSize)
    }
}
