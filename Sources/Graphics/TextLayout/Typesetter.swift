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

    /// From this width on, in points, Pango's numbers overflow; nothing on a screen is as wide.
    private static let widestWidth: CGFloat = 1_000_000

    init(_ text: StyledText, paragraph: TextParagraph, fitting size: CGSize) {
        self.text = text
        self.paragraph = paragraph
        width = size.width.isNaN ? 0 : max(size.width, 0)
        height = size.height.isNaN ? 0 : size.height
        position = TextPosition(string: text.string)
        bytes = text.string.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
    }

    /// Whether lines end at ``width``.
    private var isBounded: Bool { width < Self.widestWidth }

    // MARK: Setting

    /// Sets line after line until the text or the room ends.
    mutating func setAll() {
        var start = 0
        while true {
            let end = bytes[start...].firstIndex(where: \.isLineFeed) ?? bytes.count
            guard setParagraph(start..<end) else { return }
            guard end < bytes.count else { return }
            let isPair =
                bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count
                && bytes[end + 1] == UInt8(ascii: "\n")
            start = end + (isPair ? 2 : 1)
        }
    }

    /// Sets the paragraph in `range`, in bytes.
    ///
    /// - Returns: Whether there may be room for more lines.
    private mutating func setParagraph(_ range: Range<Int>) -> Bool {
        let layout = makeLayout(Array(bytes[range]), at: range.lowerBound)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        if isBounded {
            pango_layout_set_width(layout, paragraph.wraps ? pangoUnits(width) : -1)
            pango_layout_set_wrap(
                layout,
                paragraph.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            pango_layout_set_justify(layout, paragraph.alignment == .justified ? 1 : 0)
        }
        let count = pango_layout_get_line_count(layout)
        for number in 0..<count {
            guard let line = pango_layout_get_line_readonly(layout, number) else { break }
            let start = range.lowerBound + Int(line.pointee.start_index)
            let end = min(start + Int(line.pointee.length), range.upperBound)
            let units = position.codeUnit(ofByte: start)..<position.codeUnit(ofByte: end)
            let heights = heights(of: units)
            guard hasRoom(for: heights) else {
                truncateLastLine()
                return false
            }
            g_object_ref(UnsafeMutableRawPointer(layout))
            append(
                SetLine(
                    layout: layout, line: line, byteOffset: range.lowerBound, range: units,
                    isTruncated: false, heights: heights))
            if !paragraph.wraps, isBounded, paragraph.lineBreakMode.truncates,
                lines[lines.count - 1].width > width
            {
                truncateLastLine()
                return false
            }
        }
        return true
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
        guard let line = pango_layout_get_line_readonly(layout, 0) else {
            g_object_unref(UnsafeMutableRawPointer(layout))
            return
        }
        lines.removeLast().release()
        let range = last.range.lowerBound..<position.codeUnit(ofByte: end)
        lines.append(
            SetLine(
                layout: layout, line: line, byteOffset: start, range: range, isTruncated: true,
                heights: last.heights))
    }

    /// What a truncated line that starts at the byte `start` is made of, and the byte at which it ends.
    ///
    /// Truncating the tail shows the paragraph, and an ellipsis if others follow. The other modes show the end of
    /// the text, so everything is on the line.
    private func remainder(from start: Int) -> (bytes: [UInt8], end: Int) {
        guard paragraph.lineBreakMode == .byTruncatingTail else {
            return (bytes[start...].map { $0.isLineFeed ? UInt8(ascii: " ") : $0 }, bytes.count)
        }
        let end = bytes[start...].firstIndex(where: \.isLineFeed) ?? bytes.count
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
        let widths = lines.map(\.width)
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
    private func makeLayout(_ bytes: [UInt8], at start: Int) -> OpaquePointer {
        let layout = FontLibrary.shared.makeLayout(direction: paragraph.baseDirection)
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
