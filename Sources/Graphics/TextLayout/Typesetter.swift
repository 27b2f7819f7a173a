import CPango
import CoreGraphics

/// Breaks text into lines.
///
/// Pango shapes and breaks one paragraph at a time. What Pango does otherwise than UIKit is done here:
///
/// 1. A paragraph ends at a line feed, and a final line feed opens an empty one.
/// 2. Lines are as high as the fonts say that they are set in, see ``LineHeights``.
/// 3. Lines are counted across paragraphs, up to the most lines or the height allowed.
/// 4. When text is left over after the last of them, that line is set again with an ellipsis.
/// 5. Pango's numbers overflow beyond two million points. A paragraph that could be wider is continued as another.
struct Typesetter {
    private let text: StyledText
    private let paragraph: TextParagraph
    private let width: CGFloat
    private let height: CGFloat
    private let position: TextPosition

    /// The text's bytes, without those that C takes for the end.
    private let bytes: [UInt8]

    /// What has been set so far. The lines own their layouts.
    private(set) var lines: [SetLine] = []

    /// The height of ``lines`` and the gaps between them.
    private var usedHeight: CGFloat = 0

    /// The most bytes that Pango is given at once.
    private let longestParagraph: Int

    /// The widest that a line can become, in points. Pango's numbers overflow soon after.
    private static let widestLine: CGFloat = 1_500_000

    init(_ text: StyledText, paragraph: TextParagraph, fitting size: CGSize) {
        self.text = text
        self.paragraph = paragraph
        width = size.width.isNaN ? 0 : max(size.width, 0)
        height = size.height.isNaN ? 0 : size.height
        position = TextPosition(string: text.string)
        let widestByte = text.segments(in: 0..<text.length).map { segment in
            2 * segment.attributes.font.size + max(segment.attributes.kern, 0)
        }
        longestParagraph = Int(Self.widestLine / max(widestByte.max() ?? 1, 1))
        bytes = text.string.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
    }

    /// Whether lines end at ``width``.
    private var isBounded: Bool { width < Self.widestLine }

    // MARK: Setting

    /// Sets line after line until the text or the room ends.
    mutating func setAll() {
        var start = 0
        while true {
            let end = endOfParagraph(from: start)
            guard setParagraph(start..<end), end < bytes.count else { return }
            start = end + lengthOfLineFeed(at: end)
        }
    }

