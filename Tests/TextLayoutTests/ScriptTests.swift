import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Scripts")
struct ScriptTests {
    /// A few words in every script that the required fonts cover.
    static let samples = [
        "Latin": "Touchstone ĝäße", "Greek": "Ελληνικά", "Cyrillic": "Русский", "Arabic": "العربية",
        "Hebrew": "עברית", "Thai": "ภาษาไทยที่", "Devanagari": "हिन्दी क्षत्रिय",
        "Tamil": "தமிழ் நாடு", "Bengali": "বাংলা ক্ষ", "Korean": "한국어", "Japanese": "日本語のテキスト",
        "Simplified Chinese": "简体中文", "Traditional Chinese": "繁體中文",
        "Emoji": "😀👍🏽🇨🇳👩‍👩‍👧❤️1️⃣",
    ]

    @Test("Scripts: a required font has every character", arguments: samples.keys.sorted())
    func covered(script: String) throws {
        for weight in [400, 700] {
            let text = StyledText(
                try #require(Self.samples[script]),
                TextAttributes(font: .system(size: 17, weight: weight)))
            let frame = TextFrame(text, paragraph: .init(), fitting: .unlimited)
            #expect(frame.shapedLines.map(\.missingCharacterCount) == [0])
        }
    }

    @Test("Emoji: is in colour, about as large as the font", arguments: [CGFloat(12), 17, 40])
    func emoji(size: CGFloat) throws {
        let page = try Page(width: 100, height: 80, scale: 2)
        page.draw(.plain("🍎", size: size), at: CGPoint(x: 10, y: 10))
        let ink = page.inkRect
        #expect((0.8...1.5).contains(ink.width / (2 * size)), "\(ink)")
        #expect((0.8...1.5).contains(ink.height / (2 * size)), "\(ink)")
        #expect(page.hasColor)
    }

    @Test("Emoji: the text's colour does not change it, and it does not change the text")
    func emojiAmongText() throws {
        var black = StyledText.plain("a🍎b", size: 30)
        let page = try Page(width: 120, height: 50)
        page.draw(black)
        black.setAttributes(
            TextAttributes(font: .system(size: 30), foregroundColor: CGColor(gray: 0.5, alpha: 1)),
            in: 1..<3)
        let gray = try Page(width: 120, height: 50)
        gray.draw(black)
        #expect(page.bytes == gray.bytes)
        let plain = try Page(width: 120, height: 50)
        plain.draw(.plain("ab", size: 30))
        #expect(!plain.hasColor)
    }

    @Test("Emoji: is as transparent as the text")
    func transparentEmoji() throws {
        func darkness(alpha: CGFloat) throws -> Double {
            let page = try Page(width: 60, height: 50)
            page.draw(
                StyledText(
                    "🍎",
                    TextAttributes(
                        font: .system(size: 30), foregroundColor: CGColor(gray: 0, alpha: alpha))))
            return page.darkness
        }
        #expect(abs(try darkness(alpha: 0.5) / darkness(alpha: 1) - 0.5) < 0.03)
    }

    @Test("Regional forms: a Chinese character has those of the text's language")
    func regionalForms() throws {
        func picture(_ language: String?) throws -> [UInt8] {
            let page = try Page(width: 60, height: 50)
            page.draw(
                StyledText("骨直", TextAttributes(font: .system(size: 24), language: language)))
            return page.bytes
        }
        let standard = try picture(nil)
        #expect(try picture("en") == standard)
        #expect(try picture("zh-Hans") == standard)
        #expect(try picture("ja") != standard)
        #expect(try picture("zh-Hant") != standard)
        #expect(try picture("zh-TW") == picture("zh-Hant"))
        #expect(try picture("ja") != picture("zh-Hant"))
    }

    @Test(
        "Regional forms: follow the tag of a language",
        arguments: [
            ("zh_TW.UTF-8", RegionalForms.traditionalChinese), ("zh-HK", .traditionalChinese),
            ("zh-Hans-CN", .simplifiedChinese), ("zh", .simplifiedChinese), ("ja_JP", .japanese),
            ("ko", .korean), ("yue", .traditionalChinese), ("C", .simplifiedChinese),
            ("", .simplifiedChinese), ("--", .simplifiedChinese),
        ])
    func tags(tag: String, forms: RegionalForms) {
        #expect(RegionalForms(language: tag) == forms)
    }

