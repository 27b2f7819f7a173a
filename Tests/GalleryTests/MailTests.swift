import GalleryUI
import Testing
import UIKit
import UIKitTesting

@Suite("Gallery's Mail")
struct MailTests {
    private func table(_ app: HeadlessApp) throws -> UITableView {
        try #require(app.window.firstTable)
    }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.prefix(5).map { $0.accessibilityLabel ?? "" }
    }

    private func middle(_ row: Int, _ table: UITableView) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    @Test("Mail: a full swipe deletes a message, control-Z brings it back")
    func deletion() throws {
        let app = try HeadlessApp.gallery("Mail")
        let table = try table(app)
        #expect(table.numberOfRows(inSection: 0) == 100_000)
        let before = texts(table)
        let row = middle(1, table)
        app.finger.drag(
            from: CGPoint(x: 350, y: row.y), to: CGPoint(x: 5, y: row.y), duration: 0.3)
        app.settle()
        #expect(table.numberOfRows(inSection: 0) == 99_999)
        #expect(texts(table)[1] == before[2])
        app.keyboard.press("z", .control)
        app.settle()
        #expect(texts(table) == before)
    }

    @Test("Mail: a message that is held and dragged takes its new place")
    func reorder() throws {
        let app = try HeadlessApp.gallery("Mail")
        let table = try table(app)
        let before = texts(table)
        app.finger.down(at: middle(0, table))
        app.advance(by: 0.4)
        app.finger.move(to: middle(2, table), duration: 0.4)
        app.finger.up()
        app.settle()
        #expect(texts(table).prefix(3) == [before[1], before[2], before[0]])
        app.keyboard.press("z", .control)
        app.settle()
        #expect(texts(table) == before)
    }

    @Test("Mail: the wheel scrolls, keys open a message, and a touchpad swipes a row")
    func otherInput() throws {
        let app = try HeadlessApp.gallery("Mail")
        let table = try table(app)
        let point = middle(3, table)
        app.mouse.scroll(at: point, by: CGSize(width: 0, height: 2_000))
        app.settle()
        #expect(table.contentOffset.y > 1_500)
        app.mouse.scroll(at: point, by: CGSize(width: 0, height: -10_000))
        app.settle()
        for _ in 0..<10 {
            app.mouse.scroll(at: point, by: CGSize(width: 12, height: 0), isPrecise: true)
            app.advance(by: 1 / 60)
        }
        app.settle()
        try app.finger.tap(on: "Archive")
        app.settle()
        #expect(table.numberOfRows(inSection: 0) == 99_999)
        table.becomeFirstResponder()
        app.keyboard.press(.down)
        app.keyboard.press(.enter)
        app.settle()
        #expect(app.find("Back") != nil && table.window == nil)
    }

    @Test("Mail: search shows what matches, and all messages at its end")
    func search() throws {
        let app = try HeadlessApp.gallery("Mail")
        let table = try table(app)
        try app.finger.tap(on: "Search")
        app.settle()
        app.keyboard.type("plum")
        app.settle()
        #expect(table.numberOfRows(inSection: 0) < 10_000)
        #expect(texts(table).allSatisfy { $0.contains("plum cake") })
    }

    @Test("Mail: several messages are selected and archived together")
    func selection() throws {
        let app = try HeadlessApp.gallery("Mail")
        let table = try table(app)
        let before = texts(table)
        try app.finger.tap(on: "Edit")
        app.settle()
        for row in [0, 2] { app.finger.tap(at: middle(row, table)) }
        app.settle()
        try app.finger.tap(on: "Archive")
        app.settle()
        #expect(table.numberOfRows(inSection: 0) == 99_998)
        #expect(texts(table).first == before[1])
        #expect(!table.isEditing)
    }

    @Test("Mail: a wide window shows the message beside the list")
    func wide() throws {
        let app = try HeadlessApp.gallery("Mail", size: CGSize(width: 1280, height: 800))
        let table = try table(app)
        app.finger.tap(at: middle(2, table))
        app.settle()
        #expect(app.find("No Message Selected") == nil)
        #expect(table.window != nil && table.bounds.width == 375)
    }
}

extension UIView {
    /// The first table among the descendants.
    fileprivate var firstTable: UITableView? {
        for view in subviews {
            if let table = view as? UITableView ?? view.firstTable { return table }
        }
        return nil
    }
}
