import PlanBoardCore
import UIKit

// What is dragged from other programs becomes cards: texts and links, and files as attachments.
// Files that are dropped on a card are attached to it.
extension BoardViewController: UIDropInteractionDelegate {
    /// Where something is dropped.
    struct DropPlace: Equatable {
        var column: Int

        /// The row that new cards are put above, among the cards that are shown.
        var row: Int

        /// The card that files are attached to; `nil` if new cards are made.
        var card: Card.ID?

        /// The card's edge, or the line between two cards, in the board's view.
        var mark: CGRect
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
        session.canLoadObjects(ofClass: URL.self) || session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        // Files have names, links have none.
        let hasFiles = session.items.contains { $0.itemProvider.suggestedName != nil }
        let place = dropPlace(session, ofFiles: hasFiles)
        showMark(of: place)
        return UIDropProposal(operation: place == nil ? .cancel : .copy)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { showMark(of: nil) }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { showMark(of: nil) }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        showMark(of: nil)
        guard let place = dropPlace(session, ofFiles: false),
            let placeOfFiles = dropPlace(session, ofFiles: true)
        else { return }
        guard session.canLoadObjects(ofClass: URL.self) else {
            session.loadObjects(ofClass: String.self) { [weak self] texts in
                self?.add(texts.flatMap(BoardOutline.Item.cards), at: place)
            }
            return
        }
        session.loadObjects(ofClass: URL.self) { [weak self] urls in
            let links = urls.filter { !$0.isFileURL }
            self?.add(links.map { BoardOutline.Item(title: $0.absoluteString) }, at: place)
            self?.add(urls.filter(\.isFileURL), at: placeOfFiles)
        }
    }

    // MARK: Places

    private func dropPlace(_ session: any UIDropSession, ofFiles: Bool) -> DropPlace? {
        let point = session.location(in: view)
        let cells = collection.visibleCells.compactMap { $0 as? ColumnCell }
        guard drag == nil, collection.frame.contains(point),
            let cell = cells.first(where: { $0.bounds.contains($0.convert(point, from: view)) }),
            let column = collection.indexPath(for: cell)?.item
        else { return nil }
        let y = cell.list.convert(point, from: view).y
        if ofFiles,
            let row = cell.cards.indices.first(where: {
                (cell.cardFrame($0).minY..<cell.cardFrame($0).maxY).contains(y)
            })
        {
            return DropPlace(
                column: column, row: row, card: cell.cards[row].id,
                mark: visible(cell.cardFrame(row), in: cell))
        }
        let unfinished = cell.cards.prefix { !$0.isFinished }.indices
        let row = unfinished.first { cell.cardFrame($0).midY > y } ?? unfinished.count
        let gap = CardMetrics.gap
        let line = row > 0 ? cell.cardFrame(row - 1).maxY + gap / 2 : 1
        let width = cell.list.bounds.width
        return DropPlace(
            column: column, row: row, card: nil,
            mark: visible(CGRect(x: 0, y: line - 1, width: width, height: 2), in: cell))
    }

    /// The part of a rectangle of a list that can be seen, in the board's view.
    private func visible(_ frame: CGRect, in cell: ColumnCell) -> CGRect {
        view.convert(frame.intersection(cell.list.bounds), from: cell.list)
    }

    private func showMark(of place: DropPlace?) {
        dropMark.isHidden = place.map { $0.mark.isEmpty } ?? true
        guard let place, !dropMark.isHidden else { return }
        dropMark.frame = place.mark
        let isCard = place.card != nil
        dropMark.backgroundColor = isCard ? .clear : .planAccent
        dropMark.layer.cornerRadius = isCard ? 4 : 1
        dropMark.layer.borderWidth = isCard ? 2 : 0
        dropMark.layer.borderColor =
            UIColor.planAccent.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Adding

    private func add(_ items: [BoardOutline.Item], at place: DropPlace) {
        guard !items.isEmpty else { return }
        attempt { try session.add(items, at: boardPlace(of: place)) }
    }

    /// Attaches files to a card, or to new ones that have their names.
    private func add(_ files: [URL], at place: DropPlace) {
        guard !files.isEmpty else { return }
        attempt {
            let folder = AttachmentFolder(session.store)
            let added = try files.map(folder.add)
            if let card = place.card {
                return try session.attach(card) { all in
                    all += added.filter { !all.contains($0) }
                }
            }
            let target = try boardPlace(of: place)
            let column = try session.column(target.column).id
            try session.insert(
                added.map {
                    Card(
                        columnID: column, key: .between(nil, nil), title: $0.name,
                        createdAt: session.date, attachments: [$0])
                }, at: target)
        }
    }

    /// The place among all cards, also where some are hidden.
    private func boardPlace(of place: DropPlace) throws -> CardPlace {
        let column = try session.column(place.column)
        let shown = shownCards(column)
        let row =
            shown.indices.contains(place.row)
            ? session.board.place(of: shown[place.row].id)?.row : nil
        return CardPlace(
            column: place.column, row: row ?? session.board.unfinishedCount(in: column.id))
    }
}
