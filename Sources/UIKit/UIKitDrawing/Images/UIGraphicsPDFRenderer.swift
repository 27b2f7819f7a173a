public import CoreGraphics
public import Foundation

/// A renderer for PDF documents.
///
///     let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
///     let data = renderer.pdfData { context in
///         context.beginPage()
///         NSString(string: "Hello").draw(at: CGPoint(x: 72, y: 72))
///     }
///
/// Texts, shapes and images stay sharp at any size.
// Sendable: as its superclass.
nonisolated open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// A copy of the information about the document.
    open override var format: UIGraphicsPDFRendererFormat {
        super.format as? UIGraphicsPDFRendererFormat ?? .preferred()
    }

    /// Creates a renderer for pages that show `bounds`, in points of 1/72 inch.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// Creates a renderer for pages that show `bounds`, in points of 1/72 inch.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// Draws a document. During `actions`, its context is UIKit's current one.
    ///
    /// - Returns: The PDF; empty for bounds without an area or longer than 14400 points.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { draw(to: consumer, actions) }
        return data as Data
    }

    /// Draws a document to a file.
    ///
    /// - Throws: What prevents the file from being written.
    open func writePDF(
        to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
    ) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }

    private func draw(
        to consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void
    ) {
        var box = CGRect(origin: .zero, size: bounds.standardized.size)
        let format = format
        let information = format.documentInfo
        guard let cgContext = CGContext(consumer: consumer, mediaBox: &box, information) else {
            return
        }
        let context = UIGraphicsPDFRendererContext(cgContext: cgContext, format: format)
        UIGraphicsPushContext(cgContext)
        actions(context)
        UIGraphicsPopContext()
        cgContext.closePDF()
    }
}

/// The information about a PDF document.
nonisolated open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The title, author and so on, by `kCGPDFContextTitle` and its like.
    public final var documentInfo: [String: Any] = [:]

    public required init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The drawing destination of a PDF renderer's actions. Its `cgContext` is in points, with y
/// growing downward, once a page has begun.
nonisolated open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let documentFormat: UIGraphicsPDFRendererFormat

    /// The information about the document.
    open override var format: UIGraphicsPDFRendererFormat { documentFormat }

    /// The rectangle that the current page shows, in points.
    public final private(set) var pdfContextBounds: CGRect

    init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
        documentFormat = format
        pdfContextBounds = format.bounds
        super.init(cgContext: cgContext, format: format)
    }

    /// Begins a page with the renderer's bounds. Drawing before the first page is discarded.
    open func beginPage() { beginPage(withBounds: documentFormat.bounds, pageInfo: [:]) }

    /// Begins a page.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that the page shows, in points.
    ///   - pageInfo: Further information by the keys of `CGContext.beginPDFPage(_:)`.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        let bounds = bounds.standardized
        pdfContextBounds = bounds
        let box = CGRect(origin: .zero, size: bounds.size)
        cgContext.beginPDFPage(pageInfo.merging([kCGPDFContextMediaBox: box]) { $1 })
        cgContext.translateBy(x: -bounds.minX, y: bounds.maxY)
        cgContext.scaleBy(x: 1, y: -1)
    }

    /// Fills `rect` with the current fill colour.
    open override func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Draws a line of one point's thickness along the inside of `rect`.
    open override func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
}
