public import CoreGraphics
public import Foundation
public import UIKitControls
import UIKitCore

/// A drop on a table, and the animations of the dropped items.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
    var items: [any UITableViewDropItem] { get }

    /// The row at which the items are dropped; `nil` away from all sections.
    var destinationIndexPath: IndexPath? { get }

    /// The delegate's last answer.
    var proposal: UITableViewDropProposal { get }

    var session: any UIDropSession { get }

    /// Moves an item's preview to a placeholder, until its data has been loaded.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext

    /// Moves an item's preview to the row that was inserted for it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves an item's preview into a rectangle of a row, in the row's coordinates.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating

    /// Moves an item's preview to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
    var dragItem: UIDragItem { get }

    /// The row of the same table that the item comes from, until the table is updated.
    var sourceIndexPath: IndexPath? { get }

    var previewSize: CGSize { get }
}

final class TableDropCoordinator: UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    let targets: ListDropTargets

    /// Retained, because an app may drop items after it has loaded them.
    private let list: UITableView

    init(
        _ session: any UIDropSession, at path: IndexPath?, proposal: UITableViewDropProposal,
        list: UITableView, dragging: ListDragging
    ) {
        (self.session, self.proposal, self.list) = (session, proposal, list)
        targets = ListDropTargets(list)
        destinationIndexPath = path
        items = session.items.map { ListDropItem($0, dragging) }
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext { targets.add(dragItem, to: list.open(placeholder)) }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        targets.add(dragItem, toItemAt: indexPath)
    }

    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { targets.add(dragItem, intoItemAt: indexPath, rect: rect) }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        targets.add(dragItem, to: target)
    }
}
