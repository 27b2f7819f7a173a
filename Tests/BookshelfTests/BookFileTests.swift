import BookshelfCore
import BookshelfLists
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import BookshelfUI

@Suite("Books' files")
struct BookFileTests {
    private let folder: TemporaryFolder
    private let app = HeadlessApp(
        size: CGSize(width: 100, height: 100), rootViewController: UIViewController())

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let package = """
        <package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata>
        <dc:title>Alice &amp; the Wonderland</dc:title><dc:creator>Lewis Carroll</dc:creator>
        <dc:identifier>urn:isbn:9783161484100</dc:identifier><dc:date>1865-11-26</dc:date>
        <dc:subject>classic</dc:subject><meta name="calibre:series" content="Alice"/>
        <meta name="cover" content="c"/></metadata>
        <manifest><item id="c" href="../images/cover%201.png"/></manifest></package>
        """

    private static let container = """
        <container><rootfiles><rootfile full-path="text/book.opf"/></rootfiles></container>
        """

    /// A picture of 40 by 20 pixels.
    private func picture() throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 40, height: 20), format: format
        ).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        return try #require(image.pngData())
    }

    private func epub(_ files: [(String, Data)], name: String = "book.epub") throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        try StoredZip(files).data.write(to: url)
        return url
    }

    private func aliceParts() throws -> [(String, Data)] {
        [
            ("META-INF/container.xml", Data(Self.container.utf8)),
            ("text/book.opf", Data(Self.package.utf8)), ("images/cover 1.png", try picture()),
        ]
    }

    private func alice() throws -> URL { try epub(aliceParts()) }

    @Test("EPUB: title, authors, ISBN, year, tags, series and cover are read")
    func fields() throws {
        let file = try BookFile(reading: alice())
        #expect(file.book.name == "Alice & the Wonderland")
        #expect(file.book.authors == ["Lewis Carroll"] && file.book.year == 1865)
        #expect(file.book.isbn == "9783161484100" && file.book.tags == ["classic"])
        let picture = try picture()
        #expect(file.book.series == "Alice" && file.cover == picture)
    }

    @Test("PDF: title, author, pages and the first page as the cover are read")
    func pdf() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Walden", kCGPDFContextAuthor: "Thoreau"]
        let data = UIGraphicsPDFRenderer(
            bounds: CGRect(x: 0, y: 0, width: 200, height: 300), format: format
        ).pdfData { context in
            for _ in 0..<3 {
                context.beginPage()
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 200, height: 150))
            }
        }
        let url = folder.url.appendingPathComponent("walden.pdf")
        try data.write(to: url)
        let file = try BookFile(reading: url)
        #expect(file.book.name == "Walden" && file.book.authors == ["Thoreau"])
        #expect(file.book.pages == 3)
        let cover = try #require(file.cover.flatMap { UIImage(data: $0, scale: 1) })
        #expect(abs(cover.size.height - 400) <= 1 && abs(cover.size.width - 267) <= 1)
    }

    @Test("Files: damaged, unknown and empty ones are refused by name")
    func refusals() throws {
        func file(_ name: String, _ data: Data) throws -> URL {
            let url = folder.url.appendingPathComponent(name)
            try data.write(to: url)
            return url
        }
        let garbage = Data("<html>no book</html>".utf8)
        for name in ["a.epub", "a.pdf"] {
            #expect(throws: BookFileError.unreadable(name: name)) {
                try BookFile(reading: file(name, garbage))
            }
        }
        #expect(throws: BookFileError.unknownFormat(name: "a.txt")) {
            try BookFile(reading: file("a.txt", garbage))
        }
        #expect(throws: BookFileError.unreadable(name: "b.epub")) {
            try BookFile(reading: file("b.epub", Data()))
        }
        let whole = try Data(contentsOf: alice())
        for length in stride(from: 1, to: whole.count, by: 97) {
            _ = try? BookFile(reading: file("cut.epub", whole.prefix(length)))
        }
    }

    @Test("PDF: one with a password is refused by name")
    func password() {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("PDFKitTests/Files/locked.pdf")
        #expect(throws: BookFileError.encrypted(name: "locked.pdf")) {
            try BookFile(reading: file)
        }
    }

    @Test("EPUB: of 200 MB, with a film before everything else, only what says something is read")
    func hugeFile() throws {
        let url = folder.url.appendingPathComponent("film.epub")
        try StoredZip(aliceParts(), after: ("film.mp4", 200_000_000)).write(to: url)
        let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        #expect(size > 200_000_000)
        let file = try BookFile(reading: url)
        #expect(file.book.name == "Alice & the Wonderland" && file.cover != nil)
    }

    @Test("EPUB: a zip bomb is refused, and one in the cover costs only the cover")
    func bombs() throws {
        let bomb = Data(count: 17 << 20)
        let url = try epub([("META-INF/container.xml", bomb)], name: "bomb.epub")
        #expect(throws: BookFileError.tooLarge(name: "bomb.epub")) { try BookFile(reading: url) }
        let cover = try epub([
            ("META-INF/container.xml", Data(Self.container.utf8)),
            ("text/book.opf", Data(Self.package.utf8)), ("images/cover 1.png", bomb),
        ])
        let file = try BookFile(reading: cover)
        #expect(file.book.authors == ["Lewis Carroll"] && file.cover == nil)
    }

    @Test("EPUB: bytes that are no text, within names too, are read as �")
    func invalidText() throws {
        func read(_ package: Data) throws -> BookFile {
            try BookFile(
                reading: epub([
                    ("META-INF/container.xml", Data(Self.container.utf8)),
                    ("text/book.opf", package),
                ]))
        }
        let bad = Data(repeating: 0xFF, count: 120)
        let title = Data("<package><title>A".utf8) + bad.prefix(1) + Data("</title></package>".utf8)
        #expect(try read(title).book.name == "A\u{FFFD}")
        // Nothing that has a name is left: the book is called as its file is.
        let tag = Data("<package><sub".utf8) + bad + Data("ct>classic</subject>".utf8)
        #expect(try read(tag).book.name == "book")
        let latin = Data(#"<?xml version="1.0" encoding="ISO-8859-1"?><package><title>"#.utf8)
        let umlaut = try read(latin + Data([0xE4]) + Data("</title></package>".utf8))
        #expect(umlaut.book.name == "ä")
    }

    @Test("EPUB: processing instructions, with data or without, are passed over")
    func instructions() throws {
        let package = "<?xml version=\"1.0\"?><?a?><package><?page break?><title>A<?b?></title>"
        let file = try BookFile(
            reading: epub([
                ("META-INF/container.xml", Data(Self.container.utf8)),
                ("text/book.opf", Data((package + "</package>").utf8)),
            ]))
        #expect(file.book.name == "A")
    }

    @Test("Covers: a page in HTML is no cover; a picture is kept in its shape")
    func covers() throws {
        let covers = CoverFile(folder: folder.folders.ownCovers)
        #expect(try covers.add(Data("<html></html>".utf8)) == nil)
        let kept = try #require(try covers.add(picture()))
        #expect(kept.orientation == .horizontal)
        #expect(covers.data(at: kept.path) != nil)
        #expect(covers.data(at: "own/../books.json") == nil)
    }

    @Test("Covers: a folder that is full loses what was not used for longest")
    func trim() throws {
        for index in 0..<10 {
            let url = folder.url.appendingPathComponent("\(index)")
            try Data(count: 100).write(to: url)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(1000 - index))],
                ofItemAtPath: url.path)
        }
        CoverFolder(folder.url, room: 1000).trim()
        func names() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        }
        #expect(try names().count == 10)
        CoverFolder(folder.url, room: 800).trim()
        #expect(try names() == ["0", "1", "2", "3", "4", "5"])
    }

    // MARK: Screens

    @Test("Shelf: picked files become books with covers, and those that fail are named")
    func picking() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Add files…")
        app.settle()
        let request = try #require(app.host.fileRequest)
        #expect(request.allowsMultiple && request.fileExtensions.contains("pdf"))
        let wrong = folder.url.appendingPathComponent("wrong.pdf")
        try Data("no".utf8).write(to: wrong)
        app.host.answerFileRequest([try alice().path, wrong.path])
        app.settle()
        #expect(api.books.last?.name == "Alice & the Wonderland")
        #expect(api.books.last?.orientation == .horizontal)
        #expect(app.find("“wrong.pdf” cannot be read.") != nil)
        try app.finger.tap(on: "OK")
        app.settle()
        let cells = library.shelf.list.visibleCells.compactMap { $0 as? BookCell }
        let cell = try #require(
            cells.first { $0.cover.nameLabel.text == "Alice & the Wonderland" })
        #expect(!cell.cover.picture.isHidden)
    }
}

