import Foundation

/// A folder of fonts, and the files in it that are read.
struct FontSource: Hashable {
    /// The family that the files provide; empty for any.
    let family: String

    /// The Debian package of the family; empty for any.
    let package: String

    let folder: String

    /// The names of the files, with `*` for any characters; empty for all files of the folder.
    ///
    /// Other packages install into the same folders. Their files would make text look different
    /// from machine to machine.
    let files: [String]

    init(_ family: String, package: String, in folder: String, files: [String] = []) {
        self.family = family
        self.package = package
        self.folder = folder
        self.files = files
    }

    /// The paths of ``files``.
    var accepted: [String] { files.map { "\(folder)/\($0)" } }
}

// MARK: - Required fonts

extension FontSource {
    private static let trueType = "/usr/share/fonts/truetype/"
    private static let openType = "/usr/share/fonts/opentype/"

    static let inter = FontSource(
        "Inter", package: "fonts-inter", in: openType + "inter")

    /// The family of Inter's cut for large sizes, in the same folder.
    static let interDisplay = "Inter Display"

    /// Chinese as written in mainland China, and Korean.
    static let microHei = FontSource(
        "WenQuanYi Micro Hei", package: "fonts-wqy-microhei", in: trueType + "wqy",
        files: ["wqy-microhei.ttc"])

    /// Code, Arabic, Hebrew and symbols.
    static let dejaVu = FontSource(
        "DejaVu Sans Mono", package: "fonts-dejavu-core", in: trueType + "dejavu",
        files: [
            "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf",
            "DejaVuSansMono-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf",
        ])

    static let thai = FontSource(
        "Loma", package: "fonts-tlwg-loma-ttf", in: trueType + "tlwg", files: ["Loma*.ttf"])

    static let devanagari = FontSource(
        "Lohit Devanagari", package: "fonts-lohit-deva", in: trueType + "lohit-devanagari")

    static let bengali = FontSource(
        "Lohit Bengali", package: "fonts-lohit-beng-bengali", in: trueType + "lohit-bengali")

    static let tamil = FontSource(
        "Lohit Tamil", package: "fonts-lohit-taml", in: trueType + "lohit-tamil")

    static let japanese = FontSource(
        "VL Gothic", package: "fonts-vlgothic", in: trueType + "vlgothic",
        files: ["VL-Gothic-Regular.ttf"])

    /// Chinese as written in Taiwan.
    static let traditionalChinese = FontSource(
        "cwTeXHeiBold", package: "fonts-cwtex-heib", in: trueType + "cwtex",
        files: ["cwheib.ttf"])

    static let emoji = FontSource(
        "Noto Color Emoji", package: "fonts-noto-color-emoji", in: trueType + "noto",
        files: ["NotoColorEmoji.ttf"])

    /// The required families, most important first.
    static let required = [
        inter, microHei, dejaVu, emoji, thai, devanagari, bengali, tamil, japanese,
        traditionalChinese,
    ]

    /// All fonts of the machine.
    static let all = [
        "/usr/share/fonts", texGyreFolder, "/usr/local/share/fonts",
        NSHomeDirectory() + "/.local/share/fonts",
    ].map { FontSource("", package: "", in: $0) }
}

// MARK: - Fonts in place of those of iOS

extension FontSource {
    private static let texGyreFolder = "/usr/share/texmf/fonts/opentype/public/tex-gyre"

    private static func texGyre(_ name: String) -> FontSource {
        FontSource(
            "TeX Gyre \(name)", package: "fonts-texgyre", in: texGyreFolder,
            files: ["texgyre\(name.lowercased())-*.otf"])
    }

    private static func liberation(_ name: String) -> FontSource {
        FontSource(
            "Liberation \(name)", package: "fonts-liberation", in: trueType + "liberation",
            files: ["Liberation\(name.filter { $0 != " " })-*.ttf"])
    }

    /// The families that are drawn in place of those of ``AppleFontFamily``, and read when the
    /// first text needs them.
    static let substitutes = [
        liberation("Sans"), liberation("Sans Narrow"), liberation("Serif"), liberation("Mono"),
        texGyre("Adventor"), texGyre("Bonum"), texGyre("Chorus"), texGyre("Cursor"),
        texGyre("Heros"), texGyre("Pagella"), texGyre("Schola"), texGyre("Termes"),
        FontSource("Lato", package: "fonts-lato", in: trueType + "lato", files: ["Lato-*.ttf"]),
        FontSource(
            "Gillius ADF", package: "fonts-adf-gillius", in: trueType + "adf",
            files: ["GilliusADF-*.otf"]),
        FontSource(
            "Baskervald ADF Std", package: "fonts-adf-baskervald", in: trueType + "adf",
            files: ["BaskervaldADFStd*.otf"]),
        FontSource(
            "GFS Didot", package: "fonts-gfs-didot", in: openType + "didot",
            files: ["GFSDidot*.otf"]),
        FontSource(
            "Comic Neue", package: "fonts-comic-neue", in: openType + "comic-neue",
            files: ["ComicNeue-*.otf"]),
        FontSource(
            "Dancing Script", package: "fonts-dancingscript", in: openType + "dancingscript",
            files: ["DancingScript-*.otf"]),
        FontSource(
            "Quicksand", package: "fonts-quicksand", in: trueType + "quicksand",
            files: ["Quicksand-*.ttf"]),
    ]

    /// The paths of the files that exist, sorted.
    var existing: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            files.contains { pattern in
                let ends = pattern.split(separator: "*", omittingEmptySubsequences: false)
                return name.hasPrefix(ends[0]) && name.hasSuffix(ends[ends.count - 1])
            }
        }.map { "\(folder)/\($0)" }
    }
}

// MARK: - Fonts of an app

extension FontSource {
    /// The folders with fonts among the resources that SwiftPM puts next to a program: the fonts
    /// that an app on iOS lists as `UIAppFonts`.
    static func bundled(nextTo program: String = Bundle.main.bundlePath) -> [FontSource] {
        resources(in: program).filter { $0.hasSuffix(".resources") }
            .flatMap { foldersWithFonts(in: $0, depth: 0) }
            .map { FontSource("", package: "", in: $0) }
    }

    /// A folder and those in it that have files of fonts. Folders with an extension, such as asset
    /// catalogues, have none.
    private static func foldersWithFonts(in folder: String, depth: Int) -> [String] {
        let entries = resources(in: folder)
        let types = entries.map { NSString(string: $0).pathExtension.lowercased() }
        let hasFonts = types.contains { ["ttf", "otf", "ttc"].contains($0) }
        let inner =
            depth < 8
            ? zip(entries, types).filter { $0.1.isEmpty }.flatMap {
                foldersWithFonts(in: $0.0, depth: depth + 1)
            } : []
        return (hasFonts ? [folder] : []) + inner
    }

    /// The paths of what lies in a folder, sorted; none for a file.
    private static func resources(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)" }
    }
}
