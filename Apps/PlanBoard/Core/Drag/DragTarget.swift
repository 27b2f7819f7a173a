import Foundation
import FoundationGaps

/// Where a dragged card goes.
enum DragTarget {
    /// The place for a card at a window point; `nil` on a board without columns.
    ///
    /// Behind all columns and between them, the last column counts.
    ///
    /// - Parameter place: The card's place now.
    static func place(
        of point: CGPoint, from place: CardPlace, on surface: some DragSurface
    ) -> CardPlace? {
        guard surface.columnCount > 0 else { return nil }
        let column = surface.column(at: point) ?? nearestColumn(to: point, on: surface)
        let target = CardPlace(
            column: column, row: row(of: point, in: column, from: place, surface))
        return aboveFinished(target, from: place, on: surface)
    }

    /// The column for a point that is in none: the card's neighbour towards the point, or the last.
    private static func nearestColumn(to point: CGPoint, on surface: some DragSurface) -> Int {
        let x = point.x + surface.boardOffset
        return (0..<surface.columnCount).last { column in
            let frame = surface.listFrame(column)
            return surface.paging.isMirrored ? x <= frame.maxX : frame.minX <= x
        } ?? 0
    }

    private static func row(
        of point: CGPoint, in column: Int, from place: CardPlace, _ surface: some DragSurface
    ) -> Int {
        let count = surface.rowCount(column)
        guard count > 0 else { return 0 }
        let y = surface.listY(of: point, in: column)
        if let row = surface.row(at: y, in: column) { return row }
        let visible = visibleRows(column, count, surface)
        if y > surface.rowFrame(visible.upperBound, in: column).maxY {
            // Below the last card of another column, a card becomes the last.
            let isLast = visible.upperBound == count - 1
            return isLast && column != place.column ? count : visible.upperBound
        }
        if y < surface.rowFrame(visible.lowerBound, in: column).minY { return visible.lowerBound }
        return visible.first { surface.rowFrame($0, in: column).maxY >= y } ?? visible.upperBound
    }

    /// The rows of which something is visible.
    private static func visibleRows(
        _ column: Int, _ count: Int, _ surface: some DragSurface
    ) -> ClosedRange<Int> {
        let top = surface.listOffset(column)
        let bottom = top + surface.listFrame(column).height
        /// The first row that ends below `y`.
        func firstRow(endingBelow y: CGFloat) -> Int {
            (0..<count - 1).partitioningIndex { surface.rowFrame($0, in: column).maxY > y }
        }
        let first = firstRow(endingBelow: top)
        var last = firstRow(endingBelow: bottom)
        if last > first, surface.rowFrame(last, in: column).minY >= bottom { last -= 1 }
        return first...max(first, last)
    }

    /// A target above the finished cards, which stay below.
    static func aboveFinished(
        _ target: CardPlace, from place: CardPlace, on surface: some DragSurface
    ) -> CardPlace {
        // The card itself is one of the unfinished cards of its own column.
        let last = surface.unfinishedCount(target.column) - (target.column == place.column ? 1 : 0)
        return CardPlace(column: target.column, row: max(0, min(target.row, last)))
    }
}