// MARK: - Dropping

extension BookFileTests {
    /// A PDF file of one page.
    private func walden() throws -> URL {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Walden Pond"]
        let url = folder.url.appendingPathComponent("walden.pdf")
        try UIGraphicsPDFRenderer(
            bounds: CGRect(x: 0, y: 0, width: 200, height: 300), format: format
        ).pdfData { $0.beginPage() }.write(to: url)
        return url
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    /// The middle of the place of a book on the shelf.
    private func place(_ index: Int, _ app: HeadlessApp, _ library: LibraryController) throws
        -> CGPoint
    {
        let list = library.shelf.list
        let cell = try #require(list.cellForItem(at: IndexPath(item: index, section: 0)))
        let frame = cell.convert(cell.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("Drop: an EPUB and a PDF become books, with junk between them named once")
    func several() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        let before = api.books
        let files = try [
            alice(), file("junk.pdf", Data("no".utf8)), file("song.mp3", Data([1])), walden(),
        ]
        let taken = app.dropFromOutside(urls: files, at: try place(4, app, library))
        #expect(taken)
        #expect(api.books.dropFirst(3).map(\.name) == ["Alice & the Wonderland", "Walden Pond"])
        #expect(Array(api.books.prefix(3)) == before)
        let message =
            "“junk.pdf” cannot be read.\n“song.mp3” is neither an EPUB or PDF file nor a list of books."
        #expect(app.find(message) != nil)
        try app.finger.tap(on: "OK")
        app.settle()
        #expect(app.find(message) == nil)
        #expect(try BookStore(file: folder.folders.books).load().books.count == 5)
    }

    @Test("Drop: a picture on a book becomes its cover, in its shape, and no book is added")
    func coverDrop() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        let picture = try file("cover.png", picture())
        app.dropFromOutside(urls: [picture], at: try place(1, app, library))
        let book = try #require(api.books.dropFirst().first)
        #expect(api.books.count == 3 && book.name == "Walden" && book.orientation == .horizontal)
        #expect(book.picture?.hasPrefix(CoverFile.prefix) == true)
        let list = library.shelf.list
        let cell = try #require(
            list.cellForItem(at: IndexPath(item: 1, section: 0)) as? BookCell)
        #expect(!cell.cover.picture.isHidden)
    }

