import Foundation
import PlanBoardCore
import SQLite
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board with several cards selected")
struct SelectionTests {
    private static let wide = CGSize(width: 1280, height: 800)

    @Test("Selecting: Ctrl adds and takes out cards, Shift extends to a card, a tap ends it")
    func clicks() throws {
        let screen = try BoardScreen([["a", "b", "c"], ["d", "e"], []], size: Self.wide)
        screen.click(0, 0, .control)
        #expect(screen.selected == ["a"] && screen.app.find("Selection") == nil)
        screen.click(1, 1, .control)
        #expect(screen.selected == ["a", "e"])
        #expect(screen.hint == "2 cards selected. Hold one of them to move them.")
        #expect(screen.app.find("Selection") != nil && screen.app.find("More") == nil)
        screen.click(0, 0, .control)
        #expect(screen.selected == ["e"] && screen.app.find("More") != nil)
        screen.click(1, 1, .shift)
        #expect(screen.selected == ["a", "b", "d", "e"])
        screen.click(1, 0, .shift)
        #expect(screen.selected == ["a", "d"])
        #expect(screen.titles == [["a", "b", "c"], ["d", "e"], []])
        screen.open(0, 0)
        #expect(screen.app.find("Plan Details") != nil && screen.selected == [])
    }

    @Test("Selecting: Shift with arrows extends, Ctrl goes on, Ctrl+A takes the column")
    func keys() throws {
        let screen = try BoardScreen([["a", "b", "c"], ["d", "e"], []])
        let keyboard = screen.app.keyboard
        keyboard.press(.down)
        keyboard.press(.down, .shift)
        #expect(screen.selected == ["a", "b"])
        keyboard.press(.down, .shift)
        keyboard.press(.right, .shift)
        #expect(screen.selected == ["a", "b", "d", "e"])
        keyboard.press(.up, .shift)
        #expect(screen.selected == ["a", "d"])
        #expect(screen.hint == "2 cards selected. Hold one of them to move them.")
        keyboard.press(.escape)
        #expect(screen.selected == ["d"])
        keyboard.press(.left, .control)
        #expect(screen.selected == ["d"])
        keyboard.press(.space, .control)
        #expect(screen.selected == ["a", "d"])
        keyboard.press("a", .control)
        #expect(screen.selected == ["a", "b", "c"])
        keyboard.press(.escape)
        keyboard.press(.escape)
        #expect(screen.selected == [] && screen.board.selection.current == nil)
    }

