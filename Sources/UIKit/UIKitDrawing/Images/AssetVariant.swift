import Foundation
import FoundationGaps

/// The conditions under which an entry of a set is meant.
nonisolated struct AssetConditions: Decodable {
    /// An appearance, as in luminosity dark.
    struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
    let locale: String?
    let direction: String?

    enum CodingKeys: String, CodingKey {
        case idiom, scale, appearances, locale
        case direction = "language-direction"
    }

    /// Pixels per point; 1 for entries without a scale.
    var pixelsPerPoint: CGFloat {
        scale.flatMap { Double($0.filter { $0.isNumber || $0 == "." }) }.map { CGFloat($0) } ?? 1
    }

    /// How well the entry fits the traits, better ones first; `nil` if it is meant for others.
    ///
    /// In order of weight: language, appearance, direction, device. The scale is compared
    /// after that.
    func fitness(for traits: UITraitCollection) -> Int? {
        var result = 0
        if let locale {
            guard Language(tag: locale) == .current else { return nil }
            result += 64
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", let value):
                guard (value == "dark") == (traits.userInterfaceStyle == .dark) else { return nil }
                result += 32
            case ("contrast", let value):
                guard (value == "high") == (traits.accessibilityContrast == .high) else {
                    return nil
                }
                result += 16
            default: return nil
            }
        }
        if let direction {
            guard (direction == "right-to-left") == (traits.layoutDirection == .rightToLeft) else {
                return nil
            }
            result += 8
        }
        switch idiom {
        case nil, "universal": return result
        case "ipad": return result + (traits.userInterfaceIdiom == .pad ? 4 : -1)
        case "iphone": return result + (traits.userInterfaceIdiom == .phone ? 4 : -2)
        case "mac": return result - 3
        default: return nil
        }
    }
}

nonisolated extension Sequence {
    /// The elements that fit the traits best, by their conditions.
    func best(
        for traits: UITraitCollection, _ conditions: (Element) -> AssetConditions
    ) -> [Element] {
        let fitting = compactMap { element in
            conditions(element).fitness(for: traits).map { ($0, element) }
        }
        let best = fitting.map(\.0).max()
        return fitting.filter { $0.0 == best }.map(\.1)
    }
}
