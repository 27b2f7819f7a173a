public import CoreGraphics
public import Foundation
public import UIKitControls
import UIKitCore

/// A drop on a collection view, and the animations of the dropped items.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
    var items: [any UICollectionViewDropItem] { get }

    /// The place at which the items are dropped; `nil` away from all items.
    var destinationIndexPath: IndexPath? { get }

    /// The delegate's last answer.
    var proposal: UICollectionViewDropProposal { get }

    var session: any UIDropSession { get }

    /// Moves an item's preview to a placeholder, until its data has been loaded.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext

    /// Moves an item's preview to the item that was inserted for it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves an item's preview into a rectangle of an item, in the item's coordinates.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating

    /// Moves an item's preview to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
    var dragItem: UIDragItem { get }

    /// The item of the same view that is dragged, until the view is updated.
    var sourceIndexPath: IndexPath? { get }

    var previewSize: CGSize { get }
}

final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    let targets: ListDropTargets

    /// Retained, because an app may drop items after it has loaded them.
    private let list: UICollectionView

    init(
        _ session: any UIDropSession, at path: IndexPath?, proposal: UICollectionViewDropProposal,
        list: UICollectionView, dragging: ListDragging
    ) {
        (self.session, self.proposal, self.list) = (session, proposal, list)
        targets = ListDropTargets(list)
        destinationIndexPath = path
        items = session.items.map { ListDropItem($0, dragging) }
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        targets.add(dragItem, to: list.open(placeholder))
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        targets.add(dragItem, toItemAt: indexPath)
    }

    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { targets.add(dragItem, intoItemAt: indexPath, rect: rect) }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        targets.add(dragItem, to: target)
    }
}
