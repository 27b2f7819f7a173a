public import Foundation

/// A board that is worked on: every change has a name, is stored before the call returns, and can
/// be undone.
///
///     let session = try BoardSession(store: BoardStore(path: path), titles: ["Today", "Next"])
///     let card = try session.addCard(titled: "Water the plants", toColumn: 0)
///     try session.toggleFinished(card.id)
///     try session.undo()
///
/// A session belongs to one thread. When storing fails, the board is as it was before the call.
public final class BoardSession {
    public private(set) var board: Board

    /// Ends every key that this session makes; see ``OrderKey``.
    let author = OrderKey.randomAuthor()

    private let store: BoardStore?
    private let now: () -> Date

    /// The edits that can be undone, the latest last.
    private var done: [Edit] = []

    /// The edits that can be redone, the next last.
    private var undone: [Edit] = []

    /// The board before the pending move.
    private var boardBeforeMove: Board?

    /// Called after each edit, each undo and redo, and after ``refresh()``.
    public var didChange: () -> Void = {}

    /// Opens the board of a store.
    ///
    /// - Parameters:
    ///   - store: The store; without one, nothing outlives the session.
    ///   - titles: The titles of the columns of a board that is new.
    ///   - now: The clock.
    public init(
        store: BoardStore? = nil, titles: [String], now: @escaping () -> Date = Date.init
    ) throws(BoardStoreError) {
        self.store = store
        self.now = now
        board = try store?.load() ?? Board()
        guard board.columns.isEmpty else { return }
        let keys = OrderKey.sequence(titles.count, author: author)
        let columns = zip(titles, keys).map { Column(title: $0, key: $1) }
        try commit(
            Edit(
                .addColumn, columns.map { .column(before: nil, after: $0) }, date: now(),
                author: author))
        forgetEdits()
    }

    /// The current time.
    public var date: Date { now() }

    // MARK: Edits

    /// Makes a new edit, which can be undone.
    func perform(_ name: Edit.Name, _ changes: [Change]) throws(BoardStoreError) {
        guard !changes.isEmpty else { return }
        try commit(Edit(name, changes, date: now(), author: author))
        undone = []
    }

    private func commit(_ edit: Edit) throws(BoardStoreError) {
        try store(edit)
        done.append(edit)
        didChange()
    }

    /// Carries out an edit on what is stored now, and stores it.
    private func store(_ edit: Edit) throws(BoardStoreError) {
        var next = board
        if let newer = try store?.loadIfChangedElsewhere() { next = newer }
        next.apply(edit.changes)
        try store?.save(edit, of: next)
        board = next
    }

    /// Reads what other programs have changed.
    public func refresh() throws(BoardStoreError) {
        guard boardBeforeMove == nil, let newer = try store?.loadIfChangedElsewhere() else {
            return
        }
        board = newer
        didChange()
    }

    // MARK: Undoing

    /// The name of the edit that would be undone; `nil` if there is none.
    public var undoName: Edit.Name? { done.last?.name }

    /// The name of the edit that would be redone; `nil` if there is none.
    public var redoName: Edit.Name? { undone.last?.name }

    /// Takes back the latest edit, if there is one.
    public func undo() throws(BoardStoreError) {
        guard boardBeforeMove == nil, let edit = done.last else { return }
        try store(edit.inverse(date: now(), author: author))
        undone.append(done.removeLast())
        didChange()
    }

    /// Makes the edit again that was undone last, if there is one.
    public func redo() throws(BoardStoreError) {
        guard boardBeforeMove == nil, let edit = undone.last else { return }
        try store(Edit(edit.name, edit.changes, date: now(), author: author))
        done.append(undone.removeLast())
        didChange()
    }

    /// Makes the board as it is the one that undoing ends at.
    public func forgetEdits() {
        done = []
        undone = []
    }

    // MARK: Moving, step by step

    /// Remembers the board before a card is moved.
    public func beginMove() { boardBeforeMove = board }

    /// `true` between ``beginMove()`` and its end.
    public var isMoving: Bool { boardBeforeMove != nil }

    /// Moves a card on the board without storing it.
    ///
    /// - Parameter place: The place that the card has afterwards.
    public func moveTentatively(_ id: Card.ID, to place: CardPlace) throws(BoardError) {
        guard boardBeforeMove != nil else {
            preconditionFailure("A tentative move has no begin. Call beginMove() first.")
        }
        for card in try changes(moving: id, to: place) { board.apply([card]) }
    }

    /// Stores the place that a card was moved to since ``beginMove()``.
    ///
    /// When storing fails, the board is as it was then. Nothing is stored for a card that is where
    /// it was.
    ///
    /// - Returns: `true` if the card has another place.
    @discardableResult
    public func endMove(of id: Card.ID) throws(BoardStoreError) -> Bool {
        guard let before = boardBeforeMove else { return false }
        let after = board
        rollBack()
        guard before.place(of: id) != after.place(of: id) else { return false }
        let changes = after.allCards.compactMap { card -> Change? in
            guard let old = before.card(card.id), old != card else { return nil }
            return .card(before: old, after: card)
        }
        try perform(.moveCard, changes)
        return true
    }

    /// Restores the board of ``beginMove()``.
    public func rollBack() {
        if let boardBeforeMove { board = boardBeforeMove }
        boardBeforeMove = nil
    }
}
