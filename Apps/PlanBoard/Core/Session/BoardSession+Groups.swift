public import Foundation

// Operations on several cards, each of which is one edit. Cards keep the order of the board.
extension BoardSession {
    /// Puts new cards, or those that were taken out, above a row; their identities and properties
    /// are kept.
    public func insert(_ cards: [Card], at place: CardPlace) throws {
        let column = try column(place.column)
        let others = board.cards(in: column.id)
        guard 0...others.count ~= place.row else {
            throw BoardError.noCard(row: place.row, column: column.title, count: others.count)
        }
        let keys =
            roomyKeys(cards.count, atRow: place.row, of: others)
            ?? OrderKey.sequence(cards.count, and: others.map(\.key).min(), author: author)
        let changes = zip(cards, keys).map { card, key in
            var card = card
            (card.columnID, card.key) = (column.id, key)
            return Change.card(before: board.card(card.id), after: card)
        }
        try perform(.addCard, changes, cardCount: cards.count)
    }

    /// Adds cards above a row. Finished ones are below the others.
    public func add(_ items: [BoardOutline.Item], at place: CardPlace) throws {
        let column = try column(place.column).id
        try insert(
            try items.map { item in
                var card = Card(item, columnID: column, key: .between(nil, nil), now: date)
                card.title = try Self.checked(item.title)
                return card
            }, at: place)
    }

    /// Deletes cards.
    public func delete(_ ids: [Card.ID]) throws {
        try perform(
            .deleteCard, try ids.map { .card(before: try card($0), after: nil) },
            cardCount: ids.count)
    }

    /// Puts cards away, or back into their columns.
    public func setArchived(_ isArchived: Bool, _ ids: [Card.ID]) throws {
        let cards = try ids.map { try card($0) }.filter { $0.isArchived != isArchived }
        let changes = cards.map { before in
            var card = before
            card.isArchived = isArchived
            return Change.card(before: before, after: card)
        }
        try perform(
            isArchived ? .archiveCard : .restoreCard, changes, cardCount: changes.count)
    }

    /// Finishes cards, which move to the end of their columns, or reopens them at the top.
    ///
    /// Cards that recur are followed by new ones at the top, with the next due dates.
    public func setFinished(_ isFinished: Bool, _ ids: [Card.ID]) throws {
        let changing = try inOrder(ids).filter { $0.isFinished != isFinished }
        let ids = Set(changing.map(\.id))
        var changes: [Change] = []
        for (column, cards) in Dictionary(grouping: changing, by: \.columnID) {
            let keys = board.cards(in: column).filter { !ids.contains($0.id) }.map(\.key)
            let made =
                isFinished
                ? OrderKey.sequence(cards.count, between: keys.max(), author: author)
                : OrderKey.sequence(cards.count, and: keys.min(), author: author)
            changes += zip(cards, made).map { before, key in
                var card = before
                card.finishedAt = isFinished ? date : nil
                card.key = key
                return .card(before: before, after: card)
            }
            let recurring = isFinished ? cards.filter { $0.recurrence != nil } : []
            let tops = OrderKey.sequence(recurring.count, and: keys.min(), author: author)
            changes += zip(recurring, tops).compactMap { card, key in
                successor(of: card, key: key).map { .card(before: nil, after: $0) }
            }
        }
        try perform(
            isFinished ? .finishCard : .reopenCard, changes, cardCount: changing.count)
    }

    /// Moves cards to a row, of other columns or their own. Finished cards stay below the others.
    ///
    /// - Parameter place: The place of the first of them, among the cards that do not move.
    public func move(_ ids: [Card.ID], to place: CardPlace) throws {
        try perform(.moveCard, try changes(moving: ids, to: place), cardCount: ids.count)
    }

    /// The changes that move cards: of them alone, unless keys have to be replaced; none if they
    /// are there already.
    func changes(moving ids: [Card.ID], to place: CardPlace) throws(BoardError) -> [Change] {
        let moved = try inOrder(ids)
        if let finished = moved.first(where: \.isFinished) { throw .finished(finished.title) }
        let column = try column(place.column)
        let moving = Set(ids)
        let current = board.cards(in: column.id)
        let others = current.filter { !moving.contains($0.id) }
        let row = min(place.row, others.count { !$0.isFinished })
        guard row >= 0 else {
            throw .noCard(row: place.row, column: column.title, count: others.count)
        }
        let stays =
            current.count == others.count + moved.count
            && current[row..<row + moved.count].elementsEqual(moved) { $0.id == $1.id }
        guard !stays else { return [] }
        if let keys = roomyKeys(moved.count, atRow: row, of: others) {
            return zip(moved, keys).map { $0.change(to: column.id, key: $1) }
        }
        let result = others[..<row] + moved + others[row...]
        return zip(result, OrderKey.sequence(result.count, author: author)).map {
            $0.change(to: moving.contains($0.id) ? column.id : $0.columnID, key: $1)
        }
    }

    /// Cards in the order of the board, those of the archive last.
    private func inOrder(_ ids: [Card.ID]) throws(BoardError) -> [Card] {
        if ids.count == 1 { return [try card(ids[0])] }
        var remaining = Set(ids)
        let shown = board.places(of: remaining).compactMap { board.card(at: $0) }
        remaining.subtract(shown.map(\.id))
        var cards = shown
        for id in ids where remaining.remove(id) != nil { cards.append(try card(id)) }
        return cards
    }
}

extension Card {
    /// The change that gives the card a place.
    fileprivate func change(to column: Column.ID, key: OrderKey) -> Change {
        var card = self
        (card.columnID, card.key) = (column, key)
        return .card(before: self, after: card)
    }
}
