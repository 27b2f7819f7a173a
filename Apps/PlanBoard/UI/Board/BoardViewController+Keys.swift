import PlanBoardCore
import UIKit

// Everything a finger does, by keys: arrows choose a card, space picks it up and drops it.
extension BoardViewController {
    func keyPressed(_ key: UIKeyCommand) {
        shortcuts.first { $0.input == key.input && $0.modifiers == key.modifierFlags }?.action(self)
    }

    struct Shortcut {
        var title = ""
        let input: String
        var modifiers: UIKeyModifierFlags = []
        let action: (BoardViewController) -> Void
    }

    var shortcuts: [Shortcut] {
        let general: [Shortcut] = [
            Shortcut(
                title: EditNames.undo(undoName, cards: undoCardCount), input: "z",
                modifiers: .command
            ) { $0.undoEdit() },
            Shortcut(
                title: EditNames.redo(redoName, cards: redoCardCount), input: "z",
                modifiers: [.command, .shift]
            ) { $0.redoEdit() },
            Shortcut(
                title: String(localized: "Search", bundle: .module), input: "f",
                modifiers: .command
            ) { $0.toggleSearch() },
            Shortcut(
                title: String(localized: "New plan", bundle: .module), input: "n",
                modifiers: .command
            ) { $0.beginCreatingByKey() },
        ]
        guard isFirstResponder else { return general }
        let arrows: [(String, CardDrag.Direction)] = [
            (UIKeyCommand.inputUpArrow, .up), (UIKeyCommand.inputDownArrow, .down),
            (UIKeyCommand.inputLeftArrow, .left), (UIKeyCommand.inputRightArrow, .right),
        ]
        let moving = arrows.flatMap { input, direction in
            [[], .shift, .command].map { (modifiers: UIKeyModifierFlags) in
                Shortcut(input: input, modifiers: modifiers) { $0.arrow(direction, modifiers) }
            }
        }
        return general + moving + [
            Shortcut(input: " ") { $0.space() },
            Shortcut(input: " ", modifiers: .command) { $0.toggleCurrent() },
            Shortcut(input: "a", modifiers: .command) { $0.selectColumn($0.currentColumn) },
            Shortcut(input: "\r") { $0.enter() },
            Shortcut(input: "\r", modifiers: .command) { $0.finishSelection() },
            Shortcut(input: UIKeyCommand.inputEscape) { $0.escape() },
            Shortcut(input: "\u{8}") { $0.deleteSelection() },
            Shortcut(input: UIKeyCommand.inputDelete) { $0.deleteSelection() },
        ]
    }

    // MARK: Choosing

    /// The place of the current card among those that are shown.
    var currentPlace: CardPlace? {
        guard let current = selection.current, let place = session.board.place(of: current),
            isFiltered
        else { return selection.current.flatMap { session.board.place(of: $0) } }
        let row = shown(place.column).firstIndex { $0.id == current }
        return row.map { CardPlace(column: place.column, row: $0) }
    }

    /// The column of the current card, or the first visible one.
    private var currentColumn: Int {
        currentPlace?.column ?? layout.paging.page(at: collection.contentOffset.x)
    }

    private func shown(_ column: Int) -> [Card] { shownCards(session.board.columns[column]) }

    /// Goes on by an arrow key: with Shift the selection extends, with Ctrl it stays.
    private func arrow(_ direction: CardDrag.Direction, _ modifiers: UIKeyModifierFlags) {
        if let drag {
            if modifiers.isEmpty { move(drag, direction) }
            return
        }
        guard let place = currentPlace else { return chooseFirst() }
        guard let next = neighbour(of: place, direction) else { return }
        choose(next, modifiers)
    }

    private func chooseFirst() {
        guard let column = session.board.columns.indices.first(where: { !shown($0).isEmpty })
        else { return }
        choose(CardPlace(column: column, row: 0))
    }

    /// The place of the next card in a direction; sideways, in the nearest column with cards.
    private func neighbour(
        of place: CardPlace, _ direction: CardDrag.Direction
    ) -> CardPlace? {
        switch direction {
        case .up: return CardPlace(column: place.column, row: place.row - 1)
        case .down: return CardPlace(column: place.column, row: place.row + 1)
        case .left, .right:
            let indices = Array(session.board.columns.indices)
            let others =
                direction == .left
                ? indices.prefix(place.column).reversed()
                : Array(indices.dropFirst(place.column + 1))
            guard let column = others.first(where: { !shown($0).isEmpty }) else { return nil }
            return CardPlace(column: column, row: min(place.row, shown(column).count - 1))
        }
    }

    /// Chooses the card at a place among those that are shown, and scrolls to it.
    func choose(_ place: CardPlace, _ modifiers: UIKeyModifierFlags = []) {
        let cards = shown(place.column)
        guard cards.indices.contains(place.row) else { return }
        showColumn(place.column, animated: false)
        collection.layoutIfNeeded()
        let card = cards[place.row].id
        if modifiers.contains(.shift) {
            selection.extend(to: card, in: shownIDs)
        } else if modifiers.contains(.command) {
            selection.visit(card)
        } else {
            isSelecting = false
            selection.choose(card)
        }
        columnCell(place.column)?.list.scrollToRow(
            at: IndexPath(row: place.row, section: 0), at: .none, animated: false)
    }

    private func toggleCurrent() {
        guard let current = selection.current else { return }
        select(current, with: .command)
    }

    // MARK: Dragging

    private func move(_ drag: DragController, _ direction: CardDrag.Direction) {
        guard drag.isByKeys, drag.drag.phase == .lifted else { return }
        let cards = drag.drag.cardCount
        guard drag.move(direction) else { return announce(.atEnd(cards: cards)) }
        let place = drag.drag.place
        announce(
            .moved(
                column: session.columnTitles[place.column],
                rows: place.row + 1...place.row + cards,
                count: rowCount(place.column) + cards - 1))
    }

    private func space() {
        if let drag { return dropByKey(drag) }
        guard !isFiltered, let current = selection.current,
            let place = session.board.place(of: current)
        else { return }
        let selected = session.board.places(of: selection.cards)
        switch CardDrag.pickUp(place, with: selected, on: self) {
        case .success(let state):
            lift(state, isByKeys: true)
            guard let drag, let card = session.board.card(current) else { return }
            let count = drag.drag.cardCount
            announce(
                count > 1 ? .pickedUpSeveral(count) : .pickedUp(CardMetrics.shownTitle(of: card)))
        case .failure: announce(.finishedStays)
        }
    }

    private func dropByKey(_ drag: DragController) {
        guard drag.isByKeys, drag.drag.phase == .lifted else { return }
        let column = session.columnTitles[drag.drag.place.column]
        let count = drag.drop()
        if count > 0 { announce(.dropped(column: column, cards: count)) }
    }

    private func enter() {
        if let drag { return dropByKey(drag) }
        if let current = selection.current { open(current) }
    }

    private func escape() {
        if let drag {
            drag.cancel()
            return announce(.cancelled(cards: drag.drag.cardCount))
        }
        if isSelectionShown, let current = selection.current, !isSelecting {
            return selection.choose(current)
        }
        endSelection()
        showUsualHint()
    }

    // MARK: Changing

    private func beginCreatingByKey() {
        let index = currentColumn
        guard drag == nil, session.board.columns.indices.contains(index) else { return }
        beginCreating(in: session.board.columns[index].id)
    }
}
