public import Foundation

nonisolated extension UIImage {
    /// The parameters for drawing an image that has several variants.
    // Sendable: all of its state is `let` and Sendable.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits of the environment that shows the image, if known.
        public let traitCollection: UITraitCollection?

        /// Creates a configuration.
        ///
        /// - Parameter traitCollection: The traits of the environment that shows the image.
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
        }

        /// Returns the configuration for other traits.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            copied(with: traitCollection)
        }

        /// Returns a configuration with the preferences of another one, and this one's where the
        /// other has none.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            copied(with: otherConfiguration?.traitCollection ?? traitCollection)
        }

        /// Returns the configuration with other traits, which knows its class.
        func copied(with traitCollection: UITraitCollection?) -> Self {
            let copy = Configuration(traitCollection: traitCollection)
            return copy as? Self ?? self
        }
    }

    /// The thickness of a symbol's lines.
    public nonisolated enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Returns the weight of text next to symbols of this weight.
        public func fontWeight() -> UIFont.Weight { UIFont.Weight(self) }
    }

    /// The size of a symbol relative to text of the same point size.
    public nonisolated enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }
}
