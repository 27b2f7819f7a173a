public import CoreGraphics

nonisolated extension UIImage {
    /// What an image that can be drawn in several ways is to be drawn for.
    // Sendable: all of its state is `let` and Sendable.
    open class Configuration: @unchecked Sendable {
        /// The place that the image is shown in, if that is known.
        public let traitCollection: UITraitCollection?

        /// - Parameter traitCollection: The place that the image is shown in.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
        }
    }

    /// How thick a symbol's lines are.
    public nonisolated enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large and how bold a symbol is drawn.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        let weight: SymbolWeight

        /// - Parameters:
        ///   - pointSize: The size of the font that the symbol would stand beside, in points. Sizes of 0 or less and
        ///     such that are no numbers take the usual size.
        ///   - weight: How thick its lines are; regular unless it is said.
        public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified) {
            self.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize : Self.usualPointSize
            self.weight = weight
            super.init(traitCollection: nil)
        }

        /// The size that suits a bar.
        static let usualPointSize: CGFloat = 20

        /// The side of the square that the symbol is drawn into, in whole points.
        var side: CGFloat { min(2048, (pointSize * 1.2).rounded()) }

        /// The thickness of lines as a share of the regular one.
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
