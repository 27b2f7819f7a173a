import CPango
import CoreGraphics

/// One line as Pango set it.
///
/// Everything here is called inside ``TextLock``.
struct SetLine {
    /// The layout that the line belongs to, kept alive by this line.
    let layout: OpaquePointer

    /// Owned by the layout.
    let line: UnsafeMutablePointer<PangoLayoutLine>

    /// How many bytes of the whole text precede the layout's.
    let byteOffset: Int

    /// In UTF-16 code units of the whole text.
    let range: Range<Int>

    /// Whether an ellipsis stands in for characters.
    let isTruncated: Bool

    let heights: LineHeights

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
