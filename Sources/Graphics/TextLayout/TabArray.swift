import CPango
import CoreGraphics

/// The tab stops of a line for Pango. Must be created and used inside ``TextLock``.
final class TabArray {
    let pointer: OpaquePointer

    /// Creates the stops of a paragraph's line.
    ///
    /// - Parameters:
    ///   - paragraph: The style with the stops.
    ///   - indent: The distance of the line from the edge from which the stops are measured.
    init(_ paragraph: TextParagraph, indent: CGFloat) {
        let interval = paragraph.tabInterval
        var stops = paragraph.tabStops.filter { $0.position > indent && $0.position.isFinite }
        // Pango continues with the distance of the last two stops.
        let last = max(stops.last?.position ?? 0, indent)
        let next = ((last / interval).rounded(.down) + 1) * interval
        stops += [TextTabStop(position: next), TextTabStop(position: next + interval)]
        pointer = pango_tab_array_new(Int32(stops.count), 0)
        for (index, stop) in stops.enumerated() {
            pango_tab_array_set_tab(
                pointer, Int32(index), stop.alignment.pangoAlignment,
                pangoUnits(min(stop.position - indent, TextAttributes.maximumDistance)))
        }
    }

    deinit { pango_tab_array_free(pointer) }
}

extension TextTabStop.Alignment {
    fileprivate var pangoAlignment: PangoTabAlign {
        switch self {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        case .decimal: PANGO_TAB_DECIMAL
        }
    }
}
