import PlanBoardCore
import UIKit

// Several cards are selected by clicks with Ctrl or Shift, by arrow keys with Shift, or by taps
// after “Select cards”. Drags, keys and a menu act on all of them.
extension BoardViewController: UIGestureRecognizerDelegate {
    /// `true` if more than one card is selected, or taps select.
    var isSelectionShown: Bool { isSelecting || selection.cards.count > 1 }

    /// The selected cards in the order of the board.
    var selectedCards: [Card] {
        session.board.places(of: selection.cards).compactMap { session.board.card(at: $0) }
    }

    // MARK: Selecting

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { !event.modifierFlags.isDisjoint(with: [.control, .command, .shift]) }

    /// Selects the card under a click with Ctrl or Shift.
    func clickedWithModifier(_ click: UITapGestureRecognizer) {
        let cells = collection.visibleCells.compactMap { $0 as? ColumnCell }
        for cell in cells where cell.list.bounds.contains(click.location(in: cell.list)) {
            guard let path = cell.list.indexPathForRow(at: click.location(in: cell.list)) else {
                return
            }
            becomeFirstResponder()
            select(cell.cards[path.row].id, with: click.modifierFlags)
        }
    }

    /// Selects a card as a click with modifiers does: Shift extends to it, others add it or take
    /// it out.
    func select(_ card: Card.ID, with modifiers: UIKeyModifierFlags) {
        guard drag == nil else { return }
        if modifiers.contains(.shift) {
            selection.extend(to: card, in: shownIDs)
        } else {
            selection.toggle(card)
        }
    }

    /// The cards that are shown, by columns.
    var shownIDs: [[Card.ID]] { session.board.columns.map { shownCards($0).map(\.id) } }

    /// Selects all cards of the current column.
    func selectColumn(_ index: Int) {
        guard drag == nil, session.board.columns.indices.contains(index) else { return }
        selection.select(shownCards(session.board.columns[index]).map(\.id))
    }

    func endSelection() {
        isSelecting = false
        selection.choose(nil)
    }

    /// Forgets cards that are gone or hidden, so that nothing unseen is changed.
    func forgetHiddenSelection() {
        guard drag == nil else { return }
        selection.keep { id in
            session.board.card(id).map { !$0.isArchived && isShown($0) } ?? false
        }
    }

    // MARK: Showing

    func selectionDidChange(from old: CardSelection) {
        guard selection != old, isViewLoaded else { return }
        updateLooks()
        guard selection.cards != old.cards, isSelectionShown || old.cards.count > 1 else { return }
        showSelection()
    }

    /// Shows how many cards are selected, and the buttons for them.
    func showSelection() {
        updateLooks()
        updateItems()
        guard drag == nil else { return }
        if !isSelectionShown {
            showUsualHint()
        } else if selection.cards.isEmpty {
            announce(.selecting)
        } else {
            announce(.selected(selection.cards.count))
        }
    }

    /// The buttons of the navigation bar for the selected cards.
    func selectionItems() -> [UIBarButtonItem] {
        let end = UIBarButtonItem(
            image: UIImage(systemName: "xmark"), style: .plain, target: self,
            action: Selector(BoardViewController.endSelection, name: "endSelection"))
        end.accessibilityIdentifier = "EndSelection"
        end.accessibilityLabel = String(localized: "End selection", bundle: .module)
        let actions = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "checkmark.circle"), menu: selectionMenu())
        actions.accessibilityIdentifier = "Selection"
        actions.accessibilityLabel = String(localized: "Selected cards", bundle: .module)
        actions.isEnabled = !selection.cards.isEmpty
        return [end, actions]
    }

    // MARK: Changing

    private func selectionMenu() -> UIMenu {
        let cards = selectedCards
        let areFinished = cards.allSatisfy(\.isFinished)
        let finish = UIAction(
            title: areFinished
                ? String(localized: "Reopen", bundle: .module)
                : String(localized: "Finish", bundle: .module),
            image: UIImage(systemName: areFinished ? "arrow.uturn.backward" : "checkmark")
        ) { [weak self] _ in self?.finishSelection() }
        let columns = session.board.columns.enumerated().map { index, column in
            UIAction(title: column.title, attributes: areFinished ? .disabled : []) {
                [weak self] _ in self?.moveSelection(toColumn: index)
            }
        }
        let move = UIMenu(
            title: String(localized: "Move to", bundle: .module),
            image: UIImage(systemName: "arrow.right"), children: columns)
        let archive = UIAction(
            title: String(localized: "Archive", bundle: .module),
            image: UIImage(systemName: "archivebox")
        ) { [weak self] _ in self?.archiveSelection() }
        let delete = UIAction(
            title: String(localized: "Delete", bundle: .module),
            image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in self?.deleteSelection() }
        return UIMenu(children: [
            finish, move, archive, UIMenu(options: .displayInline, children: [delete]),
        ])
    }

    /// Finishes the selected cards; if all of them are finished, reopens them.
    func finishSelection() {
        let cards = selectedCards
        guard drag == nil, !cards.isEmpty else { return }
        attempt { try session.setFinished(!cards.allSatisfy(\.isFinished), cards.map(\.id)) }
    }

    /// Moves the selected cards that are not finished to the top of a column.
    private func moveSelection(toColumn index: Int) {
        guard drag == nil else { return }
        attempt {
            try session.move(
                selectedCards.filter { !$0.isFinished }.map(\.id),
                to: CardPlace(column: index, row: 0))
        }
        showColumn(index)
    }

    private func archiveSelection() {
        guard drag == nil else { return }
        attempt { try session.setArchived(true, selectedCards.map(\.id)) }
        endSelection()
    }

    /// Deletes the selected cards, and goes on to the one that takes the place of the current one.
    func deleteSelection() {
        let cards = selectedCards
        guard drag == nil, !cards.isEmpty else { return }
        let ask = cards.count == 1 ? deleteQuestion(cards[0].title) : deleteQuestion(cards.count)
        askBeforeDeleting(ask, of: session) { [weak self] in
            guard let self else { return }
            let next = placeAfterSelection
            attempt {
                try session.delete(cards.map(\.id))
                offerUndo(ofCards: cards.map(\.title))
            }
            endSelection()
            if let next { choose(next) }
        }
    }

    /// The place of the current card when the selected ones are gone.
    private var placeAfterSelection: CardPlace? {
        guard let place = currentPlace else { return nil }
        let ids = shownCards(session.board.columns[place.column]).map(\.id)
        let above = ids[..<place.row].count { !selection.cards.contains($0) }
        let remaining = ids.count { !selection.cards.contains($0) }
        guard remaining > 0 else { return nil }
        return CardPlace(column: place.column, row: min(above, remaining - 1))
    }
}
