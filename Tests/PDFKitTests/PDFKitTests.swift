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

    /// A file of pages with these entries, whose common ancestor has others. Each has a red square
    /// of 10 points at (60, 30).
    private func file(pages: [String], ancestor: String = "") -> Data {
        let content = "1 0 0 rg 60 30 10 10 re f"
        let kids = pages.indices.map { "\($0 + 4) 0 R" }.joined(separator: " ")
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) \(ancestor) >>",
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        objects += pages.map {
            "<< /Type /Page /Parent 2 0 R /Contents 3 0 R /Resources << >> \($0) >>"
        }
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places {
            let digits = String(place)
            text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
        }
        text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\n"
        return Data("\(text)startxref\n\(table)\n%%EOF\n".utf8)
    }

    private static let boxes = "/MediaBox [0 0 200 100] /CropBox [50 20 150 80]"

    @Test("Page: its boxes and its turn are those of the file, its own or inherited ones")
    func pageBoxes() throws {
        let data = file(
            pages: [
                Self.boxes, Self.boxes + " /Rotate 90", "", "/MediaBox [200 100 10 -10]",
                "/MediaBox [0 0 200 100] /CropBox [-50 20 500 80] /Rotate -90",
            ], ancestor: "/MediaBox [0 0 300 400] /Rotate 180")
        let document = try #require(PDFDocument(data: data))
        let pages = (0..<5).compactMap { document.page(at: $0) }
        #expect(pages.map(\.rotation) == [180, 90, 180, 180, 270])
        #expect(
            pages.map { $0.bounds(for: .mediaBox) } == [
                CGRect(x: 0, y: 0, width: 200, height: 100),
                CGRect(x: 0, y: 0, width: 200, height: 100),
                CGRect(x: 0, y: 0, width: 300, height: 400),
                CGRect(x: 10, y: -10, width: 190, height: 110),
                CGRect(x: 0, y: 0, width: 200, height: 100),
            ])
        #expect(
            pages.map { $0.bounds(for: .cropBox) } == [
                CGRect(x: 50, y: 20, width: 100, height: 60),
                CGRect(x: 50, y: 20, width: 100, height: 60),
                CGRect(x: 0, y: 0, width: 300, height: 400),
                CGRect(x: 10, y: -10, width: 190, height: 110),
                CGRect(x: 0, y: 20, width: 200, height: 60),
            ])
    }

    @Test(
        "Page: is drawn turned, with the corner of a box at the origin",
        arguments: [
            // The square's lower left corner and the turned sheet's size, with y growing upward.
            (0, CGRect(x: 60, y: 30, width: 200, height: 100)),
            (90, CGRect(x: 30, y: 130, width: 100, height: 200)),
            (180, CGRect(x: 130, y: 60, width: 200, height: 100)),
            (270, CGRect(x: 60, y: 60, width: 100, height: 200)),
        ])
    func turned(rotation: Int, square: CGRect) throws {
        let data = file(pages: [Self.boxes + " /Rotate \(rotation)"])
        let page = try #require(PDFDocument(data: data)?.page(at: 0))
        // The crop box lies in the middle of the sheet.
        let visible = rotation % 180 == 0 ? CGPoint(x: 50, y: 20) : CGPoint(x: 20, y: 50)
        for (box, origin) in [(PDFDisplayBox.mediaBox, CGPoint.zero), (.cropBox, visible)] {
            let (width, height) = (Int(square.width), Int(square.height))
            var pixels = [UInt8](repeating: 255, count: width * height * 4)
            try pixels.withUnsafeMutableBytes { bytes in
                let context = try #require(
                    CGContext(
                        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8,
                        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
                page.draw(with: box, to: context)
            }
            func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
                pixels[((height - 1 - Int(y)) * width + Int(x)) * 4 + 1] == 0
            }
            let (x, y) = (square.minX - origin.x, square.minY - origin.y)
            #expect(isRed(x + 5, y + 5) && isRed(x + 1, y + 8))
            #expect(!isRed(x - 2, y + 5) && !isRed(x + 12, y + 5) && !isRed(x + 5, y + 12))
        }
    }
}
