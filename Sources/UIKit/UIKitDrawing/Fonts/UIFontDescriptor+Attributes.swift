import CoreGraphics
import Foundation
import TextLayout

nonisolated extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name, as text.
        public let rawValue: String

        /// Creates the name from text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family: a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font, as in `Inter-Bold`: a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the style within the family, as in `Bold`: a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points: a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name of the font for the user: a `String`.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The traits: a dictionary with keys of ``UIFontDescriptor/TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The settings of the font's features: an array of dictionaries with keys of
        /// ``UIFontDescriptor/FeatureKey``.
        public static let featureSettings = AttributeName(
            rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The fonts in which characters are looked for that the font lacks: an array of
        /// descriptors.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The role of the text, which determines the size: a `UIFont.TextStyle` or its raw value.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name, as text.
        public let rawValue: String

        /// Creates the name from text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The ``UIFontDescriptor/SymbolicTraits``, or their bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight: a `UIFont.Weight`, or a number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant: a number, above 0 for an italic font.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The width: a `UIFont.Width`, or a number from -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name, as text.
        public let rawValue: String

        /// Creates the name from text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The design of most text.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Characters of the same width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Characters with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Characters with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    }

    /// Creates a description from attributes: of the system font without a name or family. Other
    /// attributes than those of ``AttributeName`` are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(TextFont(size: 12).applying(attributes))
    }

    /// Returns the same font with other attributes; those that are not given stay.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(textFont.applying(attributes))
    }

    /// Returns the same style of another family, in the same size.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// Returns a style of the family, as in `SemiBold Italic`; an unknown one changes nothing.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// Returns the system font in another design; `nil` if no such font is installed.
    ///
    /// The rounded design takes as much space as the default one, and is drawn as that one.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let family: TextFont.Family
        switch design {
        case .default, .rounded: family = .system
        case .monospaced: family = .systemMonospaced
        case .serif: family = .named("DejaVu Serif")
        default: return nil
        }
        var font = textFont
        font.family = family
        return font.isAvailable ? UIFontDescriptor(font) : nil
    }

    /// The name of the font, as in `Inter-Bold`.
    public var postscriptName: String { UIFont(textFont).fontName }

    /// The attributes that describe the font.
    public var fontAttributes: [AttributeName: Any] {
        [.name: postscriptName, .size: pointSize]
    }

    /// Returns the value of an attribute; `nil` for an unknown one.
    public func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: return textFont.familyName
        case .name: return postscriptName
        case .face: return face
        case .size: return pointSize
        case .visibleName: return "\(textFont.familyName) \(face)"
        case .cascadeList:
            return textFont.extras?.fallbackFamilies.map {
                UIFontDescriptor(TextFont(family: .named($0), size: pointSize))
            }
        case .traits:
            return [
                TraitKey.width: UIFont.Width(percent: textFont.width).rawValue,
                TraitKey.symbolic: symbolicTraits.rawValue,
                TraitKey.weight: UIFont.Weight(number: textFont.weight).rawValue,
                TraitKey.slant: textFont.isItalic ? 1.0 : 0.0,
            ]
        default: return nil
        }
    }

    /// The name of the style within the family.
    private var face: String {
        textFont.appleFamily?.face(nearestTo: textFont).style
            ?? postscriptName.split(separator: "-").dropFirst().joined()
    }

    /// Returns the descriptions of installed fonts with these attributes: this one, if its family
    /// is installed.
    public func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<AttributeName>?
    ) -> [UIFontDescriptor] {
        textFont.isAvailable ? [self] : []
    }
}

nonisolated extension TextFont {
    /// Returns this font with attributes of a descriptor.
    fileprivate func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> TextFont {
        var font = self
        let style =
            attributes[.textStyle] as? UIFont.TextStyle
            ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
        if let style { font = UIFont.preferredFont(forTextStyle: style).textFont }
        if let settings = attributes[.featureSettings] {
            font.extras = font.extras ?? Extras()
            font.extras?.features += FontFeature.features(settings)
        }
        if let list = attributes[.cascadeList] as? [UIFontDescriptor] {
            font.extras = font.extras ?? Extras()
            font.extras?.fallbackFamilies = list.map(\.textFont.familyName)
        }
        if let size = number(attributes[.size]), size > 0 { font = font.withSize(size) }
        if let name = attributes[.name] as? String, let named = UIFont(name: name, size: font.size)
        {
            font.family = named.textFont.family
            font.width = named.textFont.width
            font = font.with(weight: named.textFont.weight, isItalic: named.textFont.isItalic)
        }
        if let family = attributes[.family] as? String { font.family = .named(family) }
        if let face = attributes[.face] as? String { font = font.withFace(face) }
        guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else {
            return font
        }
        let bits =
            (traits[.symbolic] as? UIFontDescriptor.SymbolicTraits)?.rawValue
            ?? traits[.symbolic] as? UInt32
        if let bits,
            let styled = UIFontDescriptor(font)
                .withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: bits))
        {
            font = styled.textFont
        }
        let weight =
            traits[.weight] as? UIFont.Weight
            ?? number(traits[.weight]).map { UIFont.Weight($0) }
        if let weight { font = font.with(weight: weight.number, isItalic: font.isItalic) }
        if let slant = number(traits[.slant]) { font.isItalic = slant > 0 }
        let width =
            traits[.width] as? UIFont.Width ?? number(traits[.width]).map { UIFont.Width($0) }
        if let width { font.width = width.percent }
        return font
    }

    /// Returns a style of the family; this font for an unknown one.
    private func withFace(_ name: String) -> TextFont {
        let style = name.filter { $0 != " " }
        if let apple = appleFamily,
            let face = apple.faces.first(where: { $0.style.lowercased() == style.lowercased() })
        {
            var font = TextFont(apple, face, size: size)
            font.extras = extras
            return font
        }
        guard let named = FontName("Family-" + style) else { return self }
        return with(weight: named.weight, isItalic: named.isItalic)
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
