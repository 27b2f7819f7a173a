import CoreGraphics
import Foundation

nonisolated extension NSParagraphStyle.Style {
    /// Reads an archived style.
    init(_ coder: NSCoder) {
        self.init()
        func integer(_ key: String) -> Int { coder.decodeInteger(forKey: key) }
        func points(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        alignment = NSTextAlignment(rawValue: integer("NSAlignment")) ?? .natural
        lineBreakMode = NSLineBreakMode(rawValue: integer("NSLineBreakMode")) ?? .byWordWrapping
        lineSpacing = points("NSLineSpacing")
        minimumLineHeight = points("NSMinLineHeight")
        maximumLineHeight = points("NSMaxLineHeight")
        lineHeightMultiple = points("NSLineHeightMultiple")
        paragraphSpacing = points("NSParagraphSpacing")
        paragraphSpacingBefore = points("NSParagraphSpacingBefore")
        baseWritingDirection =
            NSWritingDirection(rawValue: integer("NSWritingDirection")) ?? .natural
        firstLineHeadIndent = points("NSFirstLineHeadIndent")
        headIndent = points("NSHeadIndent")
        tailIndent = points("NSTailIndent")
        if let stops: [NSTextTab] = Self.list("NSTabStops", coder) { tabStops = stops }
        defaultTabInterval = points("NSDefaultTabInterval")
        textLists = Self.list("NSTextLists", coder) ?? []
        hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        allowsDefaultTighteningForTruncation = coder.decodeBool(
            forKey: "NSAllowsTighteningForTruncation")
        lineBreakStrategy.formUnion(
            .init(rawValue: UInt(bitPattern: integer("NSLineBreakStrategy"))))
    }

    private static func list<Item: NSObject & NSCoding>(
        _ key: String, _ coder: NSCoder
    ) -> [Item]? {
        guard coder.containsValue(forKey: key) else { return nil }
        return coder.decodeObject(of: [NSArray.self, Item.self], forKey: key) as? [Item]
    }

    /// Writes the style.
    func encode(with coder: NSCoder) {
        func points(_ value: CGFloat, _ key: String) { coder.encode(Double(value), forKey: key) }
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        points(lineSpacing, "NSLineSpacing")
        points(minimumLineHeight, "NSMinLineHeight")
        points(maximumLineHeight, "NSMaxLineHeight")
        points(lineHeightMultiple, "NSLineHeightMultiple")
        points(paragraphSpacing, "NSParagraphSpacing")
        points(paragraphSpacingBefore, "NSParagraphSpacingBefore")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        points(firstLineHeadIndent, "NSFirstLineHeadIndent")
        points(headIndent, "NSHeadIndent")
        points(tailIndent, "NSTailIndent")
        coder.encode(tabStops as NSArray, forKey: "NSTabStops")
        points(defaultTabInterval, "NSDefaultTabInterval")
        coder.encode(textLists as NSArray, forKey: "NSTextLists")
        coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(
            allowsDefaultTighteningForTruncation, forKey: "NSAllowsTighteningForTruncation")
        coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    }
}
