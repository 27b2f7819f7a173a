import FoundationGaps
import PlanBoardCore
import SQLite
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's screen")
struct BoardScreenTests {
    @Test(
        "columns scroll sideways without indicators, are made lazily, and share a press",
        .rows("S0-44"))
    func configuration() throws {
        let screen = try BoardScreen((0..<10).map { ["card \($0)"] })
        let collection = screen.board.collection
        #expect(screen.board.layout.scrollDirection == .horizontal)
        #expect(!collection.showsHorizontalScrollIndicator && collection.bounces)
        #expect(collection.decelerationRate == UIScrollView.DecelerationRate(rawValue: 0))
        #expect(collection.visibleCells.count <= 2)
        func presses(of view: UIView) -> [UILongPressGestureRecognizer] {
            (view.gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
                // Menus have a kind of their own.
                .filter { type(of: $0) == UILongPressGestureRecognizer.self }
        }
        let press = presses(of: collection)
        #expect(press.count == 1)
        #expect(press.first?.minimumPressDuration == 0.5)
        #expect(press.first?.allowableMovement == 10)
        #expect(presses(of: screen.list).isEmpty)
    }

    @Test(
        "a finger that rests near the bottom scrolls on, and cancelling goes back", .rows("S0-45"))
    func resting() throws {
        let screen = try BoardScreen([(0..<40).map { "card \($0)" }, [], []])
        let before = screen.titles
        screen.hold(0, 0)
        screen.app.finger.move(to: CGPoint(x: 187, y: 560), duration: 0.2)
        let offset = screen.list.contentOffset.y
        screen.app.advance(by: 1)
        #expect(abs(screen.list.contentOffset.y - offset - 120) < 4)
        #expect(screen.titles != before && screen.session.isMoving)
        screen.app.finger.cancel()
        screen.app.settle()
        #expect(screen.titles == before && screen.picture == nil)
        #expect(screen.session.undoName == nil)
    }

    @Test(
        "a held card becomes a tilted picture with a shadow, and leaves its place free",
        .rows("S0-46"))
    func pickUp() throws {
        let screen = try BoardScreen([["a", "b"], [], []])
        let place = screen.point(0, 1)
        screen.hold(0, 1)
        let picture = try #require(screen.picture)
        #expect(abs(picture.center.x - place.x) < 1 && abs(picture.center.y - place.y) < 1)
        #expect(abs(atan2(picture.transform.b, picture.transform.a) - .pi / 64) < 0.001)
        let layer = picture.layer
        #expect(layer.shadowOffset == CGSize(width: -5, height: 0) && layer.shadowRadius == 5)
        #expect(abs(layer.shadowOpacity - 0.4) < 0.001)
        #expect(screen.app.find("b")?.view.subviews.isEmpty == false)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.picture == nil && screen.session.undoName == nil)
    }

    @Test("a press on a gap, a head or an empty column picks up nothing", .rows("S0-46"))
    func nothing() throws {
        let screen = try BoardScreen([["a", "b"], [], []])
        for point in [CGPoint(x: 187, y: 165), CGPoint(x: 120, y: 100), CGPoint(x: 187, y: 400)] {
            screen.app.finger.down(at: point)
            screen.app.advance(by: 0.8)
            #expect(screen.picture == nil && !screen.session.isMoving)
            screen.app.finger.up()
            screen.app.settle()
        }
    }

    @Test("a press on a finished card picks up nothing, and says why", .rows("S0-47"))
    func finished() throws {
        let screen = try BoardScreen([["a", "x b"], [], []])
        let before = screen.session.board
        screen.hold(0, 1)
        #expect(screen.picture == nil && screen.board.drag == nil)
        #expect(screen.session.board == before)
        #expect(screen.hint == "Finished cards stay below. Reopen one to move it.")
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.session.board == before && screen.session.undoName == nil)
    }

