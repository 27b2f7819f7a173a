public import CoreGraphics
import Foundation

nonisolated extension UIFont {
    /// The thickness of a font's strokes: from -1 to 1, where 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        private static let ascending: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// Returns the weight of symbols next to text of this weight: the nearest one with a name.
        public func symbolWeight() -> UIImage.SymbolWeight {
            let distances = Self.ascending.map { abs($0.rawValue - rawValue) }
            let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
            return UIImage.SymbolWeight(rawValue: nearest + 1) ?? .regular
        }

        /// The weight with the place of a symbol's weight; `regular` for an unspecified one.
        init(_ weight: UIImage.SymbolWeight) {
            self = weight == .unspecified ? .regular : Self.ascending[weight.rawValue - 1]
        }

        /// The named weight of an OpenType weight from 100 to 900.
        init(number: Int) {
            self = Self.ascending[min(max((number + 50) / 100, 1), 9) - 1]
        }

        /// The OpenType weight from 100 to 900 of the nearest named weight.
        var number: Int {
            let distances = Self.ascending.map { abs($0.rawValue - rawValue) }
            let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
            return rawValue.isNaN ? 400 : (nearest + 1) * 100
        }
    }
}

/// The name of a font: a family, and a style such as `SemiBoldItalic`.
nonisolated struct FontName: CustomStringConvertible {
    let family: String
    let weight: Int
    let isItalic: Bool

    /// The OpenType weights by the names of styles.
    static let styles = [
        "UltraLight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500,
        "SemiBold": 600, "Bold": 700, "Heavy": 800, "Black": 900,
    ]

    init(family: String, weight: Int, isItalic: Bool) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Parses a name; `nil` when its style is unknown.
    init?(_ name: String) {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let family = parts.first, !family.isEmpty else { return nil }
        var style = parts.count > 1 ? String(parts[1]) : ""
        let slants = ["Italic", "Oblique"].filter { style.lowercased().hasSuffix($0.lowercased()) }
        if let slant = slants.first { style.removeLast(slant.count) }
        if style.isEmpty { style = "Regular" }
        let match = Self.styles.first { $0.key.lowercased() == style.lowercased() }
        guard let match else { return nil }
        self.init(family: String(family), weight: match.value, isItalic: !slants.isEmpty)
    }

    var description: String {
        let nearest = min(max((weight + 50) / 100, 1), 9) * 100
        let style = Self.styles.first { $0.value == nearest }?.key ?? "Regular"
        if isItalic { return "\(family)-\(style == "Regular" ? "" : style)Italic" }
        return "\(family)-\(style)"
    }
}
