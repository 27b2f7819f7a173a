import CoreGraphics

nonisolated extension UIImage {
    /// The words of a symbol's name, for assistive technologies; `nil` for other images.
    package var wordsOfSymbolName: String? {
        traits.symbol?.symbol.name.replacing(".", with: " ")
    }

    /// A symbol with its configuration.
    struct SymbolSource: Sendable {
        var symbol: any SymbolShape
        var configuration: SymbolConfiguration

        /// Renders the symbol, in black unless the configuration has colours.
        func pixels(scale: CGFloat) -> CGImage? {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let size = symbol.size(for: configuration)
            return UIGraphicsImageRenderer(size: size, format: format)
                .image { symbol.draw(configuration, in: $0.cgContext) }.cgImage
        }
    }

    /// Finds the symbol with a name, such as `trash` or `arrow.uturn.backward`; `nil` for an
    /// unknown name.
    ///
    /// Views show symbols in their tint colour.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Finds the symbol with a name, drawn for the density of a display.
    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// Finds the symbol with a name in a certain size and weight; `nil` for an unknown name.
    public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        guard let symbol = SystemSymbol(named: name) else { return nil }
        let source = SymbolSource(
            symbol: symbol, configuration: configuration as? SymbolConfiguration ?? .unspecified)
        self.init(source, for: configuration?.traitCollection)
    }

    /// Finds the symbol with a name. No symbol here has parts that show a value from 0 to 1, so
    /// that all look as without one.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Makes the image of a symbol set.
    convenience init(
        _ template: SymbolTemplate, withConfiguration configuration: Configuration?,
        for traitCollection: UITraitCollection?
    ) {
        let source = SymbolSource(
            symbol: template, configuration: configuration as? SymbolConfiguration ?? .unspecified)
        self.init(source, for: traitCollection)
    }

    private convenience init(_ source: SymbolSource, for traitCollection: UITraitCollection?) {
        var traits = Traits()
        let scale = (traitCollection ?? .current).displayScale
        traits.scale = scale > 0 ? scale : 1
        traits.symbol = source
        traits.isDirectional = source.symbol.flipsForRightToLeft
        if !source.configuration.values.colours.isEmpty { traits.renderingMode = .alwaysOriginal }
        self.init(source.pixels(scale: traits.scale), traits)
    }

    /// The symbol's configuration; `nil` for other images.
    public var symbolConfiguration: SymbolConfiguration? { traits.symbol?.configuration }

    /// Returns the symbol drawn with the preferences of a configuration, and its own where that has
    /// none; `nil` for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
    }

    /// `true` if the image is a symbol, which views show in their tint colour.
    public var isSymbolImage: Bool { traits.symbol != nil }

    /// Returns the symbol drawn with a configuration, or the variant of another image for its
    /// traits.
    ///
    /// Colours, caps and rendering mode stay the same.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard var source = traits.symbol else {
            return configuration.traitCollection.map { variant(for: $0) } ?? self
        }
        if let symbolConfiguration = configuration as? SymbolConfiguration {
            source.configuration = symbolConfiguration
        }
        var traits = traits
        traits.symbol = source
        if let scale = configuration.traitCollection?.displayScale, scale > 0 {
            traits.scale = scale
        }
        if !source.configuration.values.colours.isEmpty { traits.renderingMode = .alwaysOriginal }
        return UIImage(source.pixels(scale: traits.scale), traits)
    }
}
