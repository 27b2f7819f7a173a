@testable import PlanBoardCore

/// A board to which the edits of several people are applied in any order.
nonisolated struct BoardReplica: Hashable, Sendable {
    private var columns: [Column.ID: Replica<Column>] = [:]
    private var cards: [Card.ID: Replica<Card>] = [:]
    private var entries: [BoardEntry.ID: Replica<BoardEntry>] = [:]

    /// Applies an edit. An edit that was applied already changes nothing.
    mutating func apply(_ edit: Edit) {
        for change in edit.changes {
            switch change {
            case .card(let before, let after): Self.apply(before, after, edit.time, &cards)
            case .column(let before, let after): Self.apply(before, after, edit.time, &columns)
            case .board(let before, let after): Self.apply(before, after, edit.time, &entries)
            }
        }
    }

    private static func apply<Value: Mergeable>(
        _ before: Value?, _ after: Value?, _ time: HybridTime,
        _ replicas: inout [Value.ID: Replica<Value>]
    ) {
        guard let made = Replica(before: before, after: after) else { return }
        replicas[made.value.id, default: made].apply(before: before, after: after, at: time)
    }

    /// The board as it is.
    var board: Board {
        Board(
            columns: columns.values.compactMap(\.current), cards: cards.values.compactMap(\.current)
        )
    }
}
