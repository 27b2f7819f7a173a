import CoreGraphics
public import Foundation
public import UIKitCore

extension UIListContentConfiguration {
    /// The look of an image in a list.
    public nonisolated struct ImageProperties: Hashable {
        /// The size in ``reservedLayoutSize`` that means the list's own.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        /// The colour of a template image; the view's tint colour when `nil`.
        public var tintColor: UIColor?

        /// Changes the colour before it is shown.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0

        /// The width of a line around the image, in points; 0, the default, for none.
        public var strokeWidth: CGFloat = 0

        /// The colour of the line; the view's tint colour when `nil`.
        public var strokeColor: UIColor?

        /// Changes the colour of the line before it is shown.
        public var strokeColorTransformer: UIConfigurationColorTransformer?

        /// The colour of the line that is shown in a view with a tint colour.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// The largest size of the image, in points; 0 means unlimited.
        public var maximumSize = CGSize.zero

        /// The space for the image, in which it is centred, so that texts of all cells align; 0
        /// means the image's own.
        public var reservedLayoutSize = CGSize.zero

        var isDisabled = false

        /// The colour that is shown in a view with a tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            if isDisabled { return .tertiaryLabel }
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// The look of a text in a list.
    public nonisolated struct TextProperties: Hashable {
        /// The alignment of a text.
        public enum TextAlignment: Int, Hashable, Sendable {
            case natural = 0
            case center, justified
        }

        /// A change of a text's letters.
        public enum TextTransform: Int, Hashable, Sendable {
            case none = 0
            case uppercase, lowercase, capitalized
        }

        private var style: UIFont.TextStyle?
        private var ownFont: UIFont?
        var isBold = false
        var isDisabled = false

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            self.style = style
            self.color = color
        }

        /// The font; that of a text style, at the size that the user prefers, by default.
        public var font: UIFont {
            get { font(for: .current) }
            set { ownFont = newValue }
        }

        func font(for traits: UITraitCollection) -> UIFont {
            if let ownFont { return ownFont }
            let font = UIFont.preferredFont(
                forTextStyle: style ?? .body, compatibleWith: traits)
            return isBold ? .systemFont(ofSize: font.pointSize, weight: .bold) : font
        }

        /// The colour.
        public var color: UIColor

        /// Changes the colour before it is shown.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// The colour that is shown.
        public func resolvedColor() -> UIColor {
            if isDisabled { return .tertiaryLabel }
            return colorTransformer?(color) ?? color
        }

        /// The alignment.
        public var alignment = TextAlignment.natural

        /// The way in which lines end that do not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail

        /// The rules for breaking lines; those of the system by default.
        public var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

        /// The largest number of lines; 0 (the default) means any.
        public var numberOfLines = 0

        /// `true` if the font shrinks so that the text fits on its line.
        public var adjustsFontSizeToFitWidth = false

        /// The smallest share of the font's size to which it shrinks.
        public var minimumScaleFactor: CGFloat = 0

        /// `true` if letters stand a little closer before the text is truncated.
        public var allowsDefaultTighteningForTruncation = false

        /// `true` (the default) if a font with a text style follows the user's text size.
        public var adjustsFontForContentSizeCategory = true

        /// `true` if a tooltip shows the whole of a text that does not fit.
        public var showsExpansionTextWhenTruncated = false

        /// A change of the letters before they are shown.
        public var transform = TextTransform.none

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}
