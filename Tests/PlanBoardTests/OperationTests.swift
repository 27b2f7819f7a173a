import PlanBoardCore
import SQLite
import TestSupport
import Testing

/// The operations of S0-54, each with the errors that it has.
@Suite("Board operations")
nonisolated struct OperationTests {
    /// A column of two cards, the second of which is finished, and an empty one.
    private func session(_ store: BoardStore? = nil) throws -> BoardSession {
        let session = try BoardSession(store: store, titles: ["A", "B"])
        for title in ["done", "open"] { try session.addCard(titled: title, toColumn: 0) }
        try session.toggleFinished(card(session, 1).id)
        session.forgetEdits()
        return session
    }

    private func card(_ session: BoardSession, _ row: Int) throws -> Card {
        try session.card(at: CardPlace(column: 0, row: row))
    }

    /// An operation with arguments that it refuses.
    private struct Refused {
        let error: BoardError
        let operation: (BoardSession) throws -> Void

        init(_ error: BoardError, _ operation: @escaping (BoardSession) throws -> Void) {
            self.error = error
            self.operation = operation
        }
    }

    @Test(
        "titles, number of columns, all cards in their order, and those of a column", .rows("S0-54")
    )
    func reading() throws {
        let session = try session()
        #expect(session.columnTitles == ["A", "B"] && session.numberOfColumns == 2)
        #expect(try session.cards(inColumn: 0).map(\.title) == ["open", "done"])
        #expect(try session.cards(inColumn: 1).isEmpty)
        #expect(session.board.allCards.count == 2)
        #expect(try card(session, 1).title == "done")
    }

    @Test("each operation has its errors, and then leaves the board as it was", .rows("S0-54"))
    func refused() throws {
        let session = try session()
        let (open, done) = (try card(session, 0), try card(session, 1))
        let missing = Card(columnID: open.columnID, key: open.key, title: "elsewhere")
        let before = session.board
        func place(_ column: Int, _ row: Int) -> CardPlace { CardPlace(column: column, row: row) }
        let all: [(String, [Refused])] = [
            (
                "items of a column",
                [
                    Refused(.noColumn(2, count: 2)) { _ = try $0.cards(inColumn: 2) },
                    Refused(.noColumn(-1, count: 2)) { _ = try $0.cards(inColumn: -1) },
                ]
            ),
            (
                "item at a place",
                [
                    Refused(.noColumn(2, count: 2)) { _ = try $0.card(at: place(2, 0)) },
                    Refused(.noCard(row: 2, column: "A", count: 2)) {
                        _ = try $0.card(at: place(0, 2))
                    },
                    Refused(.noCard(row: -1, column: "B", count: 0)) {
                        _ = try $0.card(at: place(1, -1))
                    },
                ]
            ),
            (
                "add",
                [
                    Refused(.noColumn(2, count: 2)) { try $0.addCard(titled: "a", toColumn: 2) },
                    Refused(.blankTitle) { try $0.addCard(titled: " \n", toColumn: 0) },
                ]
            ),
            ("delete", [Refused(.missingCard) { try $0.delete(missing.id) }]),
            ("finish", [Refused(.missingCard) { try $0.toggleFinished(missing.id) }]),
            (
                "edit",
                [
                    Refused(.missingCard) { try $0.edit(missing.id) { $0.isImportant = true } },
                    Refused(.blankTitle) { try $0.edit(open.id) { $0.title = " \t" } },
                ]
            ),
            (
                "remove at a place",
                [
                    Refused(.noColumn(3, count: 2)) { try $0.removeCard(at: place(3, 0)) },
                    Refused(.noCard(row: -1, column: "A", count: 2)) {
                        try $0.removeCard(at: place(0, -1))
                    },
                ]
            ),
            (
                "insert",
                [
                    Refused(.noColumn(2, count: 2)) { try $0.insert(missing, at: place(2, 0)) },
                    Refused(.noCard(row: 3, column: "A", count: 2)) {
                        try $0.insert(missing, at: place(0, 3))
                    },
                ]
            ),
            (
                "begin of a move",
                [
                    Refused(.missingCard) { try $0.beginMove(of: missing.id) },
                    Refused(.finished("done")) { try $0.beginMove(of: done.id) },
                ]
            ),
        ]
        for (name, cases) in all {
            for each in cases {
                #expect(throws: each.error, "\(name)") { try each.operation(session) }
                #expect(session.board == before && session.undoName == nil, "\(name)")
            }
        }
        // Without a move there is nothing to restore.
        session.rollBack()
        #expect(session.board == before)
    }

    @Test(
        "the state of before a move is restored, also after errors during the move", .rows("S0-54"))
    func reset() throws {
        let session = try session()
        let before = session.board
        try session.beginMove(of: card(session, 0).id)
        try session.moveTentatively(to: CardPlace(column: 1, row: 0))
        let moved = session.board
        #expect(moved != before && session.isMoving)
        #expect(throws: BoardError.noColumn(2, count: 2)) {
            try session.moveTentatively(to: CardPlace(column: 2, row: 0))
        }
        #expect(throws: BoardError.noCard(row: -1, column: "B", count: 0)) {
            try session.moveTentatively(to: CardPlace(column: 1, row: -1))
        }
        #expect(session.board == moved)
        session.rollBack()
        #expect(session.board == before && !session.isMoving)
    }

    @Test(
        "each operation that stores something leaves the board as it was when it cannot",
        .rows("S0-54"))
    func unstored() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let session = try session(BoardStore(path: path))
        let open = try card(session, 0)
        let before = session.board
        try SQLiteConnection(path: path, access: .readWrite).execute("DROP TABLE journal")
        let operations: [(String, () throws -> Void)] = [
            ("add", { try session.addCard(titled: "a", toColumn: 0) }),
            ("delete", { try session.delete(open.id) }),
            ("finish", { try session.toggleFinished(open.id) }),
            ("edit", { try session.edit(open.id) { $0.title = "other" } }),
            ("remove", { try session.removeCard(at: CardPlace(column: 0, row: 0)) }),
            ("insert", { try session.insert(open, at: CardPlace(column: 1, row: 0)) }),
        ]
        for (name, operation) in operations {
            #expect(throws: BoardStoreError.self, "\(name)") { try operation() }
            #expect(session.board == before && session.undoName == nil, "\(name)")
        }
    }
}