    @Test("Drop: a picture beside the books, and junk that calls itself one, are named")
    func noCover() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        let before = api.books
        app.dropFromOutside(
            urls: [try file("cover.png", picture())], at: try place(5, app, library))
        #expect(app.find("“cover.png” is neither an EPUB or PDF file nor a list of books.") != nil)
        try app.finger.tap(on: "OK")
        app.settle()
        app.dropFromOutside(
            urls: [try file("page.jpg", Data("<html>".utf8))], at: try place(0, app, library))
        #expect(app.find("“page.jpg” cannot be read.") != nil)
        #expect(api.books == before)
    }

    @Test("Drop: lists of books are added once, and those that make no sense are named")
    func lists() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        let table = "Title,Author\nEmma,Jane Austen\nPersuasion,Jane Austen\n"
        // A table as a Chinese spreadsheet writes it, in GB 18030.
        let chinese = try #require(
            Data(
                base64Encoded:
                    "VGl0bGUsQXV0aG9yCs6ns8csx67W08rpCrrswqXDziyy3NGpx9sKzvfTzrzHLM7is9C29wrI/bn60d3S"
                    + "5SzC3rnh1tAKwubN1c/p19MswM/J4Qo="))
        let files = [
            try file("list.csv", Data(table.utf8)), try file("chinese.csv", chinese),
            try file("wrong.bib", Data("@book{".utf8)),
        ]
        let wrong = "“wrong.bib”: Line 1 cannot be read. Nothing was imported."
        let twice =
            [("list", 2, "Emma"), ("list", 3, "Persuasion")]
            + ["围城", "红楼梦", "西游记", "三国演义", "骆驼祥子"].enumerated()
            .map { ("chinese", $0 + 2, $1) }
        let again = twice.map { "“\($0).csv”: Line \($1): “\($2)” is there already." } + [wrong]
        for (summary, lines) in [("7 added, 1 skipped", [wrong]), ("0 added, 8 skipped", again)] {
            app.dropFromOutside(urls: files, at: try place(5, app, library))
            #expect(app.find(summary) != nil)
            #expect(app.find(lines.joined(separator: "\n")) != nil)
            try app.finger.tap(on: "OK")
            app.settle()
        }
        #expect(
            api.books.dropFirst(3).map(\.name) == [
                "Emma", "Persuasion", "围城", "红楼梦", "西游记", "三国演义", "骆驼祥子",
            ])
        #expect(api.books.last?.authors == ["老舍"])
    }

    @Test("Drop: a text and a link are not taken, and change nothing")
    func text() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        let before = api.books
        let point = try place(0, app, library)
        #expect(!app.dropFromOutside(text: "a book", at: point))
        let link = try #require(URL(string: "https://example.org/book.epub"))
        app.dropFromOutside(urls: [link], at: point)
        #expect(api.books == before)
    }

    @Test("Drop: a file that is gone before it is read, and a folder, are named")
    func gone() throws {
        let (app, library, api) = HeadlessApp.shelf(in: folder)
        let missing = folder.url.appendingPathComponent("gone.epub")
        app.dropFromOutside(urls: [missing], at: try place(4, app, library))
        #expect(app.find("“gone.epub” cannot be read.") != nil && api.books.count == 3)
        try app.finger.tap(on: "OK")
        app.settle()
        let inner = folder.url.appendingPathComponent("folder.epub")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
        app.dropFromOutside(urls: [inner], at: try place(4, app, library))
        #expect(app.find("“folder.epub” cannot be read.") != nil && api.books.count == 3)
    }
}

