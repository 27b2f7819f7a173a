import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UICollectionView: ListWithSwipes {
    /// Recognises swipes once a layout has a list with actions.
    func addSwipes() {
        guard swipePan == nil else { return }
        let pan = RowSwipePan(target: nil, action: nil)
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = .continuous
        pan.addTarget(self, action: UICollectionView.swiped)
        swipePan = pan
        addGestureRecognizer(pan)
        panGestureRecognizer.addTarget(self, action: UICollectionView.scrolledByFinger)
    }

    func swiped(_ pan: RowSwipePan) { follow(pan) }

    /// Closes the item whose actions are shown when the list is scrolled.
    func scrolledByFinger(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { swipe?.close(animated: true) }
    }

    func cancelHighlighting() { touchCancelled() }

    func swipeCell(at place: ItemPlace) -> UIView? { cellForItem(at: place.indexPath) }

    func swipePlace(at point: CGPoint) -> ItemPlace? {
        isEditing || movement != nil ? nil : indexPathForItem(at: point).map { ItemPlace($0) }
    }

    private func element(at place: ItemPlace) -> CollectionElement? {
        elements[ElementKey(category: .cell, kind: "", indexPath: place.indexPath)]
    }

    func swipeFrame(at place: ItemPlace) -> CGRect? { element(at: place)?.attributes.frame }

    func swipeConfiguration(
        at place: ItemPlace, side: RowSwipe.Side
    ) -> UISwipeActionsConfiguration? {
        guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(ofSection: place.section),
            delegate?.collectionView(self, canEditItemAt: place.indexPath) ?? true
        else { return nil }
        let provider =
            side == .leading
            ? list.leadingSwipeActionsConfigurationProvider
            : list.trailingSwipeActionsConfigurationProvider
        return provider?(place.indexPath)
    }

    /// `true` for the cell of an item that is the header of its section.
    func isListHeader(_ cell: UICollectionViewCell) -> Bool {
        guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
            let path = indexPath(for: cell), path.item == 0
        else { return false }
        return layout.listConfiguration(ofSection: path.section)?.headerMode == .firstItemInSection
    }

    /// Shows the trailing actions of a cell, for the button that deletes its item.
    func openTrailingActions(of cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell),
            let actions = swipeConfiguration(at: ItemPlace(path), side: .trailing)?.actions
        else { return }
        openSwipe(at: ItemPlace(path), side: .trailing, actions)
    }

    func placeSwipedRow() {
        guard let swipe, let element = element(at: swipe.place), element.view === swipe.cell else {
            return
        }
        swipe.cell.frame = element.attributes.frame.offsetBy(dx: swipe.offset, dy: 0)
        swipe.layOut()
    }

    /// Follows the swiped item to its new place after changes of the list.
    func updateSwipe() {
        guard let swipe else { return }
        guard let cell = swipe.cell as? UICollectionViewCell, let path = indexPath(for: cell) else {
            swipe.close(animated: true, isRowGone: true)
            return
        }
        swipe.place = ItemPlace(path)
        placeSwipedRow()
    }

    func swipeWillBegin(_ swipe: RowSwipe) { swipeDidChange(swipe) }

    func swipeDidEnd(_ swipe: RowSwipe, at place: ItemPlace?) { swipeDidChange(swipe) }

    private func swipeDidChange(_ swipe: RowSwipe) {
        (swipe.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
}
