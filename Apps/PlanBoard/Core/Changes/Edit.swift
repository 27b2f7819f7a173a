public import Foundation

/// Changes that are made, undone and redone together.
public struct Edit: Hashable, Sendable, Codable, Identifiable {
    public let id: UUID

    public let name: Name

    public let changes: [Change]

    /// The time of the edit, by the clock of its author.
    public let date: Date

    /// The mark of the program or person that made the edit.
    public let author: String

    /// What the user did.
    public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
        case addCard, editCard, moveCard, finishCard, reopenCard, deleteCard, archiveCard
        case restoreCard, addColumn, editColumn, moveColumn, deleteColumn, importCards
    }

    public init(
        id: UUID = UUID(), _ name: Name, _ changes: [Change], date: Date, author: String
    ) {
        self.id = id
        self.name = name
        self.changes = changes
        self.date = date
        self.author = author
    }

    /// The edit that takes this one back.
    func inverse(date: Date, author: String) -> Edit {
        Edit(name, changes.reversed().map(\.inverse), date: date, author: author)
    }

    /// The order in which edits of several authors take effect everywhere.
    static func isOrdered(_ first: Edit, _ second: Edit) -> Bool {
        if first.date != second.date { return first.date < second.date }
        if first.author != second.author { return first.author < second.author }
        return first.id.uuidString < second.id.uuidString
    }
}

extension Board {
    /// Merges edits that several people made independently, which may arrive in any order.
    ///
    /// The result is the same for the same edits: the latest of two changes of a property wins, and
    /// removing wins over changing.
    public mutating func merge(_ edits: some Sequence<Edit>) {
        for edit in edits.sorted(by: Edit.isOrdered) { apply(edit.changes) }
    }
}
