import CoreGraphics

/// A system colour with a light and a dark variant, and optionally a third for elevated content in
/// dark, each in normal and increased contrast.
nonisolated struct ThemedColor: Hashable, Sendable {
    /// Apple's name for the colour.
    let name: String
    let variants: Variants

    /// The variants in increased contrast.
    let strong: Variants

    /// `true` if the desktop's accent colour replaces all variants.
    var followsAccent = false

    func color(for traits: UITraitCollection) -> UIColor {
        if followsAccent, let accent = traits[AccentColorTrait.self].color { return accent }
        return (traits.accessibilityContrast == .high ? strong : variants).color(for: traits)
    }

    /// The variants of a contrast.
    struct Variants: Hashable, Sendable {
        let light: UIColor
        let dark: UIColor

        /// The dark variant in front of other content.
        let elevatedDark: UIColor

        init(light: UIColor, dark: UIColor, elevatedDark: UIColor) {
            self.light = light
            self.dark = dark
            self.elevatedDark = elevatedDark
        }

        init(_ light: ByteColor, _ dark: ByteColor, elevated: ByteColor? = nil) {
            self.init(
                light: light.color, dark: dark.color, elevatedDark: (elevated ?? dark).color)
        }

        func color(for traits: UITraitCollection) -> UIColor {
            guard traits.userInterfaceStyle == .dark else { return light }
            return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
        }
    }
}

/// The trait for the desktop's accent colour, `nil` on a desktop that states none.
package nonisolated enum AccentColorTrait: UITraitDefinition {
    package struct Value: Equatable {
        package var color: UIColor?
    }

    package static var defaultValue: Value { Value() }
    package static var affectsColorAppearance: Bool { true }
}

/// An sRGB colour in the notation of Apple's guidelines: components from 0 to 255, alpha in per
/// cent.
nonisolated struct ByteColor {
    let red: Int
    let green: Int
    let blue: Int
    let percent: Int

    init(_ red: Int, _ green: Int, _ blue: Int, percent: Int = 100) {
        self.red = red
        self.green = green
        self.blue = blue
        self.percent = percent
    }

    /// Creates an opaque grey.
    init(_ gray: Int) {
        self.init(gray, gray, gray)
    }

    var color: UIColor {
        UIColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
            alpha: CGFloat(percent) / 100)
    }
}

nonisolated extension UIColor {
    /// Creates a system colour.
    ///
    /// - Parameters:
    ///   - strong: The variants in increased contrast, where they differ.
    ///   - followsAccent: `true` if the desktop's accent colour replaces all variants.
    static func themed(
        _ name: String, _ light: ByteColor, _ dark: ByteColor, elevated: ByteColor? = nil,
        strong: ThemedColor.Variants? = nil, followsAccent: Bool = false
    ) -> UIColor {
        let variants = ThemedColor.Variants(light, dark, elevated: elevated)
        return UIColor(
            source: .themed(
                ThemedColor(
                    name: name, variants: variants, strong: strong ?? variants,
                    followsAccent: followsAccent)))
    }
}
