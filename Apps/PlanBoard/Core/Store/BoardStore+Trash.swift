import SQLite

/// What one edit has deleted: a board, columns with their cards, or cards.
public struct Deletion: Hashable, Sendable {
    /// The board, or the one that the columns and cards were on.
    public let boardID: BoardEntry.ID

    /// The time of the edit.
    public let time: HybridTime

    /// The board; `nil` if the edit has deleted columns or cards.
    public internal(set) var board: BoardEntry?

    public internal(set) var columns: [Column] = []

    /// The deleted cards; not those of a deleted board, which come back with it.
    public internal(set) var cards: [Card] = []

    /// The changes that bring back what was deleted, with what others have changed since.
    var restoring: [Change] {
        var changes: [Change] = []
        if let board { changes.append(.board(before: nil, after: board)) }
        changes += columns.map { Change.column(before: nil, after: $0) }
        changes += cards.map { Change.card(before: nil, after: $0) }
        return changes
    }
}

extension BoardStore {
    /// What was deleted and not brought back, the latest first. Nothing leaves the file, so that
    /// all of it can be brought back.
    ///
    /// What was deleted of boards that are deleted themselves is not listed until they are back.
    public func trash() throws(BoardStoreError) -> [Deletion] {
        try run { () throws(SQLiteError) in
            try connection.snapshot { connection throws(SQLiteError) in
                var deletions: [HybridTime: Deletion] = [:]
                func note(
                    _ board: BoardEntry.ID, _ time: HybridTime, _ body: (inout Deletion) -> Void
                ) {
                    body(&deletions[time, default: Deletion(boardID: board, time: time)])
                }
                let known = Set(try BoardEntry.all(of: nil, connection).map(\.id))
                for removed in try BoardEntry.removed(connection) {
                    note(removed.board, removed.time) { $0.board = removed.value }
                }
                for removed in try Column.removed(connection) where known.contains(removed.board) {
                    note(removed.board, removed.time) { $0.columns.append(removed.value) }
                }
                for removed in try Card.removed(connection) where known.contains(removed.board) {
                    note(removed.board, removed.time) { $0.cards.append(removed.value) }
                }
                for time in deletions.keys {
                    deletions[time]?.columns.sort(by: Column.isOrdered)
                    deletions[time]?.cards.sort { $0.rank < $1.rank }
                }
                return deletions.values.sorted { $0.time > $1.time }
            }
        }
    }

    /// What the edit of a time has deleted; `nil` if all of it is back.
    func deletion(at time: HybridTime) throws(BoardStoreError) -> Deletion? {
        try trash().first { $0.time == time }
    }

    /// `true` if a team has the boards too.
    public var isShared: Bool {
        get throws(BoardStoreError) { try !peers().isEmpty }
    }
}
