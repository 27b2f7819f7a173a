import CoreGraphics

/// A colour of the system that has one look in light and another in dark, and maybe a third in dark on a sheet.
nonisolated struct ThemedColor: Hashable, Sendable {
    /// Apple's name of the colour.
    let name: String
    let light: UIColor
    let dark: UIColor

    /// In dark, in front of something else.
    let elevatedDark: UIColor

    func color(for traits: UITraitCollection) -> UIColor {
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
    }
}

/// An opaque or see-through sRGB colour as Apple's guidelines print them: components from 0 to 255, alpha in per cent.
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

    /// A grey.
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
    /// A system colour.
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
