import CoreGraphics

nonisolated extension UIImage {
    /// A symbol and how it is drawn.
    struct SymbolSource: Sendable {
        var symbol: SystemSymbol
        var configuration: SymbolConfiguration

        /// The symbol in black.
        func pixels(scale: CGFloat) -> CGImage? {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let side = configuration.side
            return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
                .image { context in
                    symbol.draw(
                        side: side, thickness: configuration.thickness, in: context.cgContext)
                }.cgImage
        }
    }

    /// The symbol with a name, such as `trash` or `arrow.uturn.backward`; `nil` when there is none of that name.
    ///
    /// Views show symbols in their tint colour.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The symbol with a name, drawn for the density of a display.
    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// The symbol with a name in a certain size and weight; `nil` when there is none of that name.
    public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        guard let symbol = SystemSymbol(named: name) else { return nil }
        let usual = SymbolConfiguration(pointSize: SymbolConfiguration.usualPointSize)
        let source = SymbolSource(
            symbol: symbol, configuration: configuration as? SymbolConfiguration ?? usual)
        self.init(source, for: configuration?.traitCollection)
    }

    private convenience init(_ source: SymbolSource, for traitCollection: UITraitCollection?) {
        var traits = Traits()
        let scale = (traitCollection ?? .current).displayScale
        traits.scale = scale > 0 ? scale : 1
        traits.symbol = source
        self.init(source.pixels(scale: traits.scale), traits)
    }

    /// Whether the image is a symbol, which views show in their tint colour.
    public var isSymbolImage: Bool { traits.symbol != nil }

    /// The image as it is drawn for a place or in a certain size. Only symbols differ.
    ///
    /// Colours, caps and rendering mode stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard var source = traits.symbol else { return self }
        if let symbolConfiguration = configuration as? SymbolConfiguration {
            source.configuration = symbolConfiguration
        }
        var traits = traits
        traits.symbol = source
        if let scale = configuration.traitCollection?.displayScale, scale > 0 {
            traits.scale = scale
        }
        return UIImage(source.pixels(scale: traits.scale), traits)
    }
}
