import CoreGraphics
import CoreText
import Testing
import UIKit

@Suite("CoreText lines")
struct CTLineTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func line(_ text: String, _ more: [NSAttributedString.Key: Any] = [:]) -> CTLine {
        CTLineCreateWithAttributedString(
            NSAttributedString(string: text, attributes: [.font: font].merging(more) { $1 })
                as CFAttributedString)
    }

    @Test("CTLine: bounds are those of UIKit's text")
    func bounds() {
        let text = line("Handwriting")
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(text, &ascent, &descent, &leading)
        let size = "Handwriting".size(withAttributes: [.font: font])
        #expect(abs(CGFloat(width) - size.width) < 0.01)
        #expect(abs(ascent + descent + leading - font.lineHeight) < 0.01)
        let box = CTLineGetBoundsWithOptions(text, [])
        #expect(abs(box.maxY - ascent) < 0.01 && box.minY < 0)
        let ink = CTLineGetBoundsWithOptions(text, .useGlyphPathBounds)
        #expect(ink.height < box.height && ink.height > 10)
        #expect(CTLineGetStringRange(text) == CFRange(location: 0, length: 11))
        #expect(CTLineGetPenOffsetForFlush(text, 0.5, width + 10) == 5)
        #expect(CTLineGetTrailingWhitespaceWidth(line("a  ")) > 5)
        #expect(CTLineGetTypographicBounds(line(""), nil, nil, nil) == 0)
    }

    @Test("CTLine: places and characters are converted both ways")
    func places() {
        let text = line("Places")
        for index in 0...6 {
            let offset = CTLineGetOffsetForStringIndex(text, index, nil)
            let back = CTLineGetStringIndexForPosition(text, CGPoint(x: offset + 0.5, y: 0))
            #expect(back == index)
        }
        var stops: [CFIndex] = []
        CTLineEnumerateCaretOffsets(text) { _, index, _, stop in
            stops.append(index)
            if index == 3 { stop.pointee = true }
        }
        #expect(stops == [0, 1, 2, 3])
    }

    @Test("CTRun: glyphs have the font that contains them, their places and characters")
    func runs() throws {
        let text = line("ab中c")
        let runs = try #require(CTLineGetGlyphRuns(text) as? [CTRun])
        #expect(runs.count == 3)
        #expect(CFArrayGetCount(CTLineGetGlyphRuns(text)) == 3)
        #expect(CTLineGetGlyphCount(text) == 4)
        let families = runs.map { run in
            let attributes = CTRunGetAttributes(run) as NSDictionary
            return (attributes[kCTFontAttributeName] as? UIFont)?.familyName
        }
        #expect(families[1] == "WenQuanYi Micro Hei")
        #expect(families[0] == families[2] && families[0] != families[1])
        var x: CGFloat = 0
        for run in runs {
            let count = CTRunGetGlyphCount(run)
            var positions = [CGPoint](repeating: .zero, count: count)
            var advances = [CGSize](repeating: .zero, count: count)
            var indices = [CFIndex](repeating: 0, count: count)
            CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
            CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
            CTRunGetStringIndices(run, CFRangeMake(0, count), &indices)
            #expect(indices[0] == CTRunGetStringRange(run).location)
            for (position, advance) in zip(positions, advances) {
                // Pango divides the tracking between both sides of a character.
                #expect(abs(position.x - x) < 0.1)
                x += advance.width
            }
        }
        #expect(abs(x - CGFloat(CTLineGetTypographicBounds(text, nil, nil, nil))) < 0.2)
        #expect(CTRunGetStatus(runs[0]) == [])
        let hebrew = try #require(CTLineGetGlyphRuns(line("שלום")) as? [CTRun])
        #expect(CTRunGetStatus(hebrew[0]) == .rightToLeft)
    }

    @Test("CTRun: the addresses of its arrays stay, and lead to the same values as copies")
    func addresses() throws {
        let run = try #require((CTLineGetGlyphRuns(line("Word")) as? [CTRun])?.first)
        let count = CTRunGetGlyphCount(run)
        var glyphs = [CGGlyph](repeating: 0, count: count)
        var positions = [CGPoint](repeating: .zero, count: count)
        var advances = [CGSize](repeating: .zero, count: count)
        var indices = [CFIndex](repeating: 0, count: count)
        let all = CFRangeMake(0, 0)
        CTRunGetGlyphs(run, all, &glyphs)
        CTRunGetPositions(run, all, &positions)
        CTRunGetAdvances(run, all, &advances)
        CTRunGetStringIndices(run, all, &indices)
        let address = try #require(CTRunGetGlyphsPtr(run))
        #expect(CTRunGetGlyphsPtr(run) == address)
        #expect((0..<count).map { address[$0] } == glyphs)
        #expect((0..<count).map { CTRunGetPositionsPtr(run)?[$0] } == positions)
        #expect((0..<count).map { CTRunGetAdvancesPtr(run)?[$0] } == advances)
        #expect((0..<count).map { CTRunGetStringIndicesPtr(run)?[$0] } == indices)
        var part = [CGGlyph](repeating: 0, count: 2)
        CTRunGetGlyphs(run, CFRangeMake(1, 2), &part)
        #expect(part == Array(glyphs[1...2]))
    }

    @Test("CTRunDelegate: makes room for a character")
    func delegates() throws {
        final class Room { let width: CGFloat = 50 }
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion,
            dealloc: { Unmanaged<Room>.fromOpaque($0).release() },
            getAscent: { _ in 30 }, getDescent: { _ in 10 },
            getWidth: { Unmanaged<Room>.fromOpaque($0).takeUnretainedValue().width })
        weak var room: Room?
        try {
            let made = Room()
            room = made
            let delegate = try #require(
                CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(made).toOpaque()))
            #expect(CTRunDelegateGetRefCon(delegate) == Unmanaged.passUnretained(made).toOpaque())
        }()
        #expect(room == nil)
        let kept = Unmanaged.passRetained(Room())
        let delegate = try #require(CTRunDelegateCreate(&callbacks, kept.toOpaque()))
        let key = NSAttributedString.Key(kCTRunDelegateAttributeName as String)
        let text = line("\u{FFFC}", [key: delegate])
        var (ascent, descent) = (CGFloat(0), CGFloat(0))
        #expect(abs(CTLineGetTypographicBounds(text, &ascent, &descent, nil) - 50) < 0.1)
        #expect(ascent == 30 && descent == 10)
    }

    @Test("CTLine: is truncated at the end, the start and in the middle")
    func truncation() throws {
        let text = line("A long line of text")
        let token = line("…")
        for type in [CTLineTruncationType.end, .start, .middle] {
            let short = try #require(CTLineCreateTruncatedLine(text, 100, type, token))
            let width = CTLineGetTypographicBounds(short, nil, nil, nil)
            #expect(width <= 100 && width > 70)
        }
        #expect(CTLineCreateTruncatedLine(text, 1000, .end, token) === text)
        #expect(CTLineCreateTruncatedLine(text, 3, .end, token) == nil)
    }

    @Test("Handwriting: the outlines of a line's glyphs make a path as wide as the line")
    func handwriting() throws {
        let path = CGMutablePath()
        let text = line("Touch 石")
        for run in try #require(CTLineGetGlyphRuns(text) as? [CTRun]) {
            let attributes = CTRunGetAttributes(run) as NSDictionary
            let font = try #require(attributes[kCTFontAttributeName] as? UIFont) as CTFont
            for index in 0..<CTRunGetGlyphCount(run) {
                let range = CFRangeMake(index, 1)
                var glyph = CGGlyph()
                var position = CGPoint()
                CTRunGetGlyphs(run, range, &glyph)
                CTRunGetPositions(run, range, &position)
                guard let letter = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
                path.addPath(
                    letter, transform: CGAffineTransform(translationX: position.x, y: position.y))
            }
        }
        let ink = CTLineGetImageBounds(text, nil)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX - ink.minX) < 0.5 && abs(box.maxX - ink.maxX) < 0.5)
        #expect(abs(box.minY - ink.minY) < 0.5 && abs(box.maxY - ink.maxY) < 0.5)
        let width = CTLineGetTypographicBounds(text, nil, nil, nil)
        #expect(box.width > CGFloat(width) * 0.9)
    }

    @Test("CTLine: a justified line has its width, with wider spaces alone")
    func justified() throws {
        let text = line("two wide words ")
        let width = CTLineGetTypographicBounds(line("two wide words"), nil, nil, nil)
        let wide = try #require(CTLineCreateJustifiedLine(text, 1, width + 30))
        #expect(
            abs(
                CTLineGetTypographicBounds(wide, nil, nil, nil)
                    - CTLineGetTrailingWhitespaceWidth(wide) - width - 30) < 0.5)
        let second = CTLineGetOffsetForStringIndex(wide, 4, nil)
        #expect(abs(second - CTLineGetOffsetForStringIndex(text, 4, nil) - 15) < 0.5)
        let half = try #require(CTLineCreateJustifiedLine(text, 0.5, width + 30))
        #expect(
            abs(
                CTLineGetOffsetForStringIndex(half, 9, nil)
                    - CTLineGetOffsetForStringIndex(text, 9, nil) - 15) < 0.5)
        #expect(CTLineCreateJustifiedLine(text, 0, 500) === text)
        #expect(CTLineCreateJustifiedLine(line("word"), 1, 500) == nil)
    }

    @Test("Paragraph styles: tab stops among the settings")
    func tabs() throws {
        var stops: CFArray =
            [CTTextTabCreate(.left, 60, nil), CTTextTabCreate(.right, 200, nil)] as NSArray
        let style = withUnsafePointer(to: &stops) { pointer in
            let setting = CTParagraphStyleSetting(
                spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: pointer)
            return withUnsafePointer(to: setting) { CTParagraphStyleCreate($0, 1) }
        }
        #expect(style.tabStops.map(\.location) == [60, 200])
        #expect(style.tabStops.map(CTTextTabGetAlignment) == [.left, .right])
        let text = line("a\tb", [.paragraphStyle: style])
        #expect(abs(CTLineGetOffsetForStringIndex(text, 2, nil) - 60) < 0.5)
    }
}
