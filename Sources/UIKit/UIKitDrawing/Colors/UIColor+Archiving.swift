import Foundation

nonisolated extension UIColor.Source {
    /// Reads an archived definition; `nil` if there are no components.
    init?(_ coder: NSCoder) {
        func component(_ key: String) -> CGFloat { coder.decodeDouble(forKey: key) }
        if let name = coder.decodeObjectIfPresent(of: NSString.self, forKey: "UISystemColorName") {
            func variant(_ key: String) -> UIColor? {
                coder.decodeObjectIfPresent(of: UIColor.self, forKey: key)
            }
            guard let light = variant("light"), let dark = variant("dark"),
                let elevated = variant("elevatedDark")
            else { return nil }
            let variants = ThemedColor.Variants(
                light: light, dark: dark, elevatedDark: elevated)
            // Archives of earlier versions have no variants in increased contrast.
            let strong = ThemedColor.Variants(
                light: variant("strongLight") ?? light, dark: variant("strongDark") ?? dark,
                elevatedDark: variant("strongElevatedDark") ?? elevated)
            self = .themed(
                ThemedColor(
                    name: name as String, variants: variants, strong: strong,
                    followsAccent: coder.decodeBool(forKey: "followsAccent")))
            return
        }
        let components: ColorComponents
        switch coder.decodeInteger(forKey: "UIColorComponentCount") {
        case 2:
            components = .gray(white: component("UIWhite"), alpha: component("UIAlpha"))
        case 4:
            components = .sRGB(
                component("UIRed"), component("UIGreen"), component("UIBlue"),
                alpha: component("UIAlpha"))
        default: return nil
        }
        self = .fixed(components, components.cgColor)
    }

    /// Writes the definition of a colour.
    func encode(_ color: UIColor, with coder: NSCoder) {
        let components: ColorComponents
        switch self {
        case .fixed(let fixed, _): components = fixed
        case .pattern(let pattern): components = ColorComponents(average: pattern)
        case .themed, .provided, .faded:
            let name = if case .themed(let theme) = self { theme.name } else { "" }
            coder.encode(name as NSString, forKey: "UISystemColorName")
            if case .themed(let theme) = self, theme.followsAccent {
                coder.encode(true, forKey: "followsAccent")
            }
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
            let variants = [
                ("light", "strongLight", UITraitCollection(userInterfaceStyle: .light)),
                ("dark", "strongDark", dark), ("elevatedDark", "strongElevatedDark", elevated),
            ]
            for (key, strongKey, traits) in variants {
                coder.encode(color.resolvedColor(with: traits), forKey: key)
                let strong = traits.modifyingTraits { $0.accessibilityContrast = .high }
                coder.encode(color.resolvedColor(with: strong), forKey: strongKey)
            }
            return
        }
        switch components {
        case .gray(let white, _):
            coder.encode(2, forKey: "UIColorComponentCount")
            coder.encode(Double(white), forKey: "UIWhite")
        case .rgb(let red, let green, let blue, _):
            coder.encode(4, forKey: "UIColorComponentCount")
            coder.encode(Double(red), forKey: "UIRed")
            coder.encode(Double(green), forKey: "UIGreen")
            coder.encode(Double(blue), forKey: "UIBlue")
        }
        coder.encode(Double(components.alpha), forKey: "UIAlpha")
    }
}
