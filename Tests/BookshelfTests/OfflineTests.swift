import BookshelfCore
import BookshelfLists
import BookshelfSync
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Bookshelf and a server that comes and goes")
struct OfflineTests {
    private let folder: TemporaryFolder
    private let database: BookDatabase
    private let token: String
    private let server: FakeBookServer

    init() throws {
        folder = try TemporaryFolder()
        let database = try BookDatabase(path: ":memory:")
        let token = try database.makeToken(for: "anna")
        (self.database, self.token) = (database, token)
        server = FakeBookServer { request in
            let (status, data) = database.answer(request.path, request.fields, token: token)
            guard status == 200 else { throw ServerError.badAnswer }
            return data
        }
    }

    /// The app with an account, after its first exchange.
    private func launch(language: Language = .english) throws -> (
        HeadlessApp, LibraryController, BookAPI
    ) {
        let account = try #require(BookAccount(address: "http://books.example", token: token))
        try account.save(to: folder.folders.account)
        let parts = HeadlessApp.shelf(in: folder, server: server, language: language)
        parts.0.advance(by: 3)
        return parts
    }

    /// The number of exchanges that were tried.
    private var attempts: Int { server.requests.count { $0.path == "sync/books" } }

    /// The names of the books that the server has.
    private func serverNames() throws -> [String] {
        try database.books(ofAccount: "anna").values.compactMap { $0?["book_name"]?.text }.sorted()
    }

    /// Changes a book as another client of the account does.
    private func changeElsewhere(_ id: String, _ members: [String: JSONValue]?) throws {
        _ = try database.sync([BookChange(id: id, members: members)], since: 0, token: token)
    }

    // MARK: A server that is away

    @Test(
        "Offline: attempts are 1, 2, 4 … 60 seconds apart, whatever is wrong with the server",
        arguments: [FakeBookServer.Mood.failing, .refusing, .lying, .halved])
    func backOff(mood: FakeBookServer.Mood) throws {
        let (app, _, api) = try launch()
        server.mood = mood
        try api.update(api.entries[0].id) { $0.year = 1 }
        app.advance(by: 1.5)
        let first = attempts
        var gaps: [Int] = []
        var (last, seconds) = (first, 0)
        for _ in 0..<400 {
            app.advance(by: 1)
            seconds += 1
            guard attempts != last else { continue }
            gaps.append(seconds)
            (last, seconds) = (attempts, 0)
        }
        #expect(gaps == [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60])
        #expect(api.pendingChanges.count == 1)
        server.mood = .kind
        app.advance(by: 60)
        #expect(api.pendingChanges.isEmpty)
    }

    @Test("Offline: edits made meanwhile do not shorten the pauses")
    func typing() throws {
        let (app, _, api) = try launch()
        server.mood = .failing
        try api.update(api.entries[0].id) { $0.year = 0 }
        app.advance(by: 10)
        let before = attempts
        for year in 1...40 {
            try api.update(api.entries[0].id) { $0.year = year }
            app.advance(by: 1)
        }
        #expect(attempts - before <= 2)
    }

    @Test(
        "Offline: a line counts the changes that wait, and goes when they are sent",
        arguments: [
            (
                Language.english, "Offline", "Offline, 1 change waiting",
                "Offline, 3 changes waiting"
            ),
            (.simplifiedChinese, "离线", "离线，1 项修改待发送", "离线，3 项修改待发送"),
        ])
    func line(language: Language, none: String, one: String, three: String) throws {
        let (app, _, api) = try launch(language: language)
        server.mood = .failing
        app.advance(by: 35)
        #expect(app.find(none) != nil)
        try api.update(api.entries[0].id) { $0.year = 1 }
        app.settle(limit: 1)
        #expect(app.find(one) != nil)
        try api.insert(Book(name: "New"))
        try api.update(api.entries[1].id) { $0.year = 1 }
        app.settle(limit: 1)
        #expect(app.find(three) != nil)
        server.mood = .kind
        app.advance(by: 61)
        #expect(app.find(three) == nil && app.find(none) == nil)
        #expect(try serverNames().contains("New"))
    }

