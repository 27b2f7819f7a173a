import KeyboardAvoiding
import PlanBoardCore
import UIKit

extension BoardViewController: ColumnCellDelegate {
    func look(of card: Card) -> CardCell.Look {
        CardCell.Look(
            card: card, now: session.date, isPickedUp: drag?.cardID == card.id,
            isChosen: selection.current == card.id,
            isSelected: isSelectionShown && selection.cards.contains(card.id))
    }

    /// The numbers of a column's cards; those that are dragged along with another are where it is.
    func counts(of column: Column) -> ColumnHeader.Counts {
        let dragged = drag?.otherCards(in: column.id) ?? 0
        return ColumnHeader.Counts(
            all: session.board.cardCount(in: column.id) + dragged,
            unfinished: session.board.unfinishedCount(in: column.id) + dragged)
    }

    func columnDidRequestNewCard(_ column: Column.ID) { beginCreating(in: column) }

    /// `true` while a finger drags a card: the taps of others do nothing.
    private var isCarriedByFinger: Bool { drag?.isByKeys == false }

    func column(_ column: Column.ID, didChoose card: Card) {
        guard !isCarriedByFinger else { return }
        guard !createBar.text.isFirstResponder else {
            view.endEditing(true)
            return
        }
        if isSelecting { return select(card.id, with: .command) }
        if isSelectionShown { selection.choose(nil) }
        open(card.id)
    }

    func column(_ column: Column.ID, didToggle card: Card) {
        guard !isCarriedByFinger else { return }
        attempt { try session.toggleFinished(card.id) }
    }

    func open(_ card: Card.ID) {
        navigationController?.pushViewController(
            CardViewController(session: session, card: card), animated: true)
    }

    // MARK: New cards

    /// Shows the bar for a new card of a column.
    func beginCreating(in column: Column.ID) {
        columnOfNewCard = column
        if let index = session.board.columns.firstIndex(where: { $0.id == column }) {
            showColumn(index)
        }
        createBar.isHidden = false
        createBar.text.text = (try? session.draft(.card(column))) ?? ""
        view.layoutIfNeeded()
        createBar.text.becomeFirstResponder()
        moveCreateBar(with: KeyboardChange(coveredHeight: keyboardHeight))
    }

    func create(_ title: String) {
        let column = session.board.columns.firstIndex { $0.id == columnOfNewCard }
        attempt {
            let card = try session.addCard(titled: title, toColumn: column ?? 0)
            selection.choose(selection.current == nil ? nil : card.id)
        }
        view.endEditing(true)
    }

    /// Keeps the text of the card that is being written.
    func keepNewCard() {
        guard let column = columnOfNewCard else { return }
        attempt { try session.keep(createBar.text.text ?? "", as: .card(column)) }
    }

    // MARK: Menus

