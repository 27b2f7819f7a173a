package import CoreGraphics

/// The look of a map.
package struct MapStyle: Hashable, Sendable {
    package var isDark: Bool

    /// `true` for paler colours, below an app's own data.
    package var isMuted: Bool

    /// The language of names, such as `en` or `zh-Hans`.
    package var language: String

    /// The pixels of a point.
    package var scale: CGFloat

    /// The categories of places that are shown; `nil` for all.
    package var shownCategories: Set<String>?

    package init(
        isDark: Bool = false, isMuted: Bool = false, language: String = "en", scale: CGFloat = 1,
        shownCategories: Set<String>? = nil
    ) {
        self.isDark = isDark
        self.isMuted = isMuted
        self.language = language
        self.scale = scale
        self.shownCategories = shownCategories
    }

    /// What is filled or stroked in a colour of its own.
    enum Part {
        case water, land, wood, grass, sand, ice, builtUp, park, building, buildingEdge
        case motorway, trunk, street, casing, path, rail, border, regionBorder, runway
    }

    /// The colour of a part.
    func color(_ part: Part) -> CGColor {
        let (light, dark) = Self.colors(part)
        return Self.color(isDark ? dark : light, mutedOn: isMuted ? (isDark ? 40 : 240) : nil)
    }

    /// Light and dark colours as in CSS.
    private static func colors(_ part: Part) -> (light: Int, dark: Int) {
        switch part {
        case .water: (0xA6D3EC, 0x16303F)
        case .land: (0xF6F3EC, 0x2A2B2E)
        case .wood: (0xCBE3BF, 0x26352B)
        case .grass: (0xDAECCF, 0x2B382E)
        case .sand: (0xF3E8C8, 0x38352C)
        case .ice: (0xFAFCFD, 0x3A3F44)
        case .builtUp: (0xEEEAE2, 0x303135)
        case .park: (0xC8E6BC, 0x253A2B)
        case .building: (0xE2DCD1, 0x3A3B40)
        case .buildingEdge: (0xD1C9BC, 0x46474C)
        case .motorway: (0xF4BB63, 0x8A6A35)
        case .trunk: (0xFBDD8E, 0x756338)
        case .street: (0xFFFFFF, 0x4C4E54)
        case .casing: (0xD3CCC0, 0x1D1E20)
        case .path: (0xCBB9A2, 0x5A5650)
        case .rail: (0xADA9A6, 0x5E5F64)
        case .border: (0x8F7FA6, 0x8B80A0)
        case .regionBorder: (0xB4A9C2, 0x5F5870)
        case .runway: (0xDCDCE6, 0x3D3E48)
        }
    }

    static func color(_ css: Int, mutedOn gray: Int? = nil) -> CGColor {
        let parts = [16, 8, 0].map { shift -> CGFloat in
            let value = css >> shift & 255
            return CGFloat(gray.map { (value * 45 + $0 * 55) / 100 } ?? value) / 255
        }
        return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
