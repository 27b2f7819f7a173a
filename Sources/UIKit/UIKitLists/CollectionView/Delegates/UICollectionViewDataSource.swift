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

extension UICollectionViewDataSource {
    /// Returns 1.
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

    /// Returns `true`.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethods.usedDefault = true
        return true
    }

    /// Returns `nil`.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the first item of a section.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

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
}

/// A mark that the defaults of optional methods leave, so that a caller can tell an answer from a
/// method that is not implemented.
enum OptionalMethods {
    static var usedDefault = false

    /// Returns the answer of `call`, or `nil` if it came from a default.
    static func answer<Answer>(_ call: () -> Answer) -> Answer? {
        let outer = usedDefault
        defer { usedDefault = outer }
        usedDefault = false
        let answer = call()
        return usedDefault ? nil : answer
    }
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

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
