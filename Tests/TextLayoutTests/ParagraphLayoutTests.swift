import CoreGraphics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Paragraph layout")
struct ParagraphLayoutTests {
    private let words = String(repeating: "several short words ", count: 6)

    private func frame(
        _ string: String, width: CGFloat = 200, _ paragraph: TextParagraph
    ) -> TextFrame {
        TextFrame(.plain(string), paragraph: paragraph, fitting: .wide(width))
    }

    @Test("Paragraph: indents move the first line, the others and their ends")
    func indents() {
        let indents = TextIndents(firstHead: 30, head: 12, tail: -20)
        let lines = frame(words, TextParagraph(indents: indents)).lines
        #expect(lines.count > 3)
        #expect(lines[0].rect.minX == 30)
        #expect(lines.dropFirst().allSatisfy { $0.rect.minX == 12 })
        #expect(lines.allSatisfy { $0.rect.maxX <= 180.01 })
        let right = frame(words, TextParagraph(alignment: .right, indents: indents)).lines
        #expect(right.allSatisfy { abs($0.rect.maxX - 180) < 0.01 })
        let absolute = frame(words, TextParagraph(indents: TextIndents(tail: 100))).lines
        #expect(absolute.allSatisfy { $0.rect.maxX <= 100.01 })
    }

    @Test("Paragraph: indents are mirrored from right to left")
    func mirrored() {
        let indents = TextIndents(firstHead: 30, head: 12)
        let lines = frame(
            "שלום עולם שלום עולם שלום עולם שלום", width: 100, TextParagraph(indents: indents)
        ).lines
        #expect(abs(lines[0].rect.maxX - 70) < 0.01)
        #expect(abs(lines[1].rect.maxX - 88) < 0.01)
    }

    @Test("Paragraph: the size of unlimited text includes its indents")
    func size() {
        let plain = TextFrame(.plain("word"), paragraph: .init(), fitting: .unlimited).size
        let indented = TextFrame(
            .plain("word"),
            paragraph: TextParagraph(indents: TextIndents(firstHead: 10, tail: -5)),
            fitting: .unlimited)
        #expect(abs(indented.size.width - plain.width - 15) < 0.01)
        #expect(indented.lines[0].rect.minX == 10)
        let again = TextFrame(
            .plain("word"), paragraph: indented.paragraph, fitting: indented.size)
        #expect(again.lines.count == 1)
    }

    @Test("Paragraph: each paragraph has its own indents, alignment and spacing")
    func styles() {
        var text = StyledText.plain("one\ntwo\nthree")
        text.setParagraph(
            TextParagraph(alignment: .right, spacingBefore: 5, spacingAfter: 7), from: 4)
        text.setParagraph(TextParagraph(indents: TextIndents(firstHead: 9)), from: 8)
        let lines = TextFrame(text, paragraph: .init(), fitting: .wide(200)).lines
        #expect(lines[0].rect.minX == 0 && lines[1].rect.maxX == 200 && lines[2].rect.minX == 9)
        #expect(abs(lines[1].rect.minY - lines[0].rect.maxY - 5) < 0.01)
        #expect(abs(lines[2].rect.minY - lines[1].rect.maxY - 7) < 0.01)
    }

    @Test("Paragraph: tabs continue at multiples of 28 points, whatever the indent")
    func defaultTabs() {
        let frame = frame("i\ti\ti", TextParagraph(indents: TextIndents(firstHead: 10)))
        #expect(abs(frame.caretRect(at: 2).minX - 28) < 0.1)
        #expect(abs(frame.caretRect(at: 4).minX - 56) < 0.1)
        #expect(abs(frame.caretRect(at: 0).minX - 10) < 0.1)
    }

