import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UITableView {
    // MARK: The gesture

    func swipeShouldBegin() -> Bool {
        guard let swipePan, !isEditing || swipe != nil else { return false }
        let velocity = swipePan.velocity(in: self)
        guard abs(velocity.x) > abs(velocity.y) else { return false }
        let point = swipePan.location(in: self)
        if let swipe {
            return rowFrame(swipe.place).minY <= point.y && point.y < rowFrame(swipe.place).maxY
        }
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path) else {
            return false
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: TableSwipe.Side = (velocity.x < 0) == !isMirrored ? .trailing : .leading
        guard let configuration = configuration(of: path, side: side),
            !configuration.actions.isEmpty
        else { return false }
        cancelHighlighting()
        beginSwipe(at: ItemPlace(path), cell: cell, side: side, configuration)
        return true
    }

    private func configuration(
        of path: IndexPath, side: TableSwipe.Side
    ) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? true else { return nil }
        switch side {
        case .leading:
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        case .trailing:
            if let own = delegate?.tableView(
                self, trailingSwipeActionsConfigurationForRowAt: path)
            {
                return own
            }
            guard offersDeletion(path) else { return nil }
            return UISwipeActionsConfiguration(actions: [deletion(of: path)])
        }
    }

    private func beginSwipe(
        at place: ItemPlace, cell: UITableViewCell, side: TableSwipe.Side,
        _ configuration: UISwipeActionsConfiguration
    ) {
        swipe = TableSwipe(
            table: self, place: place, cell: cell, side: side, actions: configuration.actions,
            performsFirst: configuration.performsFirstActionWithFullSwipe)
        delegate?.tableView(self, willBeginEditingRowAt: place.indexPath)
    }

    /// Shows the actions of a row without a swipe.
    func openSwipe(at place: ItemPlace, side: TableSwipe.Side, _ actions: [UIContextualAction]) {
        swipe?.close(animated: true)
        guard let cell = cells[place] else { return }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        beginSwipe(at: place, cell: cell, side: side, configuration)
        guard let swipe else { return }
        UIView.performWithoutAnimation { swipe.layOut(in: self) }
        swipe.animate(to: swipe.restOffset)
    }

    func swiped(_ pan: TableSwipePan) {
        guard let swipe else { return }
        switch pan.state {
        case .began:
            swipe.startOffset = swipe.offset
            swipe.move(to: swipe.startOffset + pan.translation(in: self).x)
        case .changed: swipe.move(to: swipe.startOffset + pan.translation(in: self).x)
        case .ended: swipe.release(velocity: pan.velocity(in: self).x)
        case .cancelled: swipe.close(animated: true)
        case .possible, .failed: break
        }
    }

    /// Closes the row whose actions are shown when the table is scrolled.
    func scrolledByFinger(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { swipe?.close(animated: true) }
    }

    /// Reports the end of a swipe to the delegate.
    func swipeDidEnd(_ place: ItemPlace?) {
        delegate?.tableView(self, didEndEditingRowAt: place?.indexPath)
    }

    /// Closes the row whose actions are shown, because the user touched something else. Returns
    /// `false` if there is none.
    func closeSwipeByTouch() -> Bool {
        guard let swipe else { return false }
        swipe.close(animated: true)
        return true
    }
}
