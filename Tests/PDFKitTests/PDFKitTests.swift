import CoreGraphics
import Foundation
import PDFKit
import Testing

@Suite("PDF files")
struct PDFKitTests {
    /// Two pages of 200 by 100 points, the lower left quarter of each red.
    private func pages() throws -> Data {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let context = try #require(
            CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Two"]))
        for _ in 0..<2 {
            context.beginPDFPage(nil)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            context.endPDFPage()
        }
        context.closePDF()
        return data as Data
    }

    @Test("Document: pages, sizes and attributes")
    func document() throws {
        let document = try #require(PDFDocument(data: pages()))
        #expect(document.pageCount == 2 && !document.isLocked && !document.isEncrypted)
        let title = document.documentAttributes?[PDFDocumentAttribute.titleAttribute]
        #expect(title as? String == "Two")
        let page = try #require(document.page(at: 1))
        #expect(page.bounds(for: .cropBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(document.page(at: 2) == nil && document.page(at: -1) == nil)
    }

    @Test("Page: is drawn upright with its lower left corner at the origin")
    func drawing() throws {
        let page = try #require(PDFDocument(data: pages())?.page(at: 0))
        var pixels = [UInt8](repeating: 255, count: 200 * 100 * 4)
        try pixels.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext(
                    data: bytes.baseAddress, width: 200, height: 100, bitsPerComponent: 8,
                    bytesPerRow: 800, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            page.draw(with: .cropBox, to: context)
        }
        func isRed(_ x: Int, _ y: Int) -> Bool { pixels[(y * 200 + x) * 4 + 1] == 0 }
        // Rows are counted from the top.
        #expect(isRed(10, 90) && !isRed(10, 10) && !isRed(150, 90))
    }

    @Test("Document: one with a password is locked until that is given")
    func password() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Files/locked.pdf")
        let document = try #require(PDFDocument(url: file))
        #expect(document.isLocked && document.isEncrypted && document.pageCount == 0)
        #expect(document.page(at: 0) == nil && document.string == nil)
        #expect(!document.unlock(withPassword: "wrong") && document.isLocked)
        #expect(document.unlock(withPassword: "secret"))
        #expect(!document.isLocked && document.isEncrypted && document.pageCount == 1)
    }

    @Test("Document: damaged data gives none or some pages, never a crash")
    func damage() throws {
        let whole = try pages()
        #expect(PDFDocument(data: Data()) == nil)
        #expect(PDFDocument(data: Data("no PDF".utf8)) == nil)
        for length in stride(from: 0, to: whole.count, by: 61) {
            let document = PDFDocument(data: whole.prefix(length))
            #expect((document?.pageCount ?? 0) <= 2)
        }
    }
}