    @Test("System fonts: an app's text has the regional forms of its user's language")
    func systemFonts() async {
        await #expect(processExitsWith: .success) {
            let text = StyledText("骨直", TextAttributes(font: .system(size: 24)))
            let before = try Page(width: 60, height: 50)
            TextFrame(text, paragraph: .init(), fitting: .unlimited)
                .draw(in: before.context, at: .zero)
            TextFont.useSystemFonts(language: "ja_JP.UTF-8")
            let after = try Page(width: 60, height: 50)
            TextFrame(text, paragraph: .init(), fitting: .unlimited)
                .draw(in: after.context, at: .zero)
            #expect(before.bytes != after.bytes)
            let latin = TextFrame(.plain("Touch"), paragraph: .init(), fitting: .unlimited)
            #expect(latin.shapedLines.map(\.missingCharacterCount) == [0])
        }
    }
}

@Suite("Shadows and boxes in text")
struct TextDecorationTests {
    @Test("Shadow: is drawn in its colour at its offset, behind the characters")
    func shadow() throws {
        let shadow = TextShadow(
            offset: CGSize(width: 40, height: 0), blur: 0, color: CGColor(gray: 0.5, alpha: 1))
        let page = try Page(width: 100, height: 40)
        page.draw(StyledText("█", TextAttributes(font: .system(size: 20), shadow: shadow)))
        let alone = try Page(width: 100, height: 40)
        alone.draw(.plain("█", size: 20))
        let ink = alone.inkRect
        let row = Int(ink.midY)
        #expect(page.rows[row][Int(ink.midX)] > 0.99)
        #expect(abs(page.rows[row][Int(ink.midX) + 40] - 0.5) < 0.01)
        #expect(page.inkRect == ink.union(ink.offsetBy(dx: 40, dy: 0)))
    }

    @Test("Shadow: applies to its range alone")
    func shadowOfRange() throws {
        let shadow = TextShadow(
            offset: CGSize(width: 0, height: 30), blur: 2, color: CGColor(gray: 0, alpha: 1))
        let page = try Page(width: 100, height: 80)
        let text = StyledText.plain("ab", size: 20)
        page.draw(text.with("b", TextAttributes(font: .system(size: 20), shadow: shadow)))
        let second = PangoTextMeasurer().size(
            of: .plain("a", size: 20), paragraph: .init(), fitting: .unlimited
        ).width
        let lower = page.rows[40...].enumerated().flatMap { $0.element }
        #expect(lower.contains { $0 > 0.1 })
        #expect(page.rows[40...].allSatisfy { $0[..<Int(second - 3)].allSatisfy { $0 < 0.02 } })
    }

    @Test("Box: takes its width, stands on the baseline and makes the line higher")
    func box() throws {
        let font = TextFont.system(size: 20)
        let box = CGRect(x: 0, y: -2, width: 50, height: 60)
        let text = StyledText.plain("a\u{FFFC}b", size: 20)
            .with("\u{FFFC}", TextAttributes(font: font, box: box))
        let frame = TextFrame(text, paragraph: .init(), fitting: .unlimited)
        let plain = TextFrame(.plain("ab", size: 20), paragraph: .init(), fitting: .unlimited)
        #expect(abs(frame.size.width - plain.size.width - 50) < 0.5)
        #expect(abs(frame.size.height - (58 - font.metrics.descender)) < 0.01)
        let found = try #require(frame.boxes().first)
        #expect(found.index == 1 && frame.boxes().count == 1)
        #expect(abs(found.rect.minX - frame.caretRect(at: 1).minX) < 0.01)
        #expect(abs(found.rect.maxY - frame.lines[0].baseline - 2) < 0.01)
        #expect(found.rect.size == box.size)
    }

    @Test("Box: hidden by an ellipsis, it is not reported")
    func truncatedBox() {
        let text = StyledText.plain("some words \u{FFFC}", size: 20).with(
            "\u{FFFC}",
            TextAttributes(
                font: .system(size: 20), box: CGRect(x: 0, y: 0, width: 50, height: 20)))
        let paragraph = TextParagraph(lineBreakMode: .byTruncatingTail, maximumLines: 1)
        #expect(TextFrame(text, paragraph: paragraph, fitting: .wide(90)).boxes().isEmpty)
        #expect(TextFrame(text, paragraph: paragraph, fitting: .wide(300)).boxes().count == 1)
    }
}
