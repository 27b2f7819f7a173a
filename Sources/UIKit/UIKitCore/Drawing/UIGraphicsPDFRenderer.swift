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
// Sendable: all of its state is `let` and Sendable, and `format` is a private copy.
public nonisolated final class UIGraphicsPDFRenderer: @unchecked Sendable {
    private let pageBounds: CGRect
    private let documentFormat: UIGraphicsPDFRendererFormat

    /// The information about the document.
    public var format: UIGraphicsPDFRendererFormat { documentFormat.copied(bounds: pageBounds) }

    /// Creates a renderer for pages that show `bounds`, in points of 1/72 inch.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        pageBounds = bounds
        documentFormat = format.copied(bounds: bounds)
    }

    /// Creates a renderer for pages that show `bounds`, in points of 1/72 inch.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// Draws a document. During `actions`, its context is UIKit's current one.
    ///
    /// - Returns: The PDF; empty for bounds without an area or longer than 14400 points.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { draw(to: consumer, actions) }
        return data as Data
    }

    /// Draws a document to a file.
    ///
    /// - Throws: What prevents the file from being written.
    public func writePDF(
        to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
    ) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }

    private func draw(
        to consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void
    ) {
        var box = CGRect(origin: .zero, size: pageBounds.standardized.size)
        let information = documentFormat.documentInfo
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
public nonisolated final class UIGraphicsPDFRendererFormat {
    /// The rectangle that pages show, in points.
    public private(set) var bounds = CGRect.zero

    /// The title, author and so on, by `kCGPDFContextTitle` and its like.
    public var documentInfo: [String: Any] = [:]

    public init() {}

    /// Returns a format without information.
    public static func `default`() -> UIGraphicsPDFRendererFormat { .init() }

    /// Returns a format without information.
    public static func preferred() -> UIGraphicsPDFRendererFormat { .init() }

    func copied(bounds: CGRect) -> UIGraphicsPDFRendererFormat {
        let copy = UIGraphicsPDFRendererFormat()
        copy.documentInfo = documentInfo
        copy.bounds = bounds
        return copy
    }
}

/// The drawing destination of a PDF renderer's actions.
public nonisolated final class UIGraphicsPDFRendererContext {
    /// The context, in points with y growing downward once a page has begun.
    public let cgContext: CGContext

    public let format: UIGraphicsPDFRendererFormat

    /// The rectangle that the current page shows, in points.
    public private(set) var pdfContextBounds: CGRect

    init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        pdfContextBounds = format.bounds
    }

    /// Begins a page with the renderer's bounds. Drawing before the first page is discarded.
    public func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    /// Begins a page.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that the page shows, in points.
    ///   - pageInfo: Further information by the keys of `CGContext.beginPDFPage(_:)`.
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        let bounds = bounds.standardized
        pdfContextBounds = bounds
        let box = CGRect(origin: .zero, size: bounds.size)
        cgContext.beginPDFPage(pageInfo.merging([kCGPDFContextMediaBox: box]) { $1 })
        cgContext.translateBy(x: -bounds.minX, y: bounds.maxY)
        cgContext.scaleBy(x: 1, y: -1)
    }

    /// Fills `rect` with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws a line of one point's thickness along the inside of `rect`.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

    /// Restricts drawing on the page to `rect`.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
