public import Foundation

/// How columns lie side by side in a window, and where scrolling comes to rest.
///
/// A narrow window shows one column and the edges of its neighbours. A wide one shows as many as
/// there is room for, whole.
public struct ColumnPaging: Hashable, Sendable {
    /// The distance between columns, in points.
    public static let gap: CGFloat = 10

    /// The distance from the first and last column to the content's edges.
    public static let inset: CGFloat = 18

    /// The difference between the widths of a narrow window and its column.
    static let margin: CGFloat = 45

    /// The least width of columns side by side, and the largest.
    private static let wideWidths: ClosedRange<CGFloat> = 290...420

    /// The velocity in points per millisecond above which a flick turns the page.
    private static let flickVelocity: CGFloat = 0.3

    /// The window's width.
    public let width: CGFloat

    public let columnCount: Int

    /// The number of whole columns that the window shows.
    public let visibleCount: Int

    public let columnWidth: CGFloat

    public init(width: CGFloat, columnCount: Int) {
        self.width = width
        self.columnCount = columnCount
        let room = width - 2 * Self.inset + Self.gap
        let most = Int(room / (Self.wideWidths.lowerBound + Self.gap))
        visibleCount = max(1, min(most, columnCount))
        columnWidth =
            most < 2
            ? max(width - Self.margin, 1)
            : min(room / CGFloat(visibleCount) - Self.gap, Self.wideWidths.upperBound)
    }

    /// The distance from one column to the next.
    public var pitch: CGFloat { columnWidth + Self.gap }

    public var contentWidth: CGFloat {
        max(2 * Self.inset + CGFloat(columnCount) * pitch - Self.gap, 0)
    }

    /// The space before the first column: more than ``inset`` when all columns fit with room left.
    public var leadingInset: CGFloat {
        max(Self.inset, Self.inset + (width - contentWidth) / 2)
    }

    /// The largest content offset.
    public var lastOffset: CGFloat { max(contentWidth - width, 0) }

    /// The number of columns that can be the first visible one.
    public var pageCount: Int { max(columnCount - visibleCount + 1, 1) }

    /// The x position of a column in the content.
    public func columnX(_ index: Int) -> CGFloat { leadingInset + CGFloat(index) * pitch }

    /// The resting offset of a page: its columns are centred as far as the content allows.
    public func offset(ofPage page: Int) -> CGFloat {
        let span = CGFloat(visibleCount) * pitch - Self.gap
        let centred = CGFloat(page) * pitch + Self.inset - (width - span) / 2
        return min(max(centred, 0), lastOffset)
    }

    /// The page nearest to an offset.
    public func page(at offset: CGFloat) -> Int { clamped((offset / pitch).rounded()) }

    /// The page on which a drag ends.
    ///
    /// - Parameters:
    ///   - offset: The content offset when the finger lifts.
    ///   - velocity: Its velocity in points per millisecond.
    public func targetPage(offset: CGFloat, velocity: CGFloat) -> Int {
        let page = offset / pitch
        guard abs(velocity) > Self.flickVelocity else { return clamped(page.rounded()) }
        return clamped(velocity > 0 ? page.rounded(.up) : page.rounded(.down))
    }

    /// The offset on which a drag ends.
    public func targetOffset(offset: CGFloat, velocity: CGFloat) -> CGFloat {
        self.offset(ofPage: targetPage(offset: offset, velocity: velocity))
    }

    private func clamped(_ page: CGFloat) -> Int {
        Int(min(max(page, 0), CGFloat(pageCount - 1)))
    }
}
