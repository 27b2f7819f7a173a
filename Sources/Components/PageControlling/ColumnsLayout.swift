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
/// neighbours, a wide one several; see `ColumnPaging`. The page stays when the width changes.
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
            metrics: metrics)
    }

    /// The collection view's width that the layout was made for.
    private var preparedWidth: CGFloat?

    /// The page to which an animation scrolls; `nil` while there is none.
    private(set) final var destination: Int?

    /// The distance to the page of ``destination`` at the latest step.
    private final var distance = CGFloat.infinity

    /// The link that follows the collection view.
    final weak var link: PageControlLink?

    /// The page on which a collection view rests whose width is about to change.
    private var pageOfOldWidth: Int?

    public override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = metrics.gap
    }

    public required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    open override func prepare() {
        let paging = paging
        if paging.width > 0, paging.width != preparedWidth {
            preparedWidth = paging.width
            rest(in: paging)
        }
        let size = CGSize(
            width: paging.columnWidth, height: max(collectionView?.bounds.height ?? 0, 1))
        let inset = UIEdgeInsets(top: 0, left: paging.leadingInset, bottom: 0, right: metrics.inset)
        if itemSize != size { itemSize = size }
        if sectionInset != inset { sectionInset = inset }
        super.prepare()
    }

    /// The widths of columns follow that of the collection view, whose flow is across it.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard newBounds.width != preparedWidth else {
            return super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
        if pageOfOldWidth == nil, preparedWidth != nil { pageOfOldWidth = destination ?? page }
        return true
    }

    /// Keeps the page that was shown in another width.
    private func rest(in paging: ColumnPaging) {
        guard let page = pageOfOldWidth, let view = collectionView else { return }
        pageOfOldWidth = nil
        let offset = CGPoint(x: paging.offset(ofPage: page), y: view.contentOffset.y)
        if destination != nil {
            // Ends the animation, which goes to the page's offset in the old width.
            destination = nil
            view.setContentOffset(offset, animated: false)
        } else if view.contentOffset != offset {
            view.contentOffset = offset
        }
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
    public var page: Int { paging.page(at: collectionView?.contentOffset.x ?? 0) }

    /// Scrolls to a page; beyond the last one, to the last. In a collection view that has no width
    /// yet, that is the page it shows first.
    public func showPage(_ page: Int, animated: Bool) {
        let paging = paging
        guard paging.width > 0 else {
            pageOfOldWidth = max(page, 0)
            return
        }
        let page = min(max(page, 0), paging.pageCount - 1)
        // Its width may be another one in the first layout.
        if preparedWidth == nil { pageOfOldWidth = page }
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
