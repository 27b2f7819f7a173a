import CPango
import Foundation

/// Touchstone's private fontconfig rules: the available fonts and how they are rendered.
///
/// Only the folders of three packages are read. That starts faster than reading every font of the
/// machine, and gives the same image on every machine: no hinting, grey antialiasing, no colour
/// fringes. The process's own configuration, which GTK uses, is not changed.
struct FontConfiguration {
    /// A required family, and its location in Debian.
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

    /// The required families, most important first.
    static let sources = [inter, microHei, dejaVu]

    /// The fallback families for characters that a font lacks, in order of preference.
    static let fallbackFamilies = ["Inter", "WenQuanYi Micro Hei", "DejaVu Sans"]

    /// The folders of all fonts of the machine, read when Inter is not in its Debian location.
    static let allFontFolders = [
        "/usr/share/fonts", "/usr/local/share/fonts",
        NSHomeDirectory() + "/.local/share/fonts",
    ]

    /// The folders from which fonts are read.
    let folders: [String]

    /// The folder of fontconfig's cache.
    let cacheFolder: String

    /// Returns the configuration of the required folders, or of all font folders when the system
    /// font is missing.
    static func standard(environment: [String: String] = ProcessInfo.processInfo.environment)
        -> Self
    {
        let isInstalled = FileManager.default.fileExists(atPath: inter.folder)
        return FontConfiguration(
            folders: isInstalled ? sources.map(\.folder) : allFontFolders,
            cacheFolder: cacheFolder(environment: environment))
    }

    /// Returns the user's cache folder, or a temporary one for users without a home folder.
    static func cacheFolder(environment: [String: String]) -> String {
        let base =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
            ?? NSTemporaryDirectory()
        return base + "/touchstone/fontconfig"
    }

    /// The rules as a fontconfig XML document.
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

    /// Returns `text` escaped for an XML element.
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    /// Creates a fontconfig configuration with these rules and the fonts they find, owned by the
    /// caller.
    ///
    /// Broken or unreadable fonts are left out.
    func load() -> OpaquePointer? {
        guard let config = FcConfigCreate() else { return nil }
        let bytes = Array(document.utf8) + [0]
        FcConfigParseAndLoadFromMemory(config, bytes, 0)
        FcConfigBuildFonts(config)
        return config
    }
}
