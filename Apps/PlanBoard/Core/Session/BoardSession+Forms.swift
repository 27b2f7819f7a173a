public import Foundation

// Forms store what is typed while it is typed.
extension BoardSession {
    /// Stores a form's changes of a card. Sets only the properties that differ between `before` and
    /// `after`, so that concurrent changes to other properties are preserved.
    ///
    /// - Parameter typing: The typing that the change is a part of.
    public func revise(_ before: Card, to after: Card, typing: Typing? = nil) throws {
        let current = try card(after.id)
        var card = current.setting(after, since: before)
        card.title = try Self.checked(card.title)
        guard card != current else { return }
        try perform(.editCard, [.card(before: current, after: card)], typing: typing)
    }

    /// The text that was written at a place and not sent; empty if there is none.
    public func draft(_ place: DraftPlace) throws(BoardStoreError) -> String {
        try store.draft(place)
    }

    /// Keeps a text that is being written until it is sent. It is in the file, but not on the
    /// board: others do not see it.
    public func keep(_ text: String, as place: DraftPlace) throws(BoardStoreError) {
        try store.keep(text, as: place)
    }
}

extension Card {
    /// The card with what differs between `before` and `after` as it is in `after`.
    public func setting(_ after: Card, since before: Card) -> Card {
        var card = self
        card.take(before, after)
        return card
    }
}

/// A field whose text is not part of the board until it is sent.
public enum DraftPlace: Hashable, Sendable {
    /// A new step of a card.
    case step(Card.ID)

    /// A new comment on a card.
    case comment(Card.ID)

    /// A new card of a column.
    case card(Column.ID)

    /// The place in the table of drafts.
    var name: String {
        switch self {
        case .step(let card): "step/\(card)"
        case .comment(let card): "comment/\(card)"
        case .card(let column): "card/\(column)"
        }
    }
}
