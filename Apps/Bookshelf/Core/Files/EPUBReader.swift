import Archives
import BookshelfLists
import Foundation

/// Reads the package document of an EPUB file (EPUB 3.3, chapters 4 and 5; also version 2).
struct EPUBReader {
    private let file: URL
    private let archive: ArchiveReader

    init(file: URL) {
        self.file = file
        archive = ArchiveReader(file: file)
    }

    func read() throws(BookFileError) -> BookFile {
        let containerName = "META-INF/container.xml"
        guard let container = try contents(of: containerName),
            let path = XMLElements(container, mostBytes: 1 << 20)?.all("rootfile").first?
                .attributes["full-path"],
            let data = try contents(of: path),
            let package = XMLElements(data, mostBytes: 4 << 20)
        else { throw .unreadable(name: file.lastPathComponent) }
        return BookFile(book: Self.book(package), cover: cover(package, at: path))
    }

    private func contents(of name: String) throws(BookFileError) -> Data? {
        do throws(ArchiveError) {
            return try archive.contents(of: [name])[name]
        } catch {
            switch error {
            case .unreadable: throw .unreadable(name: file.lastPathComponent)
            case .tooLarge, .tooManyEntries: throw .tooLarge(name: file.lastPathComponent)
            }
        }
    }

    // MARK: Fields

    private static func book(_ package: XMLElements) -> Book {
        var book = Book(name: package.texts("title").first)
        let authors = package.texts("creator")
        book.authors = authors.isEmpty ? nil : authors
        book.isbn =
            package.texts("identifier").lazy.compactMap { text in
                try? ISBN(text.split(separator: ":").last.map(String.init) ?? text).digits
            }.first
        book.year = package.texts("date").first.flatMap { Int($0.prefix(4)) }
        let tags = package.texts("subject")
        book.tags = tags.isEmpty ? nil : tags
        book.series =
            package.all("meta").first { $0.attributes["name"] == "calibre:series" }?
            .attributes["content"]
            ?? package.all("meta").first { $0.attributes["property"] == "belongs-to-collection" }?
            .text.trimmed
        return book
    }

    // MARK: Cover

    /// The cover's picture file. A book whose cover is missing, too large or elsewhere has none.
    private func cover(_ package: XMLElements, at path: String) -> Data? {
        let items = package.all("item")
        let id = package.all("meta").first { $0.attributes["name"] == "cover" }?
            .attributes["content"]
        let item =
            items.first { $0.attributes["properties"]?.contains("cover-image") == true }
            ?? items.first { id != nil && $0.attributes["id"] == id }
        guard let reference = item?.attributes["href"],
            let name = Self.resolve(reference.removingPercentEncoding ?? reference, from: path)
        else { return nil }
        return try? contents(of: name)
    }

    /// The name in the archive that a reference leads to, or `nil` if that is outside of it.
    private static func resolve(_ reference: String, from path: String) -> String? {
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in reference.split(separator: "/") {
            switch part {
            case ".": break
            case "..":
                guard !parts.isEmpty else { return nil }
                parts.removeLast()
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
