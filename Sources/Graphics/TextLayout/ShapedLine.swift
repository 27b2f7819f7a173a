import CPango
import CoreGraphics

/// One line as shaped by Pango.
///
/// Must be used inside ``TextLock``.
struct ShapedLine {
    /// The layout whose first line is this one.
    private let layout: GLibObject

    /// The Pango line, which lives as long as the layout.
    let line: UnsafeMutablePointer<PangoLayoutLine>

    /// The offset of the layout's text in the whole text, in bytes.
    let byteOffset: Int

    /// The range in the whole text, in UTF-16 code units.
    let range: Range<Int>

    /// `true` if an ellipsis replaces characters.
    let isTruncated: Bool

    let heights: LineHeights

    let placement: LinePlacement

    /// The style of the line's paragraph.
    let style: TextParagraph

    init(
        layout: GLibObject, byteOffset: Int, range: Range<Int>, isTruncated: Bool,
        heights: LineHeights, placement: LinePlacement, style: TextParagraph
    ) {
        guard let line = pango_layout_get_line(layout.pointer, 0) else {
            preconditionFailure("Pango gave a layout without lines; even an empty text has one.")
        }
        if isTruncated { Self.narrowEllipsis(of: line) }
        self.layout = layout
        self.line = line
        self.byteOffset = byteOffset
        self.range = range
        self.isTruncated = isTruncated
        self.heights = heights
        self.placement = placement
        self.style = style
    }

    /// Gives the ellipsis its natural width. Pango widens it until it fills the line, which leaves
    /// a gap after it and makes alignment impossible.
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

    /// The distance from the left edge of the first character to the right edge of the last, in
    /// points.
    var width: CGFloat {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return points(logical.width)
    }

    /// The number of characters that no font has.
    var missingCharacterCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout.pointer)) }

    /// `true` if the line's paragraph is written from right to left.
    var isRightToLeft: Bool {
        pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    }

    /// Adjacent characters with the same attributes.
    struct Run {
        /// The first character's byte in the layout.
        let byte: Int
        let font: UnsafeMutablePointer<PangoFont>
        let glyphs: UnsafeMutablePointer<PangoGlyphString>
        /// The characters and glyphs, where ``text`` has the characters.
        let item: UnsafeMutablePointer<PangoGlyphItem>
        let text: UnsafePointer<CChar>
        /// The start of the run's baseline relative to that of the line, in points, y pointing
        /// down.
        let origin: CGPoint

        /// `true` if the font's characters are pictures, not outlines.
        var isColored: Bool {
            guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return false }
            return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        }

        /// Shows the characters in the current colour as text, which readers of PDF can select.
        func show(at start: CGPoint, in cairo: OpaquePointer) {
            cairo_move_to(cairo, start.x, start.y)
            pango_cairo_show_glyph_item(cairo, text, item)
            cairo_new_path(cairo)
        }

        /// Paints the characters' pictures, of which only the opacity is the text's.
        func paint(at start: CGPoint, alpha: Double, in cairo: OpaquePointer) {
            if alpha < 1 { cairo_push_group(cairo) }
            cairo_move_to(cairo, start.x, start.y)
            pango_cairo_show_glyph_string(cairo, font, glyphs)
            cairo_new_path(cairo)
            guard alpha < 1 else { return }
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }

    /// The runs from left to right.
    var runs: [Run] {
        var runs: [Run] = []
        var x: Int32 = 0
        var node = line.pointee.runs
        while let current = node {
            defer { node = current.pointee.next }
            let pointer = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let item = pointer.pointee
            guard let glyphs = item.glyphs, let text = pango_layout_get_text(layout.pointer)
            else { continue }
            if let font = item.item.pointee.analysis.font {
                runs.append(
                    Run(
                        byte: Int(item.item.pointee.offset), font: font, glyphs: glyphs,
                        item: pointer, text: text,
                        origin: CGPoint(
                            x: points(x + item.start_x_offset), y: -points(item.y_offset))))
            }
            x += item.start_x_offset + item.end_x_offset + pango_glyph_string_get_width(glyphs)
        }
        return runs
    }
}

/// Returns `units` of Pango in points.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// Returns `points` in Pango's units, clamped to their range.
func pangoUnits(_ points: CGFloat) -> Int32 {
    let units = points * CGFloat(PANGO_SCALE)
    return units.isNaN
        ? 0 : Int32(min(max(units.rounded(), -CGFloat(Int32.max)), CGFloat(Int32.max)))
}
