import BookshelfCore
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Unsaved changes of forms")
struct UnsavedTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The ways to leave a form without saving.
    nonisolated enum Way: CaseIterable {
        case escape, outside, button, window, quit
    }

    private func leave(_ way: Way, _ app: HeadlessApp) throws {
        switch way {
        case .escape: app.keyboard.press(.escape)
        case .outside: app.finger.tap(at: CGPoint(x: 20, y: 20))
        case .button: try app.finger.tap(on: "Cancel")
        case .window: app.host.windows[0].closeByHand()
        case .quit: app.keyboard.press("q", .control)
        }
        app.settle()
    }

    /// The app in a wide window, with the form of “Walden” open.
    private func launch(language: Language = .english) throws -> (
        HeadlessApp, LibraryController, BookAPI
    ) {
        let parts = HeadlessApp.shelf(
            in: folder, size: CGSize(width: 1280, height: 800), language: language)
        try parts.0.finger.tap(on: "Walden")
        parts.0.settle()
        try parts.0.finger.tap(on: language == .english ? "Edit book" : "编辑图书")
        parts.0.settle()
        return parts
    }

    private func type(_ text: String, into field: String, _ app: HeadlessApp) throws {
        try app.finger.tap(on: field)
        app.keyboard.type(text)
        app.settle()
    }

    private var savedGenre: String? {
        get throws {
            try BookStore(file: folder.folders.books).load().books.first { $0.name == "Walden" }?
                .genre
        }
    }

    @Test(
        "Form: one without changes closes without a question",
        arguments: [Way.escape, .outside, .button])
    func unchanged(way: Way) throws {
        let (app, library, _) = try launch()
        try leave(way, app)
        #expect(library.presentedViewController == nil)
    }

    @Test("Form: one with changes asks, and saves them on request", arguments: Way.allCases)
    func save(way: Way) throws {
        let (app, library, _) = try launch()
        try type("essay", into: "Genre", app)
        try leave(way, app)
        #expect(app.host.windows[0].isOpen && app.find("Save the changes?") != nil)
        try leave(way == .button ? .escape : way, app)
        #expect(app.host.windows[0].isOpen)
        if app.find("Save the changes?") == nil { try leave(way, app) }
        app.keyboard.press(.enter)
        app.settle()
        #expect(library.presentedViewController == nil)
        #expect(try savedGenre == "essay")
    }

    @Test("Form: the question is left by Escape, and the text is still there")
    func cancel() throws {
        let (app, _, api) = try launch()
        try type("essay", into: "Genre", app)
        try leave(.escape, app)
        try leave(.escape, app)
        #expect(app.find("Save the changes?") == nil)
        app.keyboard.type("s")
        app.settle()
        #expect((app.find("Genre")?.view as? UITextField)?.text == "essays")
        try leave(.outside, app)
        try app.finger.tap(on: "Discard")
        app.settle()
        #expect(app.find("Genre") == nil && api.books[1].genre == nil)
    }

    @Test("Form: text that was typed and taken back is no change")
    func takenBack() throws {
        let (app, library, _) = try launch()
        try type("e", into: "Genre", app)
        app.keyboard.press(.delete)
        app.settle()
        try leave(.escape, app)
        #expect(library.presentedViewController == nil)
    }

    @Test("Form: without a title it cannot be saved, so the question offers only to discard")
    func nothingToSave() throws {
        let (app, _, _) = HeadlessApp.shelf(in: folder)
        try app.finger.tap(on: "Add a book")
        app.settle()
        try type("essay", into: "Genre", app)
        try leave(.escape, app)
        #expect(app.find("Save the changes?") != nil)
        app.keyboard.press(.enter)
        app.settle()
        #expect((app.find("Genre")?.view as? UITextField)?.text == "essay")
    }

    @Test("Form: the question in Chinese")
    func chinese() throws {
        let (app, _, _) = try launch(language: .simplifiedChinese)
        try type("散文", into: "Genre", app)
        try leave(.escape, app)
        for text in ["要保存修改吗？", "保存", "放弃修改"] { #expect(app.find(text) != nil) }
    }

    @Test("Form: a year that is no number is not dropped: the form stays open and says so")
    func noNumber() throws {
        let (app, library, _) = try launch()
        try type("around 1854", into: "Year", app)
        try app.finger.tap(on: "Save")
        app.settle()
        #expect(app.find("“around 1854” is not a whole number.") != nil)
        try app.finger.tap(on: "OK")
        app.settle()
        #expect(library.presentedViewController != nil)
    }

    @Test("Form: saving changes only the fields that were edited")
    func onlyEdited() throws {
        let books = #"""
            [{"bid": 1, "book_name": "a", "authors": ["King, Jr.", "B"], "year": "about 1890",
              "tags": ["x, y"]}]
            """#
        try Data(books.utf8).write(to: folder.folders.books)
        let (app, _, api) = HeadlessApp.shelf(in: folder)
        try app.finger.tap(on: "a")
        app.settle()
        try app.finger.tap(on: "Edit book")
        app.settle()
        try type("essay", into: "Genre", app)
        try app.finger.tap(on: "Save")
        app.settle()
        var expected = try #require(BookStore.books(in: Data(books.utf8)))
        expected[0].genre = "essay"
        #expect(api.books == expected)
    }

    @Test("Transfer: a pasted list that was not imported is asked about", arguments: [true, false])
    func pasted(imports: Bool) throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        library.present(
            UINavigationController(
                rootViewController: TransferController(api: api, folder: nil)), animated: false)
        app.settle()
        try app.finger.tap(on: "Text")
        app.keyboard.press("a", .control)
        app.keyboard.type("Title\nEmma\n")
        app.settle()
        try leave(.escape, app)
        #expect(app.find("Import the list?") != nil)
        try app.finger.tap(on: imports ? "Import" : "Discard")
        app.settle()
        #expect(api.books.contains { $0.name == "Emma" } == imports)
        #expect((library.presentedViewController == nil) == !imports)
    }

    @Test("Account: an address that was typed and not connected is asked about")
    func account() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        let sync = ShelfSync(api: api, accountFile: nil) { _ in FakeBookServer() }
        library.present(
            UINavigationController(rootViewController: SyncController(sync: sync)),
            animated: false)
        app.settle()
        try type("books.example", into: "Address", app)
        try leave(.escape, app)
        #expect(app.find("Discard what was typed?") != nil)
        try leave(.escape, app)
        #expect((app.find("Address")?.view as? UITextField)?.text == "books.example")
    }
}
