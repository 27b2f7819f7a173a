import BookshelfLists
import CoreGraphics
import Foundation
import ImageIO
import PDFKit

/// Reads a book from a PDF file: its information, and the first page as the cover.
enum PDFBook {
    /// The longer side of the cover in pixels.
    private static let coverSide: CGFloat = 400

    static func read(_ file: URL) throws(BookFileError) -> BookFile {
        guard let document = PDFDocument(url: file) else {
            throw .unreadable(name: file.lastPathComponent)
        }
        guard !document.isLocked else { throw .encrypted(name: file.lastPathComponent) }
        func text(_ key: PDFDocumentAttribute) -> String? {
            let text = (document.documentAttributes?[key] as? String)?.trimmed
            return text?.isEmpty == false ? text : nil
        }
        var book = Book(name: text(.titleAttribute))
        let authors = text(.authorAttribute)?.split { ";；".contains($0) }
            .map { String($0).trimmed }
        book.authors = authors?.isEmpty == false ? authors : nil
        let tags = text(.keywordsAttribute)?.parts(separatedBy: ",")
        book.tags = tags?.isEmpty == false ? tags : nil
        book.pages = document.pageCount
        return BookFile(book: book, cover: document.page(at: 0).flatMap(cover))
    }

    private static func cover(_ page: PDFPage) -> Data? {
        page.image(longerSide: coverSide).flatMap(CoverFile.data)
    }
}
