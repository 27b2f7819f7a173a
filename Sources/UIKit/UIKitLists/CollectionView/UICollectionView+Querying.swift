public import CoreGraphics
public import Foundation
import UIKitCore
import UIKitScrolling

extension UICollectionView {
    // MARK: Counts

    func freshCounts() -> [Int] {
        if needsReload { counts = nil }
        return currentCounts()
    }

    func checkExists(_ path: IndexPath) {
        let counts = freshCounts()
        requires(
            path.count == 2 && counts.indices.contains(path.section)
                && (0..<counts[path.section]).contains(path.item),
            """
            There is no item at \(Array(path)): the numbers of items in the sections are \(counts).
            """)
    }

    // MARK: Cells

    /// The cells on screen, in the order of their items. UIKit promises no order.
    public var visibleCells: [UICollectionViewCell] {
        finishPendingLayout()
        return elements.inOrder.compactMap { $0.value.view as? UICollectionViewCell }
    }

    func finishPendingLayout() {
        if !isPrepared || needsReload, dataSource != nil, bounds.width > 0, bounds.height > 0,
            !isPreparing, !updates.recorder.isRecording
        {
            layOutElements()
        }
    }

    /// Returns the path of a cell on screen.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let key = cell.appliedAttributes?.key, elements[key]?.view === cell else {
            return nil
        }
        return key.indexPath
    }

    /// Returns the path of the item at a point of the content.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let attributes =
            query?.rect.contains(point) == true
            ? query?.attributes ?? [] : layoutAttributes(in: rect)
        let hits = attributes.filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }
        return hits.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    // MARK: Supplementary views

    /// Returns the attributes of a supplementary view.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
            .map(mirrored)
    }

    /// Returns a supplementary view; `nil` if it is not on screen.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        finishPendingLayout()
        let key = ElementKey(
            category: .supplementaryView, kind: elementKind, indexPath: indexPath)
        return elements[key]?.view
    }

    /// Returns the supplementary views of a kind on screen.
    public func visibleSupplementaryViews(
        ofKind elementKind: String
    ) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// Returns the paths of the supplementary views of a kind on screen.
    public func indexPathsForVisibleSupplementaryElements(
        ofKind elementKind: String
    ) -> [IndexPath] {
        finishPendingLayout()
        return elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
            .map(\.indexPath).sorted()
    }

    /// Returns the path of a supplementary view on screen.
    public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        guard let key = view.appliedAttributes?.key, elements[key]?.view === view else {
            return nil
        }
        return key.indexPath
    }
}
