import CoreGraphics
import Foundation
import Testing
import TextLayout

@Suite("Text measurers")
struct TextMeasuringTests {
    static let all = NamedMeasurer.all
    static let truncating: [TextLineBreakMode] = [
        .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]

    @Test("Text measurer: an empty string has one line and zero width", arguments: all)
    func empty(_ sample: NamedMeasurer) {
        let empty = sample.measurer.size(of: .plain(""), paragraph: .init(), fitting: .unlimited)
        let letter = sample.measurer.size(of: .plain("x"), paragraph: .init(), fitting: .unlimited)
        #expect(empty.width == 0)
        #expect(empty.height == letter.height)
        #expect(letter.width > 0)
    }

    @Test("Text measurer: a line's height comes from its font", arguments: all)
    func lineHeight(_ sample: NamedMeasurer) {
        for size: CGFloat in [11, 17, 34] {
            let font = TextFont.system(size: size)
            let line = sample.measurer.lines(
                of: .plain("Ég世界", size: size), paragraph: .init(), fitting: .unlimited)[0]
            let metrics = sample.measurer.metrics(of: font)
            #expect(abs(line.rect.height - metrics.lineHeight) < 1e-9)
            #expect(abs(line.baseline - metrics.ascender) < 1e-9)
        }
    }

