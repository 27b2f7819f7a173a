import CoreGraphics
import Foundation
import Testing

@testable import TextLayout

@Suite("TextFont")
struct TextFontTests {
    @Test("TextFont: the system font is Inter, in its display cut above 20 points")
    func systemFamilies() {
        #expect(TextFont.system(size: 17).familyName == "Inter")
        #expect(TextFont.system(size: 20).familyName == "Inter")
        #expect(TextFont.system(size: 20.5).familyName == "Inter Display")
        #expect(TextFont(family: .systemMonospaced, size: 12).familyName == "DejaVu Sans Mono")
    }

    @Test("TextFont: availability of a family ignores case")
    func availability() {
        #expect(TextFont(family: .named("Inter"), size: 12).isAvailable)
        #expect(TextFont(family: .named("wenquanyi micro hei"), size: 12).isAvailable)
        #expect(!TextFont(family: .named("No Such Font"), size: 12).isAvailable)
        #expect(TextFont.familyNames.contains("Inter"))
        #expect(TextFont.familyNames == TextFont.familyNames.sorted())
    }

    @Test("TextFont: the system font replaces a family that is not installed")
    func missingFamily() {
        let missing = TextFont(family: .named("No Such Font"), size: 12)
        #expect(missing.familyName == "Inter")
        #expect(missing.metrics == TextFont.system(size: 12).metrics)
    }

    @Test("TextFont: metrics of a family are those of its file, proportional to the size")
    func metrics() {
        // Inter states, for 2816 units to the em: ascender 2728, descender -680, no gap, capitals
        // 2048, x 1536.
        let inter = TextFont(family: .named("Inter"), size: 17)
        let metrics = inter.metrics
        #expect(abs(metrics.ascender - 17 * 2728 / 2816) < 1e-9)
        #expect(abs(metrics.descender + 17 * 680 / 2816) < 1e-9)
        #expect(metrics.leading == 0)
        #expect(abs(metrics.lineHeight - 17 * 3408 / 2816) < 1e-9)
        #expect(abs(metrics.capHeight - 17 * 2048 / 2816) < 0.02)
        #expect(abs(metrics.xHeight - 17 * 1536 / 2816) < 0.02)
        #expect(abs(inter.withSize(8.5).metrics.lineHeight - metrics.lineHeight / 2) < 1e-9)
    }

    @Test("TextFont: sizes and weights are clamped to their ranges")
    func ranges() {
        #expect(TextFont.system(size: .nan).size == 17)
        #expect(TextFont.system(size: -.infinity).size == TextFont.sizeRange.lowerBound)
        #expect(TextFont.system(size: .infinity).size == TextFont.sizeRange.upperBound)
        #expect(TextFont.system(size: 12, weight: 5000).weight == 900)
        #expect(TextFont.system(size: 12, weight: -1).weight == 100)
    }

    @Test("TextFont: bolder weights are wider")
    func weights() {
        let widths = stride(from: 100, through: 900, by: 100).map { weight in
            PangoTextMeasurer().size(
                of: StyledText("Hamburg", TextAttributes(font: .system(size: 17, weight: weight))),
                paragraph: .init(), fitting: .unlimited
            ).width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 9)
    }

    @Test("TextFont: digits can have the same width")
    func digits() {
        func width(_ string: String, _ font: TextFont) -> CGFloat {
            PangoTextMeasurer().size(
                of: StyledText(string, TextAttributes(font: font)), paragraph: .init(),
                fitting: .unlimited
            ).width
        }
        let plain = TextFont.system(size: 17)
        let even = TextFont(size: 17, hasMonospacedDigits: true)
        #expect(width("1111", plain) < width("8888", plain))
        #expect(width("1111", even) == width("8888", even))
        #expect(width("1:1", even) < width("888", even))
    }
}