    func menu(of column: Column, at index: Int) -> UIMenu {
        func action(
            _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [],
            _ change: @escaping (BoardSession) throws -> Void
        ) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) {
                [weak self] _ in
                guard let self else { return }
                attempt { try change(self.session) }
            }
        }
        let edit = UIAction(
            title: String(localized: "Edit column", bundle: .module),
            image: UIImage(systemName: "pencil")
        ) { [weak self] _ in
            guard let self else { return }
            navigationController?.pushViewController(
                ColumnViewController(session: session, column: column.id), animated: true)
        }
        func move(_ title: String, _ symbol: String, to target: Int) -> UIAction {
            let isPossible = session.board.columns.indices.contains(target)
            return action(title, symbol, isPossible ? [] : .disabled) {
                try $0.moveColumn(column.id, to: target)
            }
        }
        let forward = layout.paging.isMirrored ? -1 : 1
        let left = move(
            String(localized: "Move left", bundle: .module), "arrow.left", to: index - forward)
        let right = move(
            String(localized: "Move right", bundle: .module), "arrow.right", to: index + forward)
        let archive = action(
            String(localized: "Archive finished", bundle: .module), "archivebox"
        ) { try $0.archiveFinished(inColumn: index) }
        let delete = UIAction(
            title: String(localized: "Delete column", bundle: .module),
            image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in self?.deleteColumn(column) }
        return UIMenu(children: [
            edit, left, right, archive, UIMenu(options: .displayInline, children: [delete]),
        ])
    }

    /// Updates the buttons of the navigation bar.
    func updateItems() {
        if isSelectionShown {
            navigationItem.rightBarButtonItems = selectionItems()
            return
        }
        let searching = UIBarButtonItem(
            image: UIImage(systemName: "magnifyingglass"), style: .plain, target: self,
            action: Selector(BoardViewController.toggleSearch, name: "toggleSearch"))
        searching.accessibilityIdentifier = "Search"
        searching.accessibilityLabel = String(localized: "Search", bundle: .module)
        let more = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "ellipsis"), menu: boardMenu())
        more.accessibilityIdentifier = "More"
        more.accessibilityLabel = String(localized: "More", bundle: .module)
        let filtering = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "line.3.horizontal.decrease"),
            menu: filterMenu())
        filtering.accessibilityIdentifier = "Filter"
        filtering.accessibilityLabel = String(localized: "Filter", bundle: .module)
        filtering.tintColor = filter.isEmpty ? nil : .planWarning
        navigationItem.rightBarButtonItems = [more, searching, filtering]
    }

    private func boardMenu() -> UIMenu {
        let undo = UIAction(
            title: EditNames.undo(undoName, cards: undoCardCount),
            image: UIImage(systemName: "arrow.uturn.backward"),
            attributes: undoName == nil ? .disabled : []
        ) { [weak self] _ in self?.undoEdit() }
        let redo = UIAction(
            title: EditNames.redo(redoName, cards: redoCardCount),
            image: UIImage(systemName: "arrow.uturn.forward"),
            attributes: redoName == nil ? .disabled : []
        ) { [weak self] _ in self?.redoEdit() }
        let column = UIAction(
            title: String(localized: "Add column", bundle: .module),
            image: UIImage(systemName: "rectangle.split.3x1")
        ) { [weak self] _ in self?.addColumn() }
        let select = UIAction(
            title: String(localized: "Select cards", bundle: .module),
            image: UIImage(systemName: "checkmark.circle")
        ) { [weak self] _ in self?.isSelecting = true }
        let archive = UIAction(
            title: String(localized: "Archive", bundle: .module),
            image: UIImage(systemName: "archivebox")
        ) { [weak self] _ in
            guard let self else { return }
            navigationController?.pushViewController(
                ArchiveViewController(session: session), animated: true)
        }
        let trash = UIAction(
            title: String(localized: "Trash", bundle: .module),
            image: UIImage(systemName: "trash")
        ) { [weak self] _ in self?.showTrash() }
        let statistics = UIAction(
            title: String(localized: "Statistics", bundle: .module),
            image: UIImage(systemName: "chart.bar")
        ) { [weak self] _ in
            guard let self else { return }
            navigationController?.pushViewController(
                StatisticsViewController(session: session), animated: true)
        }
        let printing = UIAction(
            title: String(localized: "Print…", bundle: .module),
            image: UIImage(systemName: "printer")
        ) { [weak self] _ in self?.printBoard() }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: [undo, redo]), select, column, archive,
            trash,
            UIMenu(options: .displayInline, children: fileActions() + [statistics, printing]),
        ])
    }

    /// Prints the board, or saves it as PDF: the dialog offers both.
    private func printBoard() {
        let title = title ?? ""
        let printer = UIPrintInteractionController.shared
        let info = UIPrintInfo()
        info.jobName = title
        info.orientation = .landscape
        printer.printInfo = info
        printer.printingItem = BoardPDF.data(of: session.board, title: title)
        printer.present(animated: true) { [weak self] _, _, error in
            guard let self, let error else { return }
            present(UIAlertController(failure: error), animated: true)
        }
    }

    // MARK: Undoing

    /// `true` if the latest edit is one of the list of boards.
    private var undoesBoards: Bool {
        guard let boards = root?.library.undoTime else { return false }
        return session.undoTime.map { $0 < boards } ?? true
    }

    private var redoesBoards: Bool {
        guard let boards = root?.library.redoTime else { return false }
        return session.redoTime.map { $0 > boards } ?? true
    }

    var undoName: Edit.Name? { undoesBoards ? root?.library.undoName : session.undoName }

    var undoCardCount: Int { undoesBoards ? 0 : session.undoCardCount }

    var redoCardCount: Int { redoesBoards ? 0 : session.redoCardCount }

    var redoName: Edit.Name? { redoesBoards ? root?.library.redoName : session.redoName }

    func undoEdit() {
        let time = undoesBoards ? root?.library.undoTime : session.undoTime
        attempt {
            try undoesBoards ? root?.library.undo() : session.undo()
            if let time { undoToast.hide(ifOf: time) }
        }
    }

    func redoEdit() {
        attempt { try redoesBoards ? root?.library.redo() : session.redo() }
    }

    private func addColumn() {
        attempt {
            let column = try session.addColumn(
                titled: String(localized: "New column", bundle: .module))
            showColumn(session.numberOfColumns - 1, animated: false)
            navigationController?.pushViewController(
                ColumnViewController(session: session, column: column.id), animated: true)
        }
    }
}
