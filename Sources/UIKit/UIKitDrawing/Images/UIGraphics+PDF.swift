import CoreGraphics
public import Foundation

// PDF contexts of UIKit's first years. Prefer UIGraphicsPDFRenderer.

/// A PDF that functions draw into.
nonisolated final class PDFDrawing {
    let cgContext: CGContext
    let context: UIGraphicsPDFRendererContext

    /// The bytes, and the file that they are for.
    private let data: NSMutableData
    private let file: URL?

    init?(bounds: CGRect, information: [AnyHashable: Any]?, data: NSMutableData, file: URL?) {
        // Without a size, pages are those of US letter paper, as with Apple's.
        let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        var box = CGRect(origin: .zero, size: page.standardized.size)
        let names = (information ?? [:]).compactMap { key, value in
            (key.base as? String).map { ($0, value) }
        }
        guard let consumer = CGDataConsumer(data: data),
            let cgContext = CGContext(
                consumer: consumer, mediaBox: &box, Dictionary(names) { $1 })
        else { return nil }
        self.cgContext = cgContext
        self.data = data
        self.file = file
        let format = UIGraphicsPDFRendererFormat()
        format.bounds = page
        context = UIGraphicsPDFRendererContext(cgContext: cgContext, format: format)
    }

    /// Ends the document and writes the file.
    func close() {
        cgContext.closePDF()
        if let file { try? (data as Data).write(to: file, options: .atomic) }
    }
}

/// Opens a context that writes a PDF into `data`, until ``UIGraphicsEndPDFContext()``.
///
/// - Parameters:
///   - data: The bytes of the document, complete at its end.
///   - bounds: The rectangle that pages show, in points; US letter paper for an empty one.
///   - documentInfo: The title, author and so on, by `kCGPDFContextTitle` and its like.
public nonisolated func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    beginPDF(PDFDrawing(bounds: bounds, information: documentInfo, data: data, file: nil))
}

/// Opens a context that writes a PDF file, until ``UIGraphicsEndPDFContext()``.
///
/// - Returns: `true` if the file's folder can be written to.
@discardableResult
public nonisolated func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let file = URL(fileURLWithPath: path)
    guard FileManager.default.isWritableFile(atPath: file.deletingLastPathComponent().path) else {
        return false
    }
    return beginPDF(
        PDFDrawing(
            bounds: bounds, information: documentInfo, data: NSMutableData(), file: file))
}

@discardableResult
private nonisolated func beginPDF(_ drawing: PDFDrawing?) -> Bool {
    guard let drawing else { return false }
    GraphicsStack.current.entries.append(
        GraphicsStack.Entry(context: drawing.cgContext, pdf: drawing))
    return true
}

/// Ends the document of the current PDF context, and closes it.
public nonisolated func UIGraphicsEndPDFContext() {
    guard let drawing = currentPDF else { return }
    drawing.close()
    UIGraphicsPopContext()
}

/// Begins a page with the bounds of the document.
public nonisolated func UIGraphicsBeginPDFPage() { currentPDF?.context.beginPage() }

/// Begins a page.
///
/// - Parameters:
///   - bounds: The rectangle that the page shows, in points.
///   - pageInfo: Further information by the keys of `CGContext.beginPDFPage(_:)`.
public nonisolated func UIGraphicsBeginPDFPageWithInfo(
    _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {
    let names = (pageInfo ?? [:]).compactMap { key, value in
        (key.base as? String).map { ($0, value) }
    }
    currentPDF?.context.beginPage(withBounds: bounds, pageInfo: Dictionary(names) { $1 })
}

/// Returns the rectangle that the current page shows; zero outside of PDF contexts.
public nonisolated func UIGraphicsGetPDFContextBounds() -> CGRect {
    currentPDF?.context.pdfContextBounds ?? .zero
}

private nonisolated var currentPDF: PDFDrawing? { GraphicsStack.current.entries.last?.pdf }
