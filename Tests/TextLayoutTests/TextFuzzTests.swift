import CoreGraphics
import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Random text")
struct TextFuzzTests {
    /// Characters that have caused bugs elsewhere.
    private static let oddities: [String] = [
        "a", "W", " ", "  ", "\t", "\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}",
        "\0",
        "\u{1}", "\u{7F}", "\u{AD}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}",
        "\u{202A}",
        "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2069}",
        "\u{FEFF}",
        "\u{FFFC}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "e\u{301}", "\u{301}", "ש",
        "ع", "ﷺ",
        "क्षि", "ไทย", "天", "世界", "한국", "か", "👩‍👩‍👧", "🇨🇳", "🏽", "👍🏽", "1", "،", "(", "…",
        "\u{1F3FB}\u{FE0F}",
        "\u{E0067}", "Z\u{351}\u{36B}\u{343}\u{36A}\u{302}\u{36B}",
    ]

    private struct Sample {
        var text: StyledText
        var paragraph: TextParagraph
        var size: CGSize
    }

    private static let lengths: [CGFloat] = [
        0, 0.001, 1, 7, 50, 120, 1e4, 1_499_999, 1.5e6, 1e9, 1e300, -3, .nan, .infinity, -.infinity,
    ]

    private static func sample(_ random: inout SeededGenerator) -> Sample {
        var string = ""
        for _ in 0..<Int.random(in: 0..<30, using: &random) {
            let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x30000, using: &random))
            let isOdd = Int.random(in: 0..<5, using: &random) > 0
            string +=
                isOdd ? oddities.randomElement(using: &random)! : scalar.map(String.init) ?? "?"
        }
        func number() -> CGFloat { lengths.randomElement(using: &random)! }
        func attributes() -> TextAttributes {
            let isHuge = Int.random(in: 0..<8, using: &random) == 0
            return TextAttributes(
                font: TextFont(
                    family: [.system, .systemMonospaced, .named("Nowhere")].randomElement(
                        using: &random)!,
                    size: isHuge ? number() : CGFloat.random(in: 1..<40, using: &random),
                    weight: Int.random(in: 0..<1000, using: &random),
                    isItalic: Bool.random(using: &random),
                    hasMonospacedDigits: Bool.random(using: &random)),
                backgroundColor: Bool.random(using: &random) ? .white : nil,
                kern: isHuge ? number() : 0,
                underline: [.none, .single, .double].randomElement(using: &random)!,
                strikethrough: [.none, .single].randomElement(using: &random)!,
                baselineOffset: isHuge ? number() : 0)
        }
        var text = StyledText(string, attributes())
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
            let start = Int.random(in: -2..<30, using: &random)
            text.setAttributes(
                attributes(), in: start..<(start + Int.random(in: 0..<20, using: &random)))
        }
        let isStrange = Int.random(in: 0..<4, using: &random) == 0
        let paragraph = TextParagraph(
            alignment: [.left, .center, .right, .justified, .natural].randomElement(
                using: &random)!,
            lineBreakMode: .allCases.randomElement(using: &random)!,
            maximumLines: Int.random(in: -1..<5, using: &random),
            lineSpacing: isStrange ? number() : 0, minimumLineHeight: isStrange ? number() : 0,
            maximumLineHeight: isStrange ? number() : 0,
            lineHeightMultiple: isStrange ? number() : 0,
            baseDirection: [.natural, .leftToRight, .rightToLeft].randomElement(using: &random)!)
        return Sample(
            text: text, paragraph: paragraph, size: CGSize(width: number(), height: number()))
    }

    @Test(
        "Random text: measuring, drawing and hit testing stay within bounds without crashing",
        arguments: 0..<10 as Range<UInt64>)
    func survives(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let page = try Page(width: 60, height: 60)
        for _ in 0..<25 {
            let sample = Self.sample(&random)
            let frame = TextFrame(sample.text, paragraph: sample.paragraph, fitting: sample.size)
            check(frame.lines, of: sample)
            frame.draw(in: page.context, at: CGPoint(x: 3, y: -2))
            for point in [CGPoint.zero, CGPoint(x: 30, y: 30), CGPoint(x: 1e300, y: -1e300)] {
                #expect((0...sample.text.length).contains(frame.index(at: point)))
            }
            for index in [-1, 0, sample.text.length / 2, sample.text.length, .max] {
                let caret = frame.caretRect(at: index)
                #expect(caret.minX.isFinite && caret.minY.isFinite)
            }
            let grid = GridTextMeasurer().lines(
                of: sample.text, paragraph: sample.paragraph, fitting: sample.size)
            check(grid, of: sample)
        }
    }

    private func check(_ lines: [TextLine], of sample: Sample) {
        #expect(!lines.isEmpty)
        let maximum = sample.paragraph.maximumLines
        #expect(maximum <= 0 || lines.count <= maximum)
        var end = 0
        for line in lines {
            #expect(line.range.lowerBound >= end, "lines are in order")
            end = line.range.upperBound
            #expect(line.rect.width >= 0 && line.rect.width.isFinite)
            #expect(line.rect.height >= 0 && line.baseline.isFinite)
        }
        #expect(end <= sample.text.length)
    }

    @Test(
        "Random text: a quarter of a million characters are laid out in bounded lines and time",
        arguments: [17 as CGFloat, 4096])
    func long(size: CGFloat) throws {
        let words = StyledText.plain(String(repeating: "lorem ipsum ", count: 20_000), size: size)
        let clock = ContinuousClock()
        let time = clock.measure {
            let frame = TextFrame(
                words, paragraph: .init(lineBreakMode: .byTruncatingTail, maximumLines: 1),
                fitting: .wide(300))
            // An ellipsis of 4096 points does not fit either.
            #expect(frame.lines[0].rect.width <= max(300, size))
            #expect(frame.lines[0].isTruncated)
            let endless = TextFrame(words, paragraph: .init(maximumLines: 3), fitting: .unlimited)
            #expect(endless.lines.allSatisfy { $0.rect.width > 0 && $0.rect.width < 2_000_000 })
        }
        #expect(time < .seconds(20))
    }

    @Test("Random text: text without any space is laid out")
    func solid() {
        for character in ["W", "天", "\u{301}", "👩‍👩‍👧"] {
            let text = StyledText.plain(String(repeating: character, count: 20_000))
            let frame = TextFrame(
                text, paragraph: .init(), fitting: CGSize(width: 300, height: 100))
            #expect(!frame.lines.isEmpty)
            #expect(frame.lines.allSatisfy { $0.rect.width >= 0 })
        }
    }
}
