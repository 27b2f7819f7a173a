import BookCommands
import BookshelfCore
import BookshelfLists
import BookshelfSync
import CommandLineKit
import Foundation
import FoundationGaps
import Testing

@Suite("Imports lose nothing")
struct ImportTests {
    private func bibtex(_ fields: String) throws -> Book {
        try #require(try BookFormat.bibtex.books(in: "@book{key,\n\(fields)\n}").first)
    }

    @Test(
        "BibTeX: accents and letters of TeX are read as letters",
        arguments: [
            (#"Ren\'e"#, "René"), (#"Ren\'{e}"#, "René"), (#"Ren{\'e}"#, "René"),
            (#"Ren{\'{e}}"#, "René"), (#"\"Uber \ss"#, "Über ß"), (#"Stra{\ss}e"#, "Straße"),
            (#"Fran\c{c}ois"#, "François"), (#"Fran\c cois"#, "François"),
            (#"na\"{\i}ve"#, "naïve"), (#"na\"\i ve"#, "naïve"), (#"\v{S}koda \H{o}"#, "Škoda ő"),
            (#"\AA ngstr\"om, \O re, \ae on, \L{}\'od\'z"#, "Ångström, Øre, æon, Łódź"),
            (#"\~nu \^o \`a \=u \.z \u{g} \k{a} \d{s} \r{u}"#, "ñu ô à ū ż ğ ą ṣ ů"),
            (##"A \& B\_C 5\% \#1 \$2 \{x\}"##, "A & B_C 5% #1 $2 {x}"),
            (#"1--2, 3---4, a~b, ``c''"#, "1–2, 3—4, a b, “c”"),
            (#"\emph{The} \textbf{{\TeX}book}"#, "The TeXbook"),
            (#"Two\\ lines\-here"#, "Two lineshere"),
            (#"\unknown{x} y"#, #"\unknown x y"#), ("书\n  名", "书 名"),
        ])
    func accents(source: String, title: String) throws {
        #expect(try bibtex("title = {\(source)}").name == title)
    }

    @Test("BibTeX: parts joined by # and names that @string defines are one text")
    func concatenation() throws {
        let text = #"""
            @string{press = "M{\"u}ller " # {Verlag}}
            @STRING(series = {Classics})
            @book(key, title = "a " # {b} # " c", publisher = press, series = Series # " " # 12,
              author = "Ren{\'e} Descartes" # " and " # "{\"U}ber, {\ss}a", year = 19 # 84, month = jan)
            """#
        let book = try #require(try BookFormat.bibtex.books(in: text).first)
        #expect(book.name == "a b c" && book.series == "Classics 12" && book.year == 1984)
        #expect(book.authors == ["René Descartes", "ßa Über"])
        #expect(book.others["publisher"] == .string("Müller Verlag"))
        #expect(book.others["month"] == .string("January"))
    }

    @Test("BibTeX: entries without a key, a comma or a defined name are kept")
    func careless() throws {
        let text = #"""
            @preamble{"\def\x{1}"} @comment{@book{no, title = {No}}}  mail anna@example.org
            @book{title = {A}, author = {B} year = 1990 publisher = my-press, number = }
            @string{my-press = "P"}
            @book{k, title = {C}, publisher = my-press, author = {a, b, c, d}}
            """#
        let books = try BookFormat.bibtex.books(in: text)
        #expect(books.map(\.name) == ["A", "C"])
        #expect(books[0].authors == ["B"] && books[0].year == 1990)
        #expect(books[0].others == ["publisher": .string("my-press")])
        #expect(books[1].others["publisher"] == .string("P") && books[1].authors == ["a, b, c, d"])
    }

    @Test(
        "BibTeX: names of organisations in braces are one name, and “and” ends at any white space")
    func names() throws {
        let book = try bibtex(
            "title = x, author = {{Barnes and Noble, Inc.} and Knuth, Donald\n and\n de la Fontaine, Jean}"
        )
        #expect(book.authors == ["Barnes and Noble, Inc.", "Donald Knuth", "Jean de la Fontaine"])
    }

    @Test("CSV: columns that the app does not know are kept as fields, and written again")
    func columns() throws {
        let text =
            "Title,Author,Publisher,My Rating,Genre\nEmma,Jane Austen,Murray,5,novel\nWalden,,,,\n"
        let books = try BookFormat.csv.books(in: text)
        #expect(books.count == 2)
        #expect(books[0].others["Publisher"] == .string("Murray"))
        #expect(books[0].others["My Rating"] == .string("5") && books[0].genre == "novel")
        #expect(books[1].others.isEmpty)
        #expect(try BookFormat.csv.books(in: BookFormat.csv.text(of: books)) == books)
    }

    @Test(
        "Transfer: members of other programs come back from every format",
        arguments: BookFormat.allCases)
    func others(format: BookFormat) throws {
        var book = Book(name: "小王子")
        book.authors = ["Antoine de Saint-Exupéry"]
        book.genre = "童话"
        book.series = "S"
        book.others = ["publisher": .string("Gallimard, \"Paris\""), "shelf_mark": .string("A 1")]
        #expect(try format.books(in: format.text(of: [book])) == [book])
    }

    @Test("Transfer: tables keep what has no column, in its type")
    func table() throws {
        let text = """
            [{"bid": 1001, "book_name": "a", "genre": "g", "is_read": 1, "is_wished": true,
              "loan": {"to": "Anna", "since": 5}, "orientation": 0, "pic": "/a.png", "price": 12.50,
              "reading_times": {"60": 30}, "series": "s", "x": {"y": null}},
             {"book_name": "b", "price": "free"}]
            """
        let books = try #require(BookStore.books(in: Data(text.utf8)))
        let again = try BookFormat.csv.books(in: BookFormat.csv.text(of: books))
        #expect(again.map { $0.toDictionary() }.first == books[0].toDictionary())
        #expect(again.last?.others == books[1].others)
    }

    @Test("BibTeX: members with capitals, spaces and other values than texts are written")
    func otherMembers() throws {
        var book = Book(name: "A")
        book.others = [
            "My Rating": .int(5), "Publisher": .string("P"), "title": .string("B"),
            "出版社": .string("C"),
        ]
        let again = try #require(
            try BookFormat.bibtex.books(in: BookFormat.bibtex.text(of: [book])).first)
        #expect(again.name == "A")
        #expect(
            again.others == [
                "my_rating": .string("5"), "publisher": .string("P"), "title_2": .string("B"),
                "出版社": .string("C"),
            ])
    }

    // MARK: Reports

    @Test(
        "Transfer: entries without a title and those that come twice are reported with their lines")
    func skipped() throws {
        let csv = """
            Title,Author,ISBN13,Year Published
            Emma,Jane Austen,,1815
            ,Anonymous,,
            "Walden
            Pond",Thoreau,,
            EMMA,Jane Austen,,
            Emma,Jane Austen,,2003
            Walden,Thoreau,,
            """
        let shelf = try BookStore.three().load().books
        let read = try BookFormat.csv.read(csv).adding(to: shelf)
        #expect(read.books.map(\.name) == ["Emma", "Walden\nPond", "Emma"])
        #expect(
            read.skipped == [
                .init(line: 3, reason: .noTitle), .init(line: 6, reason: .duplicate(title: "EMMA")),
                .init(line: 8, reason: .duplicate(title: "Walden")),
            ])
        let bibtex = "@book{a, title = {A}}\n\n@article{b,\n author = {B}}\n@book{c, title = \"a\"}"
        #expect(
            try BookFormat.bibtex.read(bibtex).adding(to: []).skipped == [
                .init(line: 3, reason: .noTitle), .init(line: 5, reason: .duplicate(title: "a")),
            ])
        let json = "[1,\n{},\n{\"book_name\": \"a\"}, {\"year\": 1}]"
        let list = try BookFormat.json.read(json).adding(to: [])
        #expect(
            list.skipped == [.init(line: 1, reason: .noBook), .init(line: 2, reason: .noTitle)])
        #expect(list.books.count == 2)
    }

    @Test("Transfer: a number tells editions apart, and two books of another shelf stay two")
    func duplicates() throws {
        func book(_ isbn: String?, _ id: String? = nil) -> Book {
            var book = Book(name: "Emma")
            (book.isbn, book.id) = (isbn, id)
            return book
        }
        func added(_ books: [Book], to shelf: [Book] = []) -> Int {
            let entries = books.map { BookImport.Entry(book: $0) }
            var list = BookImport()
            list.entries = entries
            return list.adding(to: shelf).entries.count
        }
        #expect(added([book("0306406152"), book("9780306406157")]) == 1)
        #expect(added([book("9780306406157"), book("9783161484100")]) == 2)
        #expect(added([book(nil, "1"), book(nil, "2")]) == 2)
        #expect(added([book(nil, "1"), book(nil, "1")]) == 1)
        #expect(added([book(nil, "1")], to: [book("9783161484100", "2")]) == 0)
    }

    @Test("CSV: surplus fields, columns of one name and values that are no numbers are kept")
    func surplus() throws {
        let text =
            "Title,Note,Note,,Number of Pages,Exclusive Shelf\nA,x,y,z,xii+300,dropped,more\n"
        let book = try #require(try BookFormat.csv.books(in: text).first)
        let kept = try #require(
            JSONValue(
                parsing: Data(
                    #"{"Note": "x", "Note 3": "y", "4": "z", "column 7": "more", "pages": "xii+300", "exclusive_shelf": "dropped"}"#
                        .utf8)))
        #expect(book.others == kept.members)
        #expect(try BookFormat.csv.books(in: BookFormat.csv.text(of: [book])) == [book])
    }

    @Test(
        "Transfer: titles with the marks of TeX and of tables come back",
        arguments: BookFormat.allCases)
    func marks(format: BookFormat) throws {
        for name in [
            #"a\b ~ ^ { } -- --- `` '' "x" \'e"#, "a,b;c", "C# & $5 100% _x_", "=1+1", "[x]",
        ] {
            var book = Book(name: name)
            book.authors = ["Smith, Jones and Co.", "é"]
            book.tags = ["a"]
            #expect(try format.books(in: format.text(of: [book])).first?.name == name)
        }
    }

    @Test("API: when the file cannot be written, no book of a list is added")
    func whole() throws {
        let folder = try TemporaryFolder()
        let api = BookAPI(store: .three(file: folder.folders.books), server: FakeBookServer())
        let ids = api.entries.map(\.id)
        // A folder in the file's place.
        try FileManager.default.removeItem(at: folder.folders.books)
        try FileManager.default.createDirectory(
            at: folder.folders.books.appendingPathComponent("x"), withIntermediateDirectories: true)
        do throws(BookError) {
            try api.append([Book(name: "a"), Book(name: "b")])
            Issue.record("The file was written.")
        } catch {
            guard case .notAdded = error else {
                Issue.record("\(error)")
                return
            }
        }
        #expect(api.entries.map(\.id) == ids)
    }

    @Test(
        "Import: the command adds what is new to an account, and says what it leaves out",
        arguments: [Language.english, .simplifiedChinese])
    func command(language: Language) async throws {
        let folder = try TemporaryFolder()
        func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
        let database = try BookDatabase(path: path("books.db"))
        let token = try database.makeToken(for: "anna")
        try Data("Title,My Rating\nEmma,5\n,3\nWalden,\n".utf8).write(
            to: URL(fileURLWithPath: path("list.csv")))
        try Data("@book{k, title = {emma}}\n@book{l, title = {Ren\\'e}}".utf8).write(
            to: URL(fileURLWithPath: path("list.bib")))
        try Data("[{]".utf8).write(to: URL(fileURLWithPath: path("wrong.json")))
        func run(_ files: String...) async -> CommandResponse {
            await BookCommands.family.respond(
                to: ["import", "anna"] + files.map(path)
                    + [
                        "--database", path("books.db"), "--language",
                        language == .english ? "en" : "zh",
                    ])
        }
        func names() throws -> [String] {
            try database.sync([], since: 0, token: token).books.values
                .compactMap { $0?["book_name"]?.text }.sorted()
        }
        let wrong = await run("list.csv", "wrong.json")
        #expect(wrong.exitCode == .failure, "\(wrong)")
        #expect(try names() == [])
        let english = """
            list.csv: 2 added, 1 skipped
              line 3: there is no title
              kept as further fields: My Rating
            list.bib: 1 added, 1 skipped
              line 1: “emma” is there already
              kept as further fields: citation_key

            """
        let chinese = """
            list.csv：新增 2 本，跳过 1 项
              第 3 行：没有书名
              保留为其他字段：My Rating
            list.bib：新增 1 本，跳过 1 项
              第 1 行：已有“emma”
              保留为其他字段：citation_key

            """
        #expect(
            await run("list.csv", "list.bib").output == (language == .english ? english : chinese))
        #expect(try names() == ["Emma", "René", "Walden"])
        let again = await run("list.csv")
        #expect(
            again.output.contains(language == .english ? "0 added, 3 skipped" : "新增 0 本，跳过 3 项"))
    }

    @Test("Import: the command reports entries that it cannot read and numbers that are none")
    func commandReport() async throws {
        let folder = try TemporaryFolder()
        func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
        _ = try BookDatabase(path: path("books.db")).makeToken(for: "anna")
        try Data("Title,ISBN\nEmma,B00X\n".utf8).write(to: URL(fileURLWithPath: path("🧾.csv")))
        try Data("@book{a, title}\n@book{b, title = {B}, series = lncs}".utf8).write(
            to: URL(fileURLWithPath: path("list.bib")))
        let arguments = [path("🧾.csv"), path("list.bib"), "--database", path("books.db")]
        let response = await BookCommands.family.respond(
            to: ["import", "anna", "--language", "en"] + arguments)
        let report = """
            🧾.csv: 1 added, 0 skipped
              line 2: “B00X” is not an ISBN, and was kept as it is
            list.bib: 1 added, 1 skipped
              line 1: this cannot be read
              line 2: the name “lncs” is not defined, and was kept as a text
              kept as further fields: citation_key

            """
        #expect(response.output == report)
    }

    @Test(
        "Export: a list of an account is imported again by another", arguments: BookFormat.allCases)
    func export(format: BookFormat) async throws {
        let folder = try TemporaryFolder()
        func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }
        let database = try BookDatabase(path: path("books.db"))
        for name in ["anna", "ben"] { _ = try database.makeToken(for: name) }
        try Data("Title,ISBN,Publisher\nEmma,0441013597,Murray\nWalden,,\n".utf8)
            .write(to: URL(fileURLWithPath: path("list.csv")))
        func run(_ arguments: String...) async -> CommandResponse {
            await BookCommands.family.respond(to: arguments + ["--database", path("books.db")])
        }
        #expect(await run("import", "anna", path("list.csv")).exitCode == .success)
        let list = path("out." + format.pathExtension)
        #expect(await run("export", "anna", list).exitCode == .success)
        #expect(await run("import", "ben", list).exitCode == .success)
        let printed = await run("export", "ben", "-", "--format", format.rawValue)
        let books = try format.books(in: printed.output).sorted { $0.name ?? "" < $1.name ?? "" }
        #expect(books.map(\.name) == ["Emma", "Walden"] && books[0].isbn == "0441013597")
        let publisher = books[0].others["publisher"] ?? books[0].others["Publisher"]
        #expect(publisher == .string("Murray"))
        #expect(await run("export", "nobody", "-", "--format", "csv").exitCode == .failure)
    }
}
