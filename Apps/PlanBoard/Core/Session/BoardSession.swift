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
    public internal(set) var board: Board

    /// The identity of the board.
    public let id: BoardEntry.ID

    /// Ends every key that this session makes; see ``OrderKey``.
    let author = OrderKey.randomAuthor()

    /// The file that the board is in.
    public let store: BoardStore

    private let now: () -> Date
    private lazy var clock = HybridClock(author: author)

    /// The version of the file that was read last.
    private var version: Int64 = 0

    /// The edits that can be undone, the latest last.
    private var done: [Entry] = []

    /// The edits that can be redone, the next last.
    private var undone: [Entry] = []

    /// An edit with the number of cards that the user worked on.
    private struct Entry {
        let edit: Edit
        let cardCount: Int
        var typing: Typing?
    }

    var pendingMove: PendingMove?

    /// Called after each edit, each undo and redo, and after ``refresh()``.
    public var didChange: () -> Void = {}

    /// Opens a board of a store.
    ///
    /// - Parameters:
    ///   - store: The store; without one, nothing outlives the session.
    ///   - board: The board; by default the first, which is created in a file without boards.
    ///   - name: The title of a board that is created.
    ///   - titles: The titles of the columns of a board that has none.
    ///   - now: The clock.
    public init(
        store: BoardStore? = nil, board: BoardEntry.ID? = nil, name: String = "Plan Board",
        titles: [String] = [], now: @escaping () -> Date = Date.init
    ) throws(BoardStoreError) {
        let store = try Self.storeOrMemory(store)
        let first = try store.boards().first?.id
        let known = board ?? first
        self.store = store
        self.now = now
        id = known ?? UUID()
        self.board = Board()
        try readIfNewer(than: nil)
        guard self.board.columns.isEmpty else { return }
        var changes: [Change] = []
        if known == nil {
            changes.append(
                .board(before: nil, after: BoardEntry(id: id, title: name, key: .between(nil, nil)))
            )
        }
        let keys = OrderKey.sequence(titles.count, author: author)
        changes += zip(titles, keys).map { .column(before: nil, after: Column(title: $0, key: $1)) }
        try perform(.addColumn, changes)
        forgetEdits()
    }

    private static func storeOrMemory(
        _ store: BoardStore?
    ) throws(BoardStoreError) -> BoardStore {
        if let store { return store }
        return try .inMemory()
    }

    /// The current time.
    public var date: Date { now() }

    // MARK: Edits

    /// Makes a new edit, which can be undone.
    ///
    /// - Parameters:
    ///   - cardCount: The number of cards that the user works on.
    ///   - typing: The typing that the edit is a part of: it is undone together with the edit
    ///     before if that was of the same typing.
    func perform(
        _ name: Edit.Name, _ changes: [Change], cardCount: Int = 1, typing: Typing? = nil
    ) throws(BoardStoreError) {
        guard !changes.isEmpty else { return }
        var edit: Edit? = try store(name, changes)
        if let last = done.last, typing != nil, last.typing == typing {
            done.removeLast()
            edit = edit.flatMap(last.edit.joined)
        }
        if let edit { done.append(Entry(edit: edit, cardCount: cardCount, typing: typing)) }
        undone = []
        didChange()
    }

    /// Carries out changes on what is stored now, and stores them.
    @discardableResult
    private func store(_ name: Edit.Name, _ changes: [Change]) throws(BoardStoreError) -> Edit {
        try readIfNewer(than: version)
        let edit = Edit(name, changes, of: id, at: clock.tick(now()))
        for outcome in try store.save(edit) {
            switch outcome {
            case .card(_, let card?): board.put(card)
            case .card(let id, nil): board.remove(card: id)
            case .column(_, let column?): board.put(column)
            case .column(let id, nil): board.remove(column: id)
            case .board: break
            }
        }
        return edit
    }

    /// Reads the board if another program has changed its file.
    @discardableResult
    private func readIfNewer(than version: Int64?) throws(BoardStoreError) -> Bool {
        guard let reading = try store.read(id, after: version) else { return false }
        board = reading.board
        self.version = reading.version
        if let time = reading.latestTime { clock.witness(time) }
        return true
    }

    /// Reads what other programs have changed, unless cards are being moved.
    public func refresh() throws(BoardStoreError) {
        guard pendingMove == nil, try readIfNewer(than: version) else { return }
        didChange()
    }

    // MARK: Undoing

    /// The name of the edit that would be undone; `nil` if there is none.
    public var undoName: Edit.Name? { done.last?.edit.name }

    /// The number of cards of the edit that would be undone.
    public var undoCardCount: Int { done.last?.cardCount ?? 0 }

    /// The name of the edit that would be redone; `nil` if there is none.
    public var redoName: Edit.Name? { undone.last?.edit.name }

    /// The number of cards of the edit that would be redone.
    public var redoCardCount: Int { undone.last?.cardCount ?? 0 }

    /// The time of the edit that would be undone.
    public var undoTime: HybridTime? { done.last?.edit.time }

    /// The time of the edit that would be redone.
    public var redoTime: HybridTime? { undone.last?.edit.time }

    /// `true` if undoing would take away a card, because its making is the latest edit.
    public func undoRemoves(_ card: Card.ID) -> Bool {
        done.last?.edit.changes.contains { change in
            guard case .card(before: nil, after: let made?) = change else { return false }
            return made.id == card
        } ?? false
    }

    /// `true` if redoing would delete a card.
    public func redoRemoves(_ card: Card.ID) -> Bool {
        undone.last?.edit.changes.contains { change in
            guard case .card(before: let deleted?, after: nil) = change else { return false }
            return deleted.id == card
        } ?? false
    }

    /// Takes back the latest edit, if there is one.
    public func undo() throws(BoardStoreError) {
        guard pendingMove == nil, let edit = done.last?.edit else { return }
        try store(edit.name, edit.changes.reversed().map(\.inverse))
        undone.append(done.removeLast())
        didChange()
    }

    /// Makes the edit again that was undone last, if there is one.
    public func redo() throws(BoardStoreError) {
        guard pendingMove == nil, let edit = undone.last?.edit else { return }
        try store(edit.name, edit.changes)
        done.append(undone.removeLast())
        didChange()
    }

    /// Makes the board as it is the one that undoing ends at.
    public func forgetEdits() {
        done = []
        undone = []
    }
}
