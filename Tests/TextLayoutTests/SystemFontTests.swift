import CoreGraphics
import Foundation
import Testing

@testable import TextLayout

@Suite("System font")
struct SystemFontTests {
    /// The width of a text in the system font, in points.
    private func width(
        _ text: String, size: CGFloat, weight: Int = 400, family: TextFont.Family = .system
    ) -> CGFloat {
        TextFrame(
            StyledText(
                text, TextAttributes(font: TextFont(family: family, size: size, weight: weight))),
            paragraph: TextParagraph(), fitting: .unlimited
        ).size.width
    }

    /// The widths of labels that San Francisco filled, as Interface Builder wrote them: rounded up
    /// to pixels of 1/2 or 1/3 point. The constants were not fitted to them, except for that of
    /// weight 500 and those of the display cut at 24 and 28 points.
    private static let recorded: [Recording] = [
        Recording(10, 400, [("Set keyboard toolbar tintColor", 145.7)]),
        Recording(11, 400, [("Subtitle", 40.5)]),
        Recording(
            12, 400,
            [
                ("Safe Area vs Superview", 133), ("Search Controller", 99),
                ("Navigate next/prev in collectionView", 204.5), ("#1763, #1888", 78),
                ("UITableView inside UIScrollView", 180.5), ("Should Hide Title?", 103),
                ("UIStackView example in iOS9", 166), ("#2000", 37.5),
            ]),
        Recording(15, 400, [("Button", 46), ("Fade Duration: 0.25 sec", 162.5)]),
        Recording(16, 400, [("Title", 31.5), ("Detail", 41.5)]),
        Recording(
            17, 400,
            [
                ("Label", 42), ("Always Use Reader View", 187), ("Color Palette", 98),
                ("Notify About New Articles", 196.5), ("Active", 47.5), ("Theme", 53),
                ("Try editing the last cell.", 176), ("Timeline Layout", 119.5),
                ("Sync Content of Unread Articles", 245), ("Blog Author", 89.7),
                ("Automatic", 77.5), ("Default", 55), ("We will remind you at:", 167),
            ]),
        Recording(
            16, 500,
            [
                ("Autofill Password", 128.5), ("Text Selection", 105), ("Safe Area", 72),
                ("Special Cases", 104), ("Refreshing Layout on the fly", 208),
                ("WKWebView example", 161), ("NavigationBar & Toolbar", 180),
                ("Non Scrollable TextView", 179.5), ("UITextField/UITextView example", 237.5),
            ]),
        Recording(17, 600, [("Label", 43.3), ("Blog Name", 86.3)]),
        Recording(24, 400, [("Camera Unavailable", 208)]),
        Recording(28, 400, [("Article Title", 136)]),
    ]

    /// Widths of texts in one font.
    struct Recording: CustomTestStringConvertible {
        let size: CGFloat
        let weight: Int
        let widths: [(text: String, width: CGFloat)]

        init(_ size: CGFloat, _ weight: Int, _ widths: [(String, CGFloat)]) {
            self.size = size
            self.weight = weight
            self.widths = widths.map { ($0.0, $0.1) }
        }

        var testDescription: String { "\(size) points, weight \(weight)" }
    }

    @Test(
        "System font: recorded labels are as wide, within 3 % each and 1.2 % on average",
        arguments: recorded)
    func labels(of recording: Recording) {
        let errors = recording.widths.map { text, recorded in
            let width = width(text, size: recording.size, weight: recording.weight)
            let error = (width - (recorded - 0.2)) / recorded
            #expect(abs(error) < 0.03, "\(text) is \(width) wide, \(recorded) on iOS")
            return error
        }
        #expect(abs(errors.reduce(0, +)) / CGFloat(errors.count) < 0.012)
    }

    @Test(
        "System font: letters and digits take San Francisco's advances together, recorded at 17 points",
        arguments: [
            ("abcdefghiklm", 103.345), ("ABCDEFGHIL", 102.198), ("0123456789", 98.83),
        ])
    func advances(characters: String, recorded: CGFloat) {
        let sum = characters.map { width(String($0), size: 17) }.reduce(0, +)
        #expect(abs(sum / recorded - 1) < 0.03)
    }

    @Test("System font: widths change evenly from size to size, through the change of shapes")
    func steps() {
        let text = "The quick brown fox jumps over the lazy dog"
        for weight in [400, 600, 800] {
            let widths = (8...34).map { width(text, size: CGFloat($0), weight: weight) }
            for (small, large) in zip(widths, widths.dropFirst()) {
                #expect(large > small && large / small < 1.14)
            }
            let half = width(text, size: 20.5, weight: weight)
            #expect(half > widths[12] && half < widths[13] * 1.005)
        }
    }

    @Test("System font: lines have San Francisco's heights, whatever fonts lack characters")
    func heights() {
        for weight in [400, 700] {
            let metrics = TextFont.system(size: 17, weight: weight).metrics
            #expect(abs(metrics.lineHeight - 20.287) < 0.001)
            #expect(abs(metrics.ascender - 16.1865) < 0.001)
            #expect(abs(metrics.descender + 4.1006) < 0.001)
            #expect(metrics.leading == 0)
            #expect(abs(metrics.capHeight - 0.70459 * 17) < 0.001)
        }
        #expect(abs(TextFont.system(size: 34, weight: 700).metrics.lineHeight - 40.574) < 0.001)
        #expect(abs(TextFont.system(size: 10).metrics.xHeight - 5.26367) < 0.001)
        #expect(abs(TextFont.system(size: 10, weight: 600).metrics.xHeight - 5.33691) < 0.001)
        let mixed = TextFrame(
            .plain("Hello 世界", size: 17), paragraph: TextParagraph(), fitting: .unlimited)
        #expect(abs(mixed.size.height - 20.287) < 0.001)
    }

