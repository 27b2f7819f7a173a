public import Foundation

// Rows and columns count from 0. Every operation throws a ``BoardError`` for a place or card that
// does not exist, and a ``BoardStoreError`` when the change cannot be stored.
extension BoardSession {
    // MARK: Reading

    public var columnTitles: [String] { board.columns.map(\.title) }

    public var numberOfColumns: Int { board.columns.count }

    public func column(_ index: Int) throws(BoardError) -> Column {
        guard board.columns.indices.contains(index) else {
            throw .noColumn(index, count: board.columns.count)
        }
        return board.columns[index]
    }

    /// The cards of a column, top to bottom.
    public func cards(inColumn index: Int) throws(BoardError) -> [Card] {
        board.cards(in: try column(index).id)
    }

    public func card(at place: CardPlace) throws(BoardError) -> Card {
        let column = try column(place.column)
        guard let card = board.card(at: place) else {
            throw .noCard(
                row: place.row, column: column.title, count: board.cardCount(in: column.id))
        }
        return card
    }

    func card(_ id: Card.ID) throws(BoardError) -> Card {
        guard let card = board.card(id) else { throw .missingCard }
        return card
    }

    // MARK: Adding and removing

    /// Adds a card at the top of a column.
    @discardableResult
    public func addCard(
        titled title: String, isImportant: Bool = false, due: Date? = nil, labels: [String] = [],
        toColumn index: Int
    ) throws -> Card {
        let column = try column(index)
        let card = Card(
            columnID: column.id, key: key(atRow: 0, of: board.cards(in: column.id)),
            title: try Self.checked(title), isImportant: isImportant, createdAt: date, due: due,
            labels: labels)
        try perform(.addCard, [.card(before: nil, after: card)])
        return card
    }

    /// Puts a card that was taken out into a row; its identity and properties are kept.
    public func insert(_ card: Card, at place: CardPlace) throws {
        let column = try column(place.column)
        let cards = board.cards(in: column.id)
        guard 0...cards.count ~= place.row else {
            throw BoardError.noCard(row: place.row, column: column.title, count: cards.count)
        }
        var card = card
        card.columnID = column.id
        card.key = key(atRow: place.row, of: cards)
        try perform(.addCard, [.card(before: board.card(card.id), after: card)])
    }

    public func delete(_ id: Card.ID) throws {
        try perform(.deleteCard, [.card(before: try card(id), after: nil)])
    }

    /// Removes the card in a row, and only that one, even if another is equal.
    @discardableResult
    public func removeCard(at place: CardPlace) throws -> Card {
        let card = try card(at: place)
        try delete(card.id)
        return card
    }

    // MARK: Changing

    /// Finishes a card, which moves to the end of its column, or reopens it at the top.
    ///
    /// A card that recurs is followed by a new one at the top, with the next due date.
    public func toggleFinished(_ id: Card.ID) throws {
        let before = try card(id)
        let cards = board.cards(in: before.columnID).filter { $0.id != id }
        var card = before
        card.finishedAt = before.isFinished ? nil : date
        let keys = cards.map(\.key)
        card.key =
            before.isFinished
            ? .between(nil, keys.min(), author: author) : .between(keys.max(), nil, author: author)
        var changes = [Change.card(before: before, after: card)]
        if card.isFinished, let successor = successor(of: before, above: keys.min()) {
            changes.append(.card(before: nil, after: successor))
        }
        try perform(before.isFinished ? .reopenCard : .finishCard, changes)
    }

    /// The card that follows a recurring one.
    private func successor(of card: Card, above: OrderKey?) -> Card? {
        guard let recurrence = card.recurrence else { return nil }
        return Card(
            columnID: card.columnID, key: .between(nil, above, author: author), title: card.title,
            isImportant: card.isImportant, createdAt: date,
            due: recurrence.next(after: card.due ?? date, now: date, calendar: .current),
            reminder: card.reminder, recurrence: recurrence, labels: card.labels,
            checklist: card.checklist.map { ChecklistItem($0.title) },
            attachments: card.attachments)
    }

