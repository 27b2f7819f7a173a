import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// Room between the items of a list, with the cell of a placeholder.
final class ListOpening {
    /// The item before which there is room.
    var place: ItemPlace
    let cell: any DraggedCell

    /// The height of the room; 0 if the list's layout decides about it.
    let height: CGFloat
    let updateCell: () -> Void

    init(
        _ place: ItemPlace, cell: any DraggedCell, height: CGFloat = 0,
        updateCell: @escaping () -> Void
    ) {
        (self.place, self.cell, self.height) = (place, cell, height)
        self.updateCell = updateCell
    }
}

/// The placeholder of a dropped item, until its data has been loaded.
final class ListPlaceholderContext: UITableViewDropPlaceholderContext,
    UICollectionViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private let opening: ListOpening
    private weak var list: (any DraggableList)?
    private let animator: DragAnimator

    init(
        _ dragItem: UIDragItem, _ opening: ListOpening, of list: (any DraggableList)?,
        _ animator: DragAnimator
    ) {
        (self.dragItem, self.opening) = (dragItem, opening)
        (self.list, self.animator) = (list, animator)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list, list.close(opening) else { return false }
        list.insertItem(at: opening.place.indexPath, dataSourceUpdates)
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let list, list.close(opening) else { return false }
        UIView.animate(springDuration: 0.3) { list.closeUp() }
        return true
    }

    func setNeedsCellUpdate() { opening.updateCell() }
}

// MARK: - Openings of a list

extension DraggableList {
    /// The room for placeholders, in the order of the items.
    var openings: [ListOpening] { dragging?.openings ?? [] }

    /// Shows the cell of a placeholder in its room.
    func show(_ opening: ListOpening) -> ListOpening {
        opening.cell.isUserInteractionEnabled = false
        dragging?.openings.append(opening)
        dragging?.openings.sort { $0.place < $1.place }
        insertSubview(opening.cell, at: backgroundView?.superview === self ? 1 : 0)
        if let frame = frame(of: opening) {
            UIView.performWithoutAnimation { opening.cell.frame = frame }
        }
        UIView.animate(springDuration: 0.3) { makeRoom() }
        return opening
    }

    /// Removes a placeholder. Returns `false` if it is gone already.
    func close(_ opening: ListOpening) -> Bool {
        guard let index = openings.firstIndex(where: { $0 === opening }) else { return false }
        dragging?.openings.remove(at: index)
        discard(opening.cell)
        setNeedsLayout()
        return true
    }

    func closeOpenings() {
        for opening in openings { _ = close(opening) }
    }

    /// Keeps placeholders between the items between which they were.
    func mapOpenings(_ mapping: ListMapping) {
        for opening in openings {
            if let place = mapping.newGap(opening.place) {
                opening.place = place
            } else {
                _ = close(opening)
            }
        }
    }
}
