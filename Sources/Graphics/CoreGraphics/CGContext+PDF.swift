import CCairo
public import Foundation

/// The key of a PDF's title, a `String`.
public let kCGPDFContextTitle = "kCGPDFContextTitle"

/// The key of a PDF's author, a `String`.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"

/// The key of what a PDF is about, a `String`.
public let kCGPDFContextSubject = "kCGPDFContextSubject"

/// The key of the program that made a PDF, a `String`.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

/// The key of a PDF's keywords, a `String` or several.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"

/// The key of a page's box in the information about it: a `CGRect`, or its bytes as a `Data`.
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
    /// Shapes, clips, gradients and images stay what they are. Shadows and image masks become pixels of a point's size, and
    /// blend modes that PDF lacks become pixels too.
    ///
    /// - Parameters:
    ///   - mediaBox: What pages show that say nothing else, in points; `nil` for 612 × 792, US Letter.
    ///   - auxiliaryInfo: Title, author and the like, by ``kCGPDFContextTitle`` and its kind.
    /// - Returns: `nil` if the file cannot be written, or for a box without an area or longer than 14400 points.
    public convenience init?(
        _ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?
    ) {
        guard PDFPages.isPossible(Self.box(mediaBox)), let consumer = CGDataConsumer(url: url)
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
    /// Begins a page, with a new state. One that is open ends. A bitmap has no pages.
    ///
    /// - Parameter pageInfo: The page's box by ``kCGPDFContextMediaBox``, if it is not the document's.
    public func beginPDFPage(_ pageInfo: [String: Any]?) {
        guard let pages, !pages.isClosed else { return }
        endPDFPage()
        let wanted = Self.box(in: pageInfo)
        let box = wanted.flatMap { PDFPages.isPossible($0) ? $0 : nil } ?? pages.mediaBox
        pages.setSize(box.size)
        pages.isPageOpen = true
        cairo_restore(cr)
        cairo_save(cr)
        show(box)
    }

    private static func box(in pageInfo: [String: Any]?) -> CGRect? {
        if let box = pageInfo?[kCGPDFContextMediaBox] as? CGRect { return box.standardized }
        guard let data = pageInfo?[kCGPDFContextMediaBox] as? Data,
            data.count == MemoryLayout<CGRect>.size
        else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }.standardized
    }

    /// Begins a page with a box of its own, or the document's for `nil`.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        beginPDFPage(mediaBox.map { [kCGPDFContextMediaBox: $0.pointee] })
    }

    /// Ends the page, forgetting states that were saved on it. What is drawn until the next one begins is lost.
    public func endPDFPage() {
        guard let pages, pages.isPageOpen, !pages.isClosed else { return }
        while let last = stack.last {
            if last.isLayer { endTransparencyLayer() } else { restoreGState() }
        }
        pages.isPageOpen = false
        cairo_new_path(cr)
        cairo_restore(cr)
        cairo_show_page(cr)
        hidePage()
    }

    /// Ends the page.
    public func endPage() { endPDFPage() }

    /// Ends the page and the document. A context that is thrown away does so too.
    public func closePDF() {
        guard let pages, !pages.isClosed else { return }
        endPDFPage()
        pages.close()
    }

    /// Has nothing drawn until a page begins.
    func hidePage() {
        cairo_save(cr)
        cairo_new_path(cr)
        cairo_clip(cr)
    }
}
