import BookCommands
import BookshelfCore
import BookshelfLists
import BookshelfSync
import Foundation
import HTTPServing
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Shelves and their server")
struct SyncTests {
    private let app = HeadlessApp(
        size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    private let folder: TemporaryFolder
    private let database: BookDatabase
    private let token: String
    private let server: FakeBookServer
    private let running = Running()

    /// Keeps the synchronisers alive, by the names of their shelves.
    private final class Running {
        var syncs: [String: ShelfSync] = [:]
        nonisolated deinit {}
    }

    init() throws {
        folder = try TemporaryFolder()
        let database = try BookDatabase(path: ":memory:")
        let token = try database.makeToken(for: "anna")
        self.database = database
        self.token = token
        server = FakeBookServer { request in
            let (status, data) = database.answer(request.path, request.fields, token: token)
            guard status == 200 else { throw ServerError.badAnswer }
            return data
        }
    }

    /// A shelf with an account, in files of its own name.
    private func shelf(_ name: String) throws -> (BookAPI, ShelfSync) {
        let files = folder.url.appendingPathComponent(name)
        let server = server
        let api = BookAPI(
            store: BookStore(file: files.appendingPathComponent("books.json")) { Data("[]".utf8) },
            server: server, synced: files.appendingPathComponent("synced.json"))
        let account = files.appendingPathComponent("account.json")
        let sync = ShelfSync(api: api, accountFile: account) { _ in server }
        // One that is launched again takes the place of the old one.
        running.syncs[name] = sync
        if sync.account == nil {
            try sync.setAccount(BookAccount(address: "http://books.example", token: token))
        }
        return (api, sync)
    }

    private func names(_ api: BookAPI) -> [String] { api.books.compactMap(\.name).sorted() }

    private func wait(_ seconds: Double) { app.advance(by: seconds) }

    @Test("Sync: two shelves of one account converge, whatever each changes")
    func converge() throws {
        let (one, _) = try shelf("one")
        let (two, second) = try shelf("two")
        try one.insert(Book(name: "a"))
        try two.append([Book(name: "b"), Book(name: "c")])
        wait(5)
        try one.insert(Book(name: "d"))
        wait(3)
        Task { await second.run() }
        wait(3)
        #expect(names(two) == ["a", "b", "c", "d"])
    }

    @Test("Sync: random edits on both sides end in the same books", arguments: 1...6)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let shelves = try [shelf("one"), shelf("two")]
        for step in 0..<60 {
            let (api, sync) = shelves[Int.random(in: 0...1, using: &random)]
            server.mood = [.kind, .failing, .halved, .lying].randomElement(using: &random) ?? .kind
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1: try api.insert(Book(name: "book \(step)"))
            case 2:
                guard let entry = api.entries.randomElement(using: &random) else { break }
                try api.update(entry.id) { $0.year = step }
            case 3:
                guard let entry = api.entries.randomElement(using: &random) else { break }
                try api.update(entry.id) { $0.readingTimes[step] = 60 }
            default:
                guard let entry = api.entries.randomElement(using: &random) else { break }
                Task { try? await api.delete(entry.id) }
            }
            Task { await sync.run() }
            wait(0.5)
        }
        server.mood = .kind
        for _ in 0..<3 {
            for (_, sync) in shelves {
                Task { await sync.run() }
                wait(2)
            }
        }
        let sorted = shelves.map { $0.0.books.sorted { $0.id ?? "" < $1.id ?? "" } }
        #expect(sorted[0] == sorted[1] && !sorted[0].isEmpty)
        #expect(shelves.allSatisfy { $0.0.pendingChanges.isEmpty })
    }

    @Test("Sync: edits made without the server survive a restart, and are sent after it")
    func queue() throws {
        server.mood = .failing
        let (api, _) = try shelf("one")
        let id = try api.insert(Book(name: "offline"))
        try api.update(id) { $0.year = 1900 }
        wait(2)
        #expect(api.pendingChanges.count == 1)
        let (again, sync) = try shelf("one")
        #expect(again.pendingChanges.count == 1 && names(again) == ["offline"])
        server.mood = .kind
        Task { await sync.run() }
        wait(2)
        #expect(again.pendingChanges.isEmpty && sync.status == .resting)
        let (other, _) = try shelf("two")
        wait(2)
        #expect(other.books.first?.year == 1900)
    }

    @Test("Sync: different fields of one book, edited on two shelves, both stay")
    func fields() throws {
        let (one, first) = try shelf("one")
        try one.insert(Book(name: "a"))
        wait(3)
        let (two, second) = try shelf("two")
        wait(3)
        server.mood = .failing
        try one.update(one.entries[0].id) { $0.year = 1900 }
        try two.update(two.entries[0].id) { $0.genre = "novel" }
        server.mood = .kind
        for sync in [first, second, first] {
            Task { await sync.run() }
            wait(2)
        }
        #expect(one.books == two.books)
        #expect(one.books[0].year == 1900 && one.books[0].genre == "novel")
    }

    @Test("Sync: a deletion reaches the other shelf, and undoing it brings back a new book")
    func deletion() throws {
        let (one, first) = try shelf("one")
        try one.insert(Book(name: "a"))
        wait(3)
        let (two, second) = try shelf("two")
        wait(3)
        let book = one.books[0]
        let id = one.entries[0].id
        Task { try? await one.delete(id) }
        wait(3)
        Task { await second.run() }
        wait(2)
        #expect(two.books.isEmpty)
        try one.insert(book)
        for sync in [first, second] {
            Task { await sync.run() }
            wait(2)
        }
        #expect(names(two) == ["a"] && two.books[0].id != book.id)
    }

    @Test("Server: unknown tokens, unreadable changes and full accounts are refused")
    func refusals() throws {
        #expect(database.answer("sync/books", [:], token: "other").status == 401)
        #expect(database.answer("sync/books", [:], token: nil).status == 401)
        #expect(database.answer("sync/books", ["changes": "{"], token: token).status == 400)
        #expect(database.answer("other", [:], token: token).status == 404)
        var quotas = BookDatabase.Quotas()
        quotas.books = 2
        quotas.descriptionSize = 1000
        let small = try BookDatabase(path: ":memory:", quotas: quotas)
        let token = try small.makeToken(for: "bob")
        let three = (0..<3).map { BookChange(id: "\($0)", members: [:]) }
        #expect(throws: BookDatabaseError.overQuota) {
            try small.sync(three, since: 0, token: token)
        }
        #expect(try small.sync([], since: 0, token: token).books.isEmpty)
        let long = JSONValue.string(String(repeating: "x", count: 1000))
        #expect(throws: BookDatabaseError.overQuota) {
            try small.sync(
                [BookChange(id: "1", members: ["a": long])], since: 0, token: token)
        }
        #expect(try small.makeToken(for: "bob") != token)
        #expect(throws: BookDatabaseError.unknownToken) {
            try small.sync([], since: 0, token: token)
        }
    }

    @Test("Server: many books come in several answers, in order")
    func pages() throws {
        let changes = (0..<1200).map { BookChange(id: "\($0)", members: ["n": .int($0)]) }
        var answer = try database.sync(changes, since: 0, token: token)
        var all = answer.books
        while answer.hasMore {
            answer = try database.sync([], since: answer.revision, token: token)
            all.merge(answer.books) { $1 }
        }
        #expect(all.count == 1200 && answer.revision == 1200)
        #expect(try database.sync([], since: 1200, token: token).books.isEmpty)
        #expect(try database.sync(changes, since: 1200, token: token).revision == 1200)
    }
}

