@_exported public import Paging
public import UIKit

/// The layout of a collection view whose items are columns side by side, which come to rest on
/// pages.
///
///     let layout = ColumnsLayout()
///     let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
///     collection.decelerationRate = .fast
///
/// The collection has one section. A narrow window shows one column and the edges of its
/// neighbours, a wide one several; see `ColumnPaging`. The page stays when the width changes. In a
/// view that is laid out from right to left, the first column is at the right, as the first dot of
/// a page control is.
open class ColumnsLayout: UICollectionViewFlowLayout {
    /// The distances and widths of the columns.
    public var metrics = ColumnPaging.Metrics() {
        didSet {
            minimumLineSpacing = metrics.gap
            invalidateLayout()
        }
    }

    /// The widths and resting places in the collection view as it is now.
    public var paging: ColumnPaging {
        let view = collectionView
        return ColumnPaging(
            width: view?.bounds.width ?? 0,
            columnCount: view.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 }
                ?? 0,
            metrics: metrics,
            isMirrored: view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The widths and resting places that the layout was made for.
    private var prepared: ColumnPaging?

    /// The page to which an animation scrolls; `nil` while there is none.
    private(set) final var destination: Int?

    /// The distance to the page of ``destination`` at the latest step.
    private final var distance = CGFloat.infinity

    /// The link that follows the collection view.
    final weak var link: PageControlLink?

    /// The page to show once the invalid layout is prepared again, possibly in another width.
    private var pageToKeep: Int?

    public override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = metrics.gap
    }

    public required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    /// `true`: the columns follow each other from right to left where lines do.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        let paging = paging
        if paging.width > 0, paging != prepared { rest(in: paging) }
        let size = CGSize(
            width: paging.columnWidth, height: max(collectionView?.bounds.height ?? 0, 1))
        let inset = UIEdgeInsets(top: 0, left: paging.leadingInset, bottom: 0, right: metrics.inset)
        if itemSize != size { itemSize = size }
        if sectionInset != inset { sectionInset = inset }
        super.prepare()
        if paging.width > 0 { pageToKeep = nil }
    }

    /// The widths of columns follow that of the collection view, whose flow is across it.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard newBounds.width != prepared?.width else {
            return super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
        keepPage()
        return true
    }

    open override func invalidateLayout() {
        keepPage()
        super.invalidateLayout()
    }

    /// Remembers the page that is shown, or to which an animation scrolls, until the layout is
    /// prepared again: another width moves the content.
    private func keepPage() {
        guard pageToKeep == nil, let prepared else { return }
        pageToKeep = destination ?? prepared.page(at: collectionView?.contentOffset.x ?? 0)
    }

    /// Keeps the page that was shown in another width or direction. Columns that come and go leave
    /// the distance from the first one as it is, also where that is at the right.
    private func rest(in paging: ColumnPaging) {
        guard let view = collectionView else { return }
        let old = prepared
        prepared = paging
        var page: Int?
        var x = view.contentOffset.x
        if let old, old.width == paging.width, old.isMirrored == paging.isMirrored {
            if paging.isMirrored {
                page = destination
                x = min(max(x + paging.lastOffset - old.lastOffset, 0), paging.lastOffset)
            }
        } else {
            page = pageToKeep ?? destination ?? old?.page(at: x) ?? (paging.isMirrored ? 0 : nil)
        }
        let offset = CGPoint(x: page.map(paging.offset(ofPage:)) ?? x, y: view.contentOffset.y)
        if destination != nil, page != nil {
            // Ends the animation, which goes to the page's offset in the old width.
            destination = nil
            view.setContentOffset(offset, animated: false)
        } else if view.contentOffset != offset {
            view.contentOffset = offset
        }
        // The offset may be that of another page now.
        link?.update()
    }

    open override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(
            x: paging.targetOffset(
                offset: collectionView?.contentOffset.x ?? proposedContentOffset.x,
                velocity: velocity.x),
            y: proposedContentOffset.y)
    }

    // MARK: Pages

    /// The page nearest to the current place.
    public var page: Int {
        let paging = paging
        // The place is one of the layout as it was prepared.
        let page = (prepared ?? paging).page(at: collectionView?.contentOffset.x ?? 0)
        return min(page, paging.pageCount - 1)
    }

    /// Scrolls to a page; beyond the last one, to the last. In a collection view that has no width
    /// yet, that is the page it shows first.
    public func showPage(_ page: Int, animated: Bool) {
        let paging = paging
        guard paging.width > 0 else {
            pageToKeep = max(page, 0)
            return
        }
        // Columns may have come since the last layout, and the next one may have another width.
        let isInvalid = pageToKeep != nil || prepared != paging
        if prepared != nil, prepared != paging { rest(in: paging) }
        let page = min(max(page, 0), paging.pageCount - 1)
        if isInvalid { pageToKeep = page }
        let offset = CGPoint(x: paging.offset(ofPage: page), y: 0)
        destination = animated && collectionView?.contentOffset != offset ? page : nil
        distance = .infinity
        let isThere = collectionView?.contentOffset == offset
        collectionView?.setContentOffset(offset, animated: animated)
        // The way to another page may end before it has begun.
        if isThere { link?.update() }
    }

    /// The page that a page control shows: that to which an animation scrolls, until it is there or
    /// a finger or the app scrolls elsewhere.
    final var pageForControl: Int {
        guard let page = destination, let view = collectionView else { return self.page }
        let before = distance
        distance = abs(paging.offset(ofPage: page) - view.contentOffset.x)
        if distance > before || distance < 0.5 || view.isTracking { destination = nil }
        return destination ?? self.page
    }

    /// Scrolls until a column is visible, by as few pages as possible.
    public func showColumn(_ index: Int, animated: Bool) {
        let (page, count) = (page, paging.visibleCount)
        guard !(page..<page + count).contains(index) else { return }
        showPage(index < page ? index : index - count + 1, animated: animated)
    }
}
