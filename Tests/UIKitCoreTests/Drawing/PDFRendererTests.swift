import Foundation
import Testing
import UIKit

@Suite("PDF renderer")
struct PDFRendererTests {
    private let page = CGRect(x: 10, y: 20, width: 200, height: 100)

    @Test("PDF renderer: the document has its pages, sizes and title")
    func document() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Report"]
        let data = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 200, height: 50))
            context.beginPage(
                withBounds: CGRect(x: 0, y: 0, width: 300, height: 400), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 300)
            NSString(string: "Second").draw(at: .zero, withAttributes: [:])
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(text.contains("200 100") && text.contains("300 400"))
        #expect(text.matches(of: /\/Type \/Page\b(?!s)/).count == 2)
    }

    @Test("PDF renderer: y grows downward, and UIKit draws into the page")
    func orientation() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try UIGraphicsPDFRenderer(bounds: page).writePDF(to: file) { context in
            context.beginPage()
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            let corner = context.cgContext.convertToDeviceSpace(CGPoint(x: 10, y: 20))
            let below = context.cgContext.convertToDeviceSpace(CGPoint(x: 10, y: 120))
            #expect(abs(corner.y - below.y) == 100)
            #expect(corner.x == 0)
        }
        #expect(try Data(contentsOf: file).count > 100)
    }

    @Test("PDF renderer: impossible bounds give no data")
    func impossible() {
        for box in [CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)] {
            #expect(UIGraphicsPDFRenderer(bounds: box).pdfData { $0.beginPage() }.isEmpty)
        }
    }
}
