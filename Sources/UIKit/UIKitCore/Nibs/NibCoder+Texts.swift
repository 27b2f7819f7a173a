import CoreGraphics
public import Foundation

@_spi(UIKitInternals) @MainActor extension NibCoder {
    /// A text with attributes: an element of fragments, each with a font, colours and paragraphs.
    public func attributedString(_ key: String) -> NSAttributedString? {
        guard let text = coder(key: key)?.element, text.name == "attributedString" else {
            return nil
        }
        let result = NSMutableAttributedString(string: "")
        for fragment in text.children where fragment.name == "fragment" {
            let content = fragment["content"] ?? fragment.child(key: "content")?.stringValue ?? ""
            result.append(
                NSAttributedString(
                    string: content,
                    attributes: attributes(fragment.child("attributes")?.children ?? [])))
        }
        return result
    }

    private func attributes(_ elements: [NibElement]) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for element in elements {
            guard let word = element["key"] else { continue }
            let key = NSAttributedString.Key(rawValue: word)
            switch element.name {
            case "color": result[key] = builder.color(element)
            case "font": result[key] = font(of: element)
            case "paragraphStyle": result[key] = paragraphStyle(element)
            case "integer": result[key] = Int(element.double("value"))
            case "real", "float": result[key] = element.double("value")
            case "url": result[key] = element["string"].flatMap { URL(string: $0) }
            case "string": result[key] = element.stringValue
            default:
                builder.report("“\(element.name)” of an attributed text is not read", at: element)
            }
        }
        return result
    }

    private func font(of element: NibElement) -> UIFont {
        let size = element["size"] == nil ? 17 : element.double("size")
        if let name = element["name"], let font = UIFont(name: name, size: size) { return font }
        switch element["metaFont"] {
        case "systemBold": return .boldSystemFont(ofSize: size)
        case "system": return .systemFont(ofSize: size)
        case "smallSystem": return .systemFont(ofSize: element["size"] == nil ? 12 : size)
        default: return .systemFont(ofSize: size)
        }
    }

    private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        let alignments: [String: NSTextAlignment] = [
            "left": .left, "center": .center, "right": .right, "justified": .justified,
        ]
        style.alignment = element["alignment"].flatMap { alignments[$0] } ?? .natural
        let modes: [String: NSLineBreakMode] = [
            "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping,
            "clipping": .byClipping, "truncatingHead": .byTruncatingHead,
            "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
        ]
        style.lineBreakMode = element["lineBreakMode"].flatMap { modes[$0] } ?? .byWordWrapping
        style.lineSpacing = element.double("lineSpacing")
        style.paragraphSpacing = element.double("paragraphSpacing")
        style.paragraphSpacingBefore = element.double("paragraphSpacingBefore")
        style.firstLineHeadIndent = element.double("firstLineHeadIndent")
        style.headIndent = element.double("headIndent")
        style.tailIndent = element.double("tailIndent")
        style.minimumLineHeight = element.double("minimumLineHeight")
        style.maximumLineHeight = element.double("maximumLineHeight")
        style.lineHeightMultiple = element.double("lineHeightMultiple")
        return style
    }

    /// The size, weight and scale of symbols.
    public func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        guard let nib = coder(key: key) else { return nil }
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
            "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
            "black": .black,
        ]
        let scales: [String: UIImage.SymbolScale] = [
            "default": .default, "small": .small, "medium": .medium, "large": .large,
        ]
        let weight = nib.choice("weight", weights) ?? .unspecified
        let scale = nib.choice("scale", scales) ?? .unspecified
        _ = nib.string("configurationType")
        if let size = nib.number("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        }
        if let font = nib.font("fontDescription") {
            return UIImage.SymbolConfiguration(
                pointSize: font.pointSize, weight: weight, scale: scale)
        }
        return UIImage.SymbolConfiguration(weight: weight)
            .applying(UIImage.SymbolConfiguration(scale: scale))
    }
}
