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
            Shortcut(title: EditNames.undo(undoName), input: "z", modifiers: .command) {
                $0.undoEdit()
            },
            Shortcut(
                title: EditNames.redo(redoName), input: "z", modifiers: [.command, .shift]
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
        return general + [
            Shortcut(input: UIKeyCommand.inputUpArrow) { $0.arrow(.up) },
            Shortcut(input: UIKeyCommand.inputDownArrow) { $0.arrow(.down) },
            Shortcut(input: UIKeyCommand.inputLeftArrow) { $0.arrow(.left) },
            Shortcut(input: UIKeyCommand.inputRightArrow) { $0.arrow(.right) },
            Shortcut(input: " ") { $0.space() },
            Shortcut(input: "\r") { $0.enter() },
            Shortcut(input: "\r", modifiers: .command) { $0.finishChosen() },
            Shortcut(input: UIKeyCommand.inputEscape) { $0.escape() },
            Shortcut(input: "\u{8}") { $0.deleteChosen() },
            Shortcut(input: UIKeyCommand.inputDelete) { $0.deleteChosen() },
        ]
    }

    // MARK: Choosing

    /// The place of the chosen card among all cards.
    private var chosenPlace: CardPlace? { chosenCard.flatMap { session.board.place(of: $0) } }

    private func arrow(_ direction: CardDrag.Direction) {
        if let drag { return move(drag, direction) }
        guard let place = chosenPlace else { return choose(CardPlace(column: 0, row: 0)) }
        switch direction {
        case .up: choose(CardPlace(column: place.column, row: place.row - 1))
        case .down: choose(CardPlace(column: place.column, row: place.row + 1))
        case .left, .right:
            // The nearest column with cards.
            let indices = Array(session.board.columns.indices)
            let others =
                direction == .left
                ? indices.prefix(place.column).reversed()
                : Array(indices.dropFirst(place.column + 1))
            guard let column = others.first(where: { rowCount($0) > 0 }) else { return }
            choose(CardPlace(column: column, row: min(place.row, rowCount(column) - 1)))
        }
    }

    /// Chooses the card at a place and scrolls to it.
    private func choose(_ place: CardPlace) {
        guard let card = session.board.card(at: place) else { return }
        showColumn(place.column, animated: false)
        collection.layoutIfNeeded()
        chosenCard = card.id
        columnCell(place.column)?.list.scrollToRow(
            at: IndexPath(row: place.row, section: 0), at: .none, animated: false)
    }

    // MARK: Dragging

    private func move(_ drag: DragController, _ direction: CardDrag.Direction) {
        guard drag.isByKeys, drag.drag.phase == .lifted else { return }
        guard drag.move(direction) else { return announce(.atEnd) }
        let place = drag.drag.place
        announce(
            .moved(
                column: session.columnTitles[place.column], row: place.row + 1,
                count: rowCount(place.column)))
    }

    private func space() {
        if let drag { return dropByKey(drag) }
        guard !isFiltered, let place = chosenPlace, let card = session.board.card(at: place)
        else { return }
        switch CardDrag.pickUp(place, on: self) {
        case .success(let state):
            lift(state, isByKeys: true)
            announce(.pickedUp(card.title))
        case .failure: announce(.finishedStays)
        }
    }

    private func dropByKey(_ drag: DragController) {
        guard drag.isByKeys, drag.drag.phase == .lifted else { return }
        let column = session.columnTitles[drag.drag.place.column]
        drag.drop()
        announce(.dropped(column: column))
    }

    private func enter() {
        if let drag { return dropByKey(drag) }
        if let chosenCard { open(chosenCard) }
    }

    private func escape() {
        if let drag {
            drag.cancel()
            return announce(.cancelled)
        }
        chosenCard = nil
        showUsualHint()
    }

    // MARK: Changing

    private func finishChosen() {
        guard drag == nil, let chosenCard else { return }
        attempt { try session.toggleFinished(chosenCard) }
    }

    private func deleteChosen() {
        guard drag == nil, let card = chosenCard else { return }
        let place = chosenPlace
        attempt { try session.delete(card) }
        chosenCard = nil
        guard let place else { return }
        choose(CardPlace(column: place.column, row: min(place.row, rowCount(place.column) - 1)))
    }

    private func beginCreatingByKey() {
        let index = chosenPlace?.column ?? layout.paging.page(at: collection.contentOffset.x)
        guard drag == nil, session.board.columns.indices.contains(index) else { return }
        beginCreating(in: session.board.columns[index].id)
    }
}