    @Test("Offline: a touch on the line tries at once")
    func touch() throws {
        let (app, _, api) = try launch()
        server.mood = .failing
        try api.insert(Book(name: "New"))
        app.advance(by: 40)
        server.mood = .kind
        try app.finger.tap(on: "Offline, 1 change waiting")
        app.advance(by: 0.5)
        #expect(try serverNames().contains("New"))
    }

    @Test("Offline: the return of the network ends the pause")
    func network() throws {
        final class Cable {
            var plugIn: (@Sendable () -> Void)?
        }
        let cable = Cable()
        let (app, _, api) = HeadlessApp.shelf(in: folder)
        let server = server
        let sync = ShelfSync(
            api: api, accountFile: nil, connect: { _ in server },
            watchNetwork: {
                cable.plugIn = $0
                return cable
            })
        server.mood = .failing
        try sync.setAccount(BookAccount(address: "http://books.example", token: token))
        app.advance(by: 40)
        server.mood = .kind
        cable.plugIn?()
        app.advance(by: 0.5)
        #expect(sync.failure == nil && api.pendingChanges.isEmpty)
        #expect(try serverNames().count == 3)
    }

    @Test("Offline: a server that stops in the middle of a long exchange gets the rest later")
    func middle() throws {
        let (app, _, api) = try launch()
        server.mood = .failing
        try api.append((0..<1200).map { Book(name: "\($0)") })
        app.advance(by: 70)
        server.mood = .slow(seconds: 3)
        app.advance(by: 59)
        server.mood = .failing
        app.advance(by: 5)
        let some = try serverNames().count
        #expect(some > 3 && some < 1203, "\(some)")
        server.mood = .kind
        app.advance(by: 61)
        #expect(try serverNames().count == 1203 && api.pendingChanges.isEmpty)
    }

    // MARK: Other clients

    @Test("Poll: changes of another client appear within half a minute, without an edit")
    func poll() throws {
        let (app, library, api) = try launch()
        try changeElsewhere("9", ["book_name": .string("Emma")])
        app.advance(by: 31)
        #expect(api.books.last?.name == "Emma" && library.shelf.shown.count == 4)
        #expect(app.find("Emma") != nil)
        try changeElsewhere("9", nil)
        app.advance(by: 31)
        #expect(app.find("Emma") == nil)
    }

    @Test("Poll: they appear at once when the window becomes active")
    func activation() throws {
        let (app, _, api) = try launch()
        app.host.windows[0].deactivate()
        app.advance(by: 5)
        try changeElsewhere("9", ["book_name": .string("Emma")])
        app.host.windows[0].activate()
        app.advance(by: 0.5)
        #expect(api.books.last?.name == "Emma")
    }

    @Test("Poll: a form that is open keeps what was typed, and the other client's fields stay")
    func form() throws {
        let (app, library, api) = try launch()
        try app.finger.tap(on: "Walden")
        app.settle(limit: 1)
        try app.finger.tap(on: "Edit book")
        app.settle(limit: 1)
        try app.finger.tap(on: "Genre")
        app.keyboard.type("essay")
        try changeElsewhere(
            "2", ["year": .int(1854), "book_name": .string("Walden Pond"), "genre": .string("x")])
        app.advance(by: 31)
        try app.finger.tap(on: "Save")
        app.settle(limit: 1)
        #expect(library.presentedViewController == nil)
        let book = try #require(api.books.first { $0.id == "2" })
        #expect(book.genre == "essay" && book.year == 1854 && book.name == "Walden Pond")
        #expect(book.tags == ["classic"] && book.orientation == nil)
    }

    @Test("Poll: a form whose book was deleted by another client saves it as a new book")
    func deletedForm() throws {
        let (app, library, api) = try launch()
        try app.finger.tap(on: "Walden")
        app.settle(limit: 1)
        try app.finger.tap(on: "Edit book")
        app.settle(limit: 1)
        try app.finger.tap(on: "Genre")
        app.keyboard.type("essay")
        try changeElsewhere("2", nil)
        app.advance(by: 31)
        #expect(api.books.count == 2)
        try app.finger.tap(on: "Save")
        app.advance(by: 3)
        #expect(library.presentedViewController == nil)
        let book = try #require(api.books.first { $0.name == "Walden" })
        #expect(book.genre == "essay" && book.authors == ["Thoreau"] && book.id != "2")
        #expect(try serverNames().contains("Walden"))
    }
}
