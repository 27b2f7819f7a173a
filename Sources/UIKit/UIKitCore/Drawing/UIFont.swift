import CoreGraphics
public import Foundation
package import TextLayout

/// A font in a size.
///
///     label.font = .systemFont(ofSize: 17, weight: .semibold)
///
/// The system font has the characters of all scripts that the machine has fonts for, Chinese among them.
// Sendable: its only state is `let textFont`, a Sendable value.
public nonisolated final class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// The font as text layout takes it.
    package let textFont: TextFont

    package init(_ textFont: TextFont) {
        self.textFont = textFont
        super.init()
    }

    /// Finds an installed font by its name.
    ///
    /// - Parameters:
    ///   - name: A family (`Inter`), or a family and a style with a hyphen between (`Inter-SemiBoldItalic`). Nothing
    ///     is found when the family is not installed: see ``familyNames``.
    ///   - fontSize: In points; 0, less and NaN count as 12.
    public convenience init?(name: String, size fontSize: CGFloat) {
        guard let named = FontName(name) else { return nil }
        let font = TextFont(
            family: .named(named.family), size: Self.usable(fontSize, else: 12),
            weight: named.weight, isItalic: named.isItalic)
        guard font.isAvailable else { return nil }
        self.init(font)
    }

    /// Creates the font that `descriptor` describes.
    ///
    /// - Parameter pointSize: In points; 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            descriptor.textFont.withSize(
                Self.usable(pointSize, else: descriptor.textFont.size)))
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

    /// The system font in `fontSize` points; 0, less and NaN count as 12.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font in `fontSize` points; 0, less and NaN count as 12.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: usable(fontSize, else: 12), weight: weight.number))
    }

    /// The system font, bold, of a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system font, slanted, of a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(TextFont(size: usable(fontSize, else: 12), isItalic: true))
    }

    /// The system's font whose characters all have one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            TextFont(
                family: .systemMonospaced, size: usable(fontSize, else: 12), weight: weight.number))
    }

    /// The system font with digits of one width, so that a changing number does not wobble.
    public static func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont {
        UIFont(
            TextFont(
                size: usable(fontSize, else: 12), weight: weight.number, hasMonospacedDigits: true))
    }

    /// The names of the installed families, sorted.
    public static var familyNames: [String] { TextFont.familyNames }

    private static func usable(_ size: CGFloat, else standard: CGFloat) -> CGFloat {
        size > 0 ? size : standard
    }

    // MARK: What it is

    /// In points.
    public var pointSize: CGFloat { textFont.size }

    /// The family that most characters come from.
    public var familyName: String { textFont.familyName }

    /// Family and style, as in `Inter-SemiBoldItalic`.
    public var fontName: String {
        FontName(
            family: familyName.filter { $0 != " " }, weight: textFont.weight,
            isItalic: textFont.isItalic
        ).description
    }

    /// What the font is, for finding others of its family.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(textFont) }

    /// The same font in another size; 0, less and NaN give the same size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(textFont.withSize(Self.usable(fontSize, else: pointSize)))
    }

    // MARK: Heights

    /// The top of the tallest characters above the baseline, in points.
    public var ascender: CGFloat { textFont.metrics.ascender }

    /// The bottom of the lowest characters, in points: a negative number.
    public var descender: CGFloat { textFont.metrics.descender }

    /// The gap between two lines that the font asks for, in points.
    public var leading: CGFloat { textFont.metrics.leading }

    /// The height of a line in points.
    public var lineHeight: CGFloat { textFont.metrics.lineHeight }

    /// The top of a capital letter above the baseline, in points.
    public var capHeight: CGFloat { textFont.metrics.capHeight }

    /// The top of a lowercase x above the baseline, in points.
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
