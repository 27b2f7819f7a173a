/// The cards that keys, menus and drags act on, and the one from which arrow keys go on.
public struct CardSelection: Hashable, Sendable {
    /// The selected cards.
    public private(set) var cards: Set<Card.ID> = []

    /// The card that was chosen last, whether it is selected or not.
    public private(set) var current: Card.ID?

    /// The card from which ranges extend.
    private var anchor: Card.ID?

    public init() {}

    /// Selects one card alone; `nil` ends the selection.
    public mutating func choose(_ card: Card.ID?) {
        cards = card.map { [$0] } ?? []
        current = card
        anchor = card
    }

    /// Goes on to a card without selecting it.
    public mutating func visit(_ card: Card.ID) { current = card }

    /// Adds a card to the selection, or takes it out.
    public mutating func toggle(_ card: Card.ID) {
        cards.formSymmetricDifference([card])
        current = card
        anchor = card
    }

    /// Selects the cards between the one chosen first and `card`: in all columns from one to the
    /// other, the rows from one to the other.
    ///
    /// - Parameter columns: The cards that are shown, by columns, top to bottom.
    public mutating func extend(to card: Card.ID, in columns: [[Card.ID]]) {
        func place(_ card: Card.ID?) -> CardPlace? {
            guard let card else { return nil }
            for (column, cards) in columns.enumerated() {
                if let row = cards.firstIndex(of: card) {
                    return CardPlace(column: column, row: row)
                }
            }
            return nil
        }
        guard let first = place(anchor), let last = place(card) else { return choose(card) }
        let rows = min(first.row, last.row)...max(first.row, last.row)
        let range = columns[min(first.column, last.column)...max(first.column, last.column)]
        cards = Set(range.flatMap { $0.dropFirst(rows.lowerBound).prefix(rows.count) })
        current = card
    }

    /// Selects several cards; the current one stays.
    public mutating func select(_ cards: [Card.ID]) {
        self.cards = Set(cards)
        current = current ?? cards.first
        anchor = current
    }

    /// Forgets the cards that do not fulfil a condition.
    public mutating func keep(where isKept: (Card.ID) -> Bool) {
        cards = cards.filter(isKept)
        current = current.flatMap { isKept($0) ? $0 : nil }
        anchor = anchor.flatMap { isKept($0) ? $0 : nil }
    }
}
