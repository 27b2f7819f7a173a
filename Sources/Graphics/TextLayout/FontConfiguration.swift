import CPango
import Foundation

/// Which fonts text is set in, and how they are drawn: fontconfig's rules, private to Touchstone.
///
/// Only three packages' folders are read. That starts up faster than reading every font of the machine, and gives
/// the same picture on every machine: no hinting, grey antialiasing, no colour fringes. The process's own
/// configuration, which GTK uses, stays as it is.
struct FontConfiguration {
    /// A family that is counted on, and where Debian keeps it.
    struct Source {
        let family: String
        let package: String
        let folder: String
    }

    static let inter = Source(
        family: "Inter", package: "fonts-inter", folder: "/usr/share/fonts/opentype/inter")
    static let microHei = Source(
        family: "WenQuanYi Micro Hei", package: "fonts-wqy-microhei",
        folder: "/usr/share/fonts/truetype/wqy")
    static let dejaVu = Source(
        family: "DejaVu Sans Mono", package: "fonts-dejavu-core",
        folder: "/usr/share/fonts/truetype/dejavu")

    /// Everything that text counts on, most important first.
    static let sources = [inter, microHei, dejaVu]

    /// The families that stand in for characters that a font lacks, first choice first.
    static let fallbackFamilies = ["Inter", "WenQuanYi Micro Hei", "DejaVu Sans"]

    /// Where every font of the machine is, read when Inter is not where Debian keeps it.
    static let everyFolder = [
        "/usr/share/fonts", "/usr/local/share/fonts",
        NSHomeDirectory() + "/.local/share/fonts",
    ]

    /// The folders that fonts are read from.
    let folders: [String]

    /// Where fontconfig keeps what it found in the folders.
    let cacheFolder: String

    /// The folders that Touchstone counts on, or every folder when the system font is not there.
    static func standard(environment: [String: String] = ProcessInfo.processInfo.environment)
        -> Self
    {
        let isInstalled = FileManager.default.fileExists(atPath: inter.folder)
        return FontConfiguration(
            folders: isInstalled ? sources.map(\.folder) : everyFolder,
            cacheFolder: cacheFolder(environment: environment))
    }

    /// The user's cache folder, or a temporary one for users without a home.
    static func cacheFolder(environment: [String: String]) -> String {
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
            ?? NSTemporaryDirectory()
        return base + "/touchstone/fontconfig"
    }

    /// The rules in fontconfig's language.
    var document: String {
        let folders = folders.map { "<dir>\(Self.escaped($0))</dir>" }.joined()
        return """
            <?xml version="1.0"?>
            <fontconfig>
              \(folders)
              <cachedir>\(Self.escaped(cacheFolder))</cachedir>
              <match target="font">
                <edit name="antialias" mode="assign"><bool>true</bool></edit>
                <edit name="hinting" mode="assign"><bool>false</bool></edit>
                <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
                <edit name="autohint" mode="assign"><bool>false</bool></edit>
                <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
                <edit name="rgba" mode="assign"><const>none</const></edit>
                <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
              </match>
              <match target="font">
                <test name="weight" compare="less_eq"><const>medium</const></test>
                <test target="pattern" name="weight" compare="more_eq"><const>semibold</const></test>
                <edit name="embolden" mode="assign"><bool>true</bool></edit>
              </match>
              <match target="font">
                <test name="slant"><const>roman</const></test>
                <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
                <edit name="matrix" mode="assign">
                  <times>
                    <name>matrix</name>
                    <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
                  </times>
                </edit>
              </match>
            </fontconfig>
            """
    }

    /// `text` as it is written inside an XML element.
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    /// A new configuration with these rules and the fonts that they find, owned by the caller.
    ///
    /// Fonts that are broken or unreadable are left out.
    func load() -> OpaquePointer? {
        guard let config = FcConfigCreate() else { return nil }
        let bytes = Array(document.utf8) + [0]
        FcConfigParseAndLoadFromMemory(config, bytes, 0)
        FcConfigBuildFonts(config)
        return config
    }
}
