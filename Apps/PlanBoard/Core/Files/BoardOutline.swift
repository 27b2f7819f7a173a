public import Foundation

/// The content of a board as files have it: columns and cards in order, without identities.
public struct BoardOutline: Hashable, Sendable, Codable {
    public var columns: [Part]

    /// A column.
    public struct Part: Hashable, Sendable {
        public var title: String
        public var limit: Int?
        public var color: ColumnColor?
        public var cards: [Item]

        /// The fields of the file that boards do not show.
        public var extras = ExtraFields()

        public init(
            title: String, limit: Int? = nil, color: ColumnColor? = nil, cards: [Item] = []
        ) {
            self.title = title
            self.limit = limit
            self.color = color
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
        public var reminder: TimeInterval?
        public var recurrence: Recurrence?
        public var labels: [String] = []
        public var checklist: [ChecklistItem] = []
        public var comments: [Comment] = []
        public var isArchived = false

        /// The fields of the file that boards do not show.
        public var extras = ExtraFields()

        public init(title: String) { self.title = title }
    }

    public init(columns: [Part] = []) { self.columns = columns }

    /// The columns of a board with their cards; those of the archive are left out.
    public init(_ board: Board) {
        columns = board.columns.map { column in
            var part = Part(
                title: column.title, limit: column.limit,
                color: column.color == .blue ? nil : column.color,
                cards: board.cards(in: column.id).map(Item.init))
            part.extras = column.extras.ofFile
            return part
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
        reminder = card.reminder
        recurrence = card.recurrence
        labels = card.labels
        checklist = card.checklist
        comments = card.comments
        isArchived = card.isArchived
        extras = card.extras.ofFile
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
            createdAt: item.createdAt ?? now, due: item.due, reminder: item.reminder,
            recurrence: item.recurrence, labels: item.labels, checklist: item.checklist,
            // Each import is a comment of its own.
            comments: item.comments.map {
                Comment(text: $0.text, author: $0.author, date: $0.date, extras: $0.extras)
            }, isArchived: item.isArchived)
        extras.ofFile = item.extras
    }
}
