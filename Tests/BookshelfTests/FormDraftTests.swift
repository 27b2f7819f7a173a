import BookshelfCore
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Drafts of forms")
struct FormDraftTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The ways in which the program stops before a form is saved.
    nonisolated enum End: CaseIterable {
        /// `SIGTERM` and a logout, right after the last letter.
        case terminate

        /// Another program is in front when this one is killed.
        case otherProgram

        /// `kill -9`, a second after the last letter.
        case kill
    }

    private func launch(
        size: CGSize = CGSize(width: 1280, height: 800), language: Language = .english
    ) -> (HeadlessApp, LibraryController, BookAPI) {
        HeadlessApp.shelf(in: folder, size: size, language: language)
    }

    /// Runs the app, types into a field of a form, and stops.
    private func type(
        _ text: String, into field: String, of form: [String], then end: End = .terminate
    ) throws {
        let (app, _, _) = launch()
        for name in form {
            try app.finger.tap(on: name)
            app.settle()
        }
        try app.finger.tap(on: field)
        app.keyboard.type(text)
        switch end {
        case .terminate: app.terminate()
        case .otherProgram: try #require(app.host.windows.first).deactivate()
        case .kill: app.advance(by: 1)
        }
    }

    private func text(_ field: String, _ app: HeadlessApp) -> String? {
        (app.find(field)?.view as? UITextField)?.text
    }

    private static let line = "You typed this before Bookshelf ended. It is not saved yet."

    @Test(
        "Draft: a new book that was being typed is offered at the next start, whatever ended the app",
        arguments: End.allCases)
    func newBook(end: End) throws {
        try type("Emma", into: "Title", of: ["Add a book"], then: end)
        let (app, library, api) = launch()
        #expect(library.presentedViewController != nil)
        #expect(text("Title", app) == "Emma")
        #expect(app.find(Self.line) != nil)
        #expect(!api.books.contains { $0.name == "Emma" })
        try app.finger.tap(on: "Save")
        app.settle()
        #expect(api.books.last?.name == "Emma")
        let (_, next, _) = launch()
        #expect(next.presentedViewController == nil)
    }

    @Test("Draft: a book that was being edited is edited on, and keeps its place")
    func edited() throws {
        try type("essay", into: "Genre", of: ["Walden", "Edit book"])
        let (app, _, api) = launch()
        #expect(text("Genre", app) == "essay" && text("Title", app) == "Walden")
        #expect(app.find("Edit book") != nil)
        try app.finger.tap(on: "Save")
        app.settle()
        #expect(api.books.map(\.name) == ["海底两万里", "Walden", "城南旧事"])
        #expect(api.books[1].genre == "essay" && api.books[1].authors == ["Thoreau"])
    }

    @Test("Draft: it is offered again until it is saved or discarded")
    func discarded() throws {
        try type("essay", into: "Genre", of: ["Walden", "Edit book"])
        for _ in 0..<2 { #expect(launch().1.presentedViewController != nil) }
        let (app, library, _) = launch()
        app.keyboard.press(.escape)
        app.settle()
        #expect(app.find("Save the changes?") != nil)
        try app.finger.tap(on: "Discard")
        app.settle()
        #expect(library.presentedViewController == nil)
        let (last, next, _) = launch()
        #expect(next.presentedViewController == nil && text("Genre", last) == nil)
    }

    @Test("Draft: what was typed and taken back is none, also if the form closes at once")
    func takenBack() throws {
        let (app, _, _) = launch()
        try app.finger.tap(on: "Add a book")
        app.settle()
        try app.finger.tap(on: "Title")
        app.keyboard.type("E")
        app.advance(by: 1)
        app.keyboard.press(.delete)
        app.keyboard.press(.escape)
        app.settle()
        #expect(launch().1.presentedViewController == nil)
    }

    @Test("Draft: what another program has changed meanwhile is shown, but where the user typed")
    func changedMeanwhile() throws {
        try type("essay", into: "Genre", of: ["Walden", "Edit book"])
        let store = BookStore(file: folder.folders.books)
        var books = try store.load().books
        (books[1].year, books[1].genre) = (1854, "memoir")
        try store.save(books)
        let (app, _, api) = launch()
        #expect(text("Genre", app) == "essay" && text("Year", app) == "1854")
        try app.finger.tap(on: "Save")
        app.settle()
        #expect(api.books[1].genre == "essay" && api.books[1].year == 1854)
    }

    @Test("Draft: the book that was edited is gone: it becomes a new one with all it had")
    func deletedMeanwhile() throws {
        try type("essay", into: "Genre", of: ["Walden", "Edit book"])
        let store = BookStore(file: folder.folders.books)
        try store.save(try store.load().books.filter { $0.name != "Walden" })
        let (app, _, api) = launch()
        #expect(text("Title", app) == "Walden" && app.find("New book") != nil)
        try app.finger.tap(on: "Save")
        app.settle()
        #expect(api.books.map(\.name) == ["海底两万里", "城南旧事", "Walden"])
        #expect(api.books[2].genre == "essay" && api.books[2].tags == ["classic"])
    }

    @Test("Draft: a list that was pasted and not imported is offered")
    func pasted() throws {
        do {
            let (app, library, api) = launch()
            library.shelf.showTransfer()
            app.settle()
            try app.finger.tap(on: "Text")
            app.keyboard.press("a", .control)
            app.keyboard.type("Title\nEmma\n")
            app.terminate()
            #expect(api.books.count == 3)
        }
        let (app, library, api) = launch()
        #expect((app.find("Text")?.view as? UITextView)?.text == "Title\nEmma\n")
        #expect(app.find(Self.line) != nil)
        try app.finger.tap(on: "Import")
        app.settle()
        #expect(api.books.last?.name == "Emma")
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(library.presentedViewController == nil)
        #expect(launch().1.presentedViewController == nil)
    }

    @Test("Draft: in a narrow window and in Chinese")
    func chinese() throws {
        try type("散文", into: "Genre", of: ["Walden", "Edit book"])
        let (app, _, _) = launch(
            size: CGSize(width: 320, height: 568), language: .simplifiedChinese)
        #expect(app.find("这是书架上次退出前输入的内容，尚未保存。") != nil)
        #expect(text("Genre", app) == "散文")
    }

    @Test("Draft: files that are damaged offer nothing, and the shelf opens")
    func damaged() throws {
        try type("Emma", into: "Title", of: ["Add a book"])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        let drafts = names.filter { $0.hasPrefix("draft-") }
        #expect(drafts.count == 1)
        for name in drafts {
            try Data("{\"form\": \"bo".utf8).write(to: folder.url.appendingPathComponent(name))
        }
        let (_, library, api) = launch()
        #expect(library.presentedViewController == nil && api.books.count == 3)
    }

    @Test("Draft: what is wrong with the shelf's file is said in front of the form")
    func damagedShelf() throws {
        try type("Emma", into: "Title", of: ["Add a book"])
        let file = try FileHandle(forWritingTo: folder.folders.books)
        try file.truncate(atOffset: 200)
        let (app, library, _) = launch()
        #expect(app.find("The shelf’s file was damaged.") != nil)
        try app.finger.tap(on: "OK")
        app.settle()
        #expect(library.presentedViewController != nil && text("Title", app) == "Emma")
    }

    @Test("Draft: that of a program which runs is left to it, and one that was killed has an heir")
    func twoPrograms() throws {
        try type("Emma", into: "Title", of: ["Add a book"])
        let own = try file(of: getpid())
        // The program that runs the tests, and an earlier one with its number.
        let running = try file(of: getppid())
        try FileManager.default.moveItem(at: own, to: running)
        #expect(launch().1.presentedViewController == nil)
        let ended = folder.url.appendingPathComponent("draft-\(getppid())-7.json")
        try FileManager.default.moveItem(at: running, to: ended)
        #expect(launch().1.presentedViewController != nil)
        // No third program gets it.
        #expect(!FileManager.default.fileExists(atPath: ended.path))
        #expect(FileManager.default.fileExists(atPath: own.path))
    }

    /// The draft of a program: its number, and when it began.
    private func file(of process: pid_t) throws -> URL {
        let status = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        let start = try #require(status.split(separator: ")").last?.split(separator: " ")[19])
        return folder.url.appendingPathComponent("draft-\(process)-\(start).json")
    }
}
