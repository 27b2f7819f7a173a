import CoreGraphics

/// A system colour with a light and a dark variant, and optionally a third for elevated content in
/// dark.
nonisolated struct ThemedColor: Hashable, Sendable {
    /// Apple's name for the colour.
    let name: String
    let light: UIColor
    let dark: UIColor

    /// The dark variant in front of other content.
    let elevatedDark: UIColor

    func color(for traits: UITraitCollection) -> UIColor {
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
    }
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
    static func themed(
        _ name: String, _ light: ByteColor, _ dark: ByteColor, elevated: ByteColor? = nil
    ) -> UIColor {
        UIColor(
            source: .themed(
                ThemedColor(
                    name: name, light: light.color, dark: dark.color,
                    elevatedDark: (elevated ?? dark).color)))
    }
}
