import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The places of a list that a drop coordinator was given for the dragged items.
final class ListDropTargets {
    /// The place that an item's preview goes to.
    struct Target {
        var place: (UIView) -> UIDragPreviewTarget?
        var cell: () -> UIView?
        let animator = DragAnimator()
    }

    private weak var list: (any DraggableList)?
    private var targets: [ObjectIdentifier: Target] = [:]

    init(_ list: any DraggableList) { self.list = list }

    subscript(_ item: UIDragItem) -> Target? { targets[ObjectIdentifier(item)] }

    /// Sends an item to the cell at a path.
    @discardableResult
    func add(_ item: UIDragItem, toItemAt path: IndexPath) -> any UIDragAnimating {
        add(item) { [weak list] in
            list?.draggedCell(at: path)
        } place: { list, _ in
            list.frameOfItem(at: path).map { UIDragPreviewTarget($0, of: list) }
        }
    }

    /// Sends an item into a rectangle of the item at a path.
    func add(
        _ item: UIDragItem, intoItemAt path: IndexPath, rect: CGRect
    ) -> any UIDragAnimating {
        add(item) { list, view in
            list.frameOfItem(at: path).map {
                UIDragPreviewTarget(
                    rect.offsetBy(dx: $0.minX, dy: $0.minY), of: list, shrinking: view)
            }
        }
    }

    /// Sends an item to a placeholder.
    func add(_ item: UIDragItem, to opening: ListOpening) -> ListPlaceholderContext {
        let animator = add(item) { [weak opening] in
            opening?.cell
        } place: { [weak opening] list, _ in
            opening.flatMap { list.frame(of: $0) }.map { UIDragPreviewTarget($0, of: list) }
        }
        return ListPlaceholderContext(item, opening, of: list, animator)
    }

    func add(_ item: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        add(item) { _, _ in target }
    }

    private func add(
        _ item: UIDragItem, cell: @escaping () -> UIView? = { nil },
        place: @escaping (any DraggableList, UIView) -> UIDragPreviewTarget?
    ) -> DragAnimator {
        let target = Target(
            place: { [weak list] view in list.flatMap { place($0, view) } }, cell: cell)
        targets[ObjectIdentifier(item)] = target
        return target.animator
    }
}

/// An item that is dropped on a list.
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

extension UIDragPreviewTarget {
    /// Creates a target in the middle of a rectangle of a list.
    convenience init(_ rect: CGRect, of list: UIView, shrinking view: UIView? = nil) {
        var transform = CGAffineTransform.identity
        if let view, view.bounds.width > 0 {
            let scale = rect.width / view.bounds.width
            transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        self.init(
            container: list, center: CGPoint(x: rect.midX, y: rect.midY), transform: transform)
    }
}
