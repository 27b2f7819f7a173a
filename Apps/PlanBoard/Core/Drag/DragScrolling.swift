import Foundation
import Paging

/// How the board scrolls under a dragged card.
///
/// The original moved by a number of points in each of 60 frames a second. Here speeds are points
/// per second, so that a faster display does not scroll faster.
enum DragScrolling {
    private static let framesPerSecond: CGFloat = 60

    /// The distance from the middle beyond which columns scroll sideways instead of up and down.
    static let sidewaysDistance = ColumnPaging.Metrics().margin - 20

    /// The distance from a list's edges within which it scrolls.
    static let edgeDistance: CGFloat = 150

    /// The speed of lists, in points per second.
    static let listSpeed: CGFloat = 2 * framesPerSecond

    /// The longest time that one frame counts for.
    private static let longestFrame: TimeInterval = 0.1

    /// The time between two frames; of a clock that jumps, that of one frame.
    static func elapsed(from last: TimeInterval, to time: TimeInterval) -> TimeInterval {
        let elapsed = time - last
        return 0...longestFrame ~= elapsed ? elapsed : TimeInterval(1 / framesPerSecond)
    }

    /// The speed of the columns in points per second, for a card `distance` points from the middle.
    static func boardSpeed(distance: CGFloat, width: CGFloat) -> CGFloat {
        20 * framesPerSecond * distance / ((width - 20) / 2)
    }

    /// The scrolling for a card whose picture's middle is at a window point.
    static func step(
        of center: CGPoint, over column: Int, elapsed: TimeInterval, on surface: some DragSurface
    ) -> CardDrag.Step? {
        let paging = surface.paging
        let distance = center.x - paging.width / 2
        // Where several columns are visible, the outer ones are not off the middle.
        let outer = CGFloat(paging.visibleCount - 1) / 2 * paging.pitch
        let excess = abs(distance) - outer
        if excess > sidewaysDistance,
            let step = sideways(distance < 0 ? -excess : excess, elapsed, surface)
        {
            return step
        }
        return upAndDown(center.y, column, elapsed, surface)
    }

    /// `nil` where the columns cannot scroll further.
    private static func sideways(
        _ distance: CGFloat, _ elapsed: TimeInterval, _ surface: some DragSurface
    ) -> CardDrag.Step? {
        let (offset, last) = (surface.boardOffset, surface.paging.lastOffset)
        guard distance < 0 ? offset >= 1 : offset < last else { return nil }
        let speed = boardSpeed(distance: distance, width: surface.paging.width)
        return .scrollBoard(to: min(max(offset + speed * elapsed, 0), last))
    }

    private static func upAndDown(
        _ y: CGFloat, _ column: Int, _ elapsed: TimeInterval, _ surface: some DragSurface
    ) -> CardDrag.Step? {
        let frame = surface.listFrame(column)
        let offset = surface.listOffset(column)
        let fromTop = y - frame.minY
        let fromBottom = frame.maxY - y
        guard min(fromTop, fromBottom) < edgeDistance else { return nil }
        if fromTop <= fromBottom {
            guard offset >= 1 else { return nil }
            return .scrollList(column: column, to: max(offset - listSpeed * elapsed, 0))
        }
        let last = surface.lastListOffset(column)
        guard offset < last, !showsFinished(column, surface) else { return nil }
        return .scrollList(column: column, to: min(offset + listSpeed * elapsed, last))
    }

    /// `true` if the last visible card is finished: there is no place for the card further down.
    private static func showsFinished(_ column: Int, _ surface: some DragSurface) -> Bool {
        let unfinished = surface.unfinishedCount(column)
        guard unfinished < surface.rowCount(column) else { return false }
        let bottom = surface.listOffset(column) + surface.listFrame(column).height
        return surface.rowFrame(unfinished, in: column).minY < bottom
    }
}
