import CPoppler
public import CoreGraphics
public import Foundation

/// The rectangles that a page defines.
public enum PDFDisplayBox: Int, Hashable, Sendable {
    /// The sheet.
    case mediaBox = 0

    /// The part of the sheet that is shown.
    case cropBox = 1
}

/// A page of a ``PDFDocument``.
// Sendable: its state is constant, and its document is Sendable.
public final class PDFPage: NSObject, @unchecked Sendable {
    private let owner: PDFDocument
    private let index: Int

    init(document: PDFDocument, index: Int) {
        owner = document
        self.index = index
        super.init()
    }

    /// The document that has the page.
    public var document: PDFDocument? { owner }

    private func use<Value>(_ body: (OpaquePointer) -> Value) -> Value? {
        owner.use { document -> Value? in
            guard let page = poppler_document_get_page(document, Int32(index)) else { return nil }
            defer { release_pdf(UnsafeMutableRawPointer(page)) }
            return body(page)
        } ?? nil
    }

    /// The rectangle of a page, turned as the page is, in points. Both boxes begin at zero: the
    /// page is drawn that way too.
    public func bounds(for box: PDFDisplayBox) -> CGRect {
        use { page in
            var (width, height) = (0.0, 0.0)
            poppler_page_get_size(page, &width, &height)
            return CGRect(x: 0, y: 0, width: width, height: height)
        } ?? .zero
    }

    /// Draws the page with its lower left corner at the origin, in points, y growing upward.
    public func draw(with box: PDFDisplayBox, to context: CGContext) {
        let height = bounds(for: box).height
        context.saveGState()
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: 1, y: -1)
        context.drawWithCairo { cairo in
            _ = use { poppler_page_render_for_printing($0, cairo) }
        }
        context.restoreGState()
    }

    /// The text of the page.
    public var string: String? {
        use { page in
            guard let text = poppler_page_get_text(page) else { return "" }
            defer { release_pdf_text(text) }
            return String(cString: text)
        }
    }
}
