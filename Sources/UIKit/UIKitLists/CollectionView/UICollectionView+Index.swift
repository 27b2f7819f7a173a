import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UICollectionView {
    /// Reads the titles of the section index if they may have changed, and places it.
    func layOutIndex() {
        if needsIndexTitles {
            needsIndexTitles = false
            show(dataSource?.indexTitles(for: self) ?? [])
        }
        guard let indexView else { return }
        let width = CellMetrics.indexWidth + 4
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = adjustedContentInset
        let frame = CGRect(
            x: bounds.minX + (isMirrored ? 0 : bounds.width - width), y: bounds.minY + inset.top,
            width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        if indexView.frame != frame { indexView.frame = frame }
        let isCovered = subviews.reversed().prefix { $0 !== indexView }.contains {
            $0 is UICollectionReusableView
        }
        if isCovered { bringSubviewToFront(indexView) }
    }

    private func show(_ titles: [String]) {
        guard !titles.isEmpty else {
            indexView?.removeFromSuperview()
            return indexView = nil
        }
        let view = indexView ?? TableIndexView()
        view.titles = titles
        view.onSelect = { [weak self] index in self?.scrollToItem(ofTitle: index) }
        indexView = view
        if view.superview !== self { addSubview(view) }
    }

    private func scrollToItem(ofTitle index: Int) {
        guard let title = indexView?.titles[index], let dataSource else { return }
        let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
        let counts = currentCounts()
        guard path.count == 2, counts.indices.contains(path.section),
            (0..<counts[path.section]).contains(path.item)
        else { return }
        scrollToItem(
            at: path, at: contentSize.height > bounds.height ? .top : .left, animated: false)
    }
}
