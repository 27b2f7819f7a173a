import CoreGraphics
import Foundation
import TextLayout

nonisolated extension UIFontDescriptor {
    /// The key of a setting of ``AttributeName/featureSettings``.
    ///
    /// A setting has a kind and a selector, as in Apple's fonts (`kNumberSpacingType` and
    /// `kMonospacedNumbersSelector`), or the tag and value of an OpenType feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the feature: a number.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The choice among those of the kind: a number.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The kind of the feature, under its older name.
        public static let featureIdentifier = type
        /// The choice among those of the kind, under its older name.
        public static let typeIdentifier = selector
    }
}

/// The OpenType features of font settings.
nonisolated enum FontFeature {
    /// Returns the features that settings ask for, as `tag=value`; those that OpenType does not
    /// have are left out.
    static func features(_ settings: Any) -> [String] {
        guard let settings = settings as? [Any] else { return [] }
        return settings.flatMap { setting -> [String] in
            let entries = entries(setting)
            if let tag = entries["CTFeatureOpenTypeTag"] as? String {
                let value = entries["CTFeatureOpenTypeValue"].flatMap(integer) ?? 1
                return tag.utf8.count == 4 ? ["\(tag)=\(value)"] : []
            }
            guard let type = entries["CTFeatureTypeIdentifier"].flatMap(integer),
                let selector = entries["CTFeatureSelectorIdentifier"].flatMap(integer)
            else { return [] }
            return features(type: type, selector: selector)
        }
    }

    /// Returns the values of a setting by the names of its keys.
    private static func entries(_ setting: Any) -> [String: Any] {
        switch setting {
        case let setting as [UIFontDescriptor.FeatureKey: Any]:
            Dictionary(
                setting.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 })
        case let setting as [String: Any]: setting
        default: [:]
        }
    }

    private static func integer(_ value: Any) -> Int? {
        Double(attributeValue: value).flatMap { Int(exactly: $0) }
    }

    /// Returns the OpenType features of a kind and selector of Apple's font feature registry.
    private static func features(type: Int, selector: Int) -> [String] {
        if type == 35 {
            // Stylistic alternatives: the even selectors switch on, the odd ones off.
            guard selector >= 2, selector <= 41 else { return [] }
            let tag = "ss" + (selector / 2 < 10 ? "0" : "") + "\(selector / 2)"
            return ["\(tag)=\(selector % 2 == 0 ? 1 : 0)"]
        }
        return known[[type, selector]] ?? []
    }

    private static let known: [[Int]: [String]] = [
        // Ligatures.
        [1, 2]: ["liga=1"], [1, 3]: ["liga=0"], [1, 4]: ["dlig=1"], [1, 5]: ["dlig=0"],
        [1, 18]: ["clig=1"], [1, 19]: ["clig=0"], [1, 20]: ["hlig=1"], [1, 21]: ["hlig=0"],
        // Letter case, an older kind.
        [3, 3]: ["smcp=1"],
        // Spacing of numbers.
        [6, 0]: ["tnum=1"], [6, 1]: ["pnum=1"],
        // Vertical position.
        [10, 0]: ["sups=0", "subs=0", "ordn=0"], [10, 1]: ["sups=1"], [10, 2]: ["subs=1"],
        [10, 3]: ["ordn=1"], [10, 4]: ["sinf=1"],
        // Fractions.
        [11, 0]: ["frac=0", "afrc=0"], [11, 1]: ["afrc=1"], [11, 2]: ["frac=1"],
        // Typographic extras: the zero with a slash.
        [14, 4]: ["zero=1"], [14, 5]: ["zero=0"],
        // Case of numbers.
        [21, 0]: ["onum=1"], [21, 1]: ["lnum=1"],
        // Text spacing.
        [22, 0]: ["pwid=1"], [22, 1]: ["hwid=1"], [22, 2]: ["twid=1"],
        // Case-sensitive layout.
        [33, 0]: ["case=1"], [33, 1]: ["case=0"], [33, 2]: ["cpsp=1"], [33, 3]: ["cpsp=0"],
        // Contextual alternates.
        [36, 0]: ["calt=1"], [36, 1]: ["calt=0"], [36, 2]: ["swsh=1"], [36, 3]: ["swsh=0"],
        [36, 4]: ["cswh=1"], [36, 5]: ["cswh=0"],
        // Small capitals for lowercase and uppercase letters.
        [37, 0]: ["smcp=0", "pcap=0"], [37, 1]: ["smcp=1"], [37, 2]: ["pcap=1"],
        [38, 0]: ["c2sc=0", "c2pc=0"], [38, 1]: ["c2sc=1"], [38, 2]: ["c2pc=1"],
    ]
}
