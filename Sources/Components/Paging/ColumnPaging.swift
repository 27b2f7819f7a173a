public import Foundation

/// How columns lie side by side in a window, and where scrolling comes to rest.
///
/// A narrow window shows one column and the edges of its neighbours. A wide one shows as many as
/// there is room for, whole. In a language that is written from the right, the first column is at
/// the right, and the content offset of the first page is the largest.
public struct ColumnPaging: Hashable, Sendable {
    /// The distances and widths of columns, in points.
    public struct Metrics: Hashable, Sendable {
        /// The distance between columns.
        public var gap: CGFloat = 10

        /// The distance from the first and last column to the content's edges.
        public var inset: CGFloat = 18

        /// The difference between the widths of a narrow window and its column.
        public var margin: CGFloat = 45

        /// The least width of columns side by side, and the largest.
        public var wideWidths: ClosedRange<CGFloat> = 290...420

        /// Creates metrics; by default those of a board with cards.
        public init() {}
    }

    /// The distances and widths.
    public let metrics: Metrics

    /// The velocity in points per millisecond above which a flick turns the page.
    private static let flickVelocity: CGFloat = 0.3

    /// The distance in points within which columns are at rest: frames are rounded to pixels.
    private static let tolerance: CGFloat = 0.5

    /// The window's width.
    public let width: CGFloat

    /// The number of columns.
    public let columnCount: Int

    /// `true` if the columns follow each other from right to left.
    public let isMirrored: Bool

    /// The number of whole columns that the window shows.
    public let visibleCount: Int

    /// The width of each column.
    public let columnWidth: CGFloat

    /// Lays columns out in a window.
    public init(
        width: CGFloat, columnCount: Int, metrics: Metrics = Metrics(), isMirrored: Bool = false
    ) {
        self.width = width
        self.columnCount = columnCount
        self.isMirrored = isMirrored
        self.metrics = metrics
        let room = width - 2 * metrics.inset + metrics.gap
        let most = Int(room / (metrics.wideWidths.lowerBound + metrics.gap))
        visibleCount = max(1, min(most, columnCount))
        columnWidth =
            most < 2
            ? max(width - metrics.margin, 1)
            : min(room / CGFloat(visibleCount) - metrics.gap, metrics.wideWidths.upperBound)
    }

    /// The distance from one column to the next.
    public var pitch: CGFloat { columnWidth + metrics.gap }

    /// The width of all columns with the space around them.
    public var contentWidth: CGFloat {
        max(2 * metrics.inset + CGFloat(columnCount) * pitch - metrics.gap, 0)
    }

    /// The space before the first column: more than the inset when all columns fit with room left.
    public var leadingInset: CGFloat {
        max(metrics.inset, metrics.inset + (width - contentWidth) / 2)
    }

    /// The largest content offset.
    public var lastOffset: CGFloat { max(contentWidth - width, 0) }

    /// The number of columns that can be the first visible one.
    public var pageCount: Int { max(columnCount - visibleCount + 1, 1) }

    /// The x position of a column in the content.
    public func columnX(_ index: Int) -> CGFloat {
        let x = leadingInset + CGFloat(index) * pitch
        return isMirrored ? max(contentWidth, width) - x - columnWidth : x
    }

    /// The resting offset of a page: its columns are centred as far as the content allows.
    public func offset(ofPage page: Int) -> CGFloat {
        let span = CGFloat(visibleCount) * pitch - metrics.gap
        let centred = CGFloat(page) * pitch + metrics.inset - (width - span) / 2
        return mirrored(min(max(centred, 0), lastOffset))
    }

    /// The content offset for a distance from the first page, and the distance for an offset.
    private func mirrored(_ offset: CGFloat) -> CGFloat {
        isMirrored ? lastOffset - offset : offset
    }

    /// The page nearest to an offset.
    public func page(at offset: CGFloat) -> Int { clamped((mirrored(offset) / pitch).rounded()) }

    /// The page on which a drag ends.
    ///
    /// - Parameters:
    ///   - offset: The content offset when the finger lifts.
    ///   - velocity: Its velocity in points per millisecond.
    public func targetPage(offset: CGFloat, velocity: CGFloat) -> Int {
        guard abs(velocity) > Self.flickVelocity else { return page(at: offset) }
        // The resting places in between are centred, and not multiples of the pitch.
        let near = page(at: offset)
        let pages = max(near - 1, 0)...min(near + 1, pageCount - 1)
        let distance = mirrored(offset)
        func rest(_ page: Int) -> CGFloat { mirrored(self.offset(ofPage: page)) }
        return (velocity > 0) != isMirrored
            ? pages.first { rest($0) > distance + Self.tolerance } ?? pages.upperBound
            : pages.last { rest($0) < distance - Self.tolerance } ?? pages.lowerBound
    }

    /// The offset on which a drag ends.
    public func targetOffset(offset: CGFloat, velocity: CGFloat) -> CGFloat {
        self.offset(ofPage: targetPage(offset: offset, velocity: velocity))
    }

    private func clamped(_ page: CGFloat) -> Int {
        Int(min(max(page, 0), CGFloat(pageCount - 1)))
    }
}