    @Test("Selecting: by touch, taps select after “Select cards”, and the cross ends it")
    func touch() throws {
        let screen = try BoardScreen([["a", "b", "c"], [], []])
        let app = screen.app
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Select cards")
        app.settle()
        #expect(screen.hint == "Tap the cards to select.")
        app.finger.tap(at: screen.point(0, 0))
        #expect(screen.hint == "1 card selected. Hold it to move it.")
        app.finger.tap(at: screen.point(0, 2))
        app.settle()
        #expect(screen.selected == ["a", "c"])
        let cell = screen.list.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.accessibilityTraits.contains(.selected) == true)
        screen.hold(0, 2)
        app.finger.move(to: screen.point(0, 0), duration: 0.2)
        app.finger.up()
        app.settle()
        #expect(screen.titles[0] == ["a", "c", "b"] && screen.selected == ["a", "c"])
        try app.finger.tap(on: "EndSelection")
        app.settle()
        #expect(screen.selected == [] && app.find("More") != nil)
        screen.open(0, 0)
        #expect(app.find("Plan Details") != nil)
    }

    @Test("Several cards: by finger a stack with a count follows, and all land in order")
    func finger() throws {
        let screen = try BoardScreen(
            [["a", "b", "c", "x d"], ["e"], []], size: Self.wide)
        for row in [0, 2, 3] { screen.click(0, row, .control) }
        screen.click(1, 0, .control)
        screen.hold(0, 2)
        let picture = try #require(screen.picture as? DraggedPicture)
        #expect(picture.badge.number == 3)
        #expect(screen.titles == [["b", "c", "x d"], [], []])
        // The carried card stands for all three.
        #expect(screen.app.find("Today (5)") != nil && screen.app.find("Next") != nil)
        screen.app.finger.move(to: screen.point(2, 0), duration: 0.4)
        screen.app.advance(by: 0.1)
        #expect(screen.app.find("Today (2)") != nil && screen.app.find("Later (3)") != nil)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.titles == [["b", "x d"], [], ["a", "c", "e"]])
        for column in 0..<3 { #expect(screen.shownTitles(column) == screen.titles[column]) }
        #expect(screen.picture == nil && screen.selected == ["x d", "a", "c", "e"])
        screen.app.keyboard.press(.escape)
        screen.app.settle()
        try screen.app.finger.tap(on: "More")
        screen.app.settle()
        try screen.app.finger.tap(on: "Undo Moving 3 Cards")
        screen.app.settle()
        #expect(screen.titles == [["a", "b", "c", "x d"], ["e"], []])
    }

    @Test("Several cards: by keys each step is announced, and escape takes all back")
    func keyboard() throws {
        let screen = try BoardScreen([["a", "b", "c"], ["d"], []])
        let keyboard = screen.app.keyboard
        keyboard.press(.down)
        keyboard.press(.down, .shift)
        keyboard.press(.space)
        #expect(screen.hint == "Picked up 2 cards. Arrows move them, space drops them.")
        #expect(screen.app.announcements.last == screen.hint)
        keyboard.press(.down)
        #expect(screen.hint == "Today, 2 to 3 of 3" && screen.shownTitles(0) == ["c", "b"])
        keyboard.press(.down)
        #expect(screen.hint == "They cannot go further.")
        keyboard.press(.escape)
        #expect(screen.hint == "2 cards are back where they were.")
        screen.app.settle()
        #expect(screen.titles[0] == ["a", "b", "c"] && screen.shownTitles(0) == ["a", "b", "c"])
        keyboard.press(.space)
        keyboard.press(.right)
        keyboard.press(.down)
        #expect(screen.hint == "Next, 2 to 3 of 3")
        keyboard.press(.space)
        #expect(screen.hint == "2 cards dropped in Next.")
        screen.app.settle()
        #expect(screen.titles == [["c"], ["d", "a", "b"], []])
        #expect(screen.shownTitles(1) == ["d", "a", "b"] && screen.session.undoCardCount == 2)
    }

    @Test("Several cards: a column counts them against its limit while they are above it")
    func limit() throws {
        let screen = try BoardScreen([["a", "b", "c"], ["d"], []], size: Self.wide)
        try screen.session.editColumn(try screen.session.column(1).id) { $0.limit = 2 }
        screen.click(0, 0, .control)
        screen.click(0, 2, .shift)
        screen.hold(0, 1)
        screen.app.finger.move(to: screen.point(1, 0), duration: 0.3)
        screen.app.advance(by: 0.1)
        #expect(screen.app.find("Next (4/2)") != nil && screen.app.find("Today") != nil)
        screen.app.finger.cancel()
        screen.app.settle()
        #expect(screen.app.find("Next (1/2)") != nil && screen.app.find("Today (3)") != nil)
        #expect(screen.shownTitles(0) == ["a", "b", "c"])
    }

    @Test("Several cards: what another program deletes in mid-drag stays deleted")
    func deletedElsewhere() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let screen = try BoardScreen(
            [["a", "b", "c"], ["d"], []], store: BoardStore(path: path), size: Self.wide)
        let ids = try screen.session.cards(inColumn: 0).map(\.id)
        let other = try BoardSession(store: BoardStore(path: path))
        screen.click(0, 0, .control)
        screen.click(0, 2, .shift)
        screen.hold(0, 0)
        try other.delete(ids[1])
        screen.board.refresh()
        screen.app.finger.move(to: screen.point(1, 0), duration: 0.3)
        screen.app.advance(by: 0.1)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.titles == [[], ["a", "c", "d"], []])
        #expect(screen.shownTitles(1) == ["a", "c", "d"] && screen.selected == ["a", "c"])
        // The carried card too, and all of them.
        screen.hold(1, 0)
        try other.refresh()
        try other.delete([ids[0], ids[2]])
        screen.app.finger.move(to: screen.point(2, 0), duration: 0.3)
        screen.app.advance(by: 0.1)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.app.find("The board was not changed") != nil)
        #expect(screen.titles == [[], ["d"], []] && screen.shownTitles(1) == ["d"])
        #expect(screen.picture == nil && screen.selected == [])
    }

    @Test("Several cards: a move that cannot be stored is taken back")
    func failing() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let screen = try BoardScreen(
            [["a", "b", "c"], ["d"], []], store: BoardStore(path: path), size: Self.wide)
        try SQLiteConnection(path: path, access: .readWrite).execute("DROP TABLE journal")
        screen.click(0, 0, .control)
        screen.click(0, 2, .control)
        screen.hold(0, 2)
        screen.app.finger.move(to: screen.point(1, 0), duration: 0.3)
        screen.app.advance(by: 0.1)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.app.find("The board was not changed") != nil)
        #expect(screen.titles == [["a", "b", "c"], ["d"], []])
        #expect(screen.shownTitles(0) == ["a", "b", "c"] && screen.shownTitles(1) == ["d"])
    }

    @Test("Several cards: the menu finishes, moves, archives and deletes them")
    func menu() throws {
        let screen = try BoardScreen(
            [["a", "b", "c", "d"], ["e"], ["f"]], size: Self.wide)
        func choose(_ titles: String...) throws {
            try screen.app.finger.tap(on: "Selection")
            screen.app.settle()
            for title in titles {
                try screen.app.finger.tap(on: title)
                screen.app.settle()
            }
        }
        screen.click(0, 0, .control)
        screen.click(0, 1, .shift)
        try choose("Move to", "Later")
        #expect(screen.titles == [["c", "d"], ["e"], ["a", "b", "f"]])
        #expect(screen.selected == ["a", "b"] && screen.session.undoCardCount == 2)
        try choose("Finish")
        #expect(screen.session.undoName == .finishCard)
        #expect(try screen.session.cards(inColumn: 2).map(\.isFinished) == [false, true, true])
        try choose("Reopen")
        #expect(screen.session.undoName == .reopenCard)
        try choose("Archive")
        #expect(screen.titles == [["c", "d"], ["e"], ["f"]] && screen.selected == [])
        screen.click(0, 0, .control)
        screen.click(1, 0, .control)
        try choose("Delete")
        #expect(screen.titles == [["d"], [], ["f"]] && screen.session.undoName == .deleteCard)
    }

    @Test("Several cards: Ctrl+return finishes them, delete removes them and goes on")
    func changingByKeys() throws {
        let screen = try BoardScreen([["a", "b", "c", "d"], [], []])
        let keyboard = screen.app.keyboard
        keyboard.press(.down)
        keyboard.press(.down)
        keyboard.press(.down, .shift)
        keyboard.press(.enter, .control)
        screen.app.settle()
        #expect(screen.titles[0] == ["a", "d", "b", "c"])
        keyboard.press("z", .control)
        screen.app.settle()
        #expect(screen.titles[0] == ["a", "b", "c", "d"] && screen.selected == ["b", "c"])
        keyboard.press(.delete)
        screen.app.settle()
        #expect(screen.titles[0] == ["a", "d"] && screen.selected == ["d"])
    }

    @Test("Selecting: a filter forgets the cards that it hides, and arrows stay among the shown")
    func filtered() throws {
        let screen = try BoardScreen([["a", "b", "c", "ab"], ["bb"], []])
        let keyboard = screen.app.keyboard
        keyboard.press(.down)
        keyboard.press("a", .control)
        keyboard.press("f", .control)
        screen.app.settle()
        keyboard.type("b")
        screen.app.settle()
        #expect(screen.selected == ["b", "ab"])
        keyboard.press(.enter)
        screen.app.settle()
        for _ in 0..<3 { keyboard.press(.down) }
        #expect(screen.selected == ["ab"])
        keyboard.press(.right)
        #expect(screen.selected == ["bb"])
    }

    @Test("Several cards: after random drags by finger every list shows the board's order")
    func random() throws {
        var random = SeededGenerator(seed: 5)
        let screen = try BoardScreen(
            [(0..<9).map { "a\($0)" } + ["x y"], ["d", "e", "x f"], ["g", "h"]],
            size: CGSize(width: 900, height: 480))
        let all = screen.titles.flatMap(\.self).sorted()
        for round in 0..<(Thorough.isOn ? 60 : 5) {
            screen.app.keyboard.press(.escape)
            screen.app.keyboard.press(.escape)
            let places = screen.titles.indices.flatMap { column in
                screen.titles[column].indices.map { CardPlace(column: column, row: $0) }
            }.filter { $0.row < 5 }
            let count = Int.random(in: 2...5, using: &random)
            let selected = places.shuffled(using: &random).prefix(count)
            for place in selected { screen.click(place.column, place.row, .control) }
            guard let carried = selected.first else { continue }
            screen.hold(carried.column, carried.row)
            screen.wander(isCancelled: round % 7 == 0, using: &random)
            screen.expectShown(in: round)
        }
        #expect(screen.titles.flatMap(\.self).sorted() == all)
    }
}
