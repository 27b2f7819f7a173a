import GalleryUI
import Testing
import UIKit
import UIKitTesting

@Suite("Pages of components")
struct ComponentPagesTests {
    private let app: HeadlessApp

    init() {
        app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: UIViewController())
    }

    private func open(_ name: String) throws {
        let page = try #require(GalleryPage.all.first { $0.name == name })
        app.window.rootViewController = page.makeController()
        app.settle()
    }

    @Test("Gallery: the list of drafts shows its empty state after the last, and restores them")
    func emptyState() throws {
        try open("Empty states")
        #expect(app.find("Restore") == nil)
        for _ in 0..<2 {
            try app.finger.tap(on: #require(app.query(UITableViewCell.self).first))
            app.settle()
        }
        #expect(app.query(UITableViewCell.self).count == 0)
        try app.finger.tap(on: "Restore")
        app.settle()
        #expect(app.query(UITableViewCell.self).count == 2 && app.find("Restore") == nil)
    }

    @Test("Gallery: the bar of the chat follows the keyboard, and its text grows and shrinks")
    func chat() throws {
        try open("Chat")
        #expect(app.find("Send")?.isEnabled == false)
        try app.finger.tap(on: "Message")
        app.showSoftwareKeyboard(height: 260)
        app.settle()
        let frame = try #require(app.find("Message")?.frame)
        #expect(frame.maxY < 667 - 260 && frame.maxY > 667 - 280)
        app.keyboard.type("one\ntwo\nthree")
        app.settle()
        let grown = try #require(app.find("Message")?.frame)
        #expect(grown.height > frame.height + 20 && grown.maxY == frame.maxY)
        try app.finger.tap(on: "Send")
        app.settle()
        #expect(app.find("one\ntwo\nthree") != nil)
        #expect(app.find("Message")?.frame == frame)
        app.hideSoftwareKeyboard()
        app.settle()
        #expect(try #require(app.find("Message")?.frame).maxY > 600)
    }

    @Test("Gallery: columns turn by a flick, and the page control follows")
    func columns() throws {
        try open("Columns")
        let control = try #require(app.find("Pages")?.view as? UIPageControl)
        #expect(control.numberOfPages == 6 && control.currentPage == 0)
        app.finger.drag(
            from: CGPoint(x: 300, y: 300), to: CGPoint(x: 120, y: 300), duration: 0.2)
        app.settle()
        #expect(control.currentPage == 1)
        app.resize(to: CGSize(width: 1280, height: 800))
        app.settle()
        #expect(control.numberOfPages == 3)
    }
}
