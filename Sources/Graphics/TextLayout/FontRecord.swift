import CPango
package import CoreGraphics

/// A font that can be found by its names: a style of a family, from a file.
package struct FontRecord: Hashable, Sendable {
    /// The family's name in English, such as `Inter`.
    package let family: String

    /// The name for programs, such as `Inter-Bold`; a made-up one for a file without.
    package let postScriptName: String

    /// The name for people, such as `Inter Bold`.
    package let fullName: String

    /// The style's name within the family, such as `Bold`.
    package let style: String

    /// The weight from 100 to 900.
    package let weight: Int

    package let isItalic: Bool

    /// The file, and the font's number in it.
    let file: String

    /// Reads a font that fontconfig has found; `nil` for one without a family.
    init?(_ pattern: OpaquePointer?) {
        guard let pattern else { return nil }
        func text(_ key: String) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
                return nil
            }
            return String(cString: value)
        }
        guard let family = text(FC_FAMILY) else { return nil }
        self.family = family
        style = text(FC_STYLE) ?? "Regular"
        postScriptName =
            text(FC_POSTSCRIPT_NAME)
            ?? "\(family)-\(style)".filter { $0 != " " }
        fullName = text(FC_FULLNAME) ?? "\(family) \(style)"
        var weight = 80.0
        _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        let number = FcWeightToOpenTypeDouble(weight)
        self.weight = number.isFinite ? min(max(Int(number.rounded()), 100), 900) : 400
        var slant: Int32 = 0
        _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        isItalic = slant != 0
        file = text(FC_FILE) ?? ""
    }

    /// Returns the font in a size, in points.
    package func font(size: CGFloat) -> TextFont {
        TextFont(family: .named(family), size: size, weight: weight, isItalic: isItalic)
    }
}

extension TextFont {
    /// The fonts of all installed families, sorted by their names for programs.
    package static var installedFonts: [FontRecord] { FontLibrary.shared.records }

    /// Returns the font with a name for programs (`Inter-Bold`) or for people (`Inter Bold`); `nil`
    /// if none is installed.
    package init?(installedName name: String, size: CGFloat) {
        guard let record = FontLibrary.shared.record(named: name) else { return nil }
        self = record.font(size: size)
    }

    /// The font file of this font's glyphs.
    package var face: FontFace? { FontLibrary.face(of: self) }

    /// Adds a font file to the installed fonts.
    ///
    /// - Returns: The fonts in it that were not installed before; `nil` if it has none.
    package static func install(file path: String) -> [FontRecord]? {
        FontLibrary.shared.install(path, hides: false)
    }

    /// Removes the fonts of a file that was added. Text that is already laid out keeps them.
    ///
    /// - Returns: `false` if the file was not added.
    package static func uninstall(file path: String) -> Bool {
        FontLibrary.shared.uninstall(path)
    }
}
