import BookshelfCore
import BookshelfLists
import BookshelfSync
import Foundation
import TestSupport
import Testing

@Suite("The file of the books")
struct BookStoreTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.folders.books }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "Store: the first launch reads the app's books and saves them, the next the file",
        .rows("S3-16"))
    func firstLaunch() throws {
        let first = try BookStore(file: file).load()
        #expect(first.source == .samples && first.books.count == 23)
        let other = BookStore(file: file) {
            Issue.record("The samples were read again.")
            return Data()
        }
        let second = try other.load()
        #expect(second.source == .file && second.books == first.books)
    }

    @Test(
        "Store: a damaged file is kept under another name", .rows("S3-16"),
        arguments: ["", "[{\"bid\":", "{}", "\u{0}\u{1}"])
    func damaged(contents: String) throws {
        try Data(contents.utf8).write(to: file)
        let (books, source) = try BookStore.three(file: file).load()
        #expect(books.count == 3)
        guard case .samplesInsteadOfDamaged(let path) = source else {
            Issue.record("The source is \(source).")
            return
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == contents)
        #expect(try BookStore(file: file).load().source == .file)
    }

    @Test("Store: elements that are no books are left out", .rows("S3-16"))
    func strangers() throws {
        try Data(#"[1, null, {"book_name": "a"}, "b", {}]"#.utf8).write(to: file)
        #expect(try BookStore(file: file).load().books == [Book(name: "a"), Book()])
    }

    /// Seven books, one of which is damaged.
    nonisolated static let damagedRecords = [
        #"{"book_name": "x", }"#, #"{"book_name": "x}"#, #"{"book_name": 1e999}"#, "null",
        #"{"loan": {"to": "Anna"}, "book_name" "x"}"#, #"{"book_name": "x""#,
        #"{"book_name": "\ud800"}"#,
    ]

    @Test(
        "Store: a damaged record costs no other one, and the file is kept", .rows("S3-16"),
        arguments: damagedRecords)
    func damagedRecord(record: String) throws {
        var records = (1...6).map { #"{"book_name": "\#($0)", "loan": {"to": "Kim"}}"# }
        records.insert(record, at: 2)
        let contents = "[" + records.joined(separator: ",\n") + "]"
        for number in 1...2 {
            try Data(contents.utf8).write(to: file)
            let (books, source) = try BookStore.three(file: file).load()
            #expect(books.map(\.name) == ["1", "2", "3", "4", "5", "6"])
            #expect(books.allSatisfy { $0.loan?.borrower == "Kim" })
            let copy = file.path + (number == 1 ? ".damaged" : ".damaged 2")
            #expect(source == .partOfDamaged(.init(kept: 6, lost: 1, path: copy)))
            #expect(try String(contentsOfFile: copy, encoding: .utf8) == contents)
            #expect(try BookStore(file: file).load().books == books)
        }
    }

    @Test("Store: of a file that breaks off, the books before that are kept", .rows("S3-16"))
    func brokenOff() throws {
        var data = BookList.data(of: (1...7).map { Book(name: "\($0)") })
        data.removeLast(8)
        try data.write(to: file)
        let (books, source) = try BookStore.three(file: file).load()
        #expect(books.map(\.name) == (1...6).map { "\($0)" })
        #expect(source == .partOfDamaged(.init(kept: 6, lost: 1, path: file.path + ".damaged")))
    }

    @Test("Store: members of other programs are read as Foundation reads them", .rows("S3-17"))
    func others() throws {
        let text = #"""
            [{"a": [1, -2.5, 1.0, 1e3, 9007199254740993, 1e300], "b": {"c": {"d": null}},
              "e": "\u5916\n\"\ud83d\ude00/", "f": true, "g": [], "h": {}}]
            """#
        let read = try #require(BookStore.books(in: Data(text.utf8))).map(\.others)
        let expected = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let written = try JSONSerialization.jsonObject(
            with: JSONValue.array(read.map(JSONValue.object)).data())
        #expect(try #require(written as? NSArray) == #require(expected as? NSArray))
    }

    @Test(
        "Store: numbers too large, half characters and text after the end are damage",
        .rows("S3-16"),
        arguments: ["[{\"a\": 1e999}]", "[] []", #"[{"a": "\ud800"}]"#, "[}", "[1"])
    func refused(contents: String) {
        #expect(BookStore.books(in: Data(contents.utf8)) == nil)
    }

    @Test("Store: invalid UTF-8 is damage, so that its bytes stay as they are", .rows("S3-16"))
    func invalid() {
        #expect(BookStore.books(in: Data(#"[{"a": ""#.utf8) + [0xFF] + Data("\"}]".utf8)) == nil)
    }

    @Test(
        "Store: the file is readable JSON, and the same books give the same bytes", .rows("S3-17"))
    func bytes() throws {
        var book = Book(name: "小王子")
        book.isRead = false
        book.picture = "/a/b.png"
        let text = String(decoding: BookList.data(of: [book]), as: UTF8.self)
        #expect(
            text == """
                [
                  {
                    "book_name" : "小王子",
                    "is_read" : false,
                    "pic" : "/a/b.png"
                  }
                ]
                """)
        let books = try #require(BookStore.books(in: SampleBooks.json))
        let once = BookList.data(of: books)
        #expect(BookList.data(of: try #require(BookStore.books(in: once))) == once)
    }

    @Test("Store: a file that cannot be written is an error, and the old one stays", .rows("S3-17"))
    func unwritable() throws {
        let blocked = folder.url.appendingPathComponent("file")
        try Data("x".utf8).write(to: blocked)
        let store = BookStore(file: blocked.appendingPathComponent("books.json"))
        #expect(throws: BookError.self) { try store.save([]) }
        #expect(try Data(contentsOf: blocked) == Data("x".utf8))
    }

    @Test("Store: the open book is remembered, and a damaged file of it opens the shelf")
    func place() throws {
        let file = folder.folders.place
        try ShelfPlace(openBook: 4).save(to: file)
        #expect(ShelfPlace(file: file).openBook == 4)
        try Data("{".utf8).write(to: file)
        #expect(ShelfPlace(file: file).openBook == nil)
    }
}
