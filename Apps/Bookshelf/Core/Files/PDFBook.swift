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
        let size = page.drawnSize
        guard size.width > 0, size.height > 0 else { return nil }
        let factor = coverSide / max(size.width, size.height)
        let (width, height) = (
            max(1, Int(size.width * factor)), max(1, Int(size.height * factor))
        )
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        context.scaleBy(x: factor, y: factor)
        page.draw(with: .cropBox, to: context)
        return context.makeImage().flatMap(CoverFile.data)
    }
}
