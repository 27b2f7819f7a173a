import BookCommands
import BookshelfCore
import BookshelfLists
import BookshelfSync
import CommandLineKit
import Foundation
import FoundationGaps
import Testing

/// What users of other libraries report of their imports, each as a list.
@Suite("Lists of other programs")
struct ListSituationTests {
    private func csv(_ lines: String...) throws -> BookImport {
        try BookFormat.csv.read(lines.joined(separator: "\n") + "\n")
    }

    private func bibtex(_ text: String) throws -> BookImport { try BookFormat.bibtex.read(text) }

    // MARK: Numbers

    @Test(
        "CSV: a number under the bar code is read as programs write it",
        arguments: [
            (#""=""0441013597""""#, "0441013597"), (#"="0441013597""#, "0441013597"),
            (#""=""""""#, nil), (#"="""#, nil), ("", nil), ("[0441013597]", "0441013597"),
            ("978-0-441-01359-3", "9780441013593"), ("ISBN 0 441 01359 7", "0441013597"),
            ("'9780441013593", "9780441013593"), ("043942089x", "043942089X"),
            // A spreadsheet has dropped the zero.
            ("441013597", "0441013597"),
        ])
    func number(field: String, isbn: String?) throws {
        let read = try csv("Title,Author,ISBN", "Dune,Frank Herbert,\(field)")
        #expect(read.books.map(\.isbn) == [isbn])
        #expect(read.books.map(\.others) == [[:]])
        #expect(read.reasons == [])
    }

    @Test(
        "CSV: what is no number stays as it is, and is reported",
        arguments: ["٩٧٨٠٤٤١٠١٣٥٩٣", "９７８０４４１０１３５９３", "9.78044E+12", "B00B7NPRY8", "9780441013590"])
    func noNumber(text: String) throws {
        let read = try csv("Title,Author,ISBN", "Dune,Frank Herbert,\(text)")
        #expect(read.books.map(\.isbn) == [text])
        #expect(read.reasons == ["2 noISBN(\"\(text)\")"])
    }

    @Test("CSV: a number with remarks is found, and the remarks are kept")
    func remarks() throws {
        let read = try csv("Title,ISBN", "Dune,0441013597 (pbk.)")
        #expect(read.books.map(\.isbn) == ["0441013597"])
        #expect(read.books[0].others == ["isbn_text": .string("0441013597 (pbk.)")])
    }

    // MARK: Two books or one

    @Test("CSV: books without a number are as many as there are, and none becomes a like one")
    func withoutNumbers() throws {
        let read = try csv(
            "Title,Author,ISBN,ISBN13", #"Transcendence,Shay Savage,"=""""","=""""""#,
            #"The Transcendence of the Ego,Jean-Paul Sartre,"=""0415610176""","=""""""#,
            #"Transcendence,Ann Other,"=""""","=""""""#, #"Guns,Stephen King,,"#)
        let added = read.adding(to: [])
        #expect(added.entries.count == 4 && added.skipped.isEmpty)
        #expect(added.books.map(\.isbn) == [nil, "0415610176", nil, nil])
        // Nor one on the shelf.
        let again = try csv("Title,Author", "Transcendence of the Ego,Jean-Paul Sartre")
        #expect(again.adding(to: added.books).entries.count == 1)
    }

    @Test("CSV: volumes of a series with one title are different books")
    func volumes() throws {
        let read = try csv(
            "title,authors,series,series_index", "Akira,Katsuhiro Otomo,Akira,1.0",
            "Akira,Katsuhiro Otomo,Akira,2.0", "Akira,Katsuhiro Otomo,Akira,2.0")
        #expect(read.adding(to: []).entries.count == 2)
    }

    @Test("CSV: loans of one book, a line each, are one book, and the other lines are reported")
    func loans() throws {
        let read = try csv(
            "cover,title,author,publisher,ISBN,timestamp,activity,details,library",
            "x,Dune,Frank Herbert,Penguin,9780441013593,May 1,Borrowed,21 days,City",
            "x,Dune,Frank Herbert,Penguin,9780441013593,May 9,Returned,,City")
        let added = read.adding(to: [])
        #expect(added.books.map(\.name) == ["Dune"])
        #expect(added.skipped == [.init(line: 3, reason: .duplicate(title: "Dune"))])
    }

    // MARK: Tables

    @Test(
        "CSV: the header in another case, a byte order mark, semicolons, tabs and old line ends",
        arguments: [
            "title,AUTHOR,Isbn\nDune,Frank Herbert,0441013597\n",
            "\u{FEFF}TITLE,author,isbn\r\nDune,Frank Herbert,0441013597\r\n",
            "\u{FEFF}\"Title\";\"Author\";\"ISBN\"\n\"Dune\";\"Frank Herbert\";\"0441013597\"",
            "Title\tAuthor\tISBN\nDune\tFrank Herbert\t0441013597\n",
            "Title,Author,ISBN\rDune,Frank Herbert,0441013597\r",
            "sep=;\nTitle;Author;ISBN\nDune;Frank Herbert;0441013597\n",
        ])
    func tables(text: String) throws {
        let book = try #require(try BookFormat.csv.books(in: text).first)
        #expect(book.name == "Dune" && book.authors == ["Frank Herbert"])
        #expect(book.isbn == "0441013597" && book.others.isEmpty)
    }

    @Test("CSV: rows that a spreadsheet has quoted as a whole are read")
    func quotedRows() throws {
        let read = try csv(
            "Book Id,Title,Author,Additional Authors,ISBN13,Exclusive Shelf",
            #""612,Quests Aside,Brian Schirmer,""A. B., C. D."",""=""""9781638491576"""""",read""#)
        let book = try #require(read.books.first)
        #expect(book.name == "Quests Aside" && book.id == "612" && book.isRead == true)
        #expect(book.authors == ["Brian Schirmer", "A. B.", "C. D."])
        #expect(book.isbn == "9781638491576")
    }

    @Test("CSV: a list of nothing but numbers gives books that are called by them")
    func onlyNumbers() throws {
        let read = try csv("ISBN", "9780441013593", "0-439-42089-X", "", "none")
        #expect(read.books.map(\.isbn) == ["9780441013593", "043942089X", "none"])
        #expect(read.books.map(\.name) == ["ISBN 9780441013593", "ISBN 043942089X", "ISBN none"])
        #expect(read.reasons == ["5 noISBN(\"none\")"])
        // Without a header too.
        let bare = try csv("978-80-275-0745-0", "80-7021-723-5")
        #expect(bare.books.map(\.isbn) == ["9788027507450", "8070217235"])
    }

    @Test("CSV: BookWyrm's table")
    func bookWyrm() throws {
        let book = try #require(
            try csv(
                "title,author_text,remote_id,goodreads_key,isbn_10,isbn_13,rating,shelf,shelf_name",
                "Perimeter,\"David M Kelly, A B\",https://b.example/1,,0995329486,9780995329485,,read,Read"
            ).books.first)
        #expect(book.authors == ["David M Kelly", "A B"] && book.isbn == "9780995329485")
        #expect(book.isRead == true && book.others["remote_id"] != nil)
    }

    @Test("CSV: StoryGraph's table")
    func storyGraph() throws {
        let read = try csv(
            "Title,Authors,Contributors,ISBN/UID,Format,Read Status,Star Rating,Tags",
            "Dune,\"Frank Herbert, Brian Herbert\",,9780441013593,paperback,to-read,4.5,\"sf, sand\"",
            "Emma,Jane Austen,,,digital,did-not-finish,,")
        #expect(read.books[0].authors == ["Frank Herbert", "Brian Herbert"])
        #expect(read.books[0].isbn == "9780441013593" && read.books[0].tags == ["sf", "sand"])
        #expect(read.books[0].isRead == false)
        #expect(read.books[1].others["exclusive_shelf"] == .string("did-not-finish"))
    }

    @Test("CSV: names turned round, as Zotero, JabRef and LibraryThing write them, are persons")
    func names() throws {
        let read = try csv(
            "Title,Author,Publication Year",
            "A,\"Tolkien, J. R. R.\",1954", "B,\"Knuth, Donald E.; Lamport, Leslie\",1984",
            "C,\"Martin Luther King, Jr.\",1958", "D,\"Jane Austen, Ann Other\",1")
        #expect(
            read.books.map(\.authors) == [
                ["J. R. R. Tolkien"], ["Donald E. Knuth", "Leslie Lamport"],
                ["Martin Luther King, Jr."], ["Jane Austen", "Ann Other"],
            ])
        #expect(read.books[0].year == 1954)
        let calibre = try csv("title,authors,tags", "E,Terry Pratchett & Neil Gaiman,\"x, y\"")
        #expect(calibre.books[0].authors == ["Terry Pratchett", "Neil Gaiman"])
        let company = try csv("Title,Author", "F,Simon & Schuster")
        #expect(company.books[0].authors == ["Simon & Schuster"])
    }

    @Test("CSV: every row is a book on the shelf or a line of the report")
    func counts() throws {
        let rows = (1...300).map { number in
            switch number % 6 {
            case 0: ",Nobody"
            case 1: "\"Book \(number)\nwith a second line\",A"
            case 2: "Book \(number),\"A \"\"B\"\" C\""
            default: "Book \(number),A,surplus,\(number)"
            }
        }
        let folder = try TemporaryFolder()
        let api = BookAPI(store: .three(file: folder.folders.books), server: FakeBookServer())
        let read = try BookFormat.csv.read("Title,Author\n" + rows.joined(separator: "\n"))
            .adding(to: api.books)
        try api.append(read.books)
        #expect(read.entries.count == 250 && read.skipped.count == 50)
        #expect(try BookStore(file: folder.folders.books).load().books.count == 3 + 250)
    }

    // MARK: BibTeX

    @Test("BibTeX: one entry that cannot be read costs no other one, and is reported with its line")
    func brokenEntry() throws {
        let text = #"""
            @book{a, title = {A}}
            @article{b,
              title = "{Why isn't everyone a {\textbackslashBayesian{\}}? With a reply}",
              year = 1986
            }
            @book{c, title = {C}}
            @book{d, title {D}}
            @book{e, title = {E}, author = {Unclosed
            @book{f, title = {F}}
            """#
        let read = try bibtex(text)
        #expect(read.books.map(\.name) == ["A", "C", "F"])
        #expect(
            read.skipped == [
                .init(line: 2, reason: .unreadable), .init(line: 7, reason: .unreadable),
                .init(line: 8, reason: .unreadable),
            ])
    }

    @Test("BibTeX: commas too many or missing, and fields without a name, cost nothing")
    func commas() throws {
        let read = try bibtex(
            "@book{k, title = {A}, , author = {B, C}\n year = 1990, = {lost}, {too}, pages = 3,,}")
        let book = try #require(read.books.first)
        #expect(book.name == "A" && book.authors == ["C B"] && book.year == 1990)
        #expect(book.others["unnamed"] == .string("lost"))
        #expect(book.others["unnamed_2"] == .string("too"))
    }

    @Test("BibTeX: entries without a key are kept")
    func keys() throws {
        let read = try bibtex(
            "@article{author = First Last,\nTITLE = {{T}}\n}\n@book{,title={U}}\n@book{title={V}}\n@book{}"
        )
        #expect(read.books.map(\.name) == ["T", "U", "V"])
        #expect(read.books[0].authors == ["First Last"])
        #expect(read.skipped == [.init(line: 6, reason: .noTitle)])
    }

    @Test("BibTeX: names that the file does not define are kept and reported, once each")
    func macros() throws {
        let read = try bibtex(
            "@string{acm-press = {ACM}}\n@book{a, title = {A}, publisher = acm-press, series = lncs # { 1}}\n@book{b, title={B}, series = lncs, month = feb, year = 1990}"
        )
        #expect(read.books[0].others["publisher"] == .string("ACM"))
        #expect(read.books.map(\.series) == ["lncs 1", "lncs"])
        #expect(read.reasons == ["2 undefinedName(\"lncs\")"])
    }

    @Test("BibTeX: preambles with definitions and comments with entries in them are no books")
    func preambles() throws {
        let read = try bibtex(
            #"""
            % Encoding: UTF-8
            @preamble{ "\def\cprime{$'$} \providecommand{\x}[1]{#1}" # "\def\y{@book{no, title={No}}}" }
            @comment{ @book{old, title = {Old}} }
            @Comment{jabref-meta: databaseType:bibtex;}
            @book{a, title = {A}, % why
              % author = {Nobody},
              author = {a, b, c, d},
            }
            """#)
        #expect(read.books.map(\.name) == ["A"] && read.skipped.isEmpty)
        #expect(read.books[0].authors == ["a, b, c, d"])
    }

    @Test("BibTeX: addresses keep their signs, also when they are written again")
    func addresses() throws {
        let url = "https://www.example.org/~kotz/a%20b--c_d"
        let read = try bibtex("@misc{a, title = {A}, url = {\(url)}, doi = {10.1/a~b\\_c}}")
        let book = try #require(read.books.first)
        #expect(book.others["url"] == .string(url) && book.others["doi"] == .string("10.1/a~b_c"))
        #expect(try BookFormat.bibtex.books(in: BookFormat.bibtex.text(of: [book])) == [book])
    }

    @Test("BibTeX: quotes in braces, percent signs and several numbers")
    func signs() throws {
        let read = try bibtex(
            "@book{a, title = \"{Warped \"Z + Missing\" Signal}\", note = {5% of %all},\n isbn = {978-0-441-01359-3 (pbk.), 0-439-42089-X}}"
        )
        let book = try #require(read.books.first)
        #expect(book.name == "Warped \"Z + Missing\" Signal" && book.isbn == "9780441013593")
        #expect(book.others["note"] == .string("5% of %all"))
        #expect(
            book.others["isbn_text"] == .string("978-0-441-01359-3 (pbk.), 0-439-42089-X"))
    }

    // MARK: Files

    @Test("Files: a table in UTF-16, as spreadsheets save it, and emoji in the name of the file")
    func files() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("libbytag-🧾---titles 书.csv")
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8] {
            let text = "\u{FEFF}Title\tPrimary Author\tISBN\nDune\tHerbert, Frank\t[0441013597]\n"
            try #require(text.data(using: encoding)).write(to: file)
            let format = try #require(BookFormat(of: file))
            let book = try #require(try format.read(file).books.first, "\(encoding)")
            #expect(book.name == "Dune" && book.isbn == "0441013597", "\(encoding)")
            #expect(book.authors == ["Frank Herbert"], "\(encoding)")
        }
    }
}

extension BookImport {
    /// What is reported of books that were kept, a line each.
    fileprivate var reasons: [String] { remarks.map { "\($0.line ?? 0) \($0.kind)" } }
}
