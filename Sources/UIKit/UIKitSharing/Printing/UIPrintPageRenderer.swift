import CoreGraphics
public import Foundation
import UIKitCore

/// Draws the pages of a print job: what formatters lay out, with headers and footers, or what a
/// subclass draws.
///
/// A subclass overrides ``numberOfPages`` and ``drawContentForPage(at:in:)``, or adds formatters
/// and overrides ``drawHeaderForPage(at:in:)``.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height of the header in points, at the top of the printable part. 0 by default.
    open var headerHeight: CGFloat = 0

    /// The height of the footer in points, at the bottom of the printable part. 0 by default.
    open var footerHeight: CGFloat = 0

    /// The whole sheet, in points of 1/72 inch.
    public internal(set) final var paperRect = CGRect.zero

    /// The part of the sheet that the printer can print on.
    public internal(set) final var printableRect = CGRect.zero

    private var formatters: [UIPrintFormatter] = []

    public override init() { super.init() }

    nonisolated deinit {}

    /// The printable part between header and footer.
    final var contentRect: CGRect {
        printableRect.inset(
            by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    // MARK: Formatters

    /// The formatters; setting them removes those that were there.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = newValue ?? []
            for formatter in formatters { formatter.printPageRenderer = self }
        }
    }

    /// Adds a formatter whose contents start on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.printPageRenderer = self
        formatter.startPage = pageIndex
        formatters.append(formatter)
    }

    final func remove(_ formatter: UIPrintFormatter) { formatters.removeAll { $0 === formatter } }

    /// Returns the formatters with contents on a page; `nil` for none.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter {
            pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount
        }
        return found.isEmpty ? nil : found
    }

    // MARK: Pages

    /// The number of pages: by default up to the end of the last formatter.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Called before pages are drawn. Does nothing by default.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: header, formatters, contents and footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
        let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        drawContentForPage(at: pageIndex, in: content)
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    /// Draws the header of a page. Does nothing by default.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws the contents of a page. Does nothing by default.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the footer of a page. Does nothing by default.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// Draws the part of a formatter's contents that is on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(
            in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Returns the pages as a PDF.
    final func pdf(paper: CGRect, printable: CGRect, title: String) -> Data {
        paperRect = paper
        printableRect = printable
        let count = numberOfPages
        prepare(forDrawingPages: NSRange(location: 0, length: count))
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: title]
        return UIGraphicsPDFRenderer(bounds: paper, format: format).pdfData { context in
            for page in 0..<count {
                context.beginPage()
                drawPage(at: page, in: printable)
            }
        }
    }
}
