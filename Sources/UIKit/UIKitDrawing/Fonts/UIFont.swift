import CoreGraphics
public import Foundation
package import TextLayout

/// A font with a size.
///
///     label.font = .systemFont(ofSize: 17, weight: .semibold)
///
/// The system font covers the characters of all scripts for which fonts are installed, including
/// Chinese.
// Sendable: its state are `let`s of Sendable values.
public nonisolated final class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The font in the terms of text layout.
    package let textFont: TextFont

    /// The rule by which the font follows the user's text size; `nil` for a fixed font.
    let scaling: FontScaling?

    package init(_ textFont: TextFont) {
        self.textFont = textFont
        scaling = nil
        super.init()
    }

    init(_ textFont: TextFont, scaling: FontScaling) {
        self.textFont = textFont
        self.scaling = scaling
        super.init()
    }

    /// Creates the system font of 12 points, for properties that get another later.
    public convenience override init() { self.init(UIFont.systemFont(ofSize: 12).textFont) }

    /// Finds a font by its name, ignoring case; `nil` when there is no such family, see
    /// ``familyNames``.
    ///
    /// Those of iOS are found (`AvenirNext-DemiBold`), and drawn in the nearest free font, which
    /// `Documentation/Fonts.md` lists.
    ///
    /// - Parameters:
    ///   - name: The font's name in its file (`FontAwesome5Free-Solid`), for people (`Avenir Next
    ///     Bold`), a family (`Inter`), or a family and a style with a hyphen between
    ///     (`Inter-SemiBoldItalic`). The spaces of a family may be left out.
    ///   - fontSize: The size in points; 0, negative values and NaN count as 12.
    public convenience init?(name: String, size fontSize: CGFloat) {
        let size = Self.usable(fontSize, else: 12)
        if let font = TextFont(installedName: name, size: size)
            ?? TextFont(appleName: name, size: size)
        {
            self.init(font)
            return
        }
        guard let named = FontName(name) else { return nil }
        var font = TextFont(
            family: .named(named.family), size: size,
            weight: named.weight, isItalic: named.isItalic)
        if !font.isAvailable {
            let wanted = named.family.lowercased()
            let spaced = Self.familyNames.first { $0.filter { $0 != " " }.lowercased() == wanted }
            guard let spaced else { return nil }
            font.family = .named(spaced)
        }
        self.init(font)
    }

    /// Creates the font that `descriptor` describes, with a size of `pointSize` points; 0 for the
    /// descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            descriptor.textFont.withSize(
                Self.usable(pointSize, else: descriptor.textFont.size)))
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    /// Reads an archived font; `nil` if it has no size.
    public init?(coder: NSCoder) {
        guard let font = TextFont(coder) else { return nil }
        textFont = font
        scaling = FontScaling(coder)
        super.init()
    }

    /// Writes the family, the size, the style, and the rule by which the font follows the user's
    /// text size.
    public func encode(with coder: NSCoder) {
        textFont.encode(with: coder)
        scaling?.encode(with: coder)
    }

    // MARK: The system font

    /// The size of ordinary controls in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small texts, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18

    /// Returns the system font in `fontSize` points; 0, negative values and NaN count as 12.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in `fontSize` points; 0, negative values and NaN count as 12.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize, else: 12), weight: weight.number))
    }

    /// Returns the bold system font of a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the italic system font of a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize, else: 12), isItalic: true))
    }

    /// Returns the monospaced system font of a size in points.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            TextFont(
                family: .systemMonospaced, size: usable(fontSize, else: 12), weight: weight.number))
    }

    /// Returns the system font with monospaced digits, so that a changing number keeps its width.
    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont {
        UIFont(
            TextFont(
                size: usable(fontSize, else: 12), weight: weight.number, hasMonospacedDigits: true))
    }

    /// The names of the families of iOS and of the installed families, sorted.
    public static var familyNames: [String] { TextFont.familyNames }

    /// Returns the names of the fonts of a family, the regular one first; empty for another name.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        let family = familyName.lowercased()
        let installed = TextFont.installedFonts.filter { $0.family.lowercased() == family }
        if installed.isEmpty, let apple = AppleFontFamily.named(familyName) {
            return apple.faces.map(\.postScriptName)
        }
        return installed.sorted {
            let (one, two) = (abs($0.weight - 400), abs($1.weight - 400))
            return ($0.isItalic ? 1 : 0, one, $0.weight) < ($1.isItalic ? 1 : 0, two, $1.weight)
        }.map(\.postScriptName)
    }

    /// Lets text use all fonts of the machine for characters that the required fonts lack, in the
    /// regional forms of the user's language.
    package static func useSystemFonts(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        TextFont.useSystemFonts(language: locale)
    }

    private static func usable(_ size: CGFloat, else standard: CGFloat) -> CGFloat {
        size > 0 ? size : standard
    }

    // MARK: Properties

    /// The size in points.
    public var pointSize: CGFloat { textFont.size }

    /// The name of the family that provides most characters.
    public var familyName: String { textFont.familyName }

    /// The name of the font: family and style, as in `Inter-SemiBoldItalic`.
    public var fontName: String {
        if let apple = textFont.appleFamily {
            return apple.face(nearestTo: textFont).postScriptName
        }
        if case .named(let family) = textFont.family,
            let record = TextFont.installedFonts.first(where: {
                $0.family == family && $0.weight == textFont.weight
                    && $0.isItalic == textFont.isItalic
            })
        {
            return record.postScriptName
        }
        return FontName(
            family: familyName.filter { $0 != " " }, weight: textFont.weight,
            isItalic: textFont.isItalic
        ).description
    }

    /// The description of the font, for finding others of its family.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont) }

    /// Returns the same font in another size; 0, negative values and NaN keep the size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(textFont.withSize(Self.usable(fontSize, else: pointSize)))
    }

    // MARK: Heights

    /// The height of the tallest characters above the baseline, in points.
    public var ascender: CGFloat { textFont.metrics.ascender }

    /// The bottom of the lowest characters relative to the baseline, in points: a negative number.
    public var descender: CGFloat { textFont.metrics.descender }

    /// The gap between two lines that the font specifies, in points.
    public var leading: CGFloat { textFont.metrics.leading }

    /// The height of a line in points.
    public var lineHeight: CGFloat { textFont.metrics.lineHeight }

    /// The height of capital letters above the baseline, in points.
    public var capHeight: CGFloat { textFont.metrics.capHeight }

    /// The height of a lowercase x above the baseline, in points.
    public var xHeight: CGFloat { textFont.metrics.xHeight }

    // MARK: Comparing and copying

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.textFont == textFont
    }

    public override var hash: Int { textFont.hashValue }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override var description: String {
        "UIFont(\(fontName), \(String(format: "%g", Double(pointSize))) points)"
    }
}
