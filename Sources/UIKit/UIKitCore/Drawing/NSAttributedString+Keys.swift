public import Foundation

nonisolated extension NSAttributedString.Key {
    /// A ``UIFont``. The system font at 12 points when absent.
    public static let font = Self(rawValue: "NSFont")

    /// An ``NSParagraphStyle``. The one at the text's start applies to the whole text.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")

    /// The ``UIColor`` of the characters. Black when absent.
    public static let foregroundColor = Self(rawValue: "NSColor")

    /// The ``UIColor`` behind the characters. None when absent.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")

    /// A number: the extra width of every character in points.
    public static let kern = Self(rawValue: "NSKern")

    /// A number: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = Self(rawValue: "NSUnderline")

    /// The ``UIColor`` of the underline. The colour of the characters when absent.
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")

    /// A number: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

    /// The ``UIColor`` of the strikethrough line. The colour of the characters when absent.
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

    /// A number: the distance by which the characters are raised, in points.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")

    /// The ``NSShadow`` of the characters. None when absent.
    public static let shadow = Self(rawValue: "NSShadow")

    /// The ``NSTextAttachment`` that is shown for the character ``NSTextAttachment/character``.
    public static let attachment = Self(rawValue: "NSAttachment")

    /// A `URL`, or a `String` that is one. Links are drawn in ``UIColor/link``, underlined.
    public static let link = Self(rawValue: "NSLink")

    /// A `String`: the BCP 47 tag of the language, such as `ja`, which selects regional forms of
    /// Chinese characters. That of the system when absent.
    public static let languageIdentifier = Self(rawValue: "NSLanguage")
}

/// The style of an underline or a strikethrough line.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line, with the thickness that the font specifies.
    public static let single = NSUnderlineStyle(rawValue: 0x01)

    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// Options for measuring and drawing text.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle contains lines from its top downward. Without it, its origin is the baseline
    /// of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)

    /// Includes the font's leading in line heights, which is always done here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)

    /// Ends the last visible line with an ellipsis when more text follows.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The results of measuring or drawing text.
nonisolated open class NSStringDrawingContext: NSObject {
    /// The rectangle around the drawn text, in points from the drawing's origin.
    public internal(set) final var totalBounds = CGRect.zero

    public override init() { super.init() }
}
