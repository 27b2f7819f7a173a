import CCairo
public import Foundation

/// The key of a PDF's title, a `String`.
public let kCGPDFContextTitle = "kCGPDFContextTitle"

/// The key of a PDF's author, a `String`.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"

/// The key of a PDF's subject, a `String`.
public let kCGPDFContextSubject = "kCGPDFContextSubject"

/// The key of the program that made a PDF, a `String`.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

/// The key of a PDF's keywords, a `String` or an array of them.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"

/// The key of the media box in a page's dictionary: a `CGRect`, or its bytes as a `Data`.
public let kCGPDFContextMediaBox = "MediaBox"

extension CGContext {
    /// Creates a context that writes a PDF file.
    ///
    ///     var box = CGRect(x: 0, y: 0, width: 595, height: 842)
    ///     let context = CGContext(url, mediaBox: &box, nil)
    ///     context?.beginPDFPage(nil)
    ///     context?.fill(CGRect(x: 72, y: 72, width: 144, height: 36))
    ///     context?.endPDFPage()
    ///     context?.closePDF()
    ///
    /// Shapes, clips, gradients and images stay vector content. Shadows, image masks and blend
    /// modes that PDF lacks are rasterised at one pixel per point.
    ///
    /// - Parameters:
    ///   - url: The file to write.
    ///   - mediaBox: The default media box of pages, in points; `nil` for 612 × 792, US Letter.
    ///   - auxiliaryInfo: Document information such as the title, by ``kCGPDFContextTitle`` and
    ///     similar keys.
    /// - Returns: `nil` if the file cannot be written, or for a box without an area or longer than
    ///   14400 points.
    public convenience init?(
        _ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?
    ) {
        guard PDFPages.isValidPageBox(Self.box(mediaBox)), let consumer = CGDataConsumer(url: url)
        else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context that writes a PDF to `consumer`.
    ///
    /// - Returns: `nil` for a box without an area or longer than 14400 points.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?,
        _ auxiliaryInfo: [String: Any]?
    ) {
        guard let pages = PDFPages(consumer, mediaBox: Self.box(mediaBox)) else { return nil }
        pages.setMetadata(auxiliaryInfo ?? [:])
        self.init(pages: pages)
    }

    private static func box(_ mediaBox: UnsafePointer<CGRect>?) -> CGRect {
        mediaBox?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    }
}

// MARK: - Pages

extension CGContext {
    /// Begins a page with a new graphics state, ending an open page first. Does nothing in a bitmap
    /// context.
    ///
    /// - Parameter pageInfo: The page's media box by ``kCGPDFContextMediaBox``, if it differs from
    ///   the document's.
    public func beginPDFPage(_ pageInfo: [String: Any]?) {
        guard let pages, !pages.isClosed else { return }
        endPDFPage()
        let wanted = Self.box(in: pageInfo)
        let box = wanted.flatMap { PDFPages.isValidPageBox($0) ? $0 : nil } ?? pages.mediaBox
        pages.setSize(box.size)
        pages.isPageOpen = true
        cairo_restore(cr)
        cairo_save(cr)
        setMediaBox(box)
    }

    private static func box(in pageInfo: [String: Any]?) -> CGRect? {
        if let box = pageInfo?[kCGPDFContextMediaBox] as? CGRect { return box.standardized }
        guard let data = pageInfo?[kCGPDFContextMediaBox] as? Data,
            data.count == MemoryLayout<CGRect>.size
        else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }.standardized
    }

    /// Begins a page with its own media box, or the document's for `nil`.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        beginPDFPage(mediaBox.map { [kCGPDFContextMediaBox: $0.pointee] })
    }

    /// Ends the page, discarding graphics states saved on it. Drawing is discarded until the next
    /// page begins.
    public func endPDFPage() {
        guard let pages, pages.isPageOpen, !pages.isClosed else { return }
        while let last = stack.last {
            if last.isLayer { endTransparencyLayer() } else { restoreGState() }
        }
        pages.isPageOpen = false
        cairo_new_path(cr)
        cairo_restore(cr)
        cairo_show_page(cr)
        suppressDrawing()
    }

    /// Ends the page.
    public func endPage() { endPDFPage() }

    /// Ends the page and the document. Releasing the context does so too.
    public func closePDF() {
        guard let pages, !pages.isClosed else { return }
        endPDFPage()
        pages.close()
    }

    /// Clips everything until a page begins.
    func suppressDrawing() {
        cairo_save(cr)
        cairo_new_path(cr)
        cairo_clip(cr)
    }
}