    /// Changes properties of a card; its place and whether it is finished stay.
    public func edit(_ id: Card.ID, _ body: (inout Card) -> Void) throws {
        let before = try card(id)
        var card = before
        body(&card)
        card.title = try Self.checked(card.title)
        (card.columnID, card.key) = (before.columnID, before.key)
        (card.finishedAt, card.isArchived) = (before.finishedAt, before.isArchived)
        guard card != before else { return }
        try perform(.editCard, [.card(before: before, after: card)])
    }

    /// Adds a remark to a card.
    public func comment(_ id: Card.ID, _ text: String, by person: String) throws {
        let before = try card(id)
        var card = before
        card.comments.append(
            Comment(text: try Self.checked(text), author: person, date: date))
        try perform(.comment, [.card(before: before, after: card)])
    }

    /// Removes a remark from a card.
    public func removeComment(_ comment: Comment.ID, from id: Card.ID) throws {
        let before = try card(id)
        var card = before
        card.comments.removeAll { $0.id == comment }
        guard card != before else { return }
        try perform(.comment, [.card(before: before, after: card)])
    }

    /// Changes the attachments of a card.
    public func attach(_ id: Card.ID, _ body: (inout [Attachment]) -> Void) throws {
        let before = try card(id)
        var card = before
        body(&card.attachments)
        guard card != before else { return }
        try perform(.attach, [.card(before: before, after: card)])
    }

    /// Puts a card away, or back into its column.
    public func setArchived(_ isArchived: Bool, _ id: Card.ID) throws {
        let before = try card(id)
        guard before.isArchived != isArchived else { return }
        var card = before
        card.isArchived = isArchived
        try perform(
            isArchived ? .archiveCard : .restoreCard, [.card(before: before, after: card)])
    }

    /// Puts all finished cards of a column away.
    public func archiveFinished(inColumn index: Int) throws {
        let changes = try cards(inColumn: index).filter(\.isFinished).map { before in
            var card = before
            card.isArchived = true
            return Change.card(before: before, after: card)
        }
        try perform(.archiveCard, changes)
    }

    /// Moves a card to a row, of another column or its own. Finished cards stay below the others.
    public func move(_ id: Card.ID, to place: CardPlace) throws {
        let changes = try changes(moving: id, to: place)
        guard board.place(of: id) != place else { return }
        try perform(.moveCard, changes)
    }

    /// The changes that move a card: of the card alone, unless keys have to be replaced.
    func changes(moving id: Card.ID, to place: CardPlace) throws(BoardError) -> [Change] {
        let before = try card(id)
        guard !before.isFinished else { throw .finished(before.title) }
        let column = try column(place.column)
        var cards = board.cards(in: column.id)
        cards.removeAll { $0.id == id }
        let row = min(place.row, cards.count { !$0.isFinished })
        guard row >= 0 else {
            throw .noCard(row: place.row, column: column.title, count: cards.count)
        }
        var card = before
        card.columnID = column.id
        if let key = roomyKey(atRow: row, of: cards) {
            card.key = key
            return [.card(before: before, after: card)]
        }
        cards.insert(card, at: row)
        return zip(cards, OrderKey.sequence(cards.count, author: author)).map { old, key in
            var new = old
            new.key = key
            return .card(before: old.id == id ? before : old, after: new)
        }
    }

    // MARK: Keys and titles

    private func key(atRow row: Int, of cards: [Card]) -> OrderKey {
        // Cards at the top are below nothing, so that there is always room.
        roomyKey(atRow: row, of: cards)
            ?? .between(nil, cards.map(\.key).min(), author: author)
    }

    /// A key for a row of unfinished cards; `nil` if there is none, or it would be long.
    private func roomyKey(atRow row: Int, of cards: [Card]) -> OrderKey? {
        // The keys of finished cards matter among themselves alone.
        let keys = cards.filter { !$0.isFinished }.map(\.key)
        let above = row > 0 ? keys[min(row, keys.count) - 1] : nil
        let below = row < keys.count ? keys[row] : nil
        if let above, let below, above >= below { return nil }
        let key = OrderKey.between(above, below, author: author)
        return key.text.utf8.count <= OrderKey.longestGoodLength ? key : nil
    }

    static func checked(_ title: String) throws(BoardError) -> String {
        let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { throw .blankTitle }
        return trimmed
    }
}
