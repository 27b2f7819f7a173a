public import Foundation

/// The source of a collection view's cells.
///
/// Methods with a default are optional. A class must declare them together with the conformance:
/// when a base class conforms without a method, one that a subclass adds is not called. Declare it
/// in the base class and override it. The same holds for all protocols of collection views.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of items in a section.
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int

    /// Returns the configured cell of an item: a dequeued one.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a dequeued header, footer or other supplementary view.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Returns `true` if the user may move an item.
    ///
    /// Without this method, an app may begin movements in code, but a `UICollectionViewController`
    /// does not begin them by itself.
    func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool

    /// Called when the user has moved an item. Move it in the data.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)

    /// Returns the titles of the section index at the trailing edge; `nil`, the default, for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item to which a title of the section index leads; by default the first one of
    /// the section with the same index.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

/// An object that prepares data before cells need it.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called with items that will probably come on screen soon, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called with items that were announced and will probably not come on screen.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
