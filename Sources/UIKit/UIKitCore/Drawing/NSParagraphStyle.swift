import CoreGraphics
public import Foundation

/// The alignment of the lines of a text.
public nonisolated enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Aligned with both edges, except for the last line's end.
    case justified = 3
    /// Aligned with the start of the text's script. The default.
    case natural = 4
}

/// The treatment of text that is wider than its container.
public nonisolated enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Wrapped between words. The default.
    case byWordWrapping = 0
    case byCharWrapping = 1
    /// Clipped at the edge.
    case byClipping = 2
    /// The last line begins with an ellipsis and shows the end of the text.
    case byTruncatingHead = 3
    /// The last line ends with an ellipsis.
    case byTruncatingTail = 4
    /// The last line has an ellipsis in its middle.
    case byTruncatingMiddle = 5
}

/// The direction in which text is written.
public nonisolated enum NSWritingDirection: Int, Hashable, Sendable {
    /// The direction of the text's first strong character. The default.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The line layout of a paragraph. Use ``NSMutableParagraphStyle`` to create a custom one.
// Sendable: `style` changes only through NSMutableParagraphStyle, which is not to be shared while
// it is changed.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable
{
    /// The values of a style.
    struct Style: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
    }

    fileprivate(set) var style: Style

    fileprivate init(_ style: Style) {
        self.style = style
        super.init()
    }

    /// Creates the default style.
    public override init() {
        style = Style()
        super.init()
    }

    /// The style of paragraphs without one.
    public static let `default` = NSParagraphStyle()

    /// The side with which lines are aligned.
    open var alignment: NSTextAlignment { style.alignment }

    /// The treatment of lines that are too long.
    open var lineBreakMode: NSLineBreakMode { style.lineBreakMode }

    /// The space between lines in points.
    open var lineSpacing: CGFloat { style.lineSpacing }

    /// The minimum height of a line in points; 0 for none.
    open var minimumLineHeight: CGFloat { style.minimumLineHeight }

    /// The maximum height of a line in points; 0 for none.
    open var maximumLineHeight: CGFloat { style.maximumLineHeight }

    /// The factor for the font's line height; 0 counts as 1.
    open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }

    /// The space below the paragraph in points. Text views and layout managers show it; labels and
    /// drawn strings have none.
    open var paragraphSpacing: CGFloat { style.paragraphSpacing }

    /// The space above the paragraph in points, except above the first one. Text views and layout
    /// managers show it; labels and drawn strings have none.
    open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }

    /// The writing direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { style.baseWritingDirection }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(style) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(style) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.style == style
    }

    open override var hash: Int { style.hashValue }
}

/// A paragraph style with mutable properties.
// Sendable as its superclass is: it must not be changed while another thread may read it.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { style.alignment }
        set { style.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set { style.lineBreakMode = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { style.lineSpacing }
        set { style.lineSpacing = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { style.minimumLineHeight }
        set { style.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { style.maximumLineHeight }
        set { style.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { style.lineHeightMultiple }
        set { style.lineHeightMultiple = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { style.paragraphSpacing }
        set { style.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { style.paragraphSpacingBefore }
        set { style.paragraphSpacingBefore = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { style.baseWritingDirection }
        set { style.baseWritingDirection = newValue }
    }

    /// Copies all values of `paragraphStyle`.
    open func setParagraphStyle(_ paragraphStyle: NSParagraphStyle) {
        style = paragraphStyle.style
    }
}
