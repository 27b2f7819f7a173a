import CoreGraphics
import CoreText
import Testing
import UIKit
import UIKitTesting

@Suite("CoreText ruby annotations")
struct CTRubyAnnotationTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func ruby(
        _ text: String, _ alignment: CTRubyAlignment = .auto, _ overhang: CTRubyOverhang = .auto,
        _ position: CTRubyPosition = .before, _ attributes: [String: Any] = [:]
    ) -> CTRubyAnnotation {
        CTRubyAnnotationCreateWithAttributes(
            alignment, overhang, position, text, attributes as NSDictionary)
    }

    private func text(_ base: String, _ ruby: CTRubyAnnotation?) -> NSAttributedString {
        let result = NSMutableAttributedString(string: base, attributes: [.font: font])
        if let ruby {
            result.addAttribute(
                NSAttributedString.Key(kCTRubyAnnotationAttributeName), value: ruby,
                range: NSRange(location: 0, length: 1))
        }
        return result
    }

    /// The picture of a line whose baseline starts at (20, 40) from the lower left corner.
    private func picture(_ line: CTLine) throws -> Snapshot {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 100)).image { format in
            let context = format.cgContext
            context.translateBy(x: 0, y: 100)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 20, y: 40)
            CTLineDraw(line, context)
        }
        return Snapshot(image: try #require(image.cgImage))
    }

    @Test("Ruby: an annotation has what it was made of")
    func values() {
        let annotation = CTRubyAnnotationCreate(.center, .none, 0.4, ["a", "b"])
        #expect(CTRubyAnnotationGetAlignment(annotation) == .center)
        #expect(CTRubyAnnotationGetOverhang(annotation) == .none)
        #expect(CTRubyAnnotationGetSizeFactor(annotation) == 0.4)
        #expect(CTRubyAnnotationGetTextForPosition(annotation, .before) == "a")
        #expect(CTRubyAnnotationGetTextForPosition(annotation, .after) == "b")
        #expect(CTRubyAnnotationGetTextForPosition(annotation, .inline) == nil)
        let own = ruby("x", .auto, .auto, .after, [kCTRubyAnnotationSizeFactorAttributeName: 0.3])
        #expect(CTRubyAnnotationGetSizeFactor(own) == 0.3)
        #expect(CTRubyAnnotationGetSizeFactor(ruby("x")) == 0.5)
    }

    @Test("Ruby: makes its line higher, above or below, and lines of a frame too")
    func heights() {
        func bounds(_ ruby: CTRubyAnnotation?) -> (ascent: CGFloat, descent: CGFloat) {
            var (ascent, descent) = (CGFloat(0), CGFloat(0))
            CTLineGetTypographicBounds(
                CTLineCreateWithAttributedString(text("汉字", ruby)), &ascent, &descent, nil)
            return (ascent, descent)
        }
        let plain = bounds(nil)
        let above = bounds(ruby("hàn"))
        #expect(above.ascent > plain.ascent + 8 && above.descent == plain.descent)
        let below = bounds(ruby("hàn", .auto, .auto, .after))
        #expect(below.descent > plain.descent + 8 && below.ascent == plain.ascent)
        func height(_ ruby: CTRubyAnnotation?) -> CGFloat {
            CTFramesetterSuggestFrameSizeWithConstraints(
                CTFramesetterCreateWithAttributedString(text("汉字\n汉字", ruby)), CFRange(), nil,
                CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), nil
            ).height
        }
        #expect(height(ruby("hàn")) > height(nil) + 16)
    }

    @Test("Ruby: a wider text reaches over its neighbours, or spaces the text out")
    func widths() {
        func width(_ ruby: CTRubyAnnotation?) -> Double {
            CTLineGetTypographicBounds(
                CTLineCreateWithAttributedString(text("汉字", ruby)), nil, nil, nil)
        }
        #expect(width(ruby("nnnnnnnnnn")) == width(nil))
        #expect(width(ruby("nnnnnnnnnn", .auto, .none)) > width(nil) + 15)
        #expect(width(ruby("i", .auto, .none)) == width(nil))
    }

    @Test(
        "Ruby: is drawn above its text, where its alignment says",
        arguments: [CTRubyAlignment.start, .center, .end])
    func places(alignment: CTRubyAlignment) throws {
        let plain = try #require(
            try picture(CTLineCreateWithAttributedString(text("汉字", nil))).inkRect)
        let drawn = try #require(
            try picture(CTLineCreateWithAttributedString(text("汉字", ruby("i", alignment)))).inkRect)
        #expect(drawn.minY < plain.minY - 10)
        #expect(drawn.maxY == plain.maxY)
        // The small letter alone.
        let small = try picture(CTLineCreateWithAttributedString(text("汉字", ruby("i", alignment))))
        var columns: [Int] = []
        for y in Int(drawn.minY)..<Int(plain.minY) - 2 {
            for x in 0..<small.width where small.pixels[y * small.width + x] >> 24 > 40 {
                columns.append(x)
            }
        }
        let scale = small.width / 120
        let middle = Double((columns.min() ?? 0) + (columns.max() ?? 0)) / 2 / Double(scale)
        let expected: Double =
            switch alignment {
            case .start: 21
            case .end: 39
            default: 30
            }
        #expect(abs(middle - expected) < 2, "\(middle)")
    }
}
