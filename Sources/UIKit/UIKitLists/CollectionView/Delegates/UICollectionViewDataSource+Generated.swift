// Written by Scripts/delegate-table.

public import Foundation

extension UICollectionViewDataSource {
    /// Returns `1` by default.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Stops the program: the layout has supplementary views and the source must return them.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            """
            The layout has a supplementary view of kind \(kind) at \(indexPath), but \(type(of: self)) \
            has no collectionView(_:viewForSupplementaryElementOfKind:at:). Implement it.
            """)
    }

    /// Returns `true` by default.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        collectionView.optionalMethods.didUseDefault(of: .canMove)
        return true
    }

    /// Stops the program: the data would keep the old order.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        fatalError(
            """
            The item at \(sourceIndexPath) was moved, but \(type(of: self)) has no \
            collectionView(_:moveItemAt:to:). Implement it, and move the item in the data.
            """)
    }

    /// Returns `nil` by default.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns `IndexPath(item: 0, section: index)` by default.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
