import Foundation
import PlanBoardCore
import Testing

@Suite("Board library")
nonisolated struct LibraryTests {
    private func library() throws -> (BoardLibrary, BoardSession) {
        let store = try BoardStore.inMemory()
        let session = try BoardSession(store: store, name: "First", titles: ["Today"])
        try session.addCard(titled: "card", toColumn: 0)
        return (try BoardLibrary(store: store), session)
    }

    private func titles(_ library: BoardLibrary) -> [String] { library.boards.map(\.title) }

    @Test("Boards: they are added with a template's columns, renamed, moved, and kept apart")
    func boards() throws {
        let (library, first) = try library()
        let garden = try library.add(
            "Garden",
            BoardOutline(columns: [.init(title: "Beds", limit: 2, cards: [.init(title: "sow")])]))
        #expect(titles(library) == ["First", "Garden"])
        let session = try BoardSession(store: library.store, board: garden.id)
        #expect(session.columnTitles == ["Beds"] && session.board.columns[0].limit == 2)
        #expect(try session.cards(inColumn: 0).map(\.title) == ["sow"])
        #expect(try library.store.load(first.id) == first.board)
        try library.rename(garden.id, to: " Allotment ")
        try library.move(garden.id, to: 0)
        #expect(titles(library) == ["Allotment", "First"])
        #expect(throws: BoardError.blankTitle) { try library.rename(garden.id, to: " ") }
    }

    @Test("Boards: every change of the list can be undone and redone, with the board's cards")
    func undo() throws {
        let (library, first) = try library()
        let second = try library.add("Second", BoardOutline(columns: [.init(title: "c")]))
        try library.rename(second.id, to: "2nd")
        try library.move(second.id, to: 0)
        try library.delete(first.id)
        #expect(titles(library) == ["2nd"] && library.undoName == .deleteBoard)
        #expect(throws: BoardError.lastBoard) { try library.delete(second.id) }
        #expect(throws: BoardError.missingBoard) { try library.delete(first.id) }
        try library.undo()
        #expect(titles(library) == ["2nd", "First"])
        #expect(try BoardSession(store: library.store, board: first.id).board == first.board)
        for _ in 0..<3 { try library.undo() }
        #expect(titles(library) == ["First"] && library.undoName == nil)
        for _ in 0..<4 { try library.redo() }
        #expect(titles(library) == ["2nd"] && library.redoName == nil)
    }
}
