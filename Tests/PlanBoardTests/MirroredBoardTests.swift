import PlanBoardCore
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

/// The board in a language that is written from the right: the first column is at the right.
@Suite("Plan Board from right to left")
struct MirroredBoardTests {
    @Test("Keys from right to left: the left arrow goes to the next column, and takes a card there")
    func keys() throws {
        let screen = try BoardScreen([["a", "b"], ["c"], ["d"]])
        let root = try #require(screen.app.window.rootViewController)
        root.setOverrideTraitCollection(
            UITraitCollection { $0.layoutDirection = .rightToLeft }, forChild: root)
        screen.app.settle()
        #expect(screen.board.layout.paging.isMirrored)
        let keyboard = screen.app.keyboard
        func current() -> CardPlace? { screen.board.currentPlace }
        keyboard.press(.down)
        keyboard.press(.left)
        #expect(current() == CardPlace(column: 1, row: 0))
        keyboard.press(.right)
        #expect(current() == CardPlace(column: 0, row: 0))
        keyboard.press(.space)
        keyboard.press(.left)
        #expect(screen.hint == "Next, 1 of 2")
        keyboard.press(.space)
        screen.app.settle()
        #expect(screen.titles == [["b"], ["a", "c"], ["d"]])
        // The columns' menus say where a column goes.
        let column = screen.session.board.columns[0]
        let actions = screen.board.menu(of: column, at: 0).children.compactMap { $0 as? UIAction }
        #expect(
            actions.map { $0.attributes.contains(.disabled) } == [false, false, true, false])
        UIControl().sendAction(actions[1])
        screen.app.settle()
        #expect(screen.session.columnTitles == ["Next", "Today", "Later"])
    }

    @Test("Drag from right to left: a card follows the finger, beyond the last column too")
    func dragging() throws {
        for width in [375, 1280] as [CGFloat] {
            let board = try SimulatedBoard(
                [["a", "b"], ["c"], ["d"]], width: width, isMirrored: true)
            board.boardOffset = board.paging.offset(ofPage: 0)
            let place = CardPlace(column: 0, row: 0)
            var drag = try CardDrag.pickUp(at: board.point(of: place), time: 0, on: board).get()
            try board.begin(drag)
            drag.finger = board.point(of: CardPlace(column: 1, row: 0))
            try board.perform(drag.tick(time: 0.02, on: board))
            #expect(drag.place.column == 1)
            // In the space between the first column and the right edge.
            drag.finger.x = width - 2
            try board.perform(drag.tick(time: 0.04, on: board))
            #expect(drag.place.column == 0, "\(width)")
            drag.finger.x = board.listFrame(2).minX - board.boardOffset - 4
            try board.perform(drag.tick(time: 0.06, on: board))
            #expect(drag.place.column == 2, "\(width)")
        }
    }
}
