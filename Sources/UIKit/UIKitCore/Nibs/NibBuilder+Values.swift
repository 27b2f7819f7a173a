import CoreGraphics
import Foundation

extension NibBuilder {
    /// The colour of a `color` element; `nil` for the default colour and for unknown ones.
    func color(_ element: NibElement) -> UIColor? {
        guard element.name == "color" else { return nil }
        let names = Self.systemColorKeys.compactMap { element[$0] }
        for name in names {
            if let color = UIColor.systemColors[name] { return color }
            if let color = document.resources[name]?.child("color").flatMap(color) { return color }
        }
        if !names.isEmpty, element["white"] == nil, element["red"] == nil {
            report("the colour “\(names[0])” of the system is unknown", at: element)
            return nil
        }
        if let name = element["name"] {
            if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
            return document.resources[name]?.child("color").flatMap(color)
        }
        let alpha = element["alpha"] == nil ? 1 : element.double("alpha")
        if element["white"] != nil {
            return UIColor(white: element.double("white"), alpha: alpha)
        }
        return UIColor(
            red: element.double("red"), green: element.double("green"),
            blue: element.double("blue"), alpha: alpha)
    }

    /// The font of a `fontDescription` element.
    func font(_ element: NibElement) -> UIFont? {
        if let style = element["style"] {
            guard let style = Self.textStyles[style] else {
                report("the text style “\(style)” is unknown", at: element)
                return nil
            }
            return UIFont.preferredFont(forTextStyle: style)
        }
        let size = element["pointSize"] == nil ? 17 : element.double("pointSize")
        if let name = element["name"], let font = UIFont(name: name, size: size) { return font }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: break
        }
        let weight = element["weight"].flatMap { Self.weights[$0] } ?? .regular
        return .systemFont(ofSize: size, weight: weight)
    }

    /// The image that an attribute or an element with the key names.
    func image(_ key: String, of element: NibElement) -> UIImage? {
        let reference = element.child(key: key)
        guard let name = element[key] ?? reference?["image"] ?? reference?["name"] else {
            return nil
        }
        let catalogue =
            reference?["catalog"] ?? element["catalog"]
            ?? document.resources[name]?["catalog"]
        let image =
            catalogue == "system"
            ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
        if image == nil { report("there is no image “\(name)”", at: element) }
        return image
    }

    /// The attributes with the name of a system's colour, the newest first.
    private static let systemColorKeys = [
        "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor",
    ]

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
        "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2,
    ]
}