    @Test("System font: Chinese characters are one em wide and not tracked, next to Latin ones too")
    func chinese() {
        #expect(abs(width("世界", size: 17) - 34) < 0.01)
        #expect(abs(width("世界您好", size: 13) - 52) < 0.01)
        let apart = width("世", size: 17) + width("ab", size: 17)
        #expect(abs(width("世ab", size: 17) - apart) < 0.01)
        #expect(abs(width("ab世", size: 17) - apart) < 0.01)
        #expect(
            abs(width("a世b", size: 17) - 17 - width("a", size: 17) - width("b", size: 17)) < 0.01)
    }

    @Test("System font: the monospaced design has San Francisco Mono's advance")
    func monospaced() {
        // Recorded: 7.41796875 at 12 points.
        for text in ["i", "W", "0"] {
            #expect(abs(width(text, size: 12, family: .systemMonospaced) - 7.418) < 0.003)
        }
        let font = TextFont(family: .systemMonospaced, size: 17)
        #expect(abs(font.metrics.lineHeight - 20.287) < 0.001)
    }

    @Test("System font: kern adds to the tracking, after the last character too")
    func kern() {
        let plain = width("Kern", size: 17)
        let kerned = TextFrame(
            StyledText("Kern", TextAttributes(font: .system(size: 17), kern: 2)),
            paragraph: TextParagraph(), fitting: .unlimited)
        #expect(abs(kerned.size.width - plain - 8) < 0.01)
    }

    @Test("System font: emoji sequences stay one character next to tracked ones")
    func emoji() {
        for emoji in ["❤️‍🔥", "👩‍❤️‍👨", "1️⃣", "🇨🇳", "👍🏽"] {
            let alone = TextFrame(
                .plain(emoji, size: 17), paragraph: TextParagraph(), fitting: .unlimited)
            let glyphs = alone.glyphRuns(ofLine: 0).flatMap(\.glyphs)
                .filter { $0 != GlyphRun.noGlyph }
            #expect(glyphs.count == 1, "\(emoji)")
            #expect(width("a\(emoji)b", size: 17) > alone.size.width + 15)
        }
    }

    @Test(
        "System font: capitals are drawn as high as San Francisco's, Chinese ones as wide as the size"
    )
    func ink() throws {
        let page = try Page(width: 120, height: 140)
        page.draw(StyledText("H", TextAttributes(font: .system(size: 100))))
        #expect(abs(page.inkRect.height - 70.459) < 1.5)
        let chinese = try Page(width: 120, height: 140)
        chinese.draw(StyledText("一", TextAttributes(font: .system(size: 100))))
        #expect(chinese.inkRect.width > 82)
    }

    @Test("System font: Inter asked for by its own name keeps its own size")
    func inter() {
        let named = width("Hamburg", size: 17, family: .named("Inter"))
        #expect(named > width("Hamburg", size: 17) * 1.03)
        #expect(TextFont(family: .named("Inter"), size: 17).tracking == 0)
    }
}

@Suite("Fonts in place of those of iOS")
struct AppleFontFamilyTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("Fonts of iOS: each family is drawn in an installed one", arguments: AppleFontFamily.all)
    func drawn(family: AppleFontFamily) {
        let font = TextFont(family: .named(family.name), size: 17)
        #expect(FontLibrary.shared.primaryFamily(of: font) == family.substitute)
        #expect(font.familyName == family.name)
        #expect(font.tracking == 0)
        #expect(font.metrics.lineHeight >= 16 && font.metrics.lineHeight < 42)
        #expect(Set(family.faces.map(\.postScriptName)).count == family.faces.count)
        for face in family.faces {
            let font = TextFont(family, face, size: 17)
            #expect(family.face(nearestTo: font) == face, "\(face)")
        }
    }

    @Test(
        "Fonts of iOS: labels are as high as Interface Builder recorded them, up to half a point",
        arguments: [
            ("Avenir", 20.0, 27.5), ("Avenir Next", 22, 30.5), ("Avenir Next", 90, 123),
            ("Avenir Next", 100, 137), ("Futura", 15, 19.5), ("Helvetica Neue", 17, 20.5),
        ])
    func heights(name: String, size: Double, recorded: Double) {
        let line = TextFont(family: .named(name), size: size).metrics.lineHeight
        #expect((line * 2).rounded(.up) / 2 == CGFloat(recorded))
    }

    @Test("Fonts of iOS: Documentation/Fonts.md lists each family with what is drawn")
    func documented() throws {
        let document = try String(
            contentsOf: Self.root.appendingPathComponent("Documentation/Fonts.md"),
            encoding: .utf8)
        let sources = FontSource.required + FontSource.substitutes
        for family in AppleFontFamily.all {
            let package =
                family.substitute == "DejaVu Sans"
                ? "fonts-dejavu-core"
                : sources.first { $0.family == family.substitute }?.package ?? "none"
            let row = "| \(family.name) | \(family.substitute) | \(package) |"
            #expect(document.contains(row + "\n"), "\(row) is missing")
        }
    }

    @Test("Fonts of iOS: where the package is missing, text is drawn in the system font")
    func missing() {
        let library = FontLibrary(
            FontConfiguration(
                sources: [.inter],
                cacheFolder: NSTemporaryDirectory() + "/touchstone-font-tests"),
            reportsProblems: false)
        let font = TextFont(family: .named("Menlo"), size: 17, weight: 700)
        #expect(library.primaryFamily(of: font) == "Inter")
        #expect(abs(library.metrics(of: font).lineHeight - 20.287) < 0.001)
        #expect(library.tracking(of: font) == library.tracking(of: .system(size: 17, weight: 700)))
    }
}
