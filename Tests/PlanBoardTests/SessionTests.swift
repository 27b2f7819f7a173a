import Foundation
import PlanBoardCore
import SQLite
import TestSupport
import Testing

@Suite("Board session")
nonisolated struct SessionTests {
    private func session(_ count: Int = 3) throws -> BoardSession {
        let session = try BoardSession(titles: (0..<3).map { "C\($0)" })
        for number in (0..<count).reversed() {
            try session.addCard(titled: "\(number)", toColumn: 0)
        }
        return session
    }

    private func titles(_ session: BoardSession, _ column: Int = 0) throws -> [String] {
        try session.cards(inColumn: column).map(\.title)
    }

    @Test("cards are added at the top, with a title that is not blank", .rows("S0-54"))
    func adding() throws {
        let session = try session()
        #expect(try titles(session) == ["0", "1", "2"])
        #expect(session.columnTitles == ["C0", "C1", "C2"] && session.numberOfColumns == 3)
        #expect(throws: BoardError.blankTitle) { try session.addCard(titled: " \n", toColumn: 0) }
        #expect(throws: BoardError.noColumn(3, count: 3)) {
            try session.addCard(titled: "a", toColumn: 3)
        }
    }

    @Test("a finished card moves to the end, a reopened one to the top", .rows("S0-54"))
    func finishing() throws {
        let session = try session()
        let card = try session.card(at: CardPlace(column: 0, row: 0))
        try session.toggleFinished(card.id)
        #expect(try titles(session) == ["1", "2", "0"])
        let other = try session.card(at: CardPlace(column: 0, row: 0))
        try session.toggleFinished(other.id)
        #expect(try titles(session) == ["2", "0", "1"])
        try session.toggleFinished(other.id)
        #expect(try titles(session) == ["1", "2", "0"])
    }

    @Test("editing keeps the place", .rows("S0-54"))
    func editing() throws {
        let session = try session()
        let card = try session.card(at: CardPlace(column: 0, row: 1))
        try session.edit(card.id) {
            $0.title = " new "
            $0.isImportant = true
        }
        let edited = try session.card(at: CardPlace(column: 0, row: 1))
        #expect(edited.title == "new" && edited.isImportant && edited.id == card.id)
    }

    @Test(
        "removing takes one card even if another is equal, inserting puts it back", .rows("S0-54"))
    func removing() throws {
        let session = try BoardSession(titles: ["C0"])
        for _ in 0..<3 { try session.addCard(titled: "same", toColumn: 0) }
        let card = try session.removeCard(at: CardPlace(column: 0, row: 1))
        #expect(try session.cards(inColumn: 0).count == 2)
        try session.insert(card, at: CardPlace(column: 0, row: 2))
        #expect(try session.card(at: CardPlace(column: 0, row: 2)).id == card.id)
        #expect(throws: BoardError.noCard(row: 3, column: "C0", count: 3)) {
            try session.removeCard(at: CardPlace(column: 0, row: 3))
        }
        #expect(throws: BoardError.noCard(row: -1, column: "C0", count: 3)) {
            try session.removeCard(at: CardPlace(column: 0, row: -1))
        }
        try session.delete(card.id)
        #expect(throws: BoardError.missingCard) { try session.delete(card.id) }
    }

    @Test("a card in another column belongs to it, and no other order changes", .rows("S0-51"))
    func columns() throws {
        let session = try session(4)
        try session.addCard(titled: "x", toColumn: 1)
        let card = try session.card(at: CardPlace(column: 0, row: 2))
        try session.move(card.id, to: CardPlace(column: 1, row: 1))
        #expect(try titles(session) == ["0", "1", "3"] && titles(session, 1) == ["x", "2"])
        #expect(session.board.card(card.id)?.columnID == session.board.columns[1].id)
    }

    @Test("finished cards are not moved", .rows("S0-47"))
    func finished() throws {
        let session = try session()
        let card = try session.card(at: CardPlace(column: 0, row: 0))
        try session.toggleFinished(card.id)
        #expect(throws: BoardError.finished("0")) {
            try session.move(card.id, to: CardPlace(column: 1, row: 0))
        }
    }

    @Test("nothing is stored for a card that is dropped where it was", .rows("S0-53"))
    func unchanged() throws {
        let folder = try TemporaryFolder()
        let store = try BoardStore(path: folder.path("board.db"))
        let session = try BoardSession(store: store, titles: ["a", "b"])
        let card = try session.addCard(titled: "card", toColumn: 0)
        let count = try store.journalCount()
        try session.beginMove(of: card.id)
        try session.moveTentatively(to: CardPlace(column: 1, row: 0))
        try session.moveTentatively(to: CardPlace(column: 0, row: 0))
        #expect(try session.endMove() == 0 && store.journalCount() == count)
        try session.beginMove(of: card.id)
        try session.moveTentatively(to: CardPlace(column: 1, row: 0))
        #expect(try session.endMove() == 1 && store.journalCount() == count + 1)
    }

    @Test("a move that cannot be stored leaves both columns exactly as they were", .rows("S0-57"))
    func rollBack() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let session = try BoardSession(store: BoardStore(path: path), titles: ["a", "b"])
        let card = try session.addCard(titled: "card", toColumn: 0)
        try session.addCard(titled: "other", toColumn: 1)
        let before = session.board
        try SQLiteConnection(path: path, access: .readWrite).execute("DROP TABLE journal")
        try session.beginMove(of: card.id)
        try session.moveTentatively(to: CardPlace(column: 1, row: 0))
        #expect(session.board != before)
        #expect(throws: BoardStoreError.self) { try session.endMove() }
        #expect(session.board == before && session.undoName == .addCard)
    }

    @Test("Undo: everything can be undone and redone by name, and a new edit ends redoing")
    func undo() throws {
        let session = try session(2)
        let start = session.board
        let column = try session.addColumn(titled: "New")
        try session.editColumn(column.id) { $0.limit = 2 }
        try session.moveColumn(column.id, to: 0)
        let card = try session.card(at: CardPlace(column: 1, row: 0))
        try session.move(card.id, to: CardPlace(column: 0, row: 0))
        try session.edit(card.id) { $0.labels = ["home"] }
        try session.toggleFinished(card.id)
        try session.archiveFinished(inColumn: 0)
        try session.setArchived(false, card.id)
        try session.delete(card.id)
        try session.deleteColumn(column.id)
        let end = session.board
        let names: [Edit.Name] = [
            .deleteColumn, .deleteCard, .restoreCard, .archiveCard, .finishCard, .editCard,
            .moveCard, .moveColumn, .editColumn, .addColumn,
        ]
        for name in names {
            #expect(session.undoName == name)
            try session.undo()
        }
        #expect(session.board == start)
        for name in names.reversed() {
            #expect(session.redoName == name)
            try session.redo()
        }
        #expect(session.board == end && session.redoName == nil)
        try session.undo()
        try session.addCard(titled: "new", toColumn: 0)
        #expect(session.redoName == nil)
    }

    @Test("Recurring: finishing a card adds the next one, and undoing takes both back")
    func recurring() throws {
        let now = Date(timeIntervalSince1970: 1_795_420_800)
        let session = try BoardSession(titles: ["a"], now: { now })
        let due = now.addingTimeInterval(-3 * 86_400)
        let card = try session.addCard(titled: "Water", due: due, toColumn: 0)
        try session.edit(card.id) {
            $0.recurrence = .weekly
            $0.checklist = [ChecklistItem("ferns", isDone: true)]
        }
        let before = session.board
        try session.toggleFinished(card.id)
        let cards = try session.cards(inColumn: 0)
        #expect(cards.map(\.isFinished) == [false, true])
        #expect(cards[0].due == due.addingTimeInterval(7 * 86_400))
        #expect(cards[0].checklist == [ChecklistItem("ferns")] && cards[0].id != card.id)
        try session.undo()
        #expect(session.board == before)
    }

    @Test("Comments: they are kept in order and can be removed")
    func comments() throws {
        let session = try session(1)
        let id = try session.card(at: CardPlace(column: 0, row: 0)).id
        try session.comment(id, " first ", by: "Ana")
        try session.comment(id, "second", by: "Ben")
        let comments = try #require(session.board.card(id)).comments
        #expect(comments.map(\.text) == ["first", "second"])
        #expect(throws: BoardError.blankTitle) { try session.comment(id, " ", by: "Ana") }
        try session.removeComment(comments[0].id, from: id)
        #expect(session.board.card(id)?.comments.map(\.author) == ["Ben"])
        #expect(session.undoName == .comment)
    }

    @Test("Columns: the last one stays, limits are counted by open cards")
    func limits() throws {
        let session = try BoardSession(titles: ["only"])
        let column = try session.column(0)
        #expect(throws: BoardError.lastColumn) { try session.deleteColumn(column.id) }
        try session.editColumn(column.id) { $0.limit = 1 }
        for title in ["a", "b"] { try session.addCard(titled: title, toColumn: 0) }
        #expect(session.board.isOverLimit(try session.column(0)))
        try session.toggleFinished(try session.card(at: CardPlace(column: 0, row: 0)).id)
        #expect(!session.board.isOverLimit(try session.column(0)))
    }

    @Test("Order: a thousand moves into one gap work, with short keys")
    func oneGap() throws {
        let session = try session(3)
        for _ in 0..<1000 {
            let last = try session.card(at: CardPlace(column: 0, row: 2))
            try session.move(last.id, to: CardPlace(column: 0, row: 1))
        }
        #expect(try titles(session) == ["0", "1", "2"])
        #expect(try session.cards(inColumn: 0).allSatisfy { $0.key.text.utf8.count <= 40 })
    }
}
