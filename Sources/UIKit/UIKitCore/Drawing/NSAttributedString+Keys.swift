public import Foundation

nonisolated extension NSAttributedString.Key {
    /// A ``UIFont``. The system font at 12 points when absent.
    public static let font = Self(rawValue: "NSFont")

    /// An ``NSParagraphStyle``. The one at the text's start counts for all of it.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")

    /// The ``UIColor`` of the characters. Black when absent.
    public static let foregroundColor = Self(rawValue: "NSColor")

    /// The ``UIColor`` behind the characters. None when absent.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")

    /// A number: extra width of every character in points.
    public static let kern = Self(rawValue: "NSKern")

    /// A number: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = Self(rawValue: "NSUnderline")

    /// The ``UIColor`` of the line under the characters. Theirs when absent.
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")

    /// A number: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

    /// The ``UIColor`` of the line through the characters. Theirs when absent.
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

    /// A number: how far the characters are moved up, in points.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}

/// The line under or through text.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line, as thick as the font says.
    public static let single = NSUnderlineStyle(rawValue: 0x01)

    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// How text is measured and drawn.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle holds lines from its top downward. Without it, its origin is the baseline of a single line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)

    /// Counts the font's leading into line heights, as is always done here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)

    /// Ends the last line that fits with an ellipsis when there is more.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring and drawing text found out.
public nonisolated final class NSStringDrawingContext {
    /// The rectangle around what was drawn, in points from the drawing's origin.
    public internal(set) var totalBounds = CGRect.zero

    public init() {}
}
