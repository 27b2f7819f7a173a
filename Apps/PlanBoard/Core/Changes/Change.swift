/// A change of one card, column or board, which can be reversed.
///
/// Only the properties that differ between `before` and `after` are set, so that changes of
/// different properties by two people are both kept.
public enum Change: Hashable, Sendable, Codable {
    /// Without `before`, the card is added; without `after`, removed.
    case card(before: Card?, after: Card?)

    case column(before: Column?, after: Column?)

    case board(before: BoardEntry?, after: BoardEntry?)

    public var inverse: Change {
        switch self {
        case .card(let before, let after): .card(before: after, after: before)
        case .column(let before, let after): .column(before: after, after: before)
        case .board(let before, let after): .board(before: after, after: before)
        }
    }
}

extension Board {
    /// Carries out changes in order.
    ///
    /// A change of something that no longer exists is dropped: removing wins.
    mutating func apply(_ changes: some Sequence<Change>) {
        for change in changes {
            switch change {
            case .card(nil, let card?): put(card)
            case .card(let card?, nil): remove(card: card.id)
            case .card(let before?, let after?):
                guard var card = card(after.id) else { continue }
                card.take(before, after)
                put(card)
            case .column(nil, let column?): put(column)
            case .column(let column?, nil): remove(column: column.id)
            case .column(let before?, let after?):
                guard var column = column(after.id) else { continue }
                column.take(before, after)
                put(column)
            case .card(nil, nil), .column(nil, nil), .board: break
            }
        }
    }
}
