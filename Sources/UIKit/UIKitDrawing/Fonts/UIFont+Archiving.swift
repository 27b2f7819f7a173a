import Foundation
import TextLayout

nonisolated extension TextFont {
    /// Reads an archived font; `nil` if it has no size.
    init?(_ coder: NSCoder) {
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        guard size > 0 else { return nil }
        let family: Family
        switch coder.decodeObjectIfPresent(of: NSString.self, forKey: "UIFontDesign") as String? {
        case "system": family = .system
        case "monospaced": family = .systemMonospaced
        default:
            let name = coder.decodeObjectIfPresent(of: NSString.self, forKey: "UIFontFamilyName")
            guard let name else { return nil }
            family = .named(name as String)
        }
        self.init(
            family: family, size: size, weight: coder.decodeInteger(forKey: "UIFontWeight"),
            isItalic: coder.decodeBool(forKey: "UIFontIsItalic"),
            hasMonospacedDigits: coder.decodeBool(forKey: "UIFontHasMonospacedDigits"))
        let percent = coder.decodeInteger(forKey: "UIFontWidth")
        if percent > 0 { width = percent }
        func list(_ key: String) -> [String] {
            let text = coder.decodeObjectIfPresent(of: NSString.self, forKey: key) as String? ?? ""
            return text.split(separator: ",").map(String.init)
        }
        let (features, families) = (list("UIFontFeatures"), list("UIFontFallbackFamilies"))
        guard !features.isEmpty || !families.isEmpty else { return }
        var extras = Extras()
        extras.features = features
        extras.fallbackFamilies = families
        self.extras = extras
    }

    /// Writes the font.
    func encode(with coder: NSCoder) {
        switch family {
        case .system: coder.encode("system" as NSString, forKey: "UIFontDesign")
        case .systemMonospaced: coder.encode("monospaced" as NSString, forKey: "UIFontDesign")
        case .named(let name): coder.encode(name as NSString, forKey: "UIFontFamilyName")
        }
        coder.encode(Double(size), forKey: "UIFontPointSize")
        coder.encode(weight, forKey: "UIFontWeight")
        coder.encode(isItalic, forKey: "UIFontIsItalic")
        coder.encode(hasMonospacedDigits, forKey: "UIFontHasMonospacedDigits")
        if width != 100 { coder.encode(width, forKey: "UIFontWidth") }
        guard let extras else { return }
        coder.encode(extras.features.joined(separator: ",") as NSString, forKey: "UIFontFeatures")
        coder.encode(
            extras.fallbackFamilies.joined(separator: ",") as NSString,
            forKey: "UIFontFallbackFamilies")
    }
}

nonisolated extension FontScaling {
    /// Reads an archived rule; `nil` for a fixed font.
    init?(_ coder: NSCoder) {
        let name = coder.decodeObjectIfPresent(
            of: NSString.self, forKey: "UIFontTextStyleForScaling")
        guard let name else { return nil }
        let style = UIFont.TextStyle(rawValue: name as String)
        let size = coder.decodeDouble(forKey: "UIFontPointSizeForScaling")
        guard size > 0 else {
            self = .textStyle(style)
            return
        }
        self = .custom(
            size: size, style,
            maximumSize: coder.decodeDouble(forKey: "UIFontMaximumPointSizeAfterScaling"))
    }

    /// Writes the rule.
    func encode(with coder: NSCoder) {
        switch self {
        case .textStyle(let style):
            coder.encode(style.rawValue as NSString, forKey: "UIFontTextStyleForScaling")
        case .custom(let size, let style, let maximumSize):
            coder.encode(style.rawValue as NSString, forKey: "UIFontTextStyleForScaling")
            coder.encode(Double(size), forKey: "UIFontPointSizeForScaling")
            coder.encode(Double(maximumSize), forKey: "UIFontMaximumPointSizeAfterScaling")
        }
    }
}
