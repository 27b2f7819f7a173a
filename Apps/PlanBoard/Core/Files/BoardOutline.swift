public import Foundation

/// The content of a board as files have it: columns and cards in order, without identities.
public struct BoardOutline: Hashable, Sendable, Codable {
    public var columns: [Part]

    /// A column.
    public struct Part: Hashable, Sendable, Codable {
        public var title: String
        public var limit: Int?
        public var cards: [Item]

        public init(title: String, limit: Int? = nil, cards: [Item] = []) {
            self.title = title
            self.limit = limit
            self.cards = cards
        }
    }

    /// A card.
    public struct Item: Hashable, Sendable {
        public var title: String
        public var isImportant = false
        public var isFinished = false
        public var finishedAt: Date?
        public var createdAt: Date?
        public var due: Date?
        public var labels: [String] = []
        public var checklist: [ChecklistItem] = []

        public init(title: String) { self.title = title }
    }

    public init(columns: [Part] = []) { self.columns = columns }

    /// The columns of a board with their cards; those of the archive are left out.
    public init(_ board: Board) {
        columns = board.columns.map { column in
            Part(
                title: column.title, limit: column.limit,
                cards: board.cards(in: column.id).map(Item.init))
        }
    }

    public var cardCount: Int { columns.reduce(0) { $0 + $1.cards.count } }
}

extension BoardOutline.Item {
    /// The cards of a text that comes from another program: one for each entry of a list with
    /// hyphens or asterisks, else one for the whole text; none for a blank one.
    public static func cards(ofText text: String) -> [BoardOutline.Item] {
        BoardMarkdown.cards(ofText: text)
    }

    init(_ card: Card) {
        title = card.title
        isImportant = card.isImportant
        isFinished = card.isFinished
        finishedAt = card.finishedAt
        createdAt = card.createdAt
        due = card.due
        labels = card.labels
        checklist = card.checklist
    }
}

extension Card {
    /// Creates a card of a file.
    ///
    /// - Parameter now: The time of adding, and of finishing, where the file has none.
    init(_ item: BoardOutline.Item, columnID: Column.ID, key: OrderKey, now: Date) {
        self.init(
            columnID: columnID, key: key, title: item.title, isImportant: item.isImportant,
            finishedAt: item.isFinished ? item.finishedAt ?? now : nil,
            createdAt: item.createdAt ?? now, due: item.due, labels: item.labels,
            checklist: item.checklist)
    }
}

extension BoardOutline.Item: Codable {
    private enum Key: String, CodingKey {
        case title, important, finished, finishedAt, createdAt, due, labels, checklist
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        title = try values.decode(String.self, forKey: .title)
        isImportant = try values.decodeIfPresent(Bool.self, forKey: .important) ?? false
        finishedAt = try values.decodeIfPresent(Date.self, forKey: .finishedAt)
        isFinished =
            try values.decodeIfPresent(Bool.self, forKey: .finished) ?? (finishedAt != nil)
        createdAt = try values.decodeIfPresent(Date.self, forKey: .createdAt)
        due = try values.decodeIfPresent(Date.self, forKey: .due)
        labels = try values.decodeIfPresent([String].self, forKey: .labels) ?? []
        checklist = try values.decodeIfPresent([ChecklistItem].self, forKey: .checklist) ?? []
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(title, forKey: .title)
        if isImportant { try values.encode(true, forKey: .important) }
        if isFinished { try values.encode(true, forKey: .finished) }
        try values.encodeIfPresent(finishedAt, forKey: .finishedAt)
        try values.encodeIfPresent(createdAt, forKey: .createdAt)
        try values.encodeIfPresent(due, forKey: .due)
        if !labels.isEmpty { try values.encode(labels, forKey: .labels) }
        if !checklist.isEmpty { try values.encode(checklist, forKey: .checklist) }
    }
}
