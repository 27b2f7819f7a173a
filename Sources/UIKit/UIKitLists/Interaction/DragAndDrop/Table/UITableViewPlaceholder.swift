public import CoreGraphics
public import Foundation
public import UIKitControls
import UIKitCore

/// A row that stands for data which is not there yet. The data source does not know it.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String
    final let rowHeight: CGFloat

    /// Configures the placeholder's cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    nonisolated deinit {}
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    nonisolated deinit {}
}

/// The placeholder of a dropped item, until its data has been loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by a row: add the item to the data in `dataSourceUpdates`, at the
    /// path that it gets. Returns `false` if the placeholder is gone, because the table was
    /// reloaded.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns `false` if it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}
