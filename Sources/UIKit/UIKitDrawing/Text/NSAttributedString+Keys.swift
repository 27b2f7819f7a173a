public import Foundation

nonisolated extension NSAttributedString.Key {
    /// A ``UIFont``. The system font at 12 points when absent.
    public static let font = Self(rawValue: "NSFont")

    /// An ``NSParagraphStyle``. The one at a paragraph's start applies to the paragraph.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")

    /// The ``UIColor`` of the characters. Black when absent.
    public static let foregroundColor = Self(rawValue: "NSColor")

    /// The ``UIColor`` behind the characters. None when absent.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")

    /// A number: the extra width of every character in points.
    public static let kern = Self(rawValue: "NSKern")

    /// A number: the extra width of every character in points, added to the kern.
    public static let tracking = Self(rawValue: "CTTracking")

    /// A number: 0 to draw letters separately that the font would join. 1 when absent.
    public static let ligature = Self(rawValue: "NSLigature")

    /// A number: the width of the characters' outline in percent of the font's size. A positive
    /// one replaces the fill, a negative one is drawn over it.
    public static let strokeWidth = Self(rawValue: "NSStrokeWidth")

    /// The ``UIColor`` of the outline. The colour of the characters when absent.
    public static let strokeColor = Self(rawValue: "NSStrokeColor")

    /// A number: the skew of the characters to the right.
    public static let obliqueness = Self(rawValue: "NSObliqueness")

    /// A number: the natural logarithm of the characters' horizontal stretch.
    public static let expansion = Self(rawValue: "NSExpansion")

    /// A ``TextEffectStyle``, or its raw value.
    public static let textEffect = Self(rawValue: "NSTextEffect")

    /// An array of numbers: the writing directions. The first one at a paragraph's start applies to
    /// the paragraph; those of other characters have no effect.
    public static let writingDirection = Self(rawValue: "NSWritingDirection")

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

    /// A number: the raw value of an `InlinePresentationIntent`, which is drawn bold, in italics,
    /// in a fixed-width font or with a line through it.
    public static let inlinePresentationIntent = Self(rawValue: "NSInlinePresentationIntent")

    /// A `PresentationIntent`: the paragraph of a text in Markdown. It is not drawn.
    public static let presentationIntentAttributeName = Self(rawValue: "NSPresentationIntent")

    /// A `URL`: the address of the image that the characters describe. It is not drawn.
    public static let imageURL = Self(rawValue: "NSImageURL")

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

    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)

    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)

    /// A line of dots, added to the number of lines.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)

    /// A line of dashes, added to the number of lines.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)

    /// A line of dashes and dots in turn, added to the number of lines.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)

    /// A line of dashes, each followed by two dots, added to the number of lines.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

    /// Omits the line at white space, added to the number of lines.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
    /// The look of characters as if they had depth, the value of the attribute `textEffect`.
    public nonisolated struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Characters that are pressed into the page.
        public static let letterpressStyle = TextEffectStyle(
            rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// The kind of a direction in the attribute `writingDirection`.
public nonisolated enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
    /// The text is embedded in text of the other direction.
    case embedding = 0
    /// All characters have the direction.
    case override = 2
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

    /// The least scale of the fonts, from 0 to 1, for text that does not fit its rectangle. 0 (the
    /// default) and 1 scale nothing.
    open var minimumScaleFactor: CGFloat = 0

    /// The scale of the fonts with which the text was drawn or measured.
    public internal(set) final var actualScaleFactor: CGFloat = 1

    public override init() { super.init() }
}
