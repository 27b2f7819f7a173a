import CPango
import Foundation

/// Touchstone's private fontconfig rules: the available fonts and how they are rendered.
///
/// Only the required families are read. That starts faster than reading every font of the machine,
/// and gives the same image on every machine: no hinting, no colour fringes. Antialiasing is left
/// open: characters are filled as outlines, and Cairo shows no pictures of colour fonts for which
/// it is set. The process's own configuration, which GTK uses, is not changed.
struct FontConfiguration {
    /// The fonts that are read.
    let sources: [FontSource]

    /// The folder of fontconfig's cache.
    let cacheFolder: String

    /// Returns the configuration of the required fonts, or of all fonts when the system font is
    /// missing, with those of the app's resources.
    static func standard(environment: [String: String] = ProcessInfo.processInfo.environment)
        -> Self
    {
        let isInstalled = FileManager.default.fileExists(atPath: FontSource.inter.folder)
        return FontConfiguration(
            sources: (isInstalled ? FontSource.required : FontSource.all) + FontSource.bundled(),
            cacheFolder: cacheFolder(environment: environment))
    }

    /// Returns the configuration of all fonts of the machine.
    static func system(environment: [String: String] = ProcessInfo.processInfo.environment)
        -> Self
    {
        FontConfiguration(
            sources: FontSource.all, cacheFolder: cacheFolder(environment: environment))
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
        let folders = sources.map { "<dir>\(Self.escaped($0.folder))</dir>" }.joined()
        let files = sources.flatMap(\.accepted).map { "<glob>\(Self.escaped($0))</glob>" }.joined()
        let others = sources.filter { !$0.files.isEmpty }
            .map { "<glob>\(Self.escaped($0.folder))/*</glob>" }.joined()
        return """
            <?xml version="1.0"?>
            <fontconfig>
              \(folders)
              <selectfont>
                <acceptfont>\(files)</acceptfont>
                <rejectfont>\(others)</rejectfont>
              </selectfont>
              <cachedir>\(Self.escaped(cacheFolder))</cachedir>
              <match target="font">
                <edit name="hinting" mode="assign"><bool>false</bool></edit>
                <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
                <edit name="autohint" mode="assign"><bool>false</bool></edit>
                <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
                <edit name="rgba" mode="assign"><const>none</const></edit>
                <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
              </match>
              <alias binding="same">
                <family>emoji</family>
                <prefer><family>\(FontSource.emoji.family)</family></prefer>
              </alias>
              <match target="font">
                <test name="outline"><bool>false</bool></test>
                <edit name="embeddedbitmap" mode="assign"><bool>true</bool></edit>
                <edit name="pixelsizefixupfactor" mode="assign">
                  <divide><name target="pattern">pixelsize</name><name>pixelsize</name></divide>
                </edit>
                <edit name="matrix" mode="assign">
                  <times>
                    <name>matrix</name>
                    <matrix>
                      <name>pixelsizefixupfactor</name><double>0</double>
                      <double>0</double><name>pixelsizefixupfactor</name>
                    </matrix>
                  </times>
                </edit>
              </match>
              <match target="font">
                <test name="outline"><bool>true</bool></test>
                <test name="weight" compare="less_eq"><const>medium</const></test>
                <test target="pattern" name="weight" compare="more_eq"><const>semibold</const></test>
                <edit name="embolden" mode="assign"><bool>true</bool></edit>
              </match>
              \(Self.widths)
              \(Self.systemFont)
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

    /// Rules that stretch families without the width that is asked for.
    private static let widths = [(0...70, 0.7), (71...90, 0.82), (110...300, 1.22)].map { part in
        """
        <match target="font">
          <test name="outline"><bool>true</bool></test>
          <test name="width" compare="more"><int>90</int></test>
          <test name="width" compare="less"><int>110</int></test>
          <test target="pattern" name="width" compare="more_eq"><int>\(part.0.lowerBound)</int></test>
          <test target="pattern" name="width" compare="less_eq"><int>\(part.0.upperBound)</int></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix><double>\(part.1)</double><double>0</double><double>0</double><double>1</double></matrix>
            </times>
          </edit>
        </match>
        """
    }.joined()

    /// Rules that draw the system fonts in the size of San Francisco, where they were asked for as
    /// such and not by their own names.
    private static let systemFont = [
        (SystemFontShape.family, FontSource.inter.family),
        (SystemFontShape.family, FontSource.interDisplay),
        (SystemFontShape.monospacedFamily, FontSource.dejaVu.family),
    ].map { asked, used in
        """
        <match target="font">
          <test name="family"><string>\(used)</string></test>
          <test target="pattern" name="family"><string>\(asked)</string></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix><double>\(SystemFontShape.scale)</double><double>0</double><double>0</double><double>\(SystemFontShape.scale)</double></matrix>
            </times>
          </edit>
        </match>
        """
    }.joined()

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
