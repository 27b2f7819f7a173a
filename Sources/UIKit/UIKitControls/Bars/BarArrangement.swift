import CoreGraphics

/// The positions of the entries of a bar, from its leading edge on.
///
/// Each entry is as wide as its content. Neighbours are separated by a spacing, to which fixed
/// spaces add; flexible spaces share the remaining width evenly. When the width does not suffice,
/// the spacing shrinks first; then entries become narrower, the widest first.
struct BarArrangement {
    enum Entry: Equatable {
        case content(width: CGFloat)
        case fixedSpace(CGFloat)
        case flexibleSpace
    }

    /// The position of a content, and the range in which touches hit it.
    struct Slot: Equatable {
        var start: CGFloat
        var width: CGFloat
        /// The range in which touches hit the content.
        var hitRange: ClosedRange<CGFloat>
    }

    /// A slot for each content, in order.
    private(set) var slots: [Slot] = []

    init(_ entries: [Entry], width: CGFloat) {
        var widths = entries.compactMap(\.contentWidth)
        guard !widths.isEmpty, width > 0, width.isFinite else { return }
        let spaces = entries.reduce(0) { $0 + $1.fixedWidth }
        let gaps = CGFloat(widths.count - 1)

        var margin = width <= BarMetrics.narrowWidth ? BarMetrics.narrowMargin : BarMetrics.margin
        var spacing = BarMetrics.spacing
        func needed() -> CGFloat { widths.reduce(0, +) + gaps * spacing + spaces + 2 * margin }
        if needed() > width { margin = min(margin, BarMetrics.narrowMargin) }
        if needed() > width, gaps > 0 {
            spacing = max(BarMetrics.narrowSpacing, spacing - (needed() - width) / gaps)
        }
        if needed() > width {
            let room = width - (needed() - widths.reduce(0, +))
            widths = Self.shrunk(widths, toFit: max(0, room))
        }

        let flexibleCount = entries.count { $0 == .flexibleSpace }
        let share = flexibleCount > 0 ? max(0, width - needed()) / CGFloat(flexibleCount) : 0
        place(entries, widths: widths, margin: margin, spacing: spacing, share: share)
        extendHitRanges(within: width)
    }

    private mutating func place(
        _ entries: [Entry], widths: [CGFloat], margin: CGFloat, spacing: CGFloat, share: CGFloat
    ) {
        var start = margin
        for entry in entries {
            switch entry {
            case .fixedSpace(let width): start += width
            case .flexibleSpace: start += share
            case .content:
                if !slots.isEmpty { start += spacing }
                let width = widths[slots.count]
                slots.append(Slot(start: start, width: width, hitRange: start...(start + width)))
                start += width
            }
        }
    }

    /// Extends the hit range of each content to a touch square, as far as its neighbours permit.
    private mutating func extendHitRanges(within width: CGFloat) {
        let contents = slots
        for index in contents.indices {
            let slot = contents[index]
            let end = slot.start + slot.width
            let wanted = max(BarMetrics.touchSide, slot.width) - slot.width
            let before =
                index == 0
                ? 0 : (contents[index - 1].start + contents[index - 1].width + slot.start) / 2
            let after =
                index == contents.count - 1 ? width : (end + contents[index + 1].start) / 2
            let lower = min(slot.start, max(before, slot.start - wanted / 2))
            let upper = max(end, min(after, end + wanted / 2))
            slots[index].hitRange = lower...upper
        }
    }

    /// Returns the widths limited to a common maximum such that their sum is at most `room`.
    static func shrunk(_ widths: [CGFloat], toFit room: CGFloat) -> [CGFloat] {
        var remaining = room
        var limit = CGFloat.infinity
        let ascending = widths.sorted()
        for (index, width) in ascending.enumerated() {
            let share = remaining / CGFloat(ascending.count - index)
            if width > share {
                limit = share
                break
            }
            remaining -= width
        }
        return widths.map { min($0, limit) }
    }
}

extension BarArrangement.Entry {
    fileprivate var contentWidth: CGFloat? {
        if case .content(let width) = self { return width }
        return nil
    }

    fileprivate var fixedWidth: CGFloat {
        if case .fixedSpace(let width) = self { return width }
        return 0
    }
}
