import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UITableView: ListWithSwipes {
    func swiped(_ pan: RowSwipePan) { follow(pan) }

    /// Closes the row whose actions are shown when the table is scrolled.
    func scrolledByFinger(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { swipe?.close(animated: true) }
    }

    func swipeCell(at place: ItemPlace) -> UIView? { cells[place] }

    func swipePlace(at point: CGPoint) -> ItemPlace? {
        isEditing ? nil : indexPathForRow(at: point).map { ItemPlace($0) }
    }

    func swipeFrame(at place: ItemPlace) -> CGRect? {
        geometry.contains(place) ? rowFrame(place) : nil
    }

    func swipeConfiguration(
        at place: ItemPlace, side: RowSwipe.Side
    ) -> UISwipeActionsConfiguration? {
        let path = place.indexPath
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
            if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
                let configuration = UISwipeActionsConfiguration(
                    actions: actions.map { rowAction($0) })
                configuration.performsFirstActionWithFullSwipe = false
                return configuration
            }
            guard offersDeletion(path) else { return nil }
            return UISwipeActionsConfiguration(actions: [deletion(of: path)])
        }
    }

    /// The action that performs an action of the older kind. The row stays open until the app ends
    /// editing or changes the row.
    private func rowAction(_ action: UITableViewRowAction) -> UIContextualAction {
        let result = UIContextualAction(
            style: action.style == .destructive ? .destructive : .normal, title: action.title
        ) { [weak self] _, _, _ in
            guard let place = self?.swipe?.place else { return }
            action.handler(action, place.indexPath)
        }
        if let color = action.backgroundColor { result.backgroundColor = color }
        return result
    }

    func placeSwipedRow() { placeViews() }

    func swipeWillBegin(_ swipe: RowSwipe) {
        delegate?.tableView(self, willBeginEditingRowAt: swipe.place.indexPath)
        reportTransition(of: swipe)
    }

    func swipeDidEnd(_ swipe: RowSwipe, at place: ItemPlace?) {
        delegate?.tableView(self, didEndEditingRowAt: place?.indexPath)
        reportTransition(of: swipe)
    }

    /// Notifies a cell that its actions come or go.
    private func reportTransition(of swipe: RowSwipe) {
        guard let cell = swipe.cell as? UITableViewCell else { return }
        let state = cell.transitionState(isEditing: cell.isEditing)
        cell.willTransition(to: state)
        cell.setNeedsUpdateConfiguration()
        cell.didTransition(to: state)
    }
}
