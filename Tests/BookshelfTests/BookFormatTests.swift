import BookshelfCore
import BookshelfLists
import Foundation
import TestSupport
import Testing

@Suite("Import and export")
struct BookFormatTests {
    @Test("Transfer: books come back from every format", arguments: BookFormat.allCases)
    func roundTrip(format: BookFormat) throws {
        var book = Book(name: "{A}, \"B\" & C_1 100%")
        book.authors = ["Ada Lovelace", "曹雪芹"]
        book.isbn = "9783161484100"
        book.year = 1843
        book.pages = 77
        book.tags = ["诗", "classic"]
        let text = format.text(of: [book, Book(name: "小王子")])
        #expect(BookFormat(guessing: text) == format)
        let books = try format.books(in: text)
        #expect(books.count == 2 && books[1].name == "小王子")
        #expect(books[0].name == book.name)
        #expect(books[0].authors == book.authors && books[0].isbn == book.isbn)
        #expect(books[0].year == 1843 && books[0].pages == 77 && books[0].tags == book.tags)
    }

    @Test("Transfer: the app's own format keeps everything")
    func json() throws {
        let books = try #require(BookStore.books(in: SampleBooks.json))
        #expect(try BookFormat.json.books(in: BookFormat.json.text(of: books)) == books)
    }

    @Test("Transfer: a table as Goodreads exports it")
    func goodreads() throws {
        let text = [
            "Book Id,Title,Author,Additional Authors,ISBN,ISBN13,Number of Pages,Year Published,",
            "Bookshelves,Exclusive Shelf\n",
            #"5,"Moby-Dick, or, the Whale",Herman Melville,"A. B., C. D.","#,
            #""=""0142437247""","=""9780142437247""",720,2003,"sea, to-read",to-read"#,
        ].joined()
        let book = try #require(try BookFormat.csv.books(in: text).first)
        #expect(book.name == "Moby-Dick, or, the Whale" && book.id == "5")
        #expect(book.authors == ["Herman Melville", "A. B.", "C. D."])
        #expect(book.isbn == "9780142437247" && book.tags == ["sea"] && book.isRead == false)
    }

    @Test("Transfer: BibTeX with comments, quotes, nested braces and names turned round")
    func bibtex() throws {
        let text = """
            % A comment with no entry
            @comment{ignored, title = {no}}
            @book{key, title = "The {TeX}book", author = {Knuth, Donald and Lamport, Leslie},
              year = 1984, note = {a (b) c}
            }
            """
        let books = try BookFormat.bibtex.books(in: text)
        #expect(books.count == 1 && books[0].name == "The TeXbook" && books[0].year == 1984)
        #expect(books[0].authors == ["Donald Knuth", "Leslie Lamport"])
    }

    @Test(
        "Transfer: bad texts are refused with their line",
        arguments: [
            (BookFormat.csv, "Name\nx", BookFormatError.noTitleColumn),
            (.csv, "Title\n\"open", .malformed(line: 2)),
            (.csv, "Title\n", .noBooks),
            (.csv, "", .malformed(line: 1)),
            (.json, "[", .malformed(line: 1)),
            (.json, "[]", .noBooks),
            (.bibtex, "hello", .noBooks),
            (.bibtex, "@book{a,\ntitle = {x", .malformed(line: 2)),
            (.bibtex, "@book{a,\ntitle {x}}", .malformed(line: 2)),
        ])
    func bad(format: BookFormat, text: String, error: BookFormatError) {
        #expect(throws: error) { try format.books(in: text) }
    }

    @Test(
        "Transfer: a table keeps marks of its own in texts, with accents and line ends after them")
    func anyTable() throws {
        var random = SeededGenerator(seed: 3)
        let parts = [
            "a", "B,", "\"", "\u{301}", ",\u{301}", "\"\u{308}", "\n", "\r\n", "é", "书", "=",
        ]
        func text() -> String {
            (0..<Int.random(in: 0...5, using: &random)).map { _ in
                parts[Int.random(in: 0..<parts.count, using: &random)]
            }.joined() + "."
        }
        let books = (0..<500).map { _ in
            var book = Book(name: "T" + text())
            book.id = "I" + text()
            return book
        }
        let again = try BookFormat.csv.books(in: BookFormat.csv.text(of: books))
        #expect(
            again.map { $0.name.map { Array($0.utf8) } }
                == books.map { $0.name.map { Array($0.utf8) } })
        #expect(again.map(\.id) == books.map(\.id))
    }
}