    @Test(
        "a card dragged to the next column is in its list, and both counts follow", .rows("S0-51"))
    func columns() throws {
        let screen = try BoardScreen([["a", "b", "c"], ["d"], []])
        screen.hold(0, 1)
        screen.app.finger.move(to: CGPoint(x: 330, y: 300), duration: 0.1)
        for _ in 0..<120 where screen.board.boardOffset < 300 {
            screen.app.advance(by: 1 / 60)
        }
        screen.app.finger.move(to: CGPoint(x: 200, y: 130), duration: 0.2)
        screen.app.advance(by: 0.1)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.titles == [["a", "c"], ["b", "d"], []])
        #expect(screen.shownTitles(1) == ["b", "d"])
        #expect(screen.app.find("Next (2)") != nil)
        #expect(screen.session.undoName == .moveCard)
        try screen.session.undo()
        screen.app.settle()
        #expect(screen.titles == [["a", "b", "c"], ["d"], []])
        #expect(screen.app.find("Next (1)") != nil)
    }

    @Test(
        "a dropped card lands within 0.25 s, and the column is in the middle then", .rows("S0-53"))
    func dropping() throws {
        let screen = try BoardScreen([["a", "b", "c"], ["d"], []])
        screen.hold(0, 0)
        screen.app.finger.move(to: CGPoint(x: 330, y: 300), duration: 0.3)
        screen.app.advance(by: 0.5)
        screen.app.finger.up()
        screen.app.advance(by: 0.2)
        #expect(screen.picture != nil)
        screen.app.advance(by: 0.1)
        #expect(screen.picture == nil)
        screen.app.settle()
        let column = try #require(screen.titles.firstIndex { $0.contains("a") })
        let paging = screen.board.layout.paging
        #expect(screen.board.collection.contentOffset.x == paging.offset(ofPage: column))
        #expect(screen.shownTitles(column) == screen.titles[column])
    }

    @Test("a move that cannot be stored is taken back, and the reason is shown", .rows("S0-57"))
    func failing() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let screen = try BoardScreen([["a", "b"], [], []], store: BoardStore(path: path))
        try SQLiteConnection(path: path, access: .readWrite).execute("DROP TABLE journal")
        screen.hold(0, 0)
        screen.app.finger.move(to: screen.point(0, 1), duration: 0.3)
        screen.app.advance(by: 0.1)
        #expect(screen.titles[0] == ["b", "a"])
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.titles[0] == ["a", "b"] && screen.shownTitles(0) == ["a", "b"])
        #expect(screen.app.find("The board was not changed") != nil)
        try screen.app.finger.tap(on: "OK")
        screen.app.settle()
    }

    @Test("flicks turn pages, and the last one rests at the content's end", .rows("S0-58"))
    func paging() throws {
        let screen = try BoardScreen([["a"], ["b"], ["c"]])
        let collection = screen.board.collection
        func drag(_ distance: CGFloat, duration: TimeInterval) {
            screen.app.finger.drag(
                from: CGPoint(x: 187, y: 450), to: CGPoint(x: 187 + distance, y: 450),
                duration: duration)
            screen.app.settle()
        }
        drag(-80, duration: 0.1)
        #expect(abs(collection.contentOffset.x - 335.5) < 0.6)
        drag(-80, duration: 0.1)
        #expect(abs(collection.contentOffset.x - 671) < 0.6)
        drag(80, duration: 0.1)
        #expect(abs(collection.contentOffset.x - 335.5) < 0.6)
    }

    @Test("after random drags by finger every list shows the board's order", .rows("S0-63"))
    func random() throws {
        var random = SeededGenerator(seed: 1)
        let screen = try BoardScreen([
            (0..<9).map { "a\($0)" } + ["x y"], ["d", "e", "x f"],
            ["g"] + (0..<15).map { "h\($0)" },
        ])
        let all = screen.titles.flatMap(\.self).sorted()
        for round in 0..<20 {
            let page = screen.board.layout.paging.page(at: screen.board.collection.contentOffset.x)
            let row = Int.random(in: 0..<6, using: &random)
            guard row < screen.titles[page].count else { continue }
            screen.hold(page, row)
            screen.wander(isCancelled: round % 7 == 0, using: &random)
            screen.expectShown(in: round)
        }
        #expect(screen.titles.flatMap(\.self).sorted() == all)
        #expect(screen.session.undoName == .moveCard)
    }

    @Test("Dragging: in a wide window a card goes straight to another column")
    func wide() throws {
        let screen = try BoardScreen(
            [["a", "b"], ["c"], ["x d"]], size: CGSize(width: 1280, height: 800))
        screen.hold(0, 1)
        screen.app.finger.move(to: screen.point(2, 0), duration: 0.4)
        screen.app.advance(by: 0.1)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.titles == [["a"], ["c"], ["b", "x d"]])
        #expect(screen.board.collection.contentOffset.x == 0)
    }

    @Test("Dragging: a window that is resized or a page that opens ends it without a move")
    func interrupted() throws {
        let screen = try BoardScreen([["a", "b"], ["c"], []])
        let before = screen.session.board
        screen.hold(0, 0)
        screen.app.finger.move(to: screen.point(0, 1), duration: 0.2)
        screen.app.resize(to: CGSize(width: 600, height: 500))
        screen.app.settle()
        #expect(screen.session.board == before && screen.picture == nil)
        screen.app.finger.up()
        screen.app.settle()
        #expect(screen.session.board == before)
    }

    // MARK: Texts

    @Test("three columns, in both languages, with a count when there are cards", .rows("S0-55"))
    func titles() throws {
        let chinese = HeadlessApp(
            size: PlanBoardApp.usualSize, language: .simplifiedChinese,
            delegate: PlanBoardApp(content: .empty))
        chinese.resize(to: CGSize(width: 1280, height: 800))
        for title in ["今日要做", "下一步要做", "以后要做"] { #expect(chinese.find(title) != nil) }
        #expect(chinese.find("凡事预则立，不预则废") != nil)
        #expect(chinese.find("快来创建你今天的计划吧~") != nil)
        #expect(chinese.find("快来创建你的计划吧~") != nil)
        let demo = HeadlessApp(size: PlanBoardApp.usualSize, delegate: PlanBoardApp())
        #expect(demo.find("Today (6)") != nil)
        demo.resize(to: CGSize(width: 1280, height: 800))
        #expect(demo.find("Later (3)") != nil)
    }

    @Test("Plan Board: every text is localised, used, and has the same arguments in all languages")
    func texts() throws {
        let problems = try AppTexts(of: "PlanBoard").problems
        #expect(problems == [], "\(problems)")
    }

    @Test("Plan Board: a board that cannot be opened is explained")
    func failure() throws {
        let app = HeadlessApp(
            size: PlanBoardApp.usualSize,
            delegate: PlanBoardApp(content: .file("/proc/version/board.db")))
        #expect(app.find("The board cannot be opened") != nil)
    }
}
