import PlanBoardCore
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's drags that go wrong")
struct BadDragTests {
    private func screen() throws -> BoardScreen {
        try BoardScreen([(0..<20).map { "card \($0)" }, ["x"], []])
    }

    @Test(
        "Dragging: a finger that leaves the window and lifts there drops within the board",
        arguments: [
            CGPoint(x: -200, y: 300), CGPoint(x: 900, y: 300), CGPoint(x: 187, y: -300),
            CGPoint(x: 187, y: 2_000),
        ])
    func outside(point: CGPoint) throws {
        let screen = try screen()
        let all = screen.titles.flatMap(\.self).sorted()
        screen.hold(0, 3)
        screen.app.finger.move(to: point, duration: 0.3)
        screen.app.advance(by: 0.5)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.picture == nil && !screen.session.isMoving)
        #expect(screen.titles.flatMap(\.self).sorted() == all)
        let column = screen.board.layout.paging.page(
            at: screen.board.collection.contentOffset.x)
        #expect(screen.shownTitles(column) == screen.expectedTitles(column))
    }

    @Test("Dragging: one that is dropped while the list still scrolls lands in its row")
    func midScroll() throws {
        let screen = try screen()
        screen.hold(0, 0)
        screen.app.finger.move(to: CGPoint(x: 187, y: 560), duration: 0.1)
        screen.app.advance(by: 0.4)
        screen.app.finger.up()
        screen.app.settle()
        let row = try #require(screen.titles[0].firstIndex(of: "card 0"))
        #expect(row > 3 && screen.session.undoName == .moveCard)
        #expect(screen.shownTitles(0) == screen.expectedTitles(0))
        #expect(screen.shownTitles(0)?.contains("card 0") == true)
    }

    @Test("Dragging: a call takes the touch away, and the card goes back")
    func call() throws {
        let screen = try screen()
        let before = screen.titles
        screen.hold(0, 0)
        screen.app.finger.move(to: CGPoint(x: 187, y: 400), duration: 0.2)
        screen.app.advance(by: 0.2)
        #expect(screen.titles != before)
        screen.app.finger.cancel()
        screen.app.settle()
        #expect(screen.titles == before && screen.picture == nil)
        #expect(screen.session.undoName == nil)
    }

    @Test(
        "Dragging: a second finger that touches and lifts leaves the drag to the first",
        arguments: [CGPoint(x: 187, y: 500), CGPoint(x: 60, y: 640), CGPoint(x: 187, y: 30)])
    func secondFinger(point: CGPoint) throws {
        let screen = try screen()
        screen.hold(0, 0)
        screen.app.finger.move(to: CGPoint(x: 187, y: 300), duration: 0.2)
        screen.app.secondFinger.down(at: point)
        screen.app.advance(by: 0.2)
        #expect(screen.picture != nil && screen.session.isMoving)
        screen.app.secondFinger.move(
            to: CGPoint(x: point.x + 40, y: point.y - 20), duration: 0.1)
        screen.app.secondFinger.up()
        screen.app.advance(by: 0.3)
        #expect(screen.picture != nil && screen.session.isMoving)
        screen.app.finger.move(to: CGPoint(x: 187, y: 400), duration: 0.2)
        screen.app.advance(by: 0.2)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.picture == nil && screen.session.undoName == .moveCard)
        #expect(screen.titles[0].firstIndex(of: "card 0") ?? 0 > 1)
        #expect(screen.shownTitles(0) == screen.expectedTitles(0))
    }
}
