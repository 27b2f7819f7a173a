import CoreGraphics
public import Foundation

nonisolated extension UIFont {
    /// The role of a text, which determines its size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Sizes in points from the smallest to the largest content size category, as Apple's
        /// guidelines list them.
        private static let sizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]

        /// Returns the size of this style in points; that of `body` for a style other than Apple's.
        package func size(in category: UIContentSizeCategory) -> CGFloat {
            let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
            let index = UIContentSizeCategory.ascending.firstIndex(of: category) ?? 3
            return sizes.indices.contains(index) ? sizes[index] : 17
        }
    }

    /// Returns the font of `style` at the text size of the current traits.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of `style` at the text size of `traitCollection`, or of the current traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        let font = systemFont(
            ofSize: style.size(in: traits.preferredContentSizeCategory),
            weight: style == .headline ? .semibold : .regular)
        return UIFont(font.textFont, scaling: .textStyle(style))
    }
}

/// Scaling of custom sizes and fonts with the user's text size, by the rule of a text style.
// Sendable: its only state is `let style`, a Sendable value.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of ``UIFont/TextStyle/body``.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns `value`, a size for ``UIContentSizeCategory/large``, scaled to the text size of the
    /// traits.
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = (traits.displayScale > 0 ? traits.displayScale : 1)
        let factor =
            style.size(in: traits.preferredContentSizeCategory) / style.size(in: .large)
        return (value * factor * scale).rounded() / scale
    }

    /// Returns `font`, a font for ``UIContentSizeCategory/large``, scaled to the text size of the
    /// traits.
    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns `font`, a font for ``UIContentSizeCategory/large``, scaled to the text size of the
    /// traits, but at most to a size.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        let scaled = font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
        return UIFont(
            scaled.textFont,
            scaling: .custom(size: font.pointSize, style, maximumSize: maximumPointSize))
    }
}
