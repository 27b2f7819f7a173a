import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UICollectionView {
    /// Announces the items of the next screen in the direction of travel, and cancels those that
    /// are not in it any more.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.width > 0,
            bounds.height > 0
        else { return }
        let travel = CGPoint(
            x: contentOffset.x - lastPrefetchOffset.x, y: contentOffset.y - lastPrefetchOffset.y)
        guard travel != .zero || prefetched.isEmpty else { return }
        lastPrefetchOffset = contentOffset
        let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let isBackward = (isHorizontal ? travel.x : travel.y) < 0
        let sign: CGFloat = isBackward ? -1 : 1
        let window = bounds.offsetBy(
            dx: isHorizontal ? sign * bounds.width : 0, dy: isHorizontal ? 0 : sign * bounds.height)
        let attributes = layoutAttributes(in: window).filter {
            $0.representedElementCategory == .cell && $0.frame.meets(window)
                && cell(at: $0.indexPath) == nil
        }
        let coming = Set(attributes.map(\.indexPath))
        let visible = Set(elements.keys.filter { $0.category == .cell }.map(\.indexPath))
        let cancelled = prefetched.subtracting(coming).subtracting(visible)
        let added = coming.subtracting(prefetched).sorted()
        prefetched = coming
        if !cancelled.isEmpty {
            source.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted())
        }
        if !added.isEmpty {
            source.collectionView(self, prefetchItemsAt: isBackward ? added.reversed() : added)
        }
    }
}
