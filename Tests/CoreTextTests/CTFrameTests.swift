import CoreGraphics
import CoreText
import Testing
import UIKit

@Suite("CoreText frames")
struct CTFrameTests {
    private let string = NSAttributedString(
        string: "Typesetting breaks a text into lines that fit into the area of a path.",
        attributes: [.font: UIFont.systemFont(ofSize: 16)])

    private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as! [CTLine] }

    @Test("CTFrame: lines stand below each other within the path, y pointing up")
    func rectangle() {
        let framesetter = CTFramesetterCreateWithAttributedString(string)
        let path = CGPath(rect: CGRect(x: 5, y: 5, width: 140, height: 200), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        let lines = lines(frame)
        #expect(lines.count > 3)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins[0].y > 180 && origins[0].y < 190)
        #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y + 15 })
        var next = 0
        for line in lines {
            #expect(CTLineGetStringRange(line).location == next)
            next += CTLineGetStringRange(line).length
            #expect(CTLineGetTypographicBounds(line, nil, nil, nil) <= 146)
        }
        #expect(next == string.length)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, string.length))
    }

    @Test("CTFrame: text flows through columns by visible ranges")
    func columns() {
        let framesetter = CTFramesetterCreateWithAttributedString(string)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 45), transform: nil)
        var start = 0
        var shown = ""
        var columns = 0
        while start < string.length, columns < 10 {
            let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(start, 0), path, nil)
            let range = CTFrameGetVisibleStringRange(frame)
            #expect(range.location == start && range.length > 0)
            for line in lines(frame) {
                let part = CTLineGetStringRange(line)
                shown += (string.string as NSString).substring(
                    with: NSRange(location: part.location, length: part.length))
            }
            start += range.length
            columns += 1
        }
        #expect(shown == string.string)
        #expect(columns > 2)
    }

    @Test("CTFramesetter: the suggested size holds the text, and the range that fits")
    func suggestion() {
        let framesetter = CTFramesetterCreateWithAttributedString(string)
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 0), nil,
            CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(fit.length == string.length)
        let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        #expect(CTFrameGetVisibleStringRange(frame).length == string.length)
        CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 0), nil, CGSize(width: 150, height: 40), &fit)
        #expect(fit.length > 10 && fit.length < string.length)
    }

    @Test("CTFrame: lines in a circle stay inside of it")
    func circle() {
        let framesetter = CTFramesetterCreateWithAttributedString(string)
        let circle = CGRect(x: 0, y: 0, width: 180, height: 180)
        let path = CGPath(ellipseIn: circle, transform: nil)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
        let lines = lines(frame)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(lines.count > 3)
        for (line, origin) in zip(lines, origins) {
            let width =
                CTLineGetTypographicBounds(line, nil, nil, nil)
                - CTLineGetTrailingWhitespaceWidth(line)
            for x in [origin.x, origin.x + CGFloat(width)] {
                let distance = ((x - 90) * (x - 90) + (origin.y - 90) * (origin.y - 90))
                    .squareRoot()
                #expect(distance < 91)
            }
        }
    }

    @Test("CTTypesetter: suggests breaks between words and between characters")
    func typesetter() {
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        let words = CTTypesetterSuggestLineBreak(typesetter, 0, 110)
        #expect((string.string as NSString).substring(to: words) == "Typesetting ")
        let letters = CTTypesetterSuggestClusterBreak(typesetter, 0, 40)
        #expect(letters > 2 && letters < 8)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(12, 6))
        #expect(CTLineGetStringRange(line) == CFRangeMake(12, 6))
        #expect(CTTypesetterSuggestLineBreak(typesetter, string.length, 100) == 0)
    }

    @Test("CTParagraphStyle: settings align and space lines")
    func paragraphs() {
        var alignment = CTTextAlignment.center
        var spacing: CGFloat = 10
        let style = withUnsafePointer(to: &alignment) { alignment in
            withUnsafePointer(to: &spacing) { spacing in
                CTParagraphStyleCreate(
                    [
                        CTParagraphStyleSetting(
                            spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size,
                            value: alignment),
                        CTParagraphStyleSetting(
                            spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size,
                            value: spacing),
                    ], 2)
            }
        }
        #expect(style.alignment == .center && style.lineSpacing == 10)
        let centred = NSAttributedString(
            string: "Title", attributes: [.init(kCTParagraphStyleAttributeName): style])
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(centred), CFRangeMake(0, 0),
            CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 50), transform: nil), nil)
        var origin = CGPoint.zero
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
        #expect(origin.x > 70)
    }
}
