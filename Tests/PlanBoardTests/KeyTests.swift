import PlanBoardCore
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board by keys")
struct KeyTests {
    @Test("Keys: a card is chosen, picked up, moved and dropped, and each step is announced")
    func dragging() throws {
        let screen = try BoardScreen([["a", "b", "c"], ["d"], []])
        let keyboard = screen.app.keyboard
        keyboard.press(.down)
        #expect(
            screen.board.selection.current
                == screen.session.board.card(at: .init(column: 0, row: 0))?.id)
        keyboard.press(.space)
        screen.app.advance(by: 0.3)
        #expect(screen.picture != nil)
        #expect(screen.hint == "Picked up “a”. Arrows move it, space drops it.")
        keyboard.press(.down)
        #expect(screen.hint == "Today, 2 of 3" && screen.titles[0] == ["b", "a", "c"])
        keyboard.press(.down)
        keyboard.press(.down)
        #expect(screen.hint == "It cannot go further.")
        keyboard.press(.right)
        #expect(screen.hint == "Next, 2 of 2" && screen.titles[1] == ["d", "a"])
        keyboard.press(.space)
        #expect(screen.hint == "Dropped in Next.")
        screen.app.settle()
        #expect(screen.picture == nil && screen.titles == [["b", "c"], ["d", "a"], []])
        #expect(screen.session.undoName == .moveCard)
        #expect(screen.shownTitles(1) == ["d", "a"])
    }

    @Test("Keys: escape takes a card back, and ctrl+Z undoes a move")
    func taking() throws {
        let screen = try BoardScreen([["a", "b"], [], []])
        let keyboard = screen.app.keyboard
        let before = screen.session.board
        keyboard.press(.down)
        keyboard.press(.space)
        keyboard.press(.down)
        keyboard.press(.right)
        #expect(screen.session.board != before)
        keyboard.press(.escape)
        #expect(screen.hint == "Back where it was.")
        screen.app.settle()
        #expect(screen.session.board == before && screen.session.undoName == nil)
        keyboard.press(.space)
        keyboard.press(.down)
        keyboard.press(.space)
        screen.app.settle()
        #expect(screen.titles[0] == ["b", "a"])
        keyboard.press("z", .control)
        screen.app.settle()
        #expect(screen.titles[0] == ["a", "b"] && screen.shownTitles(0) == ["a", "b"])
        keyboard.press("z", [.control, .shift])
        screen.app.settle()
        #expect(screen.titles[0] == ["b", "a"])
    }

    @Test("Keys: a finished card is not picked up; return opens, delete removes")
    func others() throws {
        let screen = try BoardScreen([["a", "x b"], [], []])
        let keyboard = screen.app.keyboard
        keyboard.press(.down)
        keyboard.press(.down)
        keyboard.press(.space)
        #expect(screen.picture == nil)
        #expect(screen.hint == "Finished cards stay below. Reopen one to move it.")
        keyboard.press(.enter)
        screen.app.settle()
        #expect(screen.app.find("Plan Details") != nil)
        try screen.app.finger.tap(on: "Back")
        screen.app.settle()
        keyboard.press(.delete)
        screen.app.settle()
        #expect(screen.titles[0] == ["a"])
    }

    @Test("Search: cards are found as one types, and the first match comes into view")
    func search() throws {
        let screen = try BoardScreen([["a", "b"], ["买面包", "c"], []])
        screen.app.keyboard.press("f", .control)
        screen.app.settle()
        screen.app.keyboard.type("mmb")
        screen.app.settle()
        #expect(screen.shownTitles(1) == ["买面包"])
        #expect(screen.board.collection.contentOffset.x == 335.5)
        #expect(screen.titles == [["a", "b"], ["买面包", "c"], []])
        screen.app.keyboard.press("f", .control)
        screen.app.settle()
        #expect(screen.shownTitles(1) == ["买面包", "c"])
    }

    @Test("Columns: a new one is added, named and limited, and the limit shows")
    func columns() throws {
        let screen = try BoardScreen([["a", "b"], [], []])
        let app = screen.app
        try app.finger.tap(on: "More Today")
        app.settle()
        try app.finger.tap(on: "Edit column")
        app.settle()
        try app.finger.tap(on: "HasLimit")
        app.settle()
        for _ in 0..<4 { app.keyboard.press(.tab) }
        try app.finger.tap(on: "ColumnTitle")
        app.keyboard.press("a", .control)
        app.keyboard.type("Now")
        app.keyboard.press(.enter)
        app.settle()
        try app.finger.tap(on: "Back")
        app.settle()
        #expect(screen.session.columnTitles[0] == "Now")
        #expect(try screen.session.column(0).limit == 5)
        #expect(app.find("Now (2/5)") != nil)
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Add column")
        app.settle()
        try app.finger.tap(on: "Back")
        app.settle()
        #expect(screen.session.numberOfColumns == 4)
        #expect(app.find("New column") != nil)
    }
}