    @Test("Paragraph: tab stops align what follows, and an interval continues them")
    func tabStops() {
        let stops = [
            TextTabStop(position: 100, alignment: .right),
            TextTabStop(position: 150, alignment: .center),
        ]
        let frame = frame("a\tright\tmid\tx", TextParagraph(tabStops: stops, tabInterval: 60))
        #expect(abs(frame.caretRect(at: 7).minX - 100) < 0.1)
        let middle = (frame.caretRect(at: 8).minX + frame.caretRect(at: 11).minX) / 2
        #expect(abs(middle - 150) < 0.6)
        #expect(abs(frame.caretRect(at: 12).minX - 180) < 0.1)
    }

    @Test("Paragraph: a list item hangs beside its marker, on wrapped lines with tabs too")
    func hanging() {
        let paragraph = TextParagraph(
            indents: TextIndents(head: 24), tabStops: [TextTabStop(position: 24)])
        let frame = frame("•\t\(words)\tend", paragraph)
        #expect(abs(frame.caretRect(at: 2).minX - 24) < 0.1)
        #expect(frame.lines.dropFirst().allSatisfy { $0.rect.minX == 24 })
        #expect(frame.lines.last?.range.upperBound == frame.text.length)
    }

    @Test("Paragraph: a word divided at a soft hyphen shows a hyphen")
    func softHyphen() {
        let text = "extra\u{AD}ordinary"
        let whole = frame(text, width: 500, .init())
        #expect(whole.lines.count == 1)
        let divided = frame(text, width: whole.size.width - 10, .init())
        #expect(divided.lines.map(\.range) == [0..<6, 6..<14])
        let bare = frame("extra", width: 500, .init())
        #expect(divided.lines[0].rect.width > bare.size.width + 2)
        #expect(divided.lines[0].rect.width <= divided.size.width)
    }

    @Test("Paragraph: words are divided when their line is emptier than the factor")
    func hyphenation() {
        let text = "an internationalization"
        let without = frame(text, width: 120, .init())
        #expect(without.lines[0].range == 0..<3)
        let with = frame(text, width: 120, TextParagraph(hyphenationFactor: 1))
        #expect(with.lines[0].range.upperBound > 5)
        #expect(with.lines[0].rect.maxX <= 120)
        #expect(with.lines.last?.range.upperBound == text.utf16.count)
    }

    // MARK: Regions

    /// Two columns, the first 60 points high.
    private struct Columns: LineRegion {
        func room(below top: CGFloat, height: CGFloat) -> LineRoom? {
            if top + height <= 60 { return LineRoom(top: top, ranges: [0...90]) }
            return LineRoom(top: max(top, 1000), ranges: [100...190])
        }
    }

    /// A hole in the middle of the lines.
    private struct Hole: LineRegion {
        func room(below top: CGFloat, height: CGFloat) -> LineRoom? {
            LineRoom(top: top, ranges: [0...80, 120...200])
        }
    }

    @Test("Region: lines that do not fit below each other continue elsewhere")
    func columns() {
        let frame = TextFrame(
            .plain(String(words.dropLast())), paragraph: .init(), fitting: .unlimited,
            in: Columns())
        let first = frame.lines.filter { $0.rect.minY < 100 }
        let second = frame.lines.filter { $0.rect.minY >= 1000 }
        #expect(first.count >= 2 && second.count >= 2)
        #expect(first.allSatisfy { $0.rect.maxX <= 90.01 && $0.rect.maxY <= 60 })
        #expect(second.allSatisfy { $0.rect.minX == 100 && $0.rect.maxX <= 190.01 })
    }

    @Test("Region: text continues behind a hole at the same height")
    func hole() {
        let frame = TextFrame(.plain(words), paragraph: .init(), fitting: .unlimited, in: Hole())
        #expect(frame.lines[0].rect.minY == frame.lines[1].rect.minY)
        #expect(frame.lines[0].rect.maxX <= 80.01 && frame.lines[1].rect.minX == 120)
        #expect(frame.lines[2].rect.minX == 0)
        let line = frame.lines[1]
        let index = frame.index(at: CGPoint(x: 121, y: line.rect.midY))
        #expect(line.range.contains(index))
    }
}
