import BookshelfCore
import BookshelfLists
import BookshelfSync
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// What a book's description says besides the fields of this version, or in other types than these.
@Suite("Fields of books")
struct BookFieldsTests {
    private let app = HeadlessApp(
        size: CGSize(width: 100, height: 100), rootViewController: UIViewController())

    /// The books of a file's text.
    private func books(_ text: String) throws -> [Book] {
        try #require(BookStore.books(in: Data(text.utf8)))
    }

    /// The text of a file, without the white space between its parts.
    private func text(_ books: [Book]) -> String {
        String(decoding: BookList.data(of: books), as: UTF8.self)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    }

    @Test(
        "Book: numbers of the document's server are read, and written back as numbers",
        .rows("S3-02"))
    func integers() throws {
        let read = try books(
            #"[{"bid": 1001, "book_name": "小王子", "is_read": 1, "orientation": 0}]"#)
        #expect(read[0].id == "1001" && read[0].isRead == true)
        #expect(read[0].orientation == .vertical)
        #expect(
            text(read)
                == #"[{"bid" : 1001,"book_name" : "小王子","is_read" : 1,"orientation" : 0}]"#)
    }

    @Test(
        "Book: a value that the app cannot use is written back as it was read",
        arguments: [
            #""year" : "about 1890""#, #""authors" : [1,"a"]"#, #""pic" : null"#, #""pages" : 1.5"#,
            #""loan" : "Anna""#, #""reading_times" : {"60" : 30,"noon" : 5}"#, #""bid" : true"#,
            #""orientation" : 7"#, #""is_read" : "yes""#, #""tags" : "a, b""#,
            #""loan" : {"note" : {"x" : 1},"since" : 5,"to" : "Anna"}"#, #""year" : "1890""#,
        ])
    func unusable(member: String) throws {
        let source = "[{\(member)}]"
        let written = text(try books(source))
        #expect(written.replacing(", ", with: ",") == source.replacing(", ", with: ","))
    }

    @Test("Book: a changed value keeps the type that it was read in")
    func changes() throws {
        var book = try books(
            """
            [{"bid": 1001, "is_read": 1, "orientation": 0, "year": "1890", "pages": "12",
              "loan": {"to": "Anna", "since": 5, "note": "blue"}, "reading_times": {"x": 1}}]
            """)[0]
        book.isRead = false
        book.orientation = .horizontal
        book.year = 1891
        book.pages = nil
        book.loan?.borrower = "Bob"
        book.readingTimes[60] = 30
        let expected = [
            #"[{"bid" : 1001,"is_read" : 0,"loan" : {"note" : "blue","since" : 5,"to" : "Bob"},"#,
            #""orientation" : 1,"reading_times" : {"60" : 30,"x" : 1},"year" : "1891"}]"#,
        ]
        #expect(text([book]) == expected.joined())
        book.id = "no number"
        #expect(text([book]).hasPrefix(#"[{"bid" : "no number","#))
    }

    @Test(
        "Book: members of other programs keep the spelling of their numbers, also nested ones",
        arguments: [
            "12.50", "1e3", "1.0", "-0", "123456789012345678901234567890", "0.1", "1E-7", "null",
            #"{"a" : {"b" : [1.0,null,{"c" : null}]}}"#, #""/\"\n\t é\u0001""#,
        ])
    func spelling(value: String) throws {
        let source = #"[{"x" : \#(value)}]"#
        let written = text(try books(source))
        #expect(written == source)
    }

    @Test("API: a book with a number for its identifier is deleted by that", .rows("S3-09"))
    func deletion() throws {
        let server = FakeBookServer()
        let api = BookAPI(
            store: BookStore(file: nil) {
                Data(#"[{"bid": 1001, "book_name": "a"}, {"book_name": "b"}]"#.utf8)
            }, server: server)
        Task { try? await api.delete(at: 0) }
        app.settle()
        #expect(server.requests == [.init(path: "delete/book", fields: ["book_id": "1001"])])
        Task { try? await api.delete(at: 0) }
        app.settle()
        // The server does not know a book without an identifier.
        #expect(server.requests.count == 1 && api.books.isEmpty)
    }

    @Test("Sync: what one shelf read reaches another with all members, types and spellings")
    func sync() throws {
        let folder = try TemporaryFolder()
        let database = try BookDatabase(path: ":memory:")
        let token = try database.makeToken(for: "anna")
        let server = FakeBookServer { request in
            let (status, data) = database.answer(request.path, request.fields, token: token)
            guard status == 200 else { throw ServerError.badAnswer }
            return data
        }
        let members =
            #""bid" : 1001,"is_read" : 1,"orientation" : 0,"x" : {"a" : null,"b" : 1.50,"c" : {}}"#
        var syncs: [ShelfSync] = []
        func shelf(_ name: String, _ text: String) throws -> BookAPI {
            let files = folder.url.appendingPathComponent(name)
            let api = BookAPI(
                store: BookStore(file: files.appendingPathComponent("books.json")) {
                    Data(text.utf8)
                }, server: server, synced: files.appendingPathComponent("synced.json"))
            let sync = ShelfSync(api: api, accountFile: nil) { _ in server }
            try sync.setAccount(BookAccount(address: "http://books.example", token: token))
            syncs.append(sync)
            return api
        }
        let one = try shelf("one", "[{\(members)}]")
        app.advance(by: 3)
        let two = try shelf("two", "[]")
        app.advance(by: 3)
        let copy = try #require(two.entries.first).id
        #expect(text(two.books) == "[{\(members)}]")
        #expect(text(one.books) == "[{\(members)}]")
        // An edit of one member leaves the others alone, and a null that appears is no deletion.
        try two.update(copy) { $0.others["y"] = .object(["z": .null]) }
        try two.update(copy) { $0.isRead = false }
        app.advance(by: 3)
        Task { for sync in syncs { await sync.run() } }
        app.advance(by: 3)
        #expect(
            text(one.books)
                == "[{\(members.replacing(#""is_read" : 1"#, with: #""is_read" : 0"#))"
                + #","y" : {"z" : null}}]"#)
        #expect(one.pendingChanges.isEmpty && two.pendingChanges.isEmpty)
    }

    @Test(
        "Sync: nulls, objects and lists that come, go or change give the same book",
        arguments: 1...40)
    func patches(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func value(_ depth: Int) -> JSONValue {
            switch Int.random(in: 0..<(depth == 0 ? 3 : 6), using: &random) {
            case 0: return .null
            case 1: return .int(Int.random(in: 0...2, using: &random))
            case 2: return .bool(true)
            case 3: return .array([value(depth - 1)])
            default: return .object(members(depth - 1))
            }
        }
        func members(_ depth: Int) -> [String: JSONValue] {
            var result: [String: JSONValue] = [:]
            for name in ["a", "b", "c"] where Bool.random(using: &random) {
                result[name] = value(depth)
            }
            return result
        }
        for _ in 0..<25 {
            let (old, new) = (Book(dictionary: members(3)), Book(dictionary: members(3)))
            let change = BookChange(from: old, to: new, id: "1")
            #expect(
                (change?.applied(to: old.toDictionary()) ?? old.toDictionary())
                    == new.toDictionary())
        }
    }
}