@Suite("The server of books over HTTP", .serialized)
struct BookServiceTests {
    @Test("Serve: a shelf's client speaks to the server by HTTP")
    func http() async throws {
        let database = try BookDatabase(path: ":memory:")
        let token = try database.makeToken(for: "anna")
        let server = try BookService(database: database).start(port: 0)
        func client(_ token: String) throws -> HTTPBookServer {
            HTTPBookServer(
                account: try #require(
                    BookAccount(address: "127.0.0.1:\(server.port)", token: token)))
        }
        let change = BookChange(id: "1", members: ["book_name": .string("海底两万里")])
        let changes = JSONValue.array([change.json]).json
        let data = try await client(token).post(
            "sync/books", ["since": "0", "changes": changes])
        let answer = try SyncAnswer(data)
        #expect(answer.books["1"]??["book_name"] == .string("海底两万里"))
        await #expect(throws: ServerError.unknownToken) {
            try await client("wrong").post("sync/books", [:])
        }
        let long = String(repeating: "x", count: 5 << 20)
        await #expect(throws: ServerError.overQuota) {
            try await client(token).post("sync/books", ["changes": long])
        }
    }

    @Test("Serve: a server that is gone is unreachable")
    func gone() async throws {
        let port = try {
            try BookService(database: BookDatabase(path: ":memory:")).start(port: 0).port
        }()
        let account = try #require(BookAccount(address: "http://127.0.0.1:\(port)", token: "x"))
        await #expect(throws: ServerError.unreachable) {
            try await HTTPBookServer(account: account).post("sync/books", [:])
        }
    }

    @Test("Token: the command makes one for each account", arguments: ["anna", "小明"])
    func token(name: String) async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("books.db").path
        let response = await BookCommands.family.respond(to: ["token", name, "--database", path])
        let token = response.output.trimmingCharacters(in: .newlines)
        #expect(token.count == 32)
        let database = try BookDatabase(path: path)
        #expect(try database.sync([], since: 0, token: token).revision == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
    }

    @Test(
        "Account: what a user types becomes an address",
        arguments: [
            ("books.example", "http://books.example"),
            (" https://b.example:1/x ", "https://b.example:1/x"),
            ("ftp://b.example", nil), ("", nil),
        ])
    func account(typed: String, address: String?) {
        #expect(
            BookAccount(address: typed, token: "t")?.address.absoluteString == address)
        #expect(BookAccount(address: "books.example", token: " ") == nil)
    }
}
