import CoreGraphics
import Foundation
import Testing
import TextLayout

@Suite("Text drawing")
struct TextDrawingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("Text drawing: characters are upright on their baseline where y points down")
    func upright() throws {
        // A capital L has its bar at the bottom.
        let page = try Page(width: 60, height: 80)
        page.draw(.plain("L", size: 60))
        let metrics = TextFont.system(size: 60).metrics
        let ink = page.inkRect
        #expect(abs(ink.maxY - metrics.ascender.rounded()) <= 1)
        #expect(abs(ink.minY - (metrics.ascender - metrics.capHeight)) <= 1)
        let widths = page.rows.map { $0.reduce(0, +) }
        #expect(widths[Int(ink.maxY) - 3] > widths[Int(ink.minY) + 3] * 3)
    }

    @Test(
        "Text drawing: ink stays within the lines' rectangles, except for overhangs",
        arguments: TextLineBreakMode.allCases)
    func withinLines(_ mode: TextLineBreakMode) throws {
        for maximumLines in [0, 1, 2] {
            let text = StyledText.plain("The quick brown fox jumps over the lazy dog 天黑了")
            let paragraph = TextParagraph(lineBreakMode: mode, maximumLines: maximumLines)
            let frame = TextFrame.cached(text, paragraph: paragraph, fitting: .wide(130))
            let page = try Page(width: 400, height: 200)
            frame.draw(in: page.context, at: CGPoint(x: 20, y: 20))
            let room = CGRect(x: 20, y: 20, width: 130, height: frame.size.height)
            let ink = page.inkRect
            #expect(ink.minX > room.minX - 2 && ink.maxX < room.maxX + 2)
            #expect(ink.minY > room.minY - 2 && ink.maxY < room.maxY + 2)
            #expect(ink.height > frame.size.height * 0.5)
        }
    }

    @Test("Text drawing: the baseline is aligned to pixels at any position")
    func sharpBaseline() throws {
        for y in stride(from: CGFloat(0), to: 1, by: 0.15) {
            let page = try Page(width: 40, height: 40)
            page.draw(.plain("HHH", size: 17), at: CGPoint(x: 2, y: y))
            let rows = page.rows.map { $0.reduce(0, +) }
            let last = try #require(rows.lastIndex { $0 > 0 })
            #expect(rows[last] > rows[last - 3] * 0.8)
        }
    }

    @Test("Text drawing: a character looks alike at any fraction of a pixel, so spacing is even")
    func evenGaps() throws {
        let page = try Page(width: 200, height: 30)
        page.draw(.plain("llllllllllllllllllll", size: 15))
        let columns = (0..<200).map { x in page.rows.reduce(0) { $0 + $1[x] } }
        let advance = TextFrame.cached(
            .plain("ll", size: 15), paragraph: .init(), fitting: .unlimited
        ).caretRect(at: 1).minX
        // The centre of each character's ink follows its advance within a fifth of a pixel.
        var centers: [CGFloat] = []
        for number in 0..<20 {
            let from = Int((advance * CGFloat(number)).rounded(.down))
            let to = Int((advance * CGFloat(number + 1)).rounded(.down))
            let ink = columns[from..<to].reduce(0, +)
            let moment = (from..<to).reduce(0) { $0 + (Double($1) + 0.5) * columns[$1] }
            centers.append(CGFloat(moment / ink))
        }
        for (first, second) in zip(centers, centers.dropFirst()) {
            #expect(abs(second - first - advance) < 0.2)
        }
    }

    @Test("Text drawing: repeated drawing gives the same bytes")
    func deterministic() throws {
        func bytes() throws -> [UInt8] {
            let page = try Page(width: 300, height: 60, scale: 2)
            let text = StyledText.plain("Snapshot 快照 שלום 123").with(
                "快照", TextAttributes(font: .system(size: 20, weight: 700), foregroundColor: red))
            TextFrame(text, paragraph: .init(), fitting: .wide(200))
                .draw(in: page.context, at: CGPoint(x: 3.3, y: 4.7))
            return page.bytes
        }
        #expect(try bytes() == bytes())
    }

    @Test("Text drawing: each part has its colour")
    func colors() throws {
        let page = try Page(width: 100, height: 40)
        page.draw(
            StyledText.plain("II", size: 30).with(
                "I", TextAttributes(font: .system(size: 30), foregroundColor: red)))
        let pixels = page.bytes
        let row = 20 * page.context.bytesPerRow
        func pixel(_ x: Int) -> [UInt8] { Array(pixels[(row + x * 4)..<(row + x * 4 + 3)]) }
        let reds = (0..<100).filter { pixel($0) == [0, 0, 255] }
        let blacks = (0..<100).filter { pixel($0) == [0, 0, 0] }
        #expect(!reds.isEmpty && !blacks.isEmpty)
        #expect(try #require(reds.max()) < #require(blacks.min()))
    }

    @Test("Text drawing: the colour's and the context's alpha multiply once")
    func alpha() throws {
        func darkness(_ color: CGColor, alpha: CGFloat) throws -> Double {
            let page = try Page(width: 60, height: 30)
            page.context.setAlpha(alpha)
            page.draw(
                StyledText("WA", TextAttributes(font: .system(size: 17), foregroundColor: color)))
            return page.darkness
        }
        let full = try darkness(.black, alpha: 1)
        #expect(abs(try darkness(.black, alpha: 0.5) - full / 2) < full * 0.02)
        #expect(abs(try darkness(CGColor(gray: 0, alpha: 0.5), alpha: 1) - full / 2) < full * 0.02)
        #expect(
            abs(try darkness(CGColor(gray: 0, alpha: 0.5), alpha: 0.5) - full / 4) < full * 0.02)
        #expect(try darkness(.clear, alpha: 1) == 0)
    }

    @Test("Text drawing: it respects the context's clip and preserves its state")
    func clip() throws {
        let page = try Page(width: 100, height: 40)
        page.context.saveGState()
        page.context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
        page.draw(.plain("wide text", size: 30))
        #expect(page.inkRect.maxX <= 20)
        page.context.restoreGState()
        page.context.setFillColor(.black)
        page.context.addRect(CGRect(x: 90, y: 30, width: 5, height: 5))
        page.context.fillPath()
        #expect(page.inkRect.maxX == 95)
        #expect(page.context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40))
    }

    @Test(
        "Text drawing: underline and strikethrough are aligned to pixels and limited to their range"
    )
    func rules() throws {
        func rows(_ attributes: TextAttributes) throws -> [Int] {
            let page = try Page(width: 120, height: 30)
            page.draw(StyledText.plain("no      yes", size: 17).with("      ", attributes))
            // Spaces between words have no ink.
            let x = Int(
                TextFrame.cached(
                    .plain("no   ", size: 17), paragraph: .init(), fitting: .unlimited
                ).size.width)
            return page.rows.indices.filter { page.rows[$0][x] > 0.5 }
        }
        let font = TextFont.system(size: 17)
        let baseline = Int(font.metrics.ascender.rounded())
        #expect(try rows(TextAttributes(font: font)).isEmpty)
        let underline = try rows(TextAttributes(font: font, underline: .single))
        #expect(underline.count == 1)
        #expect((baseline...(baseline + 3)).contains(underline[0]))
        let double = try rows(TextAttributes(font: font, underline: .double))
        #expect(double.count == 2)
        #expect(double[1] == double[0] + 2)
        let through = try rows(TextAttributes(font: font, strikethrough: .single))
        #expect(through.count == 1)
        #expect(((baseline - 9)..<(baseline - 2)).contains(through[0]))
    }

    @Test("Text drawing: the background is behind the text, as high as the line")
    func background() throws {
        let page = try Page(width: 120, height: 60)
        let attributes = TextAttributes(font: .system(size: 17), backgroundColor: red)
        page.draw(StyledText("ab\ncd", attributes))
        let height = TextFont.system(size: 17).metrics.lineHeight * 2
        #expect(page.inkRect.height == height.rounded())
        #expect(page.inkRect.minY == 0)
    }

    @Test("Text drawing: the baseline offset moves characters up")
    func baselineOffset() throws {
        func ink(_ offset: CGFloat) throws -> CGRect {
            let page = try Page(width: 80, height: 60)
            page.draw(
                StyledText.plain("xH", size: 20).with(
                    "x",
                    TextAttributes(
                        font: .system(size: 20), foregroundColor: red, baselineOffset: offset)),
                paragraph: .init(minimumLineHeight: 50))
            return page.inkRect
        }
        // A raised x is above the H, a lowered one extends below it.
        let plain = try ink(0)
        #expect(try ink(12).height >= plain.height + 6)
        #expect(try ink(-8).height == plain.height + 8)
    }

    @Test("Text drawing: text rotates with the context")
    func rotated() throws {
        let page = try Page(width: 100, height: 100)
        page.context.translateBy(x: 50, y: 0)
        page.context.rotate(by: .pi / 2)
        page.draw(.plain("downward", size: 17))
        #expect(page.inkRect.height > page.inkRect.width * 3)
        #expect(page.inkRect.maxX <= 51)
    }
}
