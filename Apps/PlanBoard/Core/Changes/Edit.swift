public import Foundation

/// Changes of a board that are made, undone and redone together.
public struct Edit: Hashable, Sendable, Identifiable {
    public let id: UUID

    /// The board that is changed.
    public let boardID: BoardEntry.ID

    public let name: Name

    public let changes: [Change]

    /// The time of the edit, with the mark of its author.
    public let time: HybridTime

    /// What the user did.
    public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
        case addCard, editCard, moveCard, finishCard, reopenCard, deleteCard, archiveCard
        case restoreCard, comment, attach, addColumn, editColumn, moveColumn, deleteColumn
        case importCards, addBoard, renameBoard, moveBoard, deleteBoard, restoreDeleted
    }

    public init(
        id: UUID = UUID(), _ name: Name, _ changes: [Change], of boardID: BoardEntry.ID,
        at time: HybridTime
    ) {
        self.id = id
        self.boardID = boardID
        self.name = name
        self.changes = changes
        self.time = time
    }
}

extension Edit {
    /// The attachments that the edit adds.
    var addedAttachments: [Attachment] {
        changes.flatMap { change -> [Attachment] in
            guard case .card(let before, let after?) = change else { return [] }
            return after.attachments.filter { before?.attachments.contains($0) != true }
        }
    }
}
