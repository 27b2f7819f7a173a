import CPango
import CoreGraphics

/// Breaks text into lines.
///
/// Pango shapes one paragraph at a time. The typesetter implements where UIKit differs from Pango:
///
/// 1. A paragraph ends at a line feed, and a final line feed starts an empty paragraph.
/// 2. The height of a line is determined by the fonts in its attributes, see ``LineHeights``.
/// 3. Lines are counted across paragraphs, up to the maximum number or height.
/// 4. When text remains after the last line, that line is laid out again with an ellipsis.
/// 5. Pango's numbers overflow beyond two million points. A paragraph that could become wider is
///    continued as another.
struct Typesetter {
    private let text: StyledText
    private let paragraph: TextParagraph
    private let width: CGFloat
    private let height: CGFloat
    private let position: TextPosition

    /// The text in UTF-8, with NUL bytes replaced by spaces, since they would end a C string.
    private let bytes: [UInt8]

    /// The lines laid out so far, which own their layouts.
    private(set) var lines: [ShapedLine] = []

    /// The total height of ``lines`` and the spacing between them.
    private var usedHeight: CGFloat = 0

    /// The maximum number of bytes passed to Pango at once.
    private let maximumParagraphLength: Int

    /// The maximum width of a line in points, below the overflow of Pango's numbers.
    private static let maximumLineWidth: CGFloat = 1_500_000

    init(_ text: StyledText, paragraph: TextParagraph, fitting size: CGSize) {
        self.text = text
        self.paragraph = paragraph
        width = size.width.isNaN ? 0 : max(size.width, 0)
        height = size.height.isNaN ? 0 : size.height
        position = TextPosition(string: text.string)
        let maximumByteWidth = text.segments(in: 0..<text.length).map { segment in
            2 * segment.attributes.font.size + max(segment.attributes.kern, 0)
        }
        maximumParagraphLength = Int(Self.maximumLineWidth / max(maximumByteWidth.max() ?? 1, 1))
        bytes = text.string.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
    }

    /// `true` if lines end at ``width``.
    private var isBounded: Bool { width < Self.maximumLineWidth }

    // MARK: Laying out

    /// Lays out lines until the text or the available height ends.
    mutating func layOutAll() {
        var start = 0
        while true {
            let end = endOfParagraph(from: start)
            guard layOutParagraph(start..<end), end < bytes.count else { return }
            start = end + lengthOfLineFeed(at: end)
        }
    }

