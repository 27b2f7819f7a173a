public import CoreGraphics

nonisolated extension UIImage {
    /// The parameters for drawing an image that has several variants.
    // Sendable: all of its state is `let` and Sendable.
    open class Configuration: @unchecked Sendable {
        /// The traits of the environment that shows the image, if known.
        public let traitCollection: UITraitCollection?

        /// Creates a configuration.
        ///
        /// - Parameter traitCollection: The traits of the environment that shows the image.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
        }
    }

    /// The thickness of a symbol's lines.
    public nonisolated enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size and weight of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        let weight: SymbolWeight

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - pointSize: The size in points of the font that the symbol matches. 0, negative and
        ///     non-finite values mean the default size.
        ///   - weight: The thickness of the lines; regular by default.
        public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified) {
            self.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize : Self.defaultPointSize
            self.weight = weight
            super.init(traitCollection: nil)
        }

        /// The default size, which suits a bar.
        static let defaultPointSize: CGFloat = 20

        /// The side of the square that the symbol is drawn into, in whole points.
        var side: CGFloat { min(2048, (pointSize * 1.2).rounded()) }

        /// The thickness of lines relative to the regular one.
        var thickness: CGFloat {
            switch weight {
            case .ultraLight: 0.55
            case .thin: 0.7
            case .light: 0.85
            case .unspecified, .regular: 1
            case .medium: 1.13
            case .semibold: 1.27
            case .bold: 1.43
            case .heavy: 1.6
            case .black: 1.8
            }
        }
    }
}
