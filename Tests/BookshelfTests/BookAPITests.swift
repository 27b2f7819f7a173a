import BookshelfCore
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("The books' facade")
struct BookAPITests {
    private let app = HeadlessApp(
        size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    private let server = FakeBookServer()
    private let folder: TemporaryFolder
    private let api: BookAPI

    init() throws {
        folder = try TemporaryFolder()
        api = BookAPI(store: .three(file: folder.folders.books), server: server)
    }

    private var savedNames: [String?] {
        get throws { try BookStore(file: folder.folders.books).load().books.map(\.name) }
    }

    /// Deletes the book at an index, on the app's clock.
    private func delete(at index: Int, for seconds: Double = 0.1) -> BookError? {
        var outcome: BookError??
        Task {
            do throws(BookError) {
                try await api.delete(at: index)
                outcome = .some(nil)
            } catch {
                outcome = .some(error)
            }
        }
        app.advance(by: seconds)
        app.settle(limit: 0.1)
        #expect(outcome != nil, "The deletion has not ended.")
        return outcome ?? nil
    }

    @Test("API: the app's is one object, with the user's books", .rows("S3-07"))
    func shared() {
        setenv("XDG_DATA_HOME", folder.url.path, 1)
        let first = BookAPI.shared
        #expect(first === BookAPI.shared)
        #expect(
            FileManager.default.fileExists(
                atPath: folder.url.appendingPathComponent("bookshelf/books.json").path))
    }

    @Test(
        "API: a client works with any server behind it, and the address is the server's",
        .rows("S3-08"))
    func facade() {
        struct OtherServer: BookServer {
            func post(_ path: String, _ fields: [String: String]) async throws -> Data {
                Data(#"{"success": true, "address": "https://elsewhere.example"}"#.utf8)
            }
        }
        let other = BookAPI(store: .three(), server: OtherServer())
        Task { try? await other.delete(at: 0) }
        app.settle()
        #expect(other.books.map(\.name) == ["Walden", "城南旧事"])
    }

    @Test(
        "API: a deletion asks the server with the book's identifier, then the file", .rows("S3-09"))
    func success() throws {
        #expect(delete(at: 1) == nil)
        #expect(
            server.requests == [.init(path: "delete/book", fields: ["book_id": "2"])])
        #expect(try savedNames == ["海底两万里", "城南旧事"])
    }

    @Test(
        "API: a server that fails, refuses, lies or breaks off deletes nothing", .rows("S3-09"),
        arguments: [FakeBookServer.Mood.failing, .refusing, .lying, .halved])
    func failure(mood: FakeBookServer.Mood) throws {
        server.mood = mood
        #expect(delete(at: 0) == .notDeleted)
        #expect(api.books.count == 3)
        #expect(try savedNames.count == 3)
    }

    @Test("API: a server has ten seconds for its answer", .rows("S3-09"))
    func timeout() {
        server.mood = .slow(seconds: 9)
        #expect(delete(at: 0, for: 9.5) == nil)
        server.mood = .slow(seconds: 11)
        #expect(delete(at: 0, for: 11.5) == .notDeleted)
        #expect(api.books.count == 2)
    }

    @Test("API: two deletions of one book under way delete one book", .rows("S3-15"))
    func twice() {
        let id = api.entries[0].id
        for _ in 0..<2 { Task { try? await api.delete(id) } }
        app.settle()
        #expect(api.books.map(\.name) == ["Walden", "城南旧事"])
    }

    @Test(
        "API: indices outside the shelf are refused", .rows("S3-18"),
        arguments: [-1, 3, .max, .min])
    func indices(index: Int) {
        #expect(delete(at: index) == .noSuchBook(index: index, count: 3))
        #expect(server.requests.isEmpty && api.books.count == 3)
    }

    @Test("API: the stand-in has books and covers of the app's own", .rows("S3-19"))
    func samples() {
        let books = BookStore.books(in: SampleBooks.json) ?? []
        #expect(books.allSatisfy { $0.name != nil && $0.orientation != nil })
        for path in Set(books.compactMap(\.picture)) {
            var data: Data?
            Task {
                data = try? await server.picture(at: PictureHost().thumbnail(of: path, for: .phone))
            }
            app.settle()
            #expect(data.flatMap { UIImage(data: $0) } != nil, "\(path)")
        }
    }

    @Test("Pictures: the address of the small version, by device", .rows("S3-10"))
    func thumbnails() {
        let host = PictureHost()
        let path = "/image/20160826/d51285bb636281dce6974313eaf6f15d.png"
        let address = "https://xxxxxx-aliyun.firstleap.cn" + path
        #expect(host.thumbnail(of: path, for: .phone) == address + "!thumb")
        #expect(host.thumbnail(of: path, for: .pad) == address + "!iPadThumb")
        #expect(host.thumbnail(of: String(path.dropFirst()), for: .phone) == address + "!thumb")
    }

    @Test("API: changes are reported and saved, equal books are told apart")
    func changes() throws {
        let log = SharedLog()
        let token = NotificationCenter.default.addObserver(
            forName: BookAPI.booksDidChange, object: api, queue: nil
        ) { _ in log.write("changed") }
        defer { NotificationCenter.default.removeObserver(token) }
        let twin = api.books[1]
        let id = try api.insert(twin, at: 0)
        #expect(api.entries[0].id == id && api.entries[2].id != id)
        try api.update(id) { $0.year = 1854 }
        try api.update(id) { $0.year = 1854 }
        #expect(log.lines.count == 2)
        #expect(try BookStore(file: folder.folders.books).load().books == api.books)
        #expect(throws: BookError.noSuchBook(index: 9, count: 4)) { try api.insert(twin, at: 9) }
    }
}
