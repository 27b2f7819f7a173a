import PDFKit
package import PrintDeskServices
package import UIKit

/// Sets the models of a job on pages, and the pages on sheets. The preview and the PDF are drawn by
/// the same code, so that the paper shows what the preview showed.
package struct PageComposer {
    /// What stands on a page.
    enum Page {
        case text(NSAttributedString)
        case picture(UIImage)
        case scan(UIImage)
        case pdf(PDFPage)

        /// The text of a page of text.
        var string: String {
            if case .text(let text) = self { text.string } else { "" }
        }
    }

    /// The pages that are printed.
    let pages: [Page]

    /// The size of the paper in points.
    let paper: CGSize

    private let settings: PrintSettings

    /// Sets models, each beginning on a page of its own.
    package init(_ models: [PrintModel], settings: PrintSettings = PrintSettings()) {
        self.settings = settings
        paper = settings.paper.size
        let area = PageFrame(paper).area.size
        let all = models.flatMap { Self.pages(of: $0, area) }
        // A range that makes no sense is refused where it is typed; all pages are shown for it.
        pages = settings.pages(of: all.count).map { $0.map { all[$0] } } ?? all
    }

    private static func pages(of model: PrintModel, _ area: CGSize) -> [Page] {
        switch model.format {
        case nil: Paginator(area: area).pages(of: PageText.plain(model.content)).map(Page.text)
        case .markdown:
            Paginator(area: area).pages(of: PageText.markdown(model.content)).map(Page.text)
        case .picture:
            model.data.flatMap { UIImage(data: $0, scale: 1) }.map { [.picture($0)] } ?? []
        case .scan:
            model.data.flatMap {
                UIImage(data: $0, scale: CGFloat(model.resolution ?? 72) / 72)
            }.map { [.scan($0)] } ?? []
        case .pdf:
            model.data.flatMap(PDFDocument.init(data:)).map { document in
                (0..<document.pageCount).compactMap { document.page(at: $0).map(Page.pdf) }
            } ?? []
        }
    }

    // MARK: Sheets

    /// The number of sheets' sides.
    package var sheetCount: Int {
        (pages.count + settings.pagesPerSheet - 1) / settings.pagesPerSheet
    }

    /// The size of a sheet in points: two pages stand side by side.
    var sheetSize: CGSize {
        settings.pagesPerSheet == 2 ? CGSize(width: paper.height, height: paper.width) : paper
    }

    /// Draws a sheet at its size in points.
    private func draw(sheet: Int, in context: CGContext) {
        let columns = settings.pagesPerSheet == 1 ? 1 : 2
        let rows = settings.pagesPerSheet == 4 ? 2 : 1
        let cell = CGSize(
            width: sheetSize.width / CGFloat(columns), height: sheetSize.height / CGFloat(rows))
        let factor = min(cell.width / paper.width, cell.height / paper.height)
        let first = sheet * settings.pagesPerSheet
        for index in first..<min(first + settings.pagesPerSheet, pages.count) {
            let place = index - first
            let origin = CGPoint(
                x: CGFloat(place % columns) * cell.width
                    + (cell.width - paper.width * factor) / 2,
                y: CGFloat(place / columns) * cell.height
                    + (cell.height - paper.height * factor) / 2)
            context.saveGState()
            context.translateBy(x: origin.x, y: origin.y)
            context.scaleBy(x: factor, y: factor)
            draw(page: index, in: context)
            context.restoreGState()
        }
    }

    private func draw(page index: Int, in context: CGContext) {
        let frame = PageFrame(paper)
        switch pages[index] {
        case .text(let text): text.draw(in: frame.area)
        case .picture(let image): image.draw(in: frame.fitted(image.size, in: frame.area))
        case .scan(let image):
            image.draw(in: frame.fitted(image.size, in: frame.paper))
            // A copy has what the original has, and no number besides.
            return draw(ownDecorators, on: frame, page: index, in: context)
        case .pdf(let page):
            let size = page.drawnSize
            let target = frame.fitted(size, in: CGRect(origin: .zero, size: paper))
            context.saveGState()
            context.translateBy(x: target.minX, y: target.maxY)
            context.scaleBy(x: target.width / size.width, y: -target.height / size.height)
            page.draw(with: .cropBox, to: context)
            context.restoreGState()
        }
        draw([PageNumber()] + ownDecorators, on: frame, page: index, in: context)
    }

    private func draw(
        _ decorators: [any PageDecorator], on frame: PageFrame, page index: Int,
        in context: CGContext
    ) {
        for decorator in decorators {
            decorator.draw(on: frame, page: index + 1, of: pages.count, in: context)
        }
    }

    /// What the user asked for.
    private var ownDecorators: [any PageDecorator] {
        var decorators: [any PageDecorator] = []
        if !settings.header.isEmpty { decorators.append(PageHeader(text: settings.header)) }
        if !settings.watermark.isEmpty { decorators.append(Watermark(text: settings.watermark)) }
        return decorators
    }

    /// A sheet as a picture.
    package func picture(of sheet: Int, width: CGFloat) -> UIImage {
        let factor = width / sheetSize.width
        let size = CGSize(width: width, height: sheetSize.height * factor)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.scaleBy(x: factor, y: factor)
            draw(sheet: sheet, in: context.cgContext)
        }
    }

    /// All sheets.
    package func pdf() -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: sheetSize)).pdfData { context in
            for sheet in 0..<sheetCount {
                context.beginPage()
                draw(sheet: sheet, in: context.cgContext)
            }
        }
    }
}

extension PrintSettings.Paper {
    /// The size in points of 1/72 inch.
    var size: CGSize {
        switch self {
        case .a4: CGSize(width: 595, height: 842)
        case .a5: CGSize(width: 420, height: 595)
        case .letter: CGSize(width: 612, height: 792)
        }
    }
}
