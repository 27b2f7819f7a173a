// Bringing back is an edit, which travels like any other and can be undone.
extension BoardSession {
    /// Brings back columns and cards of the board that were deleted.
    public func restore(_ deletion: Deletion) throws {
        guard deletion.board == nil, deletion.boardID == id else { throw BoardError.missingBoard }
        try perform(.restoreDeleted, deletion.restoring, cardCount: deletion.cards.count)
    }

    /// Takes back the edit of a time, which deleted something: it is undone if it is the latest,
    /// else what it deleted is brought back.
    public func takeBackDeletion(at time: HybridTime) throws {
        if undoTime == time { return try undo() }
        if let deletion = try store.deletion(at: time) { try restore(deletion) }
    }
}

extension BoardLibrary {
    /// Brings back a deleted board with its cards.
    public func restore(_ deletion: Deletion) throws {
        guard let entry = deletion.board else { throw BoardError.missingBoard }
        try perform(.restoreDeleted, of: entry.id, [.board(before: nil, after: entry)])
    }

    /// Takes back the edit of a time, which deleted a board.
    public func takeBackDeletion(at time: HybridTime) throws {
        if undoTime == time { return try undo() }
        if let deletion = try store.deletion(at: time) { try restore(deletion) }
    }
}