@Suite("Missing fonts")
struct MissingFontTests {
    @Test("Missing font: it is reported with its Debian package, and text is still laid out")
    func named() {
        let library = FontLibrary(
            FontConfiguration(
                sources: [.dejaVu],
                cacheFolder: NSTemporaryDirectory() + "/touchstone-font-tests"))
        #expect(
            library.problems.prefix(2) == [
                .missing(family: "Inter", package: "fonts-inter"),
                .missing(family: "WenQuanYi Micro Hei", package: "fonts-wqy-microhei"),
            ])
        #expect(library.problems.count == FontSource.required.count - 1)
        #expect(library.metrics(of: .system(size: 10)).lineHeight > 5)
        #expect(
            library.problems.allSatisfy {
                "\($0)".contains("make setup") && !"\($0)".contains("\n")
            })
    }

    @Test("Missing font: text is measurable without any fonts")
    func none() {
        let library = FontLibrary(
            FontConfiguration(
                sources: [FontSource("", package: "", in: "/no & <such> folder", files: ["<&>"])],
                cacheFolder: "/dev/null/cache"))
        #expect(library.problems == [.noFonts])
        #expect(library.familyNames.isEmpty)
        #expect(library.metrics(of: .system(size: 10)).lineHeight > 5)
    }

    @Test("Fonts: other files in the folder of a required font are not read")
    func files() {
        let source = FontSource(
            "DejaVu Sans", package: "", in: FontSource.dejaVu.folder, files: ["DejaVuSans.ttf"])
        let library = FontLibrary(
            FontConfiguration(
                sources: [source], cacheFolder: NSTemporaryDirectory() + "/touchstone-font-tests"))
        #expect(library.familyNames == ["DejaVu Sans"])
    }

    @Test("Fonts: those among an app's resources are read, in folders of one level too")
    func bundled() throws {
        let program = FileManager.default.temporaryDirectory
            .appendingPathComponent("fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: program) }
        let fonts = program.appendingPathComponent("App_App.resources/Fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: FontSource.dejaVu.folder + "/DejaVuSans.ttf",
            toPath: fonts.appendingPathComponent("Own.ttf").path)
        let sources = FontSource.bundled(nextTo: program.path)
        #expect(sources.map(\.folder) == [fonts.path])
        let library = FontLibrary(
            FontConfiguration(
                sources: sources, cacheFolder: program.path + "/cache"), reportsProblems: false)
        #expect(library.familyNames == ["DejaVu Sans"])
        #expect(FontSource.bundled(nextTo: program.path + "/nowhere") == [])
    }

    @Test("Fonts: files with any spelling of their type, and in deeper folders, are read")
    func bundledDeeply() throws {
        let program = FileManager.default.temporaryDirectory
            .appendingPathComponent("fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: program) }
        let fonts = program.appendingPathComponent("App_App.resources/Look/Fonts/Serif")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: FontSource.dejaVu.folder + "/DejaVuSerif.ttf",
            toPath: fonts.appendingPathComponent("OWN.TTF").path)
        let sources = FontSource.bundled(nextTo: program.path)
        #expect(sources.map(\.folder) == [fonts.path])
        let collection = program.appendingPathComponent("App_App.resources/all.ttc")
        try FileManager.default.copyItem(
            atPath: FontSource.microHei.folder + "/wqy-microhei.ttc", toPath: collection.path)
        let folders = FontSource.bundled(nextTo: program.path).map(\.folder)
        #expect(folders == [collection.deletingLastPathComponent().path, fonts.path])
    }

    @Test("Missing font: the font cache is in the user's cache folder")
    func cacheFolder() {
        #expect(
            FontConfiguration.cacheFolder(environment: ["XDG_CACHE_HOME": "/x", "HOME": "/h"])
                == "/x/touchstone/fontconfig")
        #expect(
            FontConfiguration.cacheFolder(environment: ["XDG_CACHE_HOME": "relative", "HOME": "/h"])
                == "/h/.cache/touchstone/fontconfig")
        #expect(
            FontConfiguration.cacheFolder(environment: [:]).hasPrefix(NSTemporaryDirectory()))
    }
}
