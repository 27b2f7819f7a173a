public import Foundation

/// A card: something to be done.
public struct Card: Hashable, Sendable, Identifiable {
    public let id: UUID

    /// The column that the card is in.
    public var columnID: Column.ID

    /// The card's place in its column. Finished cards are below the others.
    public var key: OrderKey

    /// The text, which may have several lines and is never blank.
    public var title: String

    public var isImportant: Bool

    /// The time when the card was finished; `nil` while it is not.
    public var finishedAt: Date?

    public let createdAt: Date

    /// The day and time until which the card should be finished.
    public var due: Date?

    /// The seconds before ``due`` at which the user is reminded; `nil` for no reminder.
    public var reminder: TimeInterval?

    /// How often the card comes back; `nil` if it does not.
    public var recurrence: Recurrence?

    /// Short words that group cards across columns.
    public var labels: [String]

    public var checklist: [ChecklistItem]

    /// The remarks about the card, the oldest first.
    public var comments: [Comment]

    public var attachments: [Attachment]

    /// `true` if the card is put away: it is in no column, but can be restored.
    public var isArchived: Bool

    public var extras: ExtraFields

    public init(
        id: UUID = UUID(), columnID: Column.ID, key: OrderKey, title: String,
        isImportant: Bool = false, finishedAt: Date? = nil, createdAt: Date = Date(),
        due: Date? = nil, reminder: TimeInterval? = nil, recurrence: Recurrence? = nil,
        labels: [String] = [], checklist: [ChecklistItem] = [], comments: [Comment] = [],
        attachments: [Attachment] = [], isArchived: Bool = false,
        extras: ExtraFields = ExtraFields()
    ) {
        self.id = id
        self.columnID = columnID
        self.key = key
        self.title = title
        self.isImportant = isImportant
        self.finishedAt = finishedAt
        self.createdAt = createdAt
        self.due = due
        self.reminder = reminder
        self.recurrence = recurrence
        self.labels = labels
        self.checklist = checklist
        self.comments = comments
        self.attachments = attachments
        self.isArchived = isArchived
        self.extras = extras
    }

    public var isFinished: Bool { finishedAt != nil }

    /// The number of checklist items that are done.
    public var doneItems: Int { checklist.count { $0.isDone } }

    /// `true` if the card should have been finished by `date`.
    public func isOverdue(at date: Date) -> Bool {
        !isFinished && due.map { $0 < date } ?? false
    }

    /// The time of the reminder; `nil` for a card without one, and for one that is finished or put
    /// away.
    public var remindsAt: Date? {
        guard !isFinished, !isArchived, let due, let reminder else { return nil }
        return due.addingTimeInterval(-reminder)
    }

    /// The card's rank within its column.
    var rank: Rank { Rank(isFinished: isFinished, key: key, id: id) }

    /// The order within a column: finished cards last, then by key. Equal keys, which two people
    /// can make, are ordered by the cards' identities.
    struct Rank: Comparable {
        let isFinished: Bool
        let key: OrderKey
        let id: Card.ID

        static func < (first: Rank, second: Rank) -> Bool {
            if first.isFinished != second.isFinished { return !first.isFinished }
            if first.key != second.key { return first.key < second.key }
            return first.id < second.id
        }
    }
}

/// A step of a card.
public struct ChecklistItem: Hashable, Sendable {
    public var title: String
    public var isDone: Bool
    public var extras = ExtraFields()

    public init(_ title: String, isDone: Bool = false) {
        self.title = title
        self.isDone = isDone
    }
}

extension ChecklistItem: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case title, isDone
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        title = try values.decode(String.self, forKey: .title)
        isDone = try values.decode(Bool.self, forKey: .isDone)
        extras = try ExtraFields(of: decoder, besides: Key.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(title, forKey: .title)
        try values.encode(isDone, forKey: .isDone)
        try extras.encode(into: encoder)
    }
}
