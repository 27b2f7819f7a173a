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
    let text: StyledText

    /// The style of the text, which limits its lines.
    private let paragraph: TextParagraph

    private let width: CGFloat
    private let height: CGFloat

    /// The places for lines, or `nil` to fill the size.
    private let region: (any LineRegion)?

    let position: TextPosition

    /// The text in UTF-8, with NUL bytes replaced by spaces, since they would end a C string.
    let bytes: [UInt8]

    /// The lines laid out so far, which own their layouts.
    private(set) var lines: [ShapedLine] = []

    /// The bottom of the last line.
    private var bottom: CGFloat = 0

    /// The places next to the last line that are still empty.
    private var emptyRanges: ArraySlice<ClosedRange<CGFloat>> = []

    /// The maximum number of bytes passed to Pango at once.
    private let maximumParagraphLength: Int

    /// The maximum width of a line in points, below the overflow of Pango's numbers.
    private static let maximumLineWidth: CGFloat = 1_500_000

    init(
        _ text: StyledText, paragraph: TextParagraph, fitting size: CGSize,
        in region: (any LineRegion)? = nil
    ) {
        self.text = text
        self.paragraph = paragraph
        self.region = region
        width = size.width.isNaN ? 0 : max(size.width, 0)
        height = size.height.isNaN ? 0 : size.height
        position = TextPosition(string: text.string)
        let maximumByteWidth = text.segments(in: 0..<text.length).map { segment in
            2 * segment.attributes.font.size * max(segment.attributes.effects?.stretch ?? 1, 1)
                + max(segment.attributes.kern, 0)
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
        let style = text.paragraph(at: position.codeUnit(ofByte: range.lowerBound)) ?? paragraph
        var rest = RestOfParagraph(
            range, ofParagraphAt: range.lowerBound,
            layout: makeLayout(range, style: style, isFirst: true),
            outerSpacing: outerSpacing(of: units(range)))
        var start = range.lowerBound
        repeat {
            let expected = heights(of: firstUnits(in: start..<range.upperBound), in: style)
            let line = line(from: start, of: &rest, style: style, height: expected.height)
            guard var (part, placement) = line else {
                truncateLastLine()
                return false
            }
            let heights = heights(of: units(part.range), in: style)
            if region != nil, heights.height > expected.height,
                let line = self.line(from: start, of: &rest, style: style, height: heights.height)
            {
                (part, placement) = line
            }
            // The tolerance covers heights that a caller rounded to whole points or pixels.
            guard lines.isEmpty || placement.top + heights.height <= height + 0.01 else {
                truncateLastLine()
                return false
            }
            emptyRanges = placement.nextRanges
            let isLast = part.range.upperBound == range.upperBound
            append(part, of: rest, at: placement, isLast: isLast, style: style)
            start = part.range.upperBound
            if !paragraph.wraps, isBounded, self.width(of: lines[lines.count - 1]) > placement.width
            {
                // Without wrapping, there is only one line.
                truncateLastLine()
                return false
            }
            if isLast { return true }
            if rest.hasTabs {
                // The positions of tabs depend on where the line starts.
                let direction: TextDirection = rest.isRightToLeft ? .rightToLeft : .leftToRight
                rest = RestOfParagraph(
                    start..<range.upperBound, ofParagraphAt: range.lowerBound,
                    layout: makeLayout(
                        start..<range.upperBound, style: style, isFirst: false,
                        direction: direction),
                    outerSpacing: outerSpacing(of: units(start..<range.upperBound)))
            }
        } while true
    }

    /// The part of a paragraph that is still to be broken into lines, shaped on one line.
    private struct RestOfParagraph {
        /// The first byte of the paragraph.
        let start: Int
        let range: Range<Int>
        let layout: GLibObject
        let hasTabs: Bool
        private let outerSpacing: OuterSpacing
        private(set) lazy var breaker = LineBreaker(
            layout, outerSpacing: isRightToLeft ? .none : outerSpacing)

        /// The points at which words may be divided, which are looked for once: a paragraph may
        /// have thousands of lines. `nil` before.
        var hyphens: LineBreaker.Hyphenation??

        init(
            _ range: Range<Int>, ofParagraphAt start: Int, layout: GLibObject,
            outerSpacing: OuterSpacing
        ) {
            self.start = start
            self.outerSpacing = outerSpacing
            self.range = range
            self.layout = layout
            hasTabs = pango_layout_get_tabs(layout.pointer).map(pango_tab_array_free) != nil
        }

        var isRightToLeft: Bool {
            guard let line = pango_layout_get_line_readonly(layout.pointer, 0) else {
                return false
            }
            return pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        }

        /// `true` if the whole is one line that is not wider than `width`, in points.
        func fits(_ width: CGFloat) -> Bool {
            guard pango_layout_get_line_count(layout.pointer) == 1 else { return false }
            var size = PangoRectangle()
            pango_layout_get_extents(layout.pointer, nil, &size)
            let outer = isRightToLeft ? 0 : max(outerSpacing.sum, -points(size.width))
            return points(size.width) + outer <= width
        }
    }

    /// The bytes of a line.
    private typealias Part = LineBreaker.Line

    /// Returns the line that starts at the byte `start`, and its place; `nil` if there is none.
    private func line(
        from start: Int, of rest: inout RestOfParagraph, style: TextParagraph, height: CGFloat
    ) -> (part: Part, placement: LinePlacement)? {
        let placement = place(
            forHeight: height, of: style, startsParagraph: start == rest.start,
            isRightToLeft: rest.isRightToLeft)
        guard let placement else { return nil }
        return (part(of: &rest, from: start, width: placement.width, style: style), placement)
    }

    /// Returns the line that starts at the byte `start`.
    private func part(
        of rest: inout RestOfParagraph, from start: Int, width: CGFloat, style: TextParagraph
    ) -> Part {
        let wraps = paragraph.wraps && width < Self.maximumLineWidth
        let end = rest.range.upperBound
        if start == rest.range.lowerBound, rest.fits(wraps ? width : .infinity) {
            return Part(range: start..<end, visibleEnd: end)
        }
        let offset = rest.range.lowerBound
        if wraps, rest.hyphens == nil { rest.hyphens = hyphenation(of: rest.range, style: style) }
        let line = rest.breaker.line(
            from: start - offset, width: wraps ? Int64(pangoUnits(width)) + 1 : .max,
            breaksWords: paragraph.lineBreakMode == .byCharWrapping,
            hyphens: wraps ? rest.hyphens ?? nil : nil, style: style)
        return Part(
            range: line.range.lowerBound + offset..<line.range.upperBound + offset,
            visibleEnd: line.visibleEnd + offset, isHyphenated: line.isHyphenated)
    }

    /// Returns the points at which words of a paragraph may be divided; `nil` for none.
    private func hyphenation(of range: Range<Int>, style: TextParagraph)
        -> LineBreaker.Hyphenation?
    {
        let paragraphBytes = bytes[range]
        let hasSoftHyphens = zip(paragraphBytes, paragraphBytes.dropFirst()).contains {
            $0 == 0xC2 && $1 == 0xAD
        }
        guard hasSoftHyphens || style.hyphenationFactor > 0 else { return nil }
        var points: Set<Int> = []
        if style.hyphenationFactor > 0 {
            let units = units(range)
            let language = text.attributes(at: units.lowerBound).language
            let standard = FontLibrary.settings.withLock(\.language)
            if let hyphenator = Hyphenator.hyphenator(language: language ?? standard ?? "en") {
                points = hyphenator.points(inBytes: paragraphBytes)
            }
        }
        var size = PangoRectangle()
        withExtendedLifetime(makeLayout(Self.hyphen, at: range.lowerBound, style: style)) {
            pango_layout_get_extents($0.pointer, nil, &size)
        }
        return LineBreaker.Hyphenation(
            points: points, width: Int64(size.width), factor: style.hyphenationFactor)
    }

    private static let hyphen = Array("\u{2010}".utf8)

    /// Appends a line of a paragraph.
    private mutating func append(
        _ part: Part, of rest: RestOfParagraph, at placement: LinePlacement, isLast: Bool,
        style: TextParagraph
    ) {
        let units = units(part.range)
        let layout: GLibObject
        if part.range == rest.range {
            layout = rest.layout
        } else {
            let visible = Array(bytes[part.range.lowerBound..<part.visibleEnd])
            layout = makeLayout(
                part.isHyphenated ? visible + Self.hyphen : visible,
                at: part.range.lowerBound, style: style, tabsFrom: placement.head,
                direction: rest.isRightToLeft ? .rightToLeft : .leftToRight)
            if style.alignment == .justified, !isLast {
                justify(layout.pointer, to: placement.width)
            }
        }
        let heights = self.heights(of: units, in: style)
        lines.append(
            ShapedLine(
                layout: layout, byteOffset: part.range.lowerBound, range: units,
                isTruncated: false, heights: heights, placement: placement, style: style))
        bottom = max(bottom, placement.top + heights.height)
    }

    /// Justifies the only line of `layout` to a width.
    private func justify(_ layout: OpaquePointer, to width: CGFloat) {
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
        pango_layout_set_justify(layout, 1)
        pango_layout_set_justify_last_line(layout, 1)
        pango_layout_set_width(layout, pangoUnits(width))
        // Pango's rounding may wrap a line that nearly fills the width; it needs no justification.
        if pango_layout_get_line_count(layout) > 1 { pango_layout_set_width(layout, -1) }
    }

    /// Returns the place of the next line; `nil` if there is none.
    private func place(
        forHeight height: CGFloat, of style: TextParagraph, startsParagraph: Bool,
        isRightToLeft: Bool
    ) -> LinePlacement? {
        var top: CGFloat = 0
        if let last = lines.last {
            if paragraph.maximumLines > 0, lines.count >= paragraph.maximumLines { return nil }
            top = bottom + last.style.lineSpacing
            if startsParagraph { top += last.style.spacingAfter + style.spacingBefore }
        }
        var ranges = [0...(isBounded ? width : CGFloat.infinity)][...]
        if !startsParagraph, !emptyRanges.isEmpty, let last = lines.last {
            top = last.placement.top
            ranges = emptyRanges
        } else if let region {
            guard let room = region.room(below: top, height: height) else { return nil }
            top = room.top
            ranges = (isRightToLeft ? room.ranges.reversed() : room.ranges)[...]
        }
        return LinePlacement(
            top: top, ranges: ranges, indents: style.indents, isFirst: startsParagraph,
            isRightToLeft: isRightToLeft)
    }

    /// Returns the code units of the first character in a range of bytes.
    private func firstUnits(in range: Range<Int>) -> Range<Int> {
        let start = position.codeUnit(ofByte: range.lowerBound)
        return start..<(range.isEmpty ? start : start + 1)
    }

    /// Returns the code units of a range of bytes.
    private func units(_ range: Range<Int>) -> Range<Int> {
        position.codeUnit(ofByte: range.lowerBound)..<position.codeUnit(ofByte: range.upperBound)
    }

    private func heights(of range: Range<Int>, in style: TextParagraph) -> LineHeights {
        LineHeights(of: text.segments(in: range).map(\.attributes), in: style, metrics: \.metrics)
    }

    // MARK: Truncating

    /// Lays out the last line again with an ellipsis, if the line break mode truncates.
    private mutating func truncateLastLine() {
        guard paragraph.lineBreakMode.truncates, isBounded, let last = lines.last else { return }
        let lastEnd = position.byte(ofCodeUnit: last.range.upperBound)
        let width = last.placement.width
        guard self.width(of: last) > width || isVisible(bytes[lastEnd...]) else { return }
        let start = position.byte(ofCodeUnit: last.range.lowerBound)
        let (shown, end) = remainder(from: start)
        let layout = makeLayout(
            shown, at: start, style: last.style, tabsFrom: last.placement.head)
        pango_layout_set_single_paragraph_mode(layout.pointer, 1)
        pango_layout_set_width(layout.pointer, pangoUnits(width))
        pango_layout_set_ellipsize(layout.pointer, paragraph.lineBreakMode.ellipsis)
        let range = last.range.lowerBound..<position.codeUnit(ofByte: end)
        lines.removeLast()
        lines.append(
            ShapedLine(
                layout: layout, byteOffset: start, range: range, isTruncated: true,
                heights: last.heights, placement: last.placement, style: last.style))
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
        let widths = lines.map { self.width(of: $0) }
        let needed = zip(lines, widths).map { $0.placement.head + $1 + $0.placement.tail }
        let availableWidth = needed.max() ?? 0
        return zip(lines, widths).map { line, lineWidth in
            let place = line.placement
            let x = leftEdge(of: line, width: lineWidth, in: availableWidth)
            // Lines next to each other share a baseline only if they have the same fonts.
            return TextLine(
                range: line.range,
                rect: CGRect(x: x, y: place.top, width: lineWidth, height: line.heights.height),
                baseline: place.top + line.heights.baseline, isTruncated: line.isTruncated,
                margins: place.range.lowerBound + place.head + place.tail)
        }
    }

    private func leftEdge(of line: ShapedLine, width: CGFloat, in availableWidth: CGFloat)
        -> CGFloat
    {
        let place = line.placement
        let isRightToLeft = line.isRightToLeft
        let left = place.range.lowerBound + (isRightToLeft ? place.tail : place.head)
        let end =
            place.range.upperBound.isFinite
            ? place.range.upperBound : max(availableWidth, place.range.lowerBound)
        let right = end - (isRightToLeft ? place.head : place.tail)
        // A line wider than the available width shows its beginning.
        let slack = max(right - left - width, 0)
        switch line.style.alignment {
        case .left: return left
        case .center: return left + slack / 2
        case .right: return left + slack
        case .natural, .justified: return isRightToLeft ? right - width : left
        }
    }

    // MARK: Layouts

    /// Creates a layout of a paragraph's bytes on one line.
    private func makeLayout(
        _ range: Range<Int>, style: TextParagraph, isFirst: Bool, direction: TextDirection? = nil
    ) -> GLibObject {
        makeLayout(
            Array(bytes[range]), at: range.lowerBound, style: style,
            tabsFrom: isFirst ? style.indents.firstHead : style.indents.head, direction: direction)
    }

    /// Creates a layout of `bytes` with the text's attributes from the byte `start` on.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - start: The position of the first byte in the whole text.
    ///   - style: The paragraph's style.
    ///   - indent: The distance of the line from the edge from which tab stops are measured.
    ///   - direction: The base direction, or `nil` for that of the style.
    private func makeLayout(
        _ bytes: [UInt8], at start: Int, style: TextParagraph, tabsFrom indent: CGFloat = 0,
        direction: TextDirection? = nil
    ) -> GLibObject {
        let direction = direction ?? style.baseDirection
        var layout = makeLayout(bytes, at: start, direction: direction, library: .shared)
        if FontLibrary.settings.withLock(\.usesSystemFonts),
            needsRegionalForms || pango_layout_get_unknown_glyphs_count(layout.pointer) > 0
        {
            layout = makeLayout(bytes, at: start, direction: direction, library: .system)
        }
        if bytes.contains(UInt8(ascii: "\t")) {
            withExtendedLifetime(TabArray(style, indent: indent)) {
                pango_layout_set_tabs(layout.pointer, $0.pointer)
            }
        }
        if text.hasExpansion { stretchCharacters(of: layout.pointer, at: start) }
        return layout
    }

    /// Applies the expansion of characters, which Pango has no attribute for.
    private func stretchCharacters(of layout: OpaquePointer, at start: Int) {
        for number in 0..<pango_layout_get_line_count(layout) {
            var node = pango_layout_get_line(layout, number)?.pointee.runs
            while let current = node {
                defer { node = current.pointee.next }
                let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
                let unit = position.codeUnit(ofByte: start + Int(run.item.pointee.offset))
                guard let effects = text.attributes(at: unit).effects, effects.expansion != 0,
                    let glyphs = run.glyphs
                else { continue }
                for index in 0..<Int(glyphs.pointee.num_glyphs) {
                    let geometry = glyphs.pointee.glyphs[index].geometry
                    glyphs.pointee.glyphs[index].geometry.width = Int32(
                        CGFloat(geometry.width) * effects.stretch)
                }
            }
        }
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
    ) -> GLibObject {
        let layout = library.makeLayout(direction: direction)
        pango_layout_set_text(layout.pointer, bytes, Int32(bytes.count))
        withExtendedLifetime(attributes(of: bytes, from: start)) {
            pango_layout_set_attributes(layout.pointer, $0.pointer)
        }
        return layout
    }

    /// Returns Pango's attributes for bytes that begin at the text's byte `start`.
    private func attributes(of bytes: [UInt8], from start: Int) -> PangoAttributeList {
        let list = PangoAttributeList()
        let units =
            position.codeUnit(ofByte: start)..<position.codeUnit(ofByte: start + bytes.count)
        let segments = text.segments(in: units)
        for (index, segment) in segments.enumerated() {
            let first = position.byte(ofCodeUnit: segment.range.lowerBound) - start
            let isLast = index == segments.count - 1
            let last = position.byte(ofCodeUnit: segment.range.upperBound) - start
            let end = isLast ? PangoAttributeList.end : last
            list.add(segment.attributes, base: text.attributes, from: first, to: end)
            list.addSpacing(segment.attributes, to: bytes, from: first, to: end)
        }
        return list
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
