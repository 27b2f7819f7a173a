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

/// Room between the rows of a table, with the cell of a placeholder.
final class TableOpening {
    /// The row before which there is room.
    var place: ItemPlace
    let height: CGFloat
    let cell: UITableViewCell

    init(_ place: ItemPlace, height: CGFloat, cell: UITableViewCell) {
        self.place = place
        self.height = height
        self.cell = cell
    }
}

final class TablePlaceholderContext: UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let opening: TableOpening
    private weak var table: UITableView?
    private let targets: ListDropTargets

    init(
        _ dragItem: UIDragItem, _ opening: TableOpening, in table: UITableView,
        _ targets: ListDropTargets
    ) {
        self.dragItem = dragItem
        self.opening = opening
        self.table = table
        self.targets = targets
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        targets[dragItem]?.animator.addAnimations(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        targets[dragItem]?.animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let table, table.close(opening) else { return false }
        table.beginUpdates()
        dataSourceUpdates(opening.place.indexPath)
        table.insertRows(at: [opening.place.indexPath], with: .none)
        table.endUpdates()
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let table, table.close(opening) else { return false }
        UIView.animate(springDuration: 0.3) {
            table.placeViews()
            table.layoutIfNeeded()
        }
        return true
    }
}
