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

/// Room between the items of a collection view, with the cell of a placeholder.
final class CollectionOpening {
    /// The item before which there is room.
    var place: ItemPlace
    let cell: UICollectionViewCell
    private let placeholder: UICollectionViewPlaceholder

    init(_ place: ItemPlace, cell: UICollectionViewCell, _ placeholder: UICollectionViewPlaceholder)
    {
        self.place = place
        self.cell = cell
        self.placeholder = placeholder
    }

    func updateCell() { placeholder.cellUpdateHandler?(cell) }
}

final class CollectionPlaceholderContext: UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let opening: CollectionOpening
    private weak var list: UICollectionView?
    private let targets: ListDropTargets

    init(
        _ dragItem: UIDragItem, _ opening: CollectionOpening, in list: UICollectionView,
        _ targets: ListDropTargets
    ) {
        self.dragItem = dragItem
        self.opening = opening
        self.list = list
        self.targets = targets
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        targets[dragItem]?.animator.addAnimations(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        targets[dragItem]?.animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list, list.close(opening) else { return false }
        let path = opening.place.indexPath
        withoutActuallyEscaping(dataSourceUpdates) { update in
            list.performBatchUpdates {
                update(path)
                list.insertItems(at: [path])
            }
        }
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let list, list.close(opening) else { return false }
        UIView.animate(springDuration: 0.3) { list.makeRoom() }
        return true
    }

    func setNeedsCellUpdate() { opening.updateCell() }
}