/// A ZIP file whose entries are stored as they are.
private struct StoredZip {
    /// The file, without the contents of the hole.
    let data: Data

    /// Zeros in the file: after how many bytes of ``data``, and how many.
    private var hole = (start: 0, size: 0)

    /// - Parameter first: The name and size of a file of zeros before the others.
    init(_ files: [(String, Data)], after first: (name: String, size: Int)? = nil) {
        var body = Data()
        var directory = Data()
        func put(_ value: Int, _ count: Int, _ data: inout Data) {
            for shift in 0..<count { data.append(UInt8(value >> (8 * shift) & 0xFF)) }
        }
        var hole = (start: 0, size: 0)
        func add(_ name: String, _ contents: Data, size: Int? = nil) {
            let offset = body.count + hole.size
            let name = Data(name.utf8)
            var entry = Data()
            put(20, 2, &entry)
            put(0, 8, &entry)
            put(Self.checksum(contents), 4, &entry)
            put(size ?? contents.count, 4, &entry)
            put(size ?? contents.count, 4, &entry)
            put(name.count, 2, &entry)
            put(0, 2, &entry)
            body += Data([0x50, 0x4B, 3, 4]) + entry + name + contents
            directory += Data([0x50, 0x4B, 1, 2, 20, 0]) + entry
            put(0, 10, &directory)
            put(offset, 4, &directory)
            directory += name
        }
        if let first {
            // Its checksum is wrong, which is seen by those who read it.
            add(first.name, Data(), size: first.size)
            hole = (body.count, first.size)
        }
        for (name, contents) in files { add(name, contents) }
        let count = files.count + (first == nil ? 0 : 1)
        var end = Data([0x50, 0x4B, 5, 6])
        put(0, 4, &end)
        put(count, 2, &end)
        put(count, 2, &end)
        put(directory.count, 4, &end)
        put(body.count + hole.size, 4, &end)
        put(0, 2, &end)
        data = body + directory + end
        self.hole = hole
    }

    /// Writes the file; the zeros take no room on the disk.
    func write(to url: URL) throws {
        try data.prefix(hole.start).write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: UInt64(hole.start + hole.size))
        try handle.seekToEnd()
        try handle.write(contentsOf: data.dropFirst(hole.start))
        try handle.close()
    }

    /// The CRC-32 of ZIP files.
    private static func checksum(_ data: Data) -> Int {
        var table: [UInt32] = []
        for index in 0..<256 {
            var value = UInt32(index)
            for _ in 0..<8 { value = (value >> 1) ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
            table.append(value)
        }
        var sum = UInt32.max
        for byte in data { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
        return Int(~sum)
    }
}
