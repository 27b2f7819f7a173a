import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UICollectionView {
    /// Requests the data of the items of the next screen in the direction of travel.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.width > 0,
            bounds.height > 0
        else { return }
        let visible = Set(elements.keys.filter { $0.category == .cell }.map(\.indexPath))
        let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
        guard
            let isForward = prefetched.isForward(
                at: isHorizontal ? bounds.minX : bounds.minY, showing: visible)
        else { return }
        let sign: CGFloat = isForward ? 1 : -1
        let window = bounds.offsetBy(
            dx: isHorizontal ? sign * bounds.width : 0, dy: isHorizontal ? 0 : sign * bounds.height)
        let ahead = layoutAttributes(in: window).filter {
            $0.representedElementCategory == .cell && $0.frame.meets(window)
        }
        let (new, cancelled) = prefetched.request(
            Set(ahead.map(\.indexPath)), isForward: isForward)
        if !cancelled.isEmpty {
            source.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
        }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }
}
