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
/// neighbours, a wide one several; see `ColumnPaging`.
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

    public override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = metrics.gap
    }

    public required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    open override func prepare() {
        let paging = paging
        preparedWidth = paging.width
        let size = CGSize(
            width: paging.columnWidth, height: max(collectionView?.bounds.height ?? 0, 1))
        let inset = UIEdgeInsets(top: 0, left: paging.leadingInset, bottom: 0, right: metrics.inset)
        if itemSize != size { itemSize = size }
        if sectionInset != inset { sectionInset = inset }
        super.prepare()
    }

    /// The widths of columns follow that of the collection view, whose flow is across it.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != preparedWidth || super.shouldInvalidateLayout(forBoundsChange: newBounds)
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

    /// Scrolls to a page; beyond the last one, to the last.
    public func showPage(_ page: Int, animated: Bool) {
        let paging = paging
        let offset = paging.offset(ofPage: min(max(page, 0), paging.pageCount - 1))
        collectionView?.setContentOffset(CGPoint(x: offset, y: 0), animated: animated)
    }

    /// Scrolls until a column is visible, by as few pages as possible.
    public func showColumn(_ index: Int, animated: Bool) {
        let (page, count) = (page, paging.visibleCount)
        guard !(page..<page + count).contains(index) else { return }
        showPage(index < page ? index : index - count + 1, animated: animated)
    }
}
