import Testing
import UIKit
import UIKitTesting

@Suite("Text layers")
struct TextLayerTests {
    private let text = "Quick 漢字 🍎 text"

    private func layer(_ string: Any?) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        layer.contentsScale = 2
        layer.string = string
        layer.fontSize = 17
        layer.foregroundColor = UIColor.black.cgColor
        return layer
    }

    private func image(_ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60), format: format)
            .image { draw($0.cgContext) }
    }

    @Test("Text layer: its text is the same, pixel by pixel, as a label's")
    func sameAsLabel() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        label.text = text
        label.textColor = .black
        label.frame.size.height = label.intrinsicContentSize.height
        let expected = image { _ in label.drawText(in: label.bounds) }
        let plain = image { layer(text).draw(in: $0) }
        let isSame = plain.pngData() == expected.pngData()
        #expect(isSame && !plain.inkedRows.isEmpty)
        let attributed = layer(
            NSAttributedString(
                string: text,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
                ]))
        attributed.foregroundColor = UIColor.red.cgColor
        let isSameAttributed = image { attributed.draw(in: $0) }.pngData() == expected.pngData()
        #expect(isSameAttributed)
    }

    @Test("Text layer: is shown in a window, and again after each change")
    func shown() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let layer = layer("one")
        view.layer.addSublayer(layer)
        let app = HeadlessApp.showing(view)
        var pictures = [app.snapshot()]
        let changes: [() -> Void] = [
            { layer.string = "two" }, { layer.fontSize = 20 },
            { layer.foregroundColor = UIColor.red.cgColor }, { layer.alignmentMode = .right },
            { layer.font = UIFont.boldSystemFont(ofSize: 1) }, { layer.string = nil },
        ]
        for change in changes {
            change()
            app.advance(by: 1)
            let picture = app.snapshot()
            let isNew = pictures.allSatisfy { $0 != picture }
            #expect(isNew)
            pictures.append(picture)
        }
    }

    @Test("Text layer: wraps or truncates as asked")
    func wrapping() {
        let long = Array(repeating: "words", count: 20).joined(separator: " ")
        let layer = layer(long)
        let oneLine = image { layer.draw(in: $0) }.inkedRows
        #expect(CGFloat(oneLine.count) / 2 < UIFont.systemFont(ofSize: 17).lineHeight)
        layer.isWrapped = true
        #expect(image { layer.draw(in: $0) }.inkedRows.count > 2 * oneLine.count)
        layer.isWrapped = false
        let clipped = image { layer.draw(in: $0) }.pngData()
        layer.truncationMode = .end
        let ended = image { layer.draw(in: $0) }.pngData()
        layer.truncationMode = .start
        let started = image { layer.draw(in: $0) }.pngData()
        #expect(Set([clipped, ended, started]).count == 3)
    }

    @Test("Text layer: strange values are harmless")
    func strange() {
        let layer = layer(5)
        for size in [CGFloat.nan, -1, 0, .infinity] {
            layer.fontSize = size
            layer.string = "text"
            _ = image { layer.draw(in: $0) }
        }
        layer.string = 5
        #expect(image { layer.draw(in: $0) }.inkedRows.isEmpty)
    }
}

@Suite("Text in documents")
struct DocumentTextTests {
    @Test("PDF: text with emoji and every script is drawn")
    func document() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 200, height: 60)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.translateBy(x: 0, y: 60)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        "Quick 漢字 🍎 ไทย".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        UIGraphicsPopContext()
        context.endPDFPage()
        context.closePDF()
        #expect(data.length > 1000)
    }
}
