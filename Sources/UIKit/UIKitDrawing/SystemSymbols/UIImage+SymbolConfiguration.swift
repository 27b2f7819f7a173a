public import Foundation

nonisolated extension UIImage {
    /// The size, weight and colours of a symbol. What a configuration leaves unspecified has its
    /// default, or comes from the configuration that it is applied to.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The values that were specified.
        struct Values: Hashable, Sendable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var colours: [UIColor] = []
            var isHierarchical = false
        }

        let values: Values

        init(_ values: Values, traitCollection: UITraitCollection? = nil) {
            self.values = values
            super.init(traitCollection: traitCollection)
        }

        override func copied(with traitCollection: UITraitCollection?) -> Self {
            SymbolConfiguration(values, traitCollection: traitCollection) as? Self ?? self
        }

        /// Returns a configuration with the preferences of another one, and this one's where the
        /// other has none.
        public override func applying(_ otherConfiguration: Configuration?) -> Self {
            let traits = otherConfiguration?.traitCollection ?? traitCollection
            guard let symbol = otherConfiguration as? SymbolConfiguration else {
                return copied(with: traits)
            }
            let merged: SymbolConfiguration = applying(symbol)
            return merged.copied(with: traits) as? Self ?? self
        }

        /// A configuration without any preference.
        public static let unspecified = SymbolConfiguration(Values())

        // MARK: Size and weight

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - pointSize: The size in points of the font that the symbol matches. 0, negative and
        ///     non-finite values mean the default size.
        ///   - weight: The thickness of the lines; regular by default.
        ///   - scale: The size relative to the font's; medium by default.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified
        ) {
            let isUsable = pointSize > 0 && pointSize.isFinite
            self.init(
                Values(
                    pointSize: isUsable ? pointSize : nil,
                    weight: weight == .unspecified ? nil : weight,
                    scale: scale == .unspecified ? nil : scale))
        }

        /// Creates a configuration for a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(Values(weight: weight == .unspecified ? nil : weight))
        }

        /// Creates a configuration for a scale.
        public convenience init(scale: SymbolScale) {
            self.init(Values(scale: scale == .unspecified ? nil : scale))
        }

        /// Creates a configuration that matches a font's size.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
        }

        /// Creates a configuration that matches the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        // MARK: Colours

        /// Creates a configuration that draws a symbol in a colour, and a circle or square around
        /// it in a lighter one.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Values(colours: [hierarchicalColor], isHierarchical: true))
        }

        /// Creates a configuration with a colour for the symbol and one for the circle or square
        /// around it. Further colours have no effect.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(colours: paletteColors))
        }

        // MARK: Combining

        /// Returns a configuration with the preferences of another one, and this one's where the
        /// other has none.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var merged = values
            merged.pointSize = other.values.pointSize ?? merged.pointSize
            merged.weight = other.values.weight ?? merged.weight
            merged.scale = other.values.scale ?? merged.scale
            if !other.values.colours.isEmpty {
                merged.colours = other.values.colours
                merged.isHierarchical = other.values.isHierarchical
            }
            return SymbolConfiguration(merged)
        }

        /// Returns the configuration without its size, which then is the standard one.
        public func withoutTextStyle() -> SymbolConfiguration { with { $0.pointSize = nil } }

        /// Returns the configuration without its scale.
        public func withoutScale() -> SymbolConfiguration { with { $0.scale = nil } }

        /// Returns the configuration without its weight.
        public func withoutWeight() -> SymbolConfiguration { with { $0.weight = nil } }

        /// Returns the configuration without its size and weight.
        public func withoutPointSizeAndWeight() -> SymbolConfiguration {
            with {
                $0.pointSize = nil
                $0.weight = nil
            }
        }

        private func with(_ change: (inout Values) -> Void) -> SymbolConfiguration {
            var values = values
            change(&values)
            return SymbolConfiguration(values, traitCollection: traitCollection)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        public override var hash: Int { values.hashValue }

        // MARK: Resolved values

        /// The default size, which suits a bar.
        static let defaultPointSize: CGFloat = 20

        /// The size in points of the font that the symbol matches.
        var pointSize: CGFloat { values.pointSize ?? Self.defaultPointSize }

        /// The side of the square that the symbol is drawn into, in whole points.
        var side: CGFloat {
            let scale: CGFloat =
                switch values.scale {
                case .small: 0.79
                case .large: 1.28
                default: 1
                }
            let size = pointSize * 1.2 * scale
            return min(2048, max(1, size.rounded()))
        }

        /// The thickness of lines relative to the regular one.
        var thickness: CGFloat {
            switch values.weight {
            case .ultraLight: 0.55
            case .thin: 0.7
            case .light: 0.85
            case nil, .unspecified, .regular: 1
            case .medium: 1.13
            case .semibold: 1.27
            case .bold: 1.43
            case .heavy: 1.6
            case .black: 1.8
            }
        }

        /// The colours of the symbol and of the shape around it; black without any.
        var colours: (UIColor, UIColor) {
            guard let first = values.colours.first else { return (.black, .black) }
            if values.isHierarchical { return (first, first.withAlphaComponent(0.3)) }
            return (first, values.colours.count > 1 ? values.colours[1] : first)
        }
    }
}
