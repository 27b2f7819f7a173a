public import Foundation
import SQLite

/// The boards of a file: they are added, renamed, moved and deleted. Each of these can be undone.
///
///     let library = try BoardLibrary(store: BoardStore(path: path))
///     let board = try library.add("Garden", BoardOutline(columns: [.init(title: "Beds")]))
///     try library.delete(board.id)
///     try library.undo()
///
/// A deleted board keeps its cards in the file, so that undoing brings it back whole.
public final class BoardLibrary {
    /// The boards in their order.
    public private(set) var boards: [BoardEntry]

    public let store: BoardStore

    private let now: () -> Date
    private let author = OrderKey.randomAuthor()
    private lazy var clock = HybridClock(author: author)
    private var done: [Edit] = []
    private var undone: [Edit] = []

    /// Called after each change, and after ``refresh()``.
    public var didChange: () -> Void = {}

    public init(store: BoardStore, now: @escaping () -> Date = Date.init) throws(BoardStoreError) {
        self.store = store
        self.now = now
        boards = try store.boards()
    }

    public func entry(_ id: BoardEntry.ID) -> BoardEntry? { boards.first { $0.id == id } }

    // MARK: Changing

    /// Adds a board after the others, with the columns and cards of an outline.
    @discardableResult
    public func add(_ title: String, _ outline: BoardOutline) throws -> BoardEntry {
        let entry = BoardEntry(
            title: try BoardSession.checkedName(title),
            key: .between(boards.last?.key, nil, author: author))
        let session = try BoardSession(store: store, board: entry.id, now: now)
        try perform(
            .addBoard, of: entry.id,
            [.board(before: nil, after: entry)] + session.changes(adding: outline))
        return entry
    }

    public func rename(_ id: BoardEntry.ID, to title: String) throws {
        let before = try known(id)
        var entry = before
        entry.title = try BoardSession.checkedName(title)
        guard entry != before else { return }
        try perform(.renameBoard, of: id, [.board(before: before, after: entry)])
    }

    /// Moves a board to another place among the others.
    public func move(_ id: BoardEntry.ID, to index: Int) throws {
        let before = try known(id)
        var others = boards
        others.removeAll { $0.id == id }
        let index = min(max(index, 0), others.count)
        guard boards.firstIndex(of: before) != index else { return }
        let above = index > 0 ? others[index - 1].key : nil
        let below = index < others.count ? others[index].key : nil
        var entry = before
        // Equal keys of boards that two people added are told apart by identity alone.
        if let above, let below, above >= below { return }
        entry.key = .between(above, below, author: author)
        try perform(.moveBoard, of: id, [.board(before: before, after: entry)])
    }

    /// Deletes a board with its cards. The last one stays.
    public func delete(_ id: BoardEntry.ID) throws {
        let entry = try known(id)
        guard boards.count > 1 else { throw BoardError.lastBoard }
        try perform(.deleteBoard, of: id, [.board(before: entry, after: nil)])
    }

    private func known(_ id: BoardEntry.ID) throws(BoardError) -> BoardEntry {
        guard let entry = entry(id) else { throw .missingBoard }
        return entry
    }

    // MARK: Edits

    func perform(
        _ name: Edit.Name, of board: BoardEntry.ID, _ changes: [Change]
    ) throws(BoardStoreError) {
        done.append(try store(name, of: board, changes))
        undone = []
        didChange()
    }

    private func store(
        _ name: Edit.Name, of board: BoardEntry.ID, _ changes: [Change]
    ) throws(BoardStoreError) -> Edit {
        let latest = try store.run { () throws(SQLiteError) in try store.latestTime() }
        if let latest { clock.witness(latest) }
        let edit = Edit(name, changes, of: board, at: clock.tick(now()))
        _ = try store.save(edit)
        boards = try store.boards()
        return edit
    }

    /// Reads what other programs have changed.
    public func refresh() throws(BoardStoreError) {
        let newer = try store.boards()
        guard newer != boards else { return }
        boards = newer
        didChange()
    }

    /// The name of the edit that would be undone; `nil` if there is none.
    public var undoName: Edit.Name? { done.last?.name }

    /// The name of the edit that would be redone; `nil` if there is none.
    public var redoName: Edit.Name? { undone.last?.name }

    /// The time of the edit that would be undone.
    public var undoTime: HybridTime? { done.last?.time }

    /// The time of the edit that would be redone.
    public var redoTime: HybridTime? { undone.last?.time }

    /// Takes back the latest edit, if there is one.
    public func undo() throws(BoardStoreError) {
        guard let edit = done.last else { return }
        _ = try store(edit.name, of: edit.boardID, edit.changes.reversed().map(\.inverse))
        undone.append(done.removeLast())
        didChange()
    }

    /// Makes the edit again that was undone last, if there is one.
    public func redo() throws(BoardStoreError) {
        guard let edit = undone.last else { return }
        _ = try store(edit.name, of: edit.boardID, edit.changes)
        done.append(undone.removeLast())
        didChange()
    }
}
