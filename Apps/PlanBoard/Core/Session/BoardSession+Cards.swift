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
    public func insert(_ card: Card, at place: CardPlace) throws { try insert([card], at: place) }

    public func delete(_ id: Card.ID) throws { try delete([id]) }

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
        try setFinished(!(try card(id)).isFinished, [id])
    }

    /// The card that follows a recurring one.
    func successor(of card: Card, key: OrderKey) -> Card? {
        guard let recurrence = card.recurrence else { return nil }
        return Card(
            columnID: card.columnID, key: key, title: card.title,
            isImportant: card.isImportant, createdAt: date,
            due: recurrence.next(after: card.due ?? date, now: date, calendar: .current),
            reminder: card.reminder, recurrence: recurrence, labels: card.labels,
            checklist: card.checklist.map { ChecklistItem($0.title) },
            attachments: card.attachments, extras: card.extras)
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
        try setArchived(isArchived, [id])
    }

    /// Puts all finished cards of a column away.
    public func archiveFinished(inColumn index: Int) throws {
        try setArchived(true, try cards(inColumn: index).filter(\.isFinished).map(\.id))
    }

    /// Moves a card to a row, of another column or its own. Finished cards stay below the others.
    public func move(_ id: Card.ID, to place: CardPlace) throws { try move([id], to: place) }

    // MARK: Keys and titles

    private func key(atRow row: Int, of cards: [Card]) -> OrderKey {
        // Cards at the top are below nothing, so that there is always room.
        roomyKey(atRow: row, of: cards)
            ?? .between(nil, cards.map(\.key).min(), author: author)
    }

    private func roomyKey(atRow row: Int, of cards: [Card]) -> OrderKey? {
        roomyKeys(1, atRow: row, of: cards)?.first
    }

    /// Keys for cards above a row of unfinished cards; `nil` if there are none, or they would be
    /// long.
    func roomyKeys(_ count: Int, atRow row: Int, of cards: [Card]) -> [OrderKey]? {
        // The keys of finished cards matter among themselves alone.
        let keys = cards.filter { !$0.isFinished }.map(\.key)
        let above = row > 0 ? keys[min(row, keys.count) - 1] : nil
        let below = row < keys.count ? keys[row] : nil
        if let above, let below, above >= below { return nil }
        let made = OrderKey.sequence(count, between: above, and: below, author: author)
        let isShort = made.allSatisfy { $0.text.utf8.count <= OrderKey.longestGoodLength }
        return isShort ? made : nil
    }

    /// The name of a board or column, which is one line and not blank.
    static func checkedName(_ name: String) throws(BoardError) -> String {
        let lines = name.split(whereSeparator: \.isNewline)
        return try checked(
            lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " "))
    }

    static func checked(_ title: String) throws(BoardError) -> String {
        let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { throw .blankTitle }
        return trimmed
    }
}
