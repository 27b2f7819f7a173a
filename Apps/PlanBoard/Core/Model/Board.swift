public import Foundation
import FoundationGaps

/// Columns with cards, in order.
public struct Board: Hashable, Sendable {
    /// The columns, first to last.
    public private(set) var columns: [Column] = []

    private var cardsByID: [Card.ID: Card] = [:]

    /// The cards of each column, top to bottom.
    private var order: [Column.ID: [Card.ID]] = [:]

    public init() {}

    /// Creates a board of columns and cards in any order.
    public init(columns: [Column], cards: [Card]) {
        self.columns = columns.sorted(by: Column.isOrdered)
        cardsByID.reserveCapacity(cards.count)
        for card in cards { cardsByID[card.id] = card }
        var ranks: [Column.ID: [Card.Rank]] = [:]
        for card in cardsByID.values where !card.isArchived {
            ranks[home(of: card) ?? card.columnID, default: []].append(card.rank)
        }
        order = ranks.mapValues { $0.sorted().map(\.id) }
    }

    // MARK: Reading

    /// All cards, those of the archive too, in no particular order.
    public var allCards: some Collection<Card> & Sendable { cardsByID.values }

    /// The archived cards, the newest first. Those that were made at once are in their order.
    public var archive: [Card] {
        cardsByID.values.filter(\.isArchived).sorted {
            ($1.createdAt, $0.rank) < ($0.createdAt, $1.rank)
        }
    }

    public func column(_ id: Column.ID) -> Column? { columns.first { $0.id == id } }

    public func card(_ id: Card.ID) -> Card? { cardsByID[id] }

    /// The cards of a column, top to bottom; none for a column that does not exist.
    public func cards(in column: Column.ID) -> [Card] {
        (order[column] ?? []).map { cardsByID[$0]! }
    }

    public func cardCount(in column: Column.ID) -> Int { order[column]?.count ?? 0 }

    /// The card in a row.
    public func card(at place: CardPlace) -> Card? {
        guard columns.indices.contains(place.column),
            let ids = order[columns[place.column].id], ids.indices.contains(place.row)
        else { return nil }
        return cardsByID[ids[place.row]]
    }

    /// The place of a card; `nil` for one in the archive.
    public func place(of id: Card.ID) -> CardPlace? {
        guard let card = cardsByID[id], !card.isArchived, let home = home(of: card),
            let column = columns.firstIndex(where: { $0.id == home }),
            let row = order[home]?.firstIndex(of: id)
        else { return nil }
        return CardPlace(column: column, row: row)
    }

    /// The places of cards in the order of the board; cards of the archive have none.
    public func places(of ids: Set<Card.ID>) -> [CardPlace] {
        guard !ids.isEmpty else { return [] }
        return columns.indices.flatMap { column in
            (order[columns[column].id] ?? []).enumerated().compactMap { row, id in
                ids.contains(id) ? CardPlace(column: column, row: row) : nil
            }
        }
    }

    /// The number of cards of a column that are not finished, which are above those that are.
    public func unfinishedCount(in column: Column.ID) -> Int {
        (order[column] ?? []).partitioningIndex { cardsByID[$0]!.isFinished }
    }

    /// `true` if a column has more unfinished cards than it should.
    public func isOverLimit(_ column: Column) -> Bool {
        column.limit.map { unfinishedCount(in: column.id) > $0 } ?? false
    }

    /// The column that shows a card: a card whose column was removed elsewhere is in the first.
    private func home(of card: Card) -> Column.ID? {
        column(card.columnID) != nil ? card.columnID : columns.first?.id
    }

    // MARK: Changing

    /// Adds a card, or replaces it.
    mutating func put(_ card: Card) {
        remove(card: card.id)
        cardsByID[card.id] = card
        guard !card.isArchived, let home = home(of: card) else { return }
        let row = (order[home] ?? []).partitioningIndex { cardsByID[$0]!.rank >= card.rank }
        order[home, default: []].insert(card.id, at: row)
    }

    mutating func remove(card id: Card.ID) {
        guard let card = cardsByID.removeValue(forKey: id) else { return }
        guard !card.isArchived, let home = home(of: card) else { return }
        order[home]?.removeAll { $0 == id }
        // Boards with the same cards are equal, however they came to be.
        if order[home]?.isEmpty == true { order[home] = nil }
    }

    /// Adds a column, or replaces it.
    mutating func put(_ column: Column) {
        let isNew = self.column(column.id) == nil
        var columns = self.columns.filter { $0.id != column.id }
        columns.append(column)
        columns.sort(by: Column.isOrdered)
        if isNew {
            self = Board(columns: columns, cards: Array(cardsByID.values))
        } else {
            self.columns = columns
        }
    }

    mutating func remove(column id: Column.ID) {
        guard column(id) != nil else { return }
        self = Board(columns: columns.filter { $0.id != id }, cards: Array(cardsByID.values))
    }
}
