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

    private var boxes: PageBoxes {
        owner.boxes(ofPage: index) ?? PageBoxes(drawnSize: drawnSize)
    }

    /// A rectangle of the page in points, in the coordinates of its content: not turned, and with
    /// its own origin.
    public func bounds(for box: PDFDisplayBox) -> CGRect {
        switch box {
        case .mediaBox: boxes.mediaBox
        case .cropBox: boxes.cropBox
        }
    }

    /// The clockwise turn of the page in degrees: 0, 90, 180 or 270.
    public var rotation: Int { boxes.rotation }

    /// The size in points of what is drawn: the crop box, turned as the page is.
    package var drawnSize: CGSize {
        use { page in
            var (width, height) = (0.0, 0.0)
            poppler_page_get_size(page, &width, &height)
            return CGSize(width: width, height: height)
        } ?? .zero
    }

    /// Draws the page, turned by its ``rotation``, with the lower left corner of a box at the
    /// origin, in points, y growing upward. What lies outside of the crop box is not drawn.
    public func draw(with box: PDFDisplayBox, to context: CGContext) {
        let height = drawnSize.height
        context.saveGState()
        if box == .mediaBox {
            let origin = boxes.turnedOrigin
            context.translateBy(x: origin.x, y: origin.y)
        }
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