    /// Where the paragraph that starts at the byte `start` ends, or has to be continued as another.
    private func endOfParagraph(from start: Int) -> Int {
        let limit = min(start + longestParagraph, bytes.count)
        if let end = bytes[start..<limit].firstIndex(where: \.isLineFeed) { return end }
        guard limit < bytes.count, !bytes[limit].isLineFeed else { return limit }
        // Continue after a space, or else between two characters; an invalid one may be cut.
        let space = bytes[start..<limit].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 }
        let character = bytes[start..<limit].lastIndex { !$0.isContinuation }
        return [space, character, limit].compactMap(\.self).first { $0 > start } ?? limit
    }

    /// How many bytes the line feed at `index` has: none where a paragraph is continued.
    private func lengthOfLineFeed(at index: Int) -> Int {
        guard bytes[index].isLineFeed else { return 0 }
        let isPair =
            bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "\n")
        return isPair ? 2 : 1
    }

    /// Sets the paragraph in `range`, in bytes.
    ///
    /// - Returns: Whether there may be room for more lines.
    private mutating func setParagraph(_ range: Range<Int>) -> Bool {
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
                SetLine(
                    layout: layout, byteOffset: start, range: units, isTruncated: false,
                    heights: heights))
            if !paragraph.wraps, isBounded, lines[lines.count - 1].width > width {
                // Without wrapping, there is one line only.
                truncateLastLine()
                return false
            }
        }
        return true
    }

    /// Where the lines of a paragraph are, in bytes, given its layout on one line.
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

    /// Stretches the only line of `layout` to the width.
    private func justify(_ layout: OpaquePointer) {
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
        pango_layout_set_justify(layout, 1)
        pango_layout_set_justify_last_line(layout, 1)
        pango_layout_set_width(layout, pangoUnits(width))
        // A hair too wide for Pango's own rounding: then it is as good as stretched.
        if pango_layout_get_line_count(layout) > 1 { pango_layout_set_width(layout, -1) }
    }

    private mutating func append(_ line: SetLine) {
        usedHeight += (lines.isEmpty ? 0 : paragraph.lineSpacing) + line.heights.height
        lines.append(line)
    }

    /// Whether a line of these heights may follow those that are set.
    private func hasRoom(for heights: LineHeights) -> Bool {
        if lines.isEmpty { return true }
        if paragraph.maximumLines > 0, lines.count >= paragraph.maximumLines { return false }
        // A caller's whole number of points or pixels may be a hair less than the lines add up to.
        return usedHeight + paragraph.lineSpacing + heights.height <= height + 0.01
    }

    private func heights(of range: Range<Int>) -> LineHeights {
        LineHeights(
            of: text.segments(in: range).map(\.attributes), in: paragraph, metrics: \.metrics)
    }

    // MARK: Truncating

    /// Sets the last line again, with an ellipsis in place of what does not fit, if the mode wants one.
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
            SetLine(
                layout: layout, byteOffset: start, range: range, isTruncated: true,
                heights: last.heights))
    }

    /// What a truncated line that starts at the byte `start` is made of, and the byte at which it ends.
    ///
    /// Truncating the tail shows the paragraph, and an ellipsis if others follow. The other modes show the end of
    /// the text, so everything that Pango can take is on the line.
    private func remainder(from start: Int) -> (bytes: [UInt8], end: Int) {
        guard paragraph.lineBreakMode == .byTruncatingTail else {
            let end = min(start + longestParagraph, bytes.count)
            return (bytes[start..<end].map { $0.isLineFeed ? UInt8(ascii: " ") : $0 }, end)
        }
        let end = endOfParagraph(from: start)
        let isFollowed = isVisible(bytes[end...])
        return (bytes[start..<end] + (isFollowed ? Array("…".utf8) : []), end)
    }

    /// Whether any of `bytes` is more than a space or a line feed.
    private func isVisible(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.contains { $0 > UInt8(ascii: " ") }
    }

    // MARK: Placing

    /// The lines with their places, aligned in the width allowed or, without one, in that of the widest.
    func placedLines() -> [TextLine] {
        let widths = lines.map { $0.width + lastKern(of: $0) }
        let room = isBounded ? width : widths.max() ?? 0
        var top: CGFloat = 0
        return zip(lines, widths).map { line, lineWidth in
            defer { top += line.heights.height + paragraph.lineSpacing }
            let rect = CGRect(
                x: leftEdge(of: line, width: lineWidth, in: room), y: top, width: lineWidth,
                height: line.heights.height)
            return TextLine(
                range: line.range, rect: rect, baseline: top + line.heights.baseline,
                isTruncated: line.isTruncated)
        }
    }

    /// The kern of the line's last character, which Pango leaves out and UIKit counts.
    private func lastKern(of line: SetLine) -> CGFloat {
        guard !line.isTruncated, !line.isRightToLeft, !line.range.isEmpty else { return 0 }
        return max(text.attributes(at: line.range.upperBound - 1).kern, -line.width)
    }

    private func leftEdge(of line: SetLine, width: CGFloat, in room: CGFloat) -> CGFloat {
        // A line that sticks out shows its beginning.
        let slack = max(room - width, 0)
        switch paragraph.alignment {
        case .left: return 0
        case .center: return slack / 2
        case .right: return slack
        case .natural, .justified: return line.isRightToLeft ? room - width : 0
        }
    }

    // MARK: Layouts

    /// A layout of `bytes`, which look as the text does from the byte `start` on. Owned by the caller.
    ///
    /// - Parameter whole: The layout of the paragraph that the bytes are a part of. They are written in its
    ///   direction.
    private func makeLayout(
        _ bytes: [UInt8], at start: Int, inParagraph whole: OpaquePointer? = nil
    ) -> OpaquePointer {
        let line = whole.flatMap { pango_layout_get_line_readonly($0, 0) }
        let direction = line.map(pango_layout_line_get_resolved_direction)
        let layout = FontLibrary.shared.makeLayout(
            direction: direction.map { $0 == PANGO_DIRECTION_RTL ? .rightToLeft : .leftToRight }
                ?? paragraph.baseDirection)
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

    /// Pango's attributes for the bytes of the text in that range, owned by the caller.
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
    /// Whether the byte ends a paragraph.
    fileprivate var isLineFeed: Bool {
        self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }

    /// Whether the byte belongs to a character that started before it.
    fileprivate var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}

extension TextLineBreakMode {
    /// Pango's name for where the ellipsis is.
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        }
    }
}
