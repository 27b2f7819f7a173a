import Foundation
import PlanBoardCore
import Platform
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board and other programs")
struct DropTests {
    private static let wide = CGSize(width: 1280, height: 800)

    private func file(
        _ name: String, _ text: String, in folder: borrowing TemporaryFolder
    ) throws -> URL {
        let file = URL(fileURLWithPath: folder.path(name))
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("Drops: a text becomes a card where it is dropped, above the finished ones")
    func text() throws {
        let screen = try BoardScreen([["a", "b", "x c"], [], []], size: Self.wide)
        let middle = screen.point(0, 1)
        #expect(
            screen.app.dropFromOutside(text: "tea", at: CGPoint(x: middle.x, y: middle.y - 8)))
        #expect(screen.titles[0] == ["a", "tea", "b", "x c"])
        #expect(screen.shownTitles(0) == ["a", "tea", "b", "x c"])
        #expect(screen.app.dropFromOutside(text: "milk", at: CGPoint(x: middle.x, y: 500)))
        #expect(screen.titles[0] == ["a", "tea", "b", "milk", "x c"])
        let empty = CGPoint(x: screen.app.window.bounds.midX, y: 300)
        #expect(screen.app.dropFromOutside(text: "two\nlines", at: empty))
        #expect(screen.titles[1] == ["two\nlines"] && screen.session.undoName == .addCard)
        #expect(!screen.app.dropFromOutside(text: "x", at: CGPoint(x: 640, y: 20)))
        #expect(screen.app.dropFromOutside(text: " \n", at: empty))
        #expect(screen.titles.map(\.count) == [5, 1, 0])
    }

    @Test("Drops: the entries of a list become cards, as one step of undo")
    func list() throws {
        let screen = try BoardScreen([["a"], [], []], size: Self.wide)
        let text = "- [ ] **tea** #shop\n  - [x] green\n\n- [x] milk\n- bread"
        let point = screen.point(0, 0)
        screen.app.dropFromOutside(text: text, at: CGPoint(x: point.x, y: point.y - 8))
        #expect(screen.titles[0] == ["tea", "bread", "a", "milk"])
        let tea = try screen.session.card(at: CardPlace(column: 0, row: 0))
        #expect(tea.isImportant && tea.labels == ["shop"])
        #expect(tea.checklist == [ChecklistItem("green", isDone: true)])
        #expect(EditNames.undo(screen.session.undoName, cards: 3) == "Undo 3 New Cards")
        try screen.session.undo()
        #expect(screen.titles[0] == ["a"])
    }

    @Test("Drops: files are attached to a card, or to new ones with their names; links are cards")
    func files() throws {
        let folder = try TemporaryFolder()
        let screen = try BoardScreen([["a", "x b"], [], []], size: Self.wide)
        let files = [
            try file("1.txt", "text of 1.txt", in: folder),
            try file("2.txt", "text of 2.txt", in: folder),
        ]
        screen.app.dropFromOutside(urls: files, at: screen.point(0, 0))
        let card = try screen.session.card(at: CardPlace(column: 0, row: 0))
        #expect(card.attachments.map(\.name) == ["1.txt", "2.txt"])
        let bytes = try AttachmentFolder(screen.session.store).data(card.attachments[1].hash)
        #expect(bytes == Data("text of 2.txt".utf8) && screen.session.undoName == .attach)
        // The same file again is no second attachment; a finished card takes one, too.
        screen.app.dropFromOutside(urls: [files[0]], at: screen.point(0, 0))
        screen.app.dropFromOutside(urls: [files[0]], at: screen.point(0, 1))
        let cards = try screen.session.cards(inColumn: 0)
        #expect(cards.map(\.attachments.count) == [2, 1])
        let link = try #require(URL(string: "https://example.org/tea"))
        let empty = CGPoint(x: screen.app.window.bounds.midX, y: 300)
        screen.app.dropFromOutside(urls: files + [link], at: empty)
        #expect(
            screen.titles[1].sorted() == ["1.txt", "2.txt", "https://example.org/tea"])
        screen.app.dropFromOutside(urls: [URL(fileURLWithPath: "/missing/file")], at: empty)
        #expect(screen.app.find("The board was not changed") != nil)
    }

    @Test("Drops: while something is over the board a line or an edge shows where it would go")
    func mark() throws {
        let folder = try TemporaryFolder()
        let screen = try BoardScreen(
            [["a", "b"], ["c"], []], size: CGSize(width: 720, height: 400))
        let window = try #require(screen.app.host.windows.first)
        let point = screen.point(0, 1)
        func hover(_ content: DraggedContent, _ point: CGPoint) -> Bool {
            window.client?.window(window, canDrop: content, at: point) ?? false
        }
        let text = DraggedContent(text: "tea", addresses: [])
        #expect(hover(text, CGPoint(x: point.x, y: point.y - 5)))
        let mark = screen.board.dropMark
        let card = screen.board.windowFrame(of: CardPlace(column: 0, row: 1))
        #expect(!mark.isHidden && mark.frame.height == 2 && mark.frame.width == card.width)
        #expect(mark.frame.midY == screen.board.collection.frame.minY + card.minY - 5)
        window.client?.windowDragDidLeave(window)
        screen.app.settle()
        #expect(mark.isHidden)
        let url = try file("1.txt", "1", in: folder)
        #expect(hover(DraggedContent(text: nil, addresses: [url.absoluteString]), point))
        #expect(mark.frame.size == card.size && mark.layer.borderWidth == 2)
        screen.app.settle()
        #expect(!mark.isHidden)
        try screen.app.snapshot().matchGolden("drop-on-card")
        #expect(!hover(text, CGPoint(x: 360, y: 20)) && mark.isHidden)
        window.client?.windowDragDidLeave(window)
        screen.app.settle()
    }

    @Test("Files: the menu writes the board to a file, and reads cards from one")
    func importing() throws {
        let folder = try TemporaryFolder()
        let screen = try BoardScreen([["a", "b"], ["c"], []], size: Self.wide)
        let app = screen.app
        for (name, ending) in [("Markdown", "md"), ("CSV", "csv"), ("JSON", "json")] {
            for title in ["More", "Export", name] {
                try app.finger.tap(on: title)
                app.settle()
            }
            let request = try #require(app.host.fileRequest)
            #expect(request.suggestedName == "Plan Board.\(ending)")
            let path = folder.path("plans.\(ending)")
            app.host.answerFileRequest([path])
            app.settle()
            let format = try #require(BoardFileFormat(path: path))
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let outline = try format.read(data).outline
            #expect(outline.columns[0].cards.map(\.title) == ["a", "b"])
        }
        func load(_ path: String) throws {
            for title in ["More", "Import…"] {
                try app.finger.tap(on: title)
                app.settle()
            }
            app.host.answerFileRequest([path])
            app.settle()
        }
        try load(folder.path("plans.md"))
        #expect(screen.titles[0] == ["a", "b", "a", "b"] && screen.titles[1] == ["c", "c"])
        #expect(screen.session.undoName == .importCards)
        #expect(screen.shownTitles(0) == ["a", "b", "a", "b"])
        #expect(app.find("3 cards added, 0 skipped") != nil)
        try app.finger.tap(on: "OK")
        app.settle()
        try load(try file("broken.json", "{", in: folder).path)
        #expect(app.find("The board was not changed") != nil)
        #expect(screen.titles[0] == ["a", "b", "a", "b"])
    }
}
