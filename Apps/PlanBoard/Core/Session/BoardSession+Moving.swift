/// A move that is not stored yet.
struct PendingMove {
    /// The board before it.
    let before: Board

    /// The cards, in the order of the board.
    let cards: [Card.ID]

    /// The card that is on the board during the move, and stands for all of them.
    let carried: Card.ID

    /// The place of the carried card while no other is there, before it was moved.
    let origin: CardPlace?
}

// Cards that are dragged move on the board step by step, and are stored when they are dropped.
extension BoardSession {
    /// Picks up cards: until they are dropped, `carried` alone is on the board.
    public func beginMove(
        of carried: Card.ID, with others: [Card.ID] = []
    ) throws(BoardError) {
        let ids = Set(others).union([carried])
        for id in ids where try card(id).isFinished { throw .finished(try card(id).title) }
        let cards = board.places(of: ids).compactMap { board.card(at: $0)?.id }
        let before = board
        for id in cards where id != carried { board.remove(card: id) }
        pendingMove = PendingMove(
            before: before, cards: cards, carried: carried, origin: board.place(of: carried))
    }

    /// `true` from ``beginMove(of:with:)`` until the cards are dropped or taken back.
    public var isMoving: Bool { pendingMove != nil }

    /// Moves the carried card on the board without storing it.
    ///
    /// - Parameter place: The place that the card has afterwards.
    public func moveTentatively(to place: CardPlace) throws(BoardError) {
        guard let pendingMove else {
            preconditionFailure("A tentative move has no begin. Call beginMove(of:with:) first.")
        }
        board.apply(try changes(moving: [pendingMove.carried], to: place))
    }

    /// Puts all cards of the move where the carried one is, and stores their places.
    ///
    /// When storing fails, the board is as it was before the move. Nothing is stored for cards that
    /// are dropped where they were picked up. Cards that others delete meanwhile stay deleted.
    ///
    /// - Returns: The number of cards that have moved.
    @discardableResult
    public func endMove() throws -> Int {
        guard let move = pendingMove else { return 0 }
        let place = board.place(of: move.carried)
        rollBack()
        guard let place, place != move.origin else { return 0 }
        // The places are meant among the cards as they were on the screen.
        let changes = try changes(moving: move.cards, to: place)
        try refresh()
        let remaining = move.cards.count { board.card($0)?.isArchived == false }
        guard remaining > 0 else { throw BoardError.missingCard }
        try perform(.moveCard, changes, cardCount: remaining)
        return remaining
    }

    /// Restores the board of before the move.
    public func rollBack() {
        if let pendingMove { board = pendingMove.before }
        pendingMove = nil
    }
}
