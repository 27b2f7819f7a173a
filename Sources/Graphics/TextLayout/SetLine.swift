import CPango
import CoreGraphics

/// One line as Pango set it.
///
/// Everything here is called inside ``TextLock``.
struct SetLine {
    /// A layout whose first line is this one, kept alive by this line.
    private let layout: OpaquePointer

    /// Owned by the layout.
    let line: UnsafeMutablePointer<PangoLayoutLine>

    /// How many bytes of the whole text precede the layout's.
    let byteOffset: Int

    /// In UTF-16 code units of the whole text.
    let range: Range<Int>

    /// Whether an ellipsis stands in for characters.
    let isTruncated: Bool

    let heights: LineHeights

    /// Takes over the caller's hold of `layout`.
    init(
        layout: OpaquePointer, byteOffset: Int, range: Range<Int>, isTruncated: Bool,
        heights: LineHeights
    ) {
        guard let line = pango_layout_get_line(layout, 0) else {
            preconditionFailure("Pango gave a layout without lines; even an empty text has one.")
        }
        if isTruncated { Self.narrowEllipsis(of: line) }
        self.layout = layout
        self.line = line
        self.byteOffset = byteOffset
        self.range = range
        self.isTruncated = isTruncated
        self.heights = heights
    }

    /// Gives the ellipsis its natural width. Pango widens it until the line fills its room, which leaves a gap behind it
    /// and nothing to align.
    private static func narrowEllipsis(of line: UnsafeMutablePointer<PangoLayoutLine>) {
        let ellipsisFlag = UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)
        var node = line.pointee.runs
        while let current = node {
            defer { node = current.pointee.next }
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard item.item.pointee.analysis.flags & ellipsisFlag != 0, let glyphs = item.glyphs
            else { continue }
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                var logical = PangoRectangle()
                pango_font_get_glyph_extents(
                    item.item.pointee.analysis.font, glyphs.pointee.glyphs[index].glyph, nil,
                    &logical)
                glyphs.pointee.glyphs[index].geometry.width = logical.width
            }
        }
    }

    /// From the left edge of the first character to the right edge of the last, in points.
    var width: CGFloat {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return points(logical.width)
    }

    /// Whether the line's paragraph is written from right to left.
    var isRightToLeft: Bool {
        pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    /// Characters that look the same and stand side by side.
    struct Run {
        /// The first character's byte in the layout.
        let byte: Int
        let font: UnsafeMutablePointer<PangoFont>
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        /// From the line's left end of the baseline, in points, y pointing down.
        let origin: CGPoint
    }

    /// From left to right.
    var runs: [Run] {
        var runs: [Run] = []
        var x: Int32 = 0
        var node = line.pointee.runs
        while let current = node {
            defer { node = current.pointee.next }
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
            guard let glyphs = item.glyphs else { continue }
            if let font = item.item.pointee.analysis.font {
                runs.append(
                    Run(
                        byte: Int(item.item.pointee.offset), font: font, glyphs: glyphs,
                        origin: CGPoint(
                            x: points(x + item.start_x_offset), y: -points(item.y_offset))))
            }
            x += item.start_x_offset + item.end_x_offset + pango_glyph_string_get_width(glyphs)
        }
        return runs
    }

    func release() {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }
}

/// The length of `units`, in which Pango counts, in points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// `points` as Pango counts them, moved into the range that Pango can count.
func pangoUnits(_ points: CGFloat) -> Int32 {
    let units = points * CGFloat(PANGO_SCALE)
    return units.isNaN
        ? 0 : Int32(min(max(units.rounded(), -CGFloat(Int32.max)), CGFloat(Int32.max)))
}
