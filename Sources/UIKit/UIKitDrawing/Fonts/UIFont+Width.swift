public import CoreGraphics
import TextLayout

nonisolated extension UIFont {
    /// The width of a font's characters: 0 is standard, below it narrow, above it wide.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)

        /// The nearest width in percent.
        var percent: Int {
            switch rawValue {
            case ..<(-0.3): 63
            case ..<(-0.1): 75
            case 0.1...: 125
            default: 100
            }
        }

        /// The named width of a number in percent.
        init(percent: Int) {
            self =
                percent < 70
                ? .compressed : percent < 90 ? .condensed : percent > 110 ? .expanded : .standard
        }
    }

    /// Returns the system font in `fontSize` points and a width; 0, negative values and NaN count
    /// as 12. Inter has one width, which is narrowed or widened.
    public static func systemFont(
        ofSize fontSize: CGFloat, weight: Weight, width: Width
    ) -> UIFont {
        var font = systemFont(ofSize: fontSize, weight: weight).textFont
        font.width = width.percent
        return UIFont(font)
    }
}
