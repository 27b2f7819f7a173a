public import Foundation
public import UIKitControls
import UIKitCore

/// An item that stands for data which is not there yet. The data source does not know it.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String

    /// Configures the placeholder's cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    nonisolated deinit {}
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    nonisolated deinit {}
}

/// The placeholder of a dropped item, until its data has been loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by an item: add it to the data in `dataSourceUpdates`, at the path
    /// that it gets. Returns `false` if the placeholder is gone, because the view was reloaded.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns `false` if it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the placeholder's `cellUpdateHandler` again.
    func setNeedsCellUpdate()
}
