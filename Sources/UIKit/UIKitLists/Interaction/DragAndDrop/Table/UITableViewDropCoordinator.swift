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

final class ListDropItem: UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    private weak var dragging: ListDragging?

    init(_ dragItem: UIDragItem, _ dragging: ListDragging) {
        self.dragItem = dragItem
        self.dragging = dragging
    }

    var sourceIndexPath: IndexPath? { dragging?.source(of: dragItem)?.path }

    var previewSize: CGSize { dragging?.source(of: dragItem)?.size ?? .zero }
}

final class TableDropCoordinator: UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    let targets = ListDropTargets()

    /// Retained, because an app may drop items after it has loaded them.
    private let table: UITableView

    init(
        _ session: any UIDropSession, at path: IndexPath?, proposal: UITableViewDropProposal,
        table: UITableView, dragging: ListDragging
    ) {
        self.session = session
        self.proposal = proposal
        self.table = table
        destinationIndexPath = path
        items = session.items.map { ListDropItem($0, dragging) }
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let opening = table.open(placeholder)
        let context = TablePlaceholderContext(dragItem, opening, in: table, targets)
        _ = targets.add(dragItem) { [weak opening] in
            opening?.cell
        } place: { [weak table, weak opening] _ in
            guard let table, let opening else { return nil }
            return UIDragPreviewTarget(table.frame(of: opening), of: table)
        }
        return context
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        targets.add(dragItem) { [weak table] in
            table?.cellForRow(at: indexPath)
        } place: { [weak table] _ in
            table.map { UIDragPreviewTarget($0.rectForRow(at: indexPath), of: $0) }
        }
    }

    func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        targets.add(dragItem) { [weak table] view in
            guard let table else { return nil }
            let row = table.rectForRow(at: indexPath)
            return UIDragPreviewTarget(
                rect.offsetBy(dx: row.minX, dy: row.minY), of: table, shrinking: view)
        }
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        targets.add(dragItem) { _ in target }
    }
}
