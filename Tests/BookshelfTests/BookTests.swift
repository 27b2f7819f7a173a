import BookshelfCore
import BookshelfLists
import BookshelfSync
import Foundation
import TestSupport
import Testing

@Suite("Books")
struct BookTests {
    @Test("Book: missing and wrong-typed members are nil", .rows("S3-02"))
    func reading() {
        let book = Book(dictionary: [
            "bid": .bool(true), "book_name": .string("小王子"), "is_read": .string("yes"),
            "orientation": .string("diagonal"), "pic": .null, "authors": .array([.int(1)]),
        ])
        #expect(book.name == "小王子")
        #expect(book.id == nil && book.isRead == nil && book.orientation == nil)
        #expect(book.picture == nil && book.authors == nil)
        #expect(book.toDictionary()["authors"] == .array([.int(1)]))
        #expect(Book(dictionary: [:]) == Book())
    }

    @Test(
        "Book: writes the server's names of the members that it has, and nothing else",
        .rows("S3-03"))
    func writing() {
        var book = Book(name: "小王子")
        book.isRead = true
        book.orientation = .vertical
        #expect(
            book.toDictionary() == [
                "book_name": .string("小王子"), "is_read": .bool(true),
                "orientation": .string("vertical"),
            ])
        #expect(Book(dictionary: book.toDictionary()) == book)
        #expect(Book().toDictionary().isEmpty)
        let full = BookStore.books(in: SampleBooks.json) ?? []
        #expect(full.count == 23)
        for book in full { #expect(Book(dictionary: book.toDictionary()) == book) }
    }

    @Test("Book: members of other apps are written back")
    func others() {
        let dictionary: [String: JSONValue] = [
            "book_name": .string("a"), "shelf_mark": .array([.int(1), .number("0.5"), .null]),
        ]
        #expect(Book(dictionary: dictionary).toDictionary() == dictionary)
    }

    @Test("Book: values of files are read again as what they were, also nested and large ones")
    func values() throws {
        let text = """
            [{"a": [true, 1, 1.5, null, {"b": "x", "c": []}], "year": 18111111111111111.5,
              "d": 1e300, "e": 9300000000000000000, "f": -0.0}]
            """
        let read = try #require(JSONValue(parsing: Data(text.utf8)))
        #expect(JSONValue(parsing: read.data()) == read)
        #expect(JSONValue(parsing: read.data(.readable)) == read)
        guard case .array(let values) = read else { return }
        #expect(
            values[0].members?["a"]
                == .array([
                    .bool(true), .int(1), .number("1.5"), .null,
                    .object(["b": .string("x"), "c": .array([])]),
                ]))
    }

    @Test("Book: the bookmark stays within the book, and the last page makes it read")
    func progress() {
        var book = Book(name: "a")
        book.pages = 200
        #expect(book.reading == .unread && book.progress == 0)
        book.turn(to: 50)
        #expect(book.reading == .reading && book.progress == 0.25)
        book.turn(to: 999)
        #expect(book.reading == .read && book.progress == 1 && book.page == 200)
        book.turn(to: -3)
        #expect(book.reading == .unread && book.page == 0)
    }

    // MARK: ISBN

    @Test(
        "ISBN: right numbers are read with and without hyphens",
        arguments: [
            ("978-3-16-148410-0", "9783161484100"), ("0-306-40615-2", "9780306406157"),
            ("080442957X", "9780804429573"),
        ])
    func isbn(text: String, thirteen: String) throws {
        #expect(try ISBN(text).thirteen == thirteen)
    }

    @Test("ISBN: a wrong check digit is explained by its sum")
    func checkDigit() throws {
        let check = try ISBN.CheckDigit("9783161484101")
        #expect(!check.isRight && check.expected == "0" && check.actual == "1")
        // 9·1 + 7·3 + 8·1 + 3·3 + 1·1 + 6·3 + 1·1 + 4·3 + 8·1 + 4·3 + 1·1 + 0·3
        #expect(check.sum == 100)
        #expect(throws: ISBNError.wrongCheckDigit(check)) { try ISBN("9783161484101") }
        #expect(throws: ISBNError.wrongLength(3)) { try ISBN("978") }
        #expect(throws: ISBNError.notADigit("O")) { try ISBN("97831614841OO") }
        #expect(throws: ISBNError.notADigit("X")) { try ISBN("978316148410X") }
    }
}
