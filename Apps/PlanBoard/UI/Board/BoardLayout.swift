import PlanBoardCore
import UIKit

/// Columns side by side, which come to rest on pages.
final class BoardLayout: UICollectionViewFlowLayout {
    /// The widths and resting places.
    var paging: ColumnPaging {
        let view = collectionView
        return ColumnPaging(
            width: view?.bounds.width ?? 0,
            columnCount: view.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 }
                ?? 0)
    }

    override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = ColumnPaging.gap
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        let paging = paging
        let size = CGSize(
            width: paging.columnWidth, height: max(collectionView?.bounds.height ?? 0, 1))
        let inset = UIEdgeInsets(
            top: 0, left: paging.leadingInset, bottom: 0, right: ColumnPaging.inset)
        if itemSize != size { itemSize = size }
        if sectionInset != inset { sectionInset = inset }
        super.prepare()
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(
            x: paging.targetOffset(
                offset: collectionView?.contentOffset.x ?? proposedContentOffset.x,
                velocity: velocity.x),
            y: proposedContentOffset.y)
    }
}
