import FoundationGaps
import PlanBoardCore
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

/// What users of other boards have lost by leaving a field: by escape, by another card, by undo.
@Suite("Plan Board's fields that are left")
struct CardFieldTests {
    private typealias Program = UnsavedEditsTests.Program

    @Test(
        "Fields: a new card that is opened again with a field open stays, whatever is undone there",
        arguments: ["CardText", "NewStep", "NewComment", "Labels"])
    func undoneInField(field: String) throws {
        let program = try Program()
        let card = try program.session.addCard(titled: "Milk", toColumn: 0).id
        program.app.settle()
        try program.tap("Milk", field)
        program.app.keyboard.type(" x")
        try program.tap("Back", program.session.board.card(card)?.title ?? "", field)
        program.app.keyboard.press(.escape)
        program.app.settle()
        #expect(program.session.board.card(card) != nil)
        if program.app.find(field) == nil {
            try program.tap(program.session.board.card(card)?.title ?? "")
        }
        try program.tap(field)
        for _ in 0..<5 {
            program.app.keyboard.press("z", .control)
            program.app.settle()
        }
        #expect(program.session.board.card(card)?.title.hasPrefix("Milk") == true)
        #expect(program.app.find(field) != nil)
        // On the board, the making of the card can be undone as before.
        try program.tap("Back")
        while program.session.undoName != nil { try program.session.undo() }
        #expect(program.session.board.card(card) == nil)
    }

    @Test("Fields: escape in a new card's text keeps the text")
    func escapeInNewCard() throws {
        let program = try Program()
        try program.tap("Add Today")
        program.app.keyboard.type("Butter")
        program.app.keyboard.press(.escape)
        program.app.settle()
        #expect(program.app.find("NewCard")?.value == "Butter")
        try program.leave(.otherBoard)
        try program.tap("Board First", "Add Today")
        #expect(program.app.find("NewCard")?.value == "Butter")
    }

    @Test("Fields: escape on a card's page keeps what was typed", arguments: [true, false])
    func escapeOnPage(isQuick: Bool) throws {
        let program = try Program()
        try program.open()
        for (field, text) in [("CardText", "!"), ("NewComment", "rye"), ("NewStep", "slice")] {
            try program.tap(field)
            program.app.keyboard.type(text)
            if !isQuick { program.app.advance(by: 1) }
        }
        program.app.keyboard.press(.escape)
        program.app.settle()
        program.app.keyboard.press(.escape)
        program.app.settle()
        if program.app.find("Back") != nil { try program.tap("Back") }
        #expect(try program.stored().title == "Bread!")
        #expect(try program.stored().checklist == [ChecklistItem("slice")])
        try program.tap("Bread!")
        #expect(program.app.find("NewComment")?.value == "rye")
    }

    @Test("Fields: what is typed on one card does not reach the card that is opened next")
    func nextCard() throws {
        let program = try Program()
        try program.session.addCard(titled: "Milk", toColumn: 0)
        program.app.settle()
        try program.tap("Bread", "CardText")
        program.app.keyboard.type(" and salt")
        try program.tap("Back", "Milk")
        program.app.advance(by: 2)
        program.app.keyboard.type("?")
        try program.tap("Back")
        let board = try program.session.store.load(program.session.id)
        #expect(
            Set(board.allCards.map(\.title)) == ["Bread and salt", "Milk"])
    }

    @Test("Fields: a card that others move, order and rename while its text is typed stays itself")
    func movedMeanwhile() throws {
        let folder = try TemporaryFolder()
        let program = try Program(path: folder.path("board.db"))
        try program.session.addCard(titled: "Milk", toColumn: 0)
        program.app.settle()
        let opened = try program.session.card(at: CardPlace(column: 0, row: 1))
        try program.tap("Bread", "CardText")
        program.app.keyboard.type(" x")
        let other = try BoardSession(
            store: BoardStore(path: folder.path("board.db")), board: program.session.id)
        try other.move(opened.id, to: CardPlace(column: 1, row: 0))
        try other.edit(opened.id) { $0.labels = ["theirs"] }
        try other.addCard(titled: "News", toColumn: 0)
        try program.session.refresh()
        program.app.keyboard.type(" y")
        try program.tap("Back")
        try other.refresh()
        let board = other.board
        let stored = try #require(board.card(opened.id))
        #expect(stored.title == "Bread x y" && stored.labels == ["theirs"])
        #expect(stored.columnID == board.columns[1].id)
        #expect(Set(board.allCards.map(\.title)) == ["News", "Bread x y", "Milk"])
    }

    @Test("Fields: a due date and a text that are set right after another are both kept")
    func dateAndText() throws {
        let program = try Program()
        try program.open()
        try program.tap("CardText")
        program.app.keyboard.type(" and milk")
        try program.tap("HasDue", "Labels")
        program.app.keyboard.type("home")
        try program.tap("Back")
        let stored = try program.stored()
        #expect(stored.title == "Bread and milk" && stored.due != nil)
        #expect(stored.labels == ["home"])
    }
}
