import CoreGraphics
import Foundation
import Testing

@Suite("PDF contexts")
struct PDFTests {
    /// The uncompressed parts of a document as text.
    private func text(of data: NSMutableData) -> String {
        String(decoding: Data(referencing: data), as: Unicode.ASCII.self)
    }

    private func document(
        box: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), info: [String: Any]? = nil,
        _ draw: (CGContext) -> Void
    ) throws -> String {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = box
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, info))
        draw(context)
        context.closePDF()
        return text(of: data)
    }

    private func count(_ word: String, in text: String) -> Int {
        text.components(separatedBy: word).count - 1
    }

    @Test("PDF: every page that was begun is written, with its own media box")
    func pages() throws {
        let pdf = try document { context in
            context.beginPage(mediaBox: nil)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            context.endPage()
            var box = CGRect(x: -10, y: -10, width: 400, height: 300)
            context.beginPage(mediaBox: &box)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            context.endPage()
        }
        #expect(pdf.hasPrefix("%PDF-1."))
        #expect(pdf.contains("%%EOF"))
        #expect(count("/Type /Page\n", in: pdf) + count("/Type /Page ", in: pdf) == 2)
        #expect(pdf.contains("/MediaBox [ 0 0 200 100 ]"))
        #expect(pdf.contains("/MediaBox [ 0 0 400 300 ]"))
    }

    @Test("PDF: the origin is at the bottom left of the media box")
    func origin() throws {
        _ = try document(box: CGRect(x: 50, y: 20, width: 200, height: 100)) { context in
            context.beginPDFPage(nil)
            #expect(
                context.boundingBoxOfClipPath == CGRect(x: 50, y: 20, width: 200, height: 100))
            let other = CGRect(x: 0, y: 0, width: 30, height: 40)
            let bytes = withUnsafeBytes(of: other) { Data($0) }
            context.beginPDFPage([kCGPDFContextMediaBox: bytes])
            #expect(context.boundingBoxOfClipPath == other)
        }
    }

    @Test("PDF: each page begins with a new graphics state, and saved states do not cross pages")
    func state() throws {
        _ = try document { context in
            context.beginPDFPage(nil)
            context.saveGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.translateBy(x: 10, y: 10)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.endPDFPage()
            context.beginPDFPage(nil)
            #expect(context.ctm == .identity)
            #expect(
                context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 200, height: 100))
        }
    }

    @Test("PDF: drawing outside of a page or after the end is discarded")
    func outside() throws {
        let draw = { (context: CGContext) in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        let empty = try document { context in
            context.beginPDFPage(nil)
            context.endPDFPage()
        }
        let drawn = try document { context in
            draw(context)
            context.beginPDFPage(nil)
            context.endPDFPage()
            draw(context)
            context.closePDF()
            draw(context)
            context.beginPDFPage(nil)
            context.endPDFPage()
        }
        #expect(drawn.count == empty.count)
    }

    @Test("PDF: shapes stay vector content, images stay images")
    func contents() throws {
        let image = try Canvas(8, 8, white: true).context.makeImage()
        let bitmap = try #require(image)
        let plain = try document { context in
            context.beginPDFPage(nil)
            context.fillEllipse(in: CGRect(x: 10, y: 10, width: 50, height: 50))
        }
        #expect(!plain.contains("/Subtype /Image"))
        let pictured = try document { context in
            context.beginPDFPage(nil)
            context.draw(bitmap, in: CGRect(x: 10, y: 10, width: 50, height: 50))
        }
        #expect(pictured.contains("/Image"))
    }

    @Test("PDF: document information has creator and subject")
    func metadata() throws {
        let info: [String: Any] = [
            kCGPDFContextTitle: "Menu", kCGPDFContextAuthor: "A",
            kCGPDFContextKeywords: ["x", "y"],
        ]
        let pdf = try document(info: info) { $0.beginPDFPage(nil) }
        #expect(pdf.contains("/Title (Menu)"))
        #expect(pdf.contains("/Keywords (x, y)"))
    }

    @Test("PDF: a PDF context has no pixels")
    func noPixels() throws {
        _ = try document { context in
            context.beginPDFPage(nil)
            #expect(context.makeImage() == nil)
            #expect(context.data == nil)
            #expect(context.width == 0 && context.height == 0 && context.bitsPerPixel == 0)
            #expect(context.colorSpace == nil)
        }
    }

    @Test("PDF: shadows, masks and every blend mode are drawn without failing")
    func effects() throws {
        let pdf = try document { context in
            context.beginPDFPage(nil)
            for (index, mode) in CGBlendMode.allCases.enumerated() {
                context.saveGState()
                context.setBlendMode(mode)
                context.setShadow(offset: CGSize(width: 2, height: -2), blur: 3)
                context.fill(CGRect(x: index * 5, y: index * 3, width: 20, height: 20))
                context.restoreGState()
            }
        }
        #expect(pdf.contains("%%EOF"))
    }

    @Test("PDF: a file is written; an unwritable file or an invalid box gives no context")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory
        let url = folder.appending(path: "touchstone-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        var box = CGRect(x: 0, y: 0, width: 100, height: 100)
        do {
            let context = try #require(CGContext(url, mediaBox: &box, nil))
            context.beginPDFPage(nil)
            context.fill(box)
            // Released without ending the page or the document.
        }
        let data = try Data(contentsOf: url)
        #expect(data.starts(with: Data("%PDF".utf8)))
        #expect(String(decoding: data.suffix(8), as: UTF8.self).contains("%%EOF"))

        let nowhere = folder.appending(path: "no/such/folder/a.pdf")
        #expect(CGContext(nowhere, mediaBox: &box, nil) == nil)
        for size in [0, -CGFloat.infinity, CGFloat.nan, 20_000] {
            var bad = CGRect(x: 0, y: 0, width: size, height: 100)
            #expect(CGContext(url, mediaBox: &bad, nil) == nil)
        }
    }

    @Test("PDF: page calls do nothing in a bitmap context")
    func bitmap() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.beginPDFPage(nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        canvas.context.endPDFPage()
        canvas.context.closePDF()
        #expect(canvas.pixel(1, 1) == .black)
    }
}
