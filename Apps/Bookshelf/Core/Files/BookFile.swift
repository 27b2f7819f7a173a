package import BookshelfLists
package import Foundation

/// What a book's own file says about it.
package struct BookFile: Hashable, Sendable {
    /// The fields that the file has.
    package var book: Book

    /// A picture file of the cover.
    package var cover: Data?

    /// The endings of files that can be read.
    package static let pathExtensions = ["epub", "pdf"]

    /// The longest file that is read, in bytes.
    private static let mostBytes = 1 << 30

    /// Reads an EPUB or PDF file. One without a title is called as the file is.
    package init(reading file: URL) throws(BookFileError) {
        let name = file.lastPathComponent
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        guard let size, size > 0 else { throw .unreadable(name: name) }
        guard size <= Self.mostBytes else { throw .tooLarge(name: name) }
        switch file.pathExtension.lowercased() {
        case "epub": self = try EPUBReader(file: file).read()
        case "pdf": self = try PDFBook.read(file)
        default: throw .unknownFormat(name: name)
        }
        if (book.name ?? "").isEmpty { book.name = file.deletingPathExtension().lastPathComponent }
    }

    init(book: Book, cover: Data?) {
        self.book = book
        self.cover = cover
    }
}
