public import Foundation

nonisolated extension UIColor {
    /// Reads a colour set of the main bundle; see ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Reads a colour set of a bundle's asset catalogues; `nil` when there is none.
    ///
    /// A colour with several appearances is dynamic.
    ///
    /// - Parameters:
    ///   - name: The name of the set, after that of a group with a namespace and a slash.
    ///   - bundle: The bundle; `Bundle.module` in a package, and the main bundle if `nil`.
    ///   - traitCollection: The traits that choose an appearance once and for all; a dynamic colour
    ///     if `nil`.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let catalogue = AssetCatalogue.of(bundle ?? .main)
        guard let (_, set) = catalogue.set(name, .color, as: ColorSet.self),
            let first = set.colors.lazy.compactMap(\.color?.color).first
        else { return nil }
        let choose: @Sendable (UITraitCollection) -> UIColor = { traits in
            set.colors.best(for: traits, \.conditions).first?.color?.color ?? first
        }
        if let traitCollection {
            self.init(source: choose(traitCollection).source)
        } else if set.colors.count == 1 {
            self.init(source: first.source)
        } else {
            self.init(dynamicProvider: choose)
        }
    }
}

/// The description of a colour set.
nonisolated private struct ColorSet: Decodable, Sendable {
    struct Entry: Decodable, Sendable {
        let color: AssetColor?
        let conditions: AssetConditions

        enum CodingKeys: String, CodingKey { case color }

        init(from decoder: any Decoder) throws {
            color = try decoder.container(keyedBy: CodingKeys.self)
                .decodeIfPresent(AssetColor.self, forKey: .color)
            conditions = try AssetConditions(from: decoder)
        }
    }

    let colors: [Entry]
}

/// A colour as catalogues write it: components as fractions, bytes or hexadecimal bytes.
nonisolated private struct AssetColor: Decodable, Sendable {
    struct Components: Decodable, Sendable {
        let red: String?
        let green: String?
        let blue: String?
        let white: String?
        let alpha: String?
    }

    let components: Components?
    let reference: String?

    /// The colour; `nil` for a system colour that does not exist here.
    var color: UIColor? {
        if let components {
            let alpha = Self.value(components.alpha ?? "1")
            if let white = components.white {
                return UIColor(white: Self.value(white), alpha: alpha)
            }
            return UIColor(
                red: Self.value(components.red), green: Self.value(components.green),
                blue: Self.value(components.blue), alpha: alpha)
        }
        return reference.flatMap { UIColor.systemColors[$0] }
    }

    /// Reads `0x1F` and `31` as bytes, `0.122` and `1.000` as fractions.
    private static func value(_ text: String?) -> CGFloat {
        guard let text else { return 0 }
        if text.lowercased().hasPrefix("0x") {
            return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
        }
        let number = CGFloat(Double(text) ?? 0)
        return text.contains(".") || number <= 1 ? number : number / 255
    }
}

nonisolated extension UIColor {
    /// The colours that catalogues and nibs name.
    package static let systemColors: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "separatorColor": .separator, "linkColor": .link, "systemFillColor": .systemFill,
        "placeholderTextColor": .placeholderText, "systemRedColor": .systemRed,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint,
        "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
        "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
        "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "darkTextColor": .darkText,
        "lightTextColor": .lightText, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "opaqueSeparatorColor": .opaqueSeparator, "tintColor": .tintColor,
        "systemWhiteColor": .white, "systemBlackColor": .black,
        "blackColor": .black, "whiteColor": .white, "grayColor": .gray, "clearColor": .clear,
        "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "redColor": .red,
        "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
        "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
        "brownColor": .brown, "tableCellGroupedTextColor": .label,
        "tableCellPlainTextColor": .label, "alternateSelectedControlTextColor": .white,
        "viewFlipsideBackgroundColor": viewFlipsideBackground,
        "scrollViewTexturedBackgroundColor": scrollViewTexturedBackground,
        "underPageBackgroundColor": scrollViewTexturedBackground,
    ]

    // Textures of iOS 6, which later systems draw in one colour.
    private static let viewFlipsideBackground = UIColor(
        red: 0.122, green: 0.129, blue: 0.141, alpha: 1)
    private static let scrollViewTexturedBackground = UIColor(
        red: 0.435, green: 0.443, blue: 0.475, alpha: 1)
}
