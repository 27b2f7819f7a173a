import CoreGraphics
public import Foundation
import TextLayout

/// The description of a font, from which variants with other traits are derived.
///
///     let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
// Sendable: its only state is `let textFont`, a Sendable value.
public nonisolated final class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The traits of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// A bit for each trait, with Apple's values.
        public let rawValue: UInt32

        /// Creates traits from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Lines close together: no font is found by it.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines far apart: no font is found by it.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    let textFont: TextFont

    init(_ textFont: TextFont) {
        self.textFont = textFont
        super.init()
    }

    /// Creates a description of the font `fontName`, in `size` points. An unknown name describes
    /// the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.textFont ?? TextFont(size: size))
    }

    /// Returns the description of the font of a text style at the text size of the current traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points.
    public var pointSize: CGFloat { textFont.size }

    /// The traits of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if textFont.isItalic { traits.insert(.traitItalic) }
        if textFont.weight >= 600 { traits.insert(.traitBold) }
        if textFont.isMonospaced { traits.insert(.traitMonoSpace) }
        if textFont.width < 90 { traits.insert(.traitCondensed) }
        if textFont.width > 110 { traits.insert(.traitExpanded) }
        return traits
    }

    /// Returns the same font with exactly these traits; `nil` when it does not support them: a
    /// named family cannot be made monospaced, and a family of iOS has its own faces only.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if let apple = textFont.appleFamily {
            return apple.font(textFont, with: symbolicTraits).map(UIFontDescriptor.init)
        }
        var family = textFont.family
        if symbolicTraits.contains(.traitMonoSpace) != textFont.isMonospaced {
            if case .named = family { return nil }
            family = symbolicTraits.contains(.traitMonoSpace) ? .systemMonospaced : .system
        }
        let isBold = symbolicTraits.contains(.traitBold)
        let weight =
            isBold ? max(textFont.weight, 700) : (textFont.weight >= 600 ? 400 : textFont.weight)
        var font = textFont.with(weight: weight, isItalic: symbolicTraits.contains(.traitItalic))
        font.family = family
        let isNarrow = symbolicTraits.contains(.traitCondensed)
        font.width =
            isNarrow
            ? min(font.width, 75)
            : symbolicTraits.contains(.traitExpanded) ? 125 : 100
        return UIFontDescriptor(font)
    }

    /// Returns the same font in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(textFont.withSize(newPointSize))
    }

    // MARK: Comparing and copying

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.textFont == textFont
    }

    public override var hash: Int { textFont.hashValue }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

nonisolated extension TextFont {
    /// `true` if all characters are equally wide.
    fileprivate var isMonospaced: Bool {
        family == .systemMonospaced || appleFamily?.isMonospaced == true
    }
}

nonisolated extension AppleFontFamily {
    /// Returns the face with exactly these traits that is nearest to `font`; `nil` if there is
    /// none.
    fileprivate func font(
        _ font: TextFont, with traits: UIFontDescriptor.SymbolicTraits
    ) -> TextFont? {
        guard traits.contains(.traitMonoSpace) == isMonospaced,
            !traits.contains(.traitExpanded)
        else { return nil }
        let isBold = traits.contains(.traitBold)
        var wanted = font.with(
            weight: isBold
                ? max(font.weight, 700) : font.weight >= 600 ? 400 : font.weight,
            isItalic: traits.contains(.traitItalic))
        wanted.width = traits.contains(.traitCondensed) ? 75 : 100
        let face = face(nearestTo: wanted)
        guard face.isItalic == wanted.isItalic, (face.weight >= 600) == isBold,
            face.isCondensed == traits.contains(.traitCondensed)
        else { return nil }
        var found = TextFont(self, face, size: font.size)
        found.extras = font.extras
        return found
    }
}
