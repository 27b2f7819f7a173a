import CoreGraphics
import Foundation
import UIKitCore

/// The look of a part of a document, while it is read.
nonisolated struct DocumentTextStyle: Equatable {
    var family: String?
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color: UIColor?
    var background: UIColor?
    var baselineOffset: CGFloat = 0
    var link: URL?
    var isMonospaced = false
    var paragraph = NSParagraphStyle.default

    /// The attributes of characters. Those of `standard` are kept where the document has none.
    func attributes(else standard: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var values = standard
        if values[.font] == nil || self != DocumentTextStyle() { values[.font] = font }
        if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let color { values[.foregroundColor] = color }
        if let background { values[.backgroundColor] = background }
        if baselineOffset != 0 { values[.baselineOffset] = baselineOffset }
        if let link { values[.link] = link }
        if paragraph != .default || values[.paragraphStyle] == nil {
            values[.paragraphStyle] = paragraph
        }
        return values
    }

    private var font: UIFont {
        let size = min(max(size, 1), 500)
        var font =
            isMonospaced
            ? UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
            : named(size) ?? .systemFont(ofSize: size)
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
            font = UIFont(descriptor: descriptor, size: size)
        }
        return font
    }

    /// Returns the font of the family; `nil` without one, and for the system's.
    private func named(_ size: CGFloat) -> UIFont? {
        guard let family,
            ![12, size].contains(where: { UIFont.systemFont(ofSize: $0).familyName == family })
        else { return nil }
        return UIFont(name: family, size: size)
    }

    /// Changes the paragraph's style.
    mutating func changeParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(paragraph)
        change(style)
        paragraph = (style.copy() as? NSParagraphStyle) ?? .default
    }
}

nonisolated extension UIColor {
    /// The components of the colour in sRGB, from 0 to 255.
    var bytes: (red: Int, green: Int, blue: Int) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return (byte(red), byte(green), byte(blue))
    }

    /// Creates a colour from components between 0 and 255.
    convenience init(bytes red: Int, _ green: Int, _ blue: Int) {
        func part(_ value: Int) -> CGFloat { CGFloat(min(max(value, 0), 255)) / 255 }
        self.init(red: part(red), green: part(green), blue: part(blue), alpha: 1)
    }
}
