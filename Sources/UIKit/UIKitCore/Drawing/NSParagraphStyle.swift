import CoreGraphics
public import Foundation

/// Where the lines of a text stand between its edges.
public nonisolated enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges are straight, except for the last line's end.
    case justified = 3
    /// Where the text's script starts. The default.
    case natural = 4
}

/// What happens to text that is wider than its room.
public nonisolated enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Lines break between words. The default.
    case byWordWrapping = 0
    case byCharWrapping = 1
    /// Text is cut at the edge.
    case byClipping = 2
    /// The last line ends with what is last in the text, after an ellipsis.
    case byTruncatingHead = 3
    /// The last line ends with an ellipsis.
    case byTruncatingTail = 4
    /// The last line has an ellipsis in its middle.
    case byTruncatingMiddle = 5
}

/// The direction in which text is written.
public nonisolated enum NSWritingDirection: Int, Hashable, Sendable {
    /// As the text's first strong character says. The default.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How the lines of a paragraph are set. See ``NSMutableParagraphStyle`` to make one.
// Sendable: `style` changes only through NSMutableParagraphStyle, which is not to be shared while it is changed.
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

    /// The style of paragraphs that have none.
    public static let `default` = NSParagraphStyle()

    /// Which side lines are aligned with.
    open var alignment: NSTextAlignment { style.alignment }

    /// What happens to lines that are too long.
    open var lineBreakMode: NSLineBreakMode { style.lineBreakMode }

    /// The room between lines in points.
    open var lineSpacing: CGFloat { style.lineSpacing }

    /// The least height of a line in points; 0 for none.
    open var minimumLineHeight: CGFloat { style.minimumLineHeight }

    /// The greatest height of a line in points; 0 for none.
    open var maximumLineHeight: CGFloat { style.maximumLineHeight }

    /// What the font's line height is multiplied by; 0 counts as 1.
    open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }

    /// Which way the paragraph runs.
    open var baseWritingDirection: NSWritingDirection { style.baseWritingDirection }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(style) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(style) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.style == style
    }

    open override var hash: Int { style.hashValue }
}

/// A paragraph style that can be changed.
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

    open override var baseWritingDirection: NSWritingDirection {
        get { style.baseWritingDirection }
        set { style.baseWritingDirection = newValue }
    }

    /// Takes over all values of `paragraphStyle`.
    open func setParagraphStyle(_ paragraphStyle: NSParagraphStyle) {
        style = paragraphStyle.style
    }
}