    @Test("Text measurer: lines wrap between words, within the width", arguments: all)
    func wraps(_ sample: NamedMeasurer) {
        let text = StyledText.plain("one two three four five six seven")
        let lines = sample.measurer.lines(of: text, paragraph: .init(), fitting: .wide(90))
        #expect(lines.count > 2)
        for line in lines {
            #expect(line.rect.maxX <= 90)
            let start = line.range.lowerBound
            #expect(start == 0 || Array(text.string.utf16)[start - 1] == UInt16(UInt8(ascii: " ")))
        }
        #expect(
            lines.map(\.range.lowerBound).dropFirst()
                == lines.dropLast().map(\.range.upperBound)[...])
        #expect(lines.last?.range.upperBound == text.length)
    }

    @Test("Text measurer: a word longer than a line is broken", arguments: all)
    func longWord(_ sample: NamedMeasurer) {
        let lines = sample.measurer.lines(
            of: .plain("incomprehensibilities"), paragraph: .init(), fitting: .wide(50))
        #expect(lines.count > 2)
        #expect(lines.allSatisfy { $0.rect.width <= 50 })
    }

    @Test(
        "Text measurer: character wrapping breaks anywhere and needs no more lines", arguments: all)
    func characters(_ sample: NamedMeasurer) {
        let text = StyledText.plain("an extraordinary circumstance")
        let words = sample.measurer.lines(of: text, paragraph: .init(), fitting: .wide(80))
        let characters = sample.measurer.lines(
            of: text, paragraph: .init(lineBreakMode: .byCharWrapping), fitting: .wide(80))
        #expect(characters.count <= words.count)
        #expect(characters[0].range.count > words[0].range.count)
    }

    @Test("Text measurer: Chinese breaks between any two characters", arguments: all)
    func chinese(_ sample: NamedMeasurer) {
        let lines = sample.measurer.lines(
            of: .plain("天黑了狐狸累了天黑了狐狸累了"), paragraph: .init(), fitting: .wide(16 * 4 + 1))
        #expect(lines.map(\.range.count) == [4, 4, 4, 2])
    }

    @Test("Text measurer: an infinite width never wraps", arguments: all)
    func endless(_ sample: NamedMeasurer) {
        let text = StyledText.plain(String(repeating: "word ", count: 200))
        for width in [CGFloat.infinity, .greatestFiniteMagnitude] {
            let lines = sample.measurer.lines(of: text, paragraph: .init(), fitting: .wide(width))
            #expect(lines.count == 1)
        }
    }

    @Test(
        "Text measurer: every line feed starts a line, and a final one an empty line",
        arguments: all)
    func lineFeeds(_ sample: NamedMeasurer) {
        let lines = sample.measurer.lines(
            of: .plain("a\n\nbc\r\nd\n"), paragraph: .init(), fitting: .unlimited)
        #expect(lines.map(\.range) == [0..<1, 2..<2, 3..<5, 7..<8, 9..<9])
        #expect(lines[1].rect.width == 0)
        #expect(lines[4].rect.minY == lines[0].rect.height * 4)
    }

    @Test("Text measurer: lines are limited by number and by height", arguments: all)
    func limits(_ sample: NamedMeasurer) {
        let text = StyledText.plain("one\ntwo\nthree\nfour")
        let all = sample.measurer.lines(of: text, paragraph: .init(), fitting: .unlimited)
        #expect(all.count == 4)
        let two = sample.measurer.lines(
            of: text, paragraph: .init(maximumLines: 2), fitting: .unlimited)
        #expect(two == Array(all[..<2]))
        let height = all[0].rect.height
        for (room, count) in [(height * 3, 3), (height * 3 - 1, 2), (height / 2, 1), (-5, 1)] {
            let lines = sample.measurer.lines(
                of: text, paragraph: .init(), fitting: CGSize(width: 500, height: room))
            #expect(lines.count == count)
        }
    }

    @Test("Text measurer: a single truncated line fits the width", arguments: all, truncating)
    func truncates(_ sample: NamedMeasurer, mode: TextLineBreakMode) {
        let text = StyledText.plain("The quick brown fox jumps over the lazy dog")
        let lines = sample.measurer.lines(
            of: text, paragraph: .init(lineBreakMode: mode, maximumLines: 1), fitting: .wide(120))
        #expect(lines.count == 1)
        #expect(lines[0].isTruncated)
        #expect(lines[0].rect.width <= 120)
        #expect(lines[0].rect.width > 80)
        #expect(lines[0].range == 0..<text.length)
    }

    @Test("Text measurer: the last of several lines is truncated", arguments: all, truncating)
    func truncatesLast(_ sample: NamedMeasurer, mode: TextLineBreakMode) {
        let text = StyledText.plain("The quick brown fox jumps over the lazy dog and runs away")
        let lines = sample.measurer.lines(
            of: text, paragraph: .init(lineBreakMode: mode, maximumLines: 2), fitting: .wide(120))
        #expect(lines.map(\.isTruncated) == [false, true])
        #expect(lines.allSatisfy { $0.rect.width <= 120 })
    }

    @Test(
        "Text measurer: text that fits is not truncated",
        arguments: all, TextLineBreakMode.allCases)
    func fits(_ sample: NamedMeasurer, mode: TextLineBreakMode) {
        let paragraph = TextParagraph(lineBreakMode: mode, maximumLines: 1)
        let size = sample.measurer.size(
            of: .plain("Undo"), paragraph: paragraph, fitting: .unlimited)
        let lines = sample.measurer.lines(of: .plain("Undo"), paragraph: paragraph, fitting: size)
        #expect(lines.map(\.isTruncated) == [false])
        #expect(lines[0].rect.width == size.width)
    }

    @Test("Text measurer: a clipped line may exceed the width", arguments: all)
    func clips(_ sample: NamedMeasurer) {
        let lines = sample.measurer.lines(
            of: .plain("The quick brown fox"),
            paragraph: .init(alignment: .center, lineBreakMode: .byClipping, maximumLines: 1),
            fitting: .wide(50))
        #expect(lines.count == 1)
        #expect(lines[0].rect.width > 50)
        #expect(lines[0].rect.minX == 0, "the beginning is shown")
    }

    @Test(
        "Text measurer: lines align in the width, or in that of the widest line", arguments: all,
        [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
    func aligns(_ sample: NamedMeasurer, _ expected: (alignment: TextAlignment, share: CGFloat)) {
        let text = StyledText.plain("wide line\nthin")
        for room in [CGSize.wide(200), .unlimited] {
            let lines = sample.measurer.lines(
                of: text, paragraph: .init(alignment: expected.alignment), fitting: room)
            let width = room.width.isFinite ? room.width : lines[0].rect.width
            for line in lines {
                #expect(abs(line.rect.minX - (width - line.rect.width) * expected.share) < 1e-6)
            }
        }
    }

    @Test("Text measurer: line spacing is only between lines", arguments: all)
    func spacing(_ sample: NamedMeasurer) {
        let tight = sample.measurer.size(
            of: .plain("a\nb\nc"), paragraph: .init(), fitting: .unlimited)
        let loose = sample.measurer.size(
            of: .plain("a\nb\nc"), paragraph: .init(lineSpacing: 7), fitting: .unlimited)
        #expect(abs(loose.height - tight.height - 14) < 1e-9)
    }

    @Test(
        "Text measurer: paragraph line heights put additional space above the characters",
        arguments: all)
    func lineHeights(_ sample: NamedMeasurer) {
        func line(_ paragraph: TextParagraph) -> TextLine {
            sample.measurer.lines(of: .plain("x"), paragraph: paragraph, fitting: .unlimited)[0]
        }
        let natural = line(.init())
        let tall = line(.init(minimumLineHeight: 50))
        #expect(tall.rect.height == 50)
        #expect(abs((50 - tall.baseline) - (natural.rect.height - natural.baseline)) < 1e-9)
        #expect(line(.init(maximumLineHeight: 12)).rect.height == 12)
        let double = line(.init(lineHeightMultiple: 2))
        #expect(abs(double.rect.height - natural.rect.height * 2) < 1e-9)
    }

    @Test("Text measurer: the largest font determines a line's height", arguments: all)
    func mixedFonts(_ sample: NamedMeasurer) {
        let text = StyledText.plain("small BIG\nsmall").with(
            "BIG", TextAttributes(font: .system(size: 40)))
        let lines = sample.measurer.lines(of: text, paragraph: .init(), fitting: .unlimited)
        let big = sample.measurer.metrics(of: .system(size: 40)).lineHeight
        let small = sample.measurer.metrics(of: .system(size: 16)).lineHeight
        #expect(abs(lines[0].rect.height - big) < 1e-9)
        #expect(abs(lines[1].rect.height - small) < 1e-9)
    }

    @Test("Text measurer: kern is added to every character", arguments: all)
    func kern(_ sample: NamedMeasurer) {
        let spaced = StyledText("abcd", TextAttributes(font: .system(size: 16), kern: 5))
        let plain = sample.measurer.size(
            of: .plain("abcd"), paragraph: .init(), fitting: .unlimited)
        let wide = sample.measurer.size(of: spaced, paragraph: .init(), fitting: .unlimited)
        #expect(abs(wide.width - plain.width - 20) < 0.01)
    }

    @Test(
        "Text measurer: negative, infinite and NaN sizes are accepted", arguments: all,
        [
            CGFloat.nan, -.infinity, -1, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
            .infinity,
        ])
    func strangeSizes(_ sample: NamedMeasurer, side: CGFloat) {
        for mode in TextLineBreakMode.allCases {
            for room in [CGSize(width: side, height: 100), CGSize(width: 100, height: side)] {
                let size = sample.measurer.size(
                    of: .plain("one two three"), paragraph: .init(lineBreakMode: mode),
                    fitting: room)
                #expect(size.width.isFinite && size.width > 0)
                #expect(size.height.isFinite && size.height > 0)
            }
        }
    }
}