    /// Returns the end of the paragraph that starts at the byte `start`, or the point at which an
    /// overlong paragraph is continued as another.
    private func endOfParagraph(from start: Int) -> Int {
        let limit = min(start + maximumParagraphLength, bytes.count)
        if let end = bytes[start..<limit].firstIndex(where: \.isLineFeed) { return end }
        guard limit < bytes.count, !bytes[limit].isLineFeed else { return limit }
        // Continue after a space, else between two characters; invalid UTF-8 may be split anywhere.
        let space = bytes[start..<limit].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 }
        let character = bytes[start..<limit].lastIndex { !$0.isContinuation }
        return [space, character, limit].compactMap(\.self).first { $0 > start } ?? limit
    }

    /// Returns the length in bytes of the line feed at `index`, 0 where a paragraph is continued.
    private func lengthOfLineFeed(at index: Int) -> Int {
        guard bytes[index].isLineFeed else { return 0 }
        let isPair =
            bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "\n")
        return isPair ? 2 : 1
    }

    /// Lays out the paragraph in `range`, in bytes.
    ///
    /// - Returns: `true` if more lines may fit.
    private mutating func layOutParagraph(_ range: Range<Int>) -> Bool {
        let whole = makeLayout(Array(bytes[range]), at: range.lowerBound)
        defer { g_object_unref(UnsafeMutableRawPointer(whole)) }
        let parts = parts(of: whole, length: range.count)
        for (index, part) in parts.enumerated() {
            let start = range.lowerBound + part.range.lowerBound
            let end = range.lowerBound + part.range.upperBound
            let units = position.codeUnit(ofByte: start)..<position.codeUnit(ofByte: end)
            let heights = heights(of: units)
            guard hasRoom(for: heights) else {
                truncateLastLine()
                return false
            }
            let layout: OpaquePointer
            if parts.count == 1 {
                layout = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(whole)))
            } else {
                let visible = bytes[start..<(range.lowerBound + part.visibleEnd)]
                layout = makeLayout(Array(visible), at: start, inParagraph: whole)
                if paragraph.alignment == .justified, index < parts.count - 1 { justify(layout) }
            }
            append(
                ShapedLine(
                    layout: layout, byteOffset: start, range: units, isTruncated: false,
                    heights: heights))
            if !paragraph.wraps, isBounded, lines[lines.count - 1].width > width {
                // Without wrapping, there is only one line.
                truncateLastLine()
                return false
            }
        }
        return true
    }

    /// Returns the line ranges of a paragraph, in bytes, from its layout on a single line.
    private func parts(of layout: OpaquePointer, length: Int) -> [LineBreaker.Line] {
        let wraps = paragraph.wraps && isBounded
        var size = PangoRectangle()
        pango_layout_get_extents(layout, nil, &size)
        if pango_layout_get_line_count(layout) == 1, !wraps || points(size.width) <= width {
            return [LineBreaker.Line(range: 0..<length, visibleEnd: length)]
        }
        return LineBreaker(layout).lines(
            width: wraps ? Int64(pangoUnits(width)) : .max,
            breaksWords: paragraph.lineBreakMode == .byCharWrapping)
    }

    /// Justifies the only line of `layout` to the width.
    private func justify(_ layout: OpaquePointer) {
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
        pango_layout_set_justify(layout, 1)
        pango_layout_set_justify_last_line(layout, 1)
        pango_layout_set_width(layout, pangoUnits(width))
        // Pango's rounding may wrap a line that nearly fills the width; it needs no justification.
        if pango_layout_get_line_count(layout) > 1 { pango_layout_set_width(layout, -1) }
    }

    private mutating func append(_ line: ShapedLine) {
        usedHeight += (lines.isEmpty ? 0 : paragraph.lineSpacing) + line.heights.height
        lines.append(line)
    }

    /// Returns `true` if a line of these heights fits below the existing lines.
    private func hasRoom(for heights: LineHeights) -> Bool {
        if lines.isEmpty { return true }
        if paragraph.maximumLines > 0, lines.count >= paragraph.maximumLines { return false }
        // The tolerance covers heights that a caller rounded to whole points or pixels.
        return usedHeight + paragraph.lineSpacing + heights.height <= height + 0.01
    }

    private func heights(of range: Range<Int>) -> LineHeights {
        LineHeights(
            of: text.segments(in: range).map(\.attributes), in: paragraph, metrics: \.metrics)
    }

    // MARK: Truncating

    /// Lays out the last line again with an ellipsis, if the line break mode truncates.
    private mutating func truncateLastLine() {
        guard paragraph.lineBreakMode.truncates, isBounded, let last = lines.last else { return }
        let lastEnd = position.byte(ofCodeUnit: last.range.upperBound)
        guard last.width > width || isVisible(bytes[lastEnd...]) else { return }
        let start = position.byte(ofCodeUnit: last.range.lowerBound)
        let (shown, end) = remainder(from: start)
        let layout = makeLayout(shown, at: start)
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_width(layout, pangoUnits(width))
        pango_layout_set_ellipsize(layout, paragraph.lineBreakMode.ellipsis)
        let range = last.range.lowerBound..<position.codeUnit(ofByte: end)
        lines.removeLast().release()
        lines.append(
            ShapedLine(
                layout: layout, byteOffset: start, range: range, isTruncated: true,
                heights: last.heights))
    }

    /// Returns the contents of a truncated line that starts at the byte `start`, and the byte at
    /// which they end.
    ///
    /// Truncating the tail shows the paragraph, with an ellipsis if others follow. The other modes
    /// show the end of the text, so the line contains all bytes up to Pango's limit.
    private func remainder(from start: Int) -> (bytes: [UInt8], end: Int) {
        guard paragraph.lineBreakMode == .byTruncatingTail else {
            let end = min(start + maximumParagraphLength, bytes.count)
            return (bytes[start..<end].map { $0.isLineFeed ? UInt8(ascii: " ") : $0 }, end)
        }
        let end = endOfParagraph(from: start)
        let isFollowed = isVisible(bytes[end...])
        return (bytes[start..<end] + (isFollowed ? Array("…".utf8) : []), end)
    }

    /// Returns `true` if any of `bytes` is not a space or a control character.
    private func isVisible(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.contains { $0 > UInt8(ascii: " ") }
    }

    // MARK: Placing

    /// Returns the lines with their positions, aligned in the available width or, if unbounded, in
    /// the width of the widest line.
    func positionedLines() -> [TextLine] {
        let widths = lines.map { $0.width + lastKern(of: $0) }
        let availableWidth = isBounded ? width : widths.max() ?? 0
        var top: CGFloat = 0
        return zip(lines, widths).map { line, lineWidth in
            defer { top += line.heights.height + paragraph.lineSpacing }
            let rect = CGRect(
                x: leftEdge(of: line, width: lineWidth, in: availableWidth), y: top,
                width: lineWidth,
                height: line.heights.height)
            return TextLine(
                range: line.range, rect: rect, baseline: top + line.heights.baseline,
                isTruncated: line.isTruncated)
        }
    }

    /// The kern after the line's last character, which UIKit includes in the width and Pango does
    /// not.
    private func lastKern(of line: ShapedLine) -> CGFloat {
        guard !line.isTruncated, !line.isRightToLeft, !line.range.isEmpty else { return 0 }
        return max(text.attributes(at: line.range.upperBound - 1).kern, -line.width)
    }

    private func leftEdge(of line: ShapedLine, width: CGFloat, in availableWidth: CGFloat)
        -> CGFloat
    {
        // A line wider than the available width shows its beginning.
        let slack = max(availableWidth - width, 0)
        switch paragraph.alignment {
        case .left: return 0
        case .center: return slack / 2
        case .right: return slack
        case .natural, .justified: return line.isRightToLeft ? availableWidth - width : 0
        }
    }

    // MARK: Layouts

    /// Creates a layout of `bytes` with the text's attributes from the byte `start` on. The caller
    /// owns it.
    ///
    /// - Parameter whole: The layout of the paragraph that contains the bytes, which determines
    ///   their base direction.
    private func makeLayout(
        _ bytes: [UInt8], at start: Int, inParagraph whole: OpaquePointer? = nil
    ) -> OpaquePointer {
        let line = whole.flatMap { pango_layout_get_line_readonly($0, 0) }
        let resolved = line.map(pango_layout_line_get_resolved_direction)
        let direction =
            resolved.map { $0 == PANGO_DIRECTION_RTL ? .rightToLeft : .leftToRight }
            ?? paragraph.baseDirection
        let layout = makeLayout(bytes, at: start, direction: direction, library: .shared)
        guard FontLibrary.settings.withLock(\.usesSystemFonts),
            needsRegionalForms || pango_layout_get_unknown_glyphs_count(layout) > 0
        else { return layout }
        g_object_unref(UnsafeMutableRawPointer(layout))
        return makeLayout(bytes, at: start, direction: direction, library: .system)
    }

    /// `true` if a part of the text is in a language whose characters have forms of their own.
    private var needsRegionalForms: Bool {
        let standard = FontLibrary.settings.withLock(\.language)
        return text.segments(in: 0..<text.length).contains {
            RegionalForms(language: $0.attributes.language ?? standard) != .simplifiedChinese
        }
    }

    private func makeLayout(
        _ bytes: [UInt8], at start: Int, direction: TextDirection, library: FontLibrary
    ) -> OpaquePointer {
        let layout = library.makeLayout(direction: direction)
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                guard let first = $0.baseAddress else { return }
                pango_layout_set_text(layout, first, Int32($0.count))
            }
        }
        let attributes = makeAttributes(from: start, to: start + bytes.count)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        return layout
    }

    /// Returns Pango's attributes for a byte range of the text. The caller owns the list.
    private func makeAttributes(from start: Int, to end: Int) -> OpaquePointer {
        let list = PangoAttributeList()
        let units = position.codeUnit(ofByte: start)..<position.codeUnit(ofByte: end)
        let segments = text.segments(in: units)
        for (index, segment) in segments.enumerated() {
            let first = position.byte(ofCodeUnit: segment.range.lowerBound) - start
            let isLast = index == segments.count - 1
            let last = position.byte(ofCodeUnit: segment.range.upperBound) - start
            list.add(
                segment.attributes, base: text.attributes,
                from: first, to: isLast ? PangoAttributeList.end : last)
        }
        return list.pointer
    }
}

extension UInt8 {
    /// `true` if the byte ends a paragraph.
    fileprivate var isLineFeed: Bool {
        self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }

    /// `true` if the byte is a UTF-8 continuation byte.
    fileprivate var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension TextLineBreakMode {
    /// The equivalent Pango mode.
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        }
    }
}
