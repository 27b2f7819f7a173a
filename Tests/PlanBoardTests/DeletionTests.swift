import FoundationGaps
import PlanBoardCore
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's deletions")
struct DeletionTests {
    private final class Program {
        let app: HeadlessApp
        let session: BoardSession
        let library: BoardLibrary

        init(isShared: Bool = false, language: Language = .english) throws {
            session = try BoardSession(name: "First", titles: ["Today", "Next"])
            for title in ["Milk", "Bread"] { try session.addCard(titled: title, toColumn: 0) }
            library = try BoardLibrary(store: session.store)
            try library.add(
                "Garden",
                BoardOutline(columns: [.init(title: "Beds", cards: [.init(title: "sow")])]))
            if isShared { try session.store.remember("peer", address: "postgresql://x", team: "t") }
            session.forgetEdits()
            let root = PlanRootController(library: library, session: session)
            app = HeadlessApp(
                size: CGSize(width: 1280, height: 1000), language: language,
                rootViewController: root)
            app.settle()
        }

        func tap(_ names: String...) throws {
            for name in names {
                try app.finger.tap(on: name)
                app.advance(by: 1)
            }
        }

        /// Deletes the board Garden, by the menu of its row.
        func deleteGarden() throws {
            let row = try #require(app.find("Board Garden"))
            app.mouse.click(at: row.center, button: .secondary)
            app.advance(by: 1)
            try tap("Delete board")
        }

        /// Taps the button of a question.
        func answer(_ title: String) throws {
            let buttons = app.elements().filter { $0.label == title }
            app.finger.tap(at: try #require(buttons.last).center)
            app.advance(by: 1)
        }

        var titles: [[String]] {
            session.board.columns.map { session.board.cards(in: $0.id).map(\.title) }
        }
    }

    @Test("Deletion: a board's toast brings it back with its cards, also after other edits")
    func board() throws {
        let program = try Program()
        try program.deleteGarden()
        #expect(program.library.boards.map(\.title) == ["First"])
        #expect(program.app.find("Board “Garden” was deleted") != nil)
        try program.session.addCard(titled: "Later", toColumn: 0)
        try program.tap("ToastAction")
        #expect(program.library.boards.map(\.title) == ["First", "Garden"])
        try program.tap("Board Garden")
        #expect(program.app.find("sow") != nil)
    }

    @Test("Deletion: a column's toast brings it back with its cards")
    func column() throws {
        let program = try Program()
        try program.tap("More Today", "Delete column")
        #expect(program.titles == [[]])
        #expect(program.app.find("Column “Today” was deleted") != nil)
        try program.session.addCard(titled: "Later", toColumn: 0)
        try program.tap("ToastAction")
        #expect(program.titles == [["Bread", "Milk"], ["Later"]])
    }

    @Test("Deletion: cards' toast brings them back; undoing by key hides it")
    func cards() throws {
        let program = try Program()
        program.app.keyboard.press(.down)
        program.app.keyboard.press(.delete)
        program.app.advance(by: 1)
        #expect(program.titles[0] == ["Milk"])
        #expect(program.app.find("“Bread” was deleted") != nil)
        try program.tap("ToastAction")
        #expect(program.titles[0] == ["Bread", "Milk"])
        program.app.keyboard.press(.up, .shift)
        program.app.keyboard.press(.delete)
        program.app.advance(by: 1)
        #expect(program.app.find("2 cards were deleted") != nil)
        program.app.keyboard.press("z", .control)
        program.app.advance(by: 1)
        #expect(program.titles[0] == ["Bread", "Milk"])
        #expect(program.app.find("ToastAction") == nil)
    }

    @Test("Trash: boards, columns and cards are listed, the latest first, and brought back")
    func trash() throws {
        let program = try Program()
        let bread = try program.session.card(at: CardPlace(column: 0, row: 0))
        try program.session.delete(bread.id)
        try program.session.deleteColumn(program.session.board.columns[0].id)
        let garden = try #require(program.library.boards.last)
        try program.library.delete(garden.id)
        program.app.settle()
        try program.tap("More", "Trash")
        let shown = ["Trash Garden", "Trash Today", "Trash Bread"].compactMap {
            program.app.find($0)?.frame.minY
        }
        #expect(shown.count == 3 && shown == shown.sorted())
        try program.tap("Trash Garden", "Trash Today", "Trash Bread")
        #expect(program.app.find("The trash is empty") != nil)
        #expect(program.titles == [["Bread", "Milk"], []])
        #expect(program.library.boards.map(\.title) == ["First", "Garden"])
        try program.tap("Back")
        program.app.keyboard.press("z", .control)
        program.app.advance(by: 1)
        #expect(program.titles == [["Milk"], []])
    }

    @Test(
        "Deletion: on a shared board a question comes first, whose default is to keep",
        arguments: ["Cancel", "Delete"])
    func shared(answer: String) throws {
        let program = try Program(isShared: true)
        let isDeleted = answer == "Delete"
        program.app.keyboard.press(.down)
        program.app.keyboard.press(.delete)
        program.app.advance(by: 1)
        #expect(program.titles[0] == ["Bread", "Milk"])
        try program.answer(answer)
        #expect(program.titles[0] == (isDeleted ? ["Milk"] : ["Bread", "Milk"]))
        try program.tap("More Next", "Delete column")
        #expect(program.titles.count == 2)
        try program.answer(answer)
        #expect(program.titles.count == (isDeleted ? 1 : 2))
        try program.deleteGarden()
        #expect(program.library.boards.count == 2)
        try program.answer(answer)
        #expect(program.library.boards.count == (isDeleted ? 1 : 2))
    }
}
