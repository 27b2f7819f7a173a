import CoreGraphics
import Paging

/// Where columns come to rest after a swipe, on a screen 375 points wide.
enum PagingExample {
    static func run(offset: CGFloat, velocity: CGFloat) -> [String] {
        let paging = ColumnPaging(width: 375, columnCount: 3)
        let page = paging.targetPage(offset: offset, velocity: velocity)
        let rest = paging.targetOffset(offset: offset, velocity: velocity)
        return [
            "column \(paging.columnWidth) wide, content \(paging.contentWidth)",
            "offset \(offset), velocity \(velocity) → page \(page + 1), at \(rest)",
        ]
    }
}
