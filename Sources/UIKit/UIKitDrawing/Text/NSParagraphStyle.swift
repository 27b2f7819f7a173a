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
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
    @unchecked Sendable
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
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var tabStops = Self.defaultTabStops
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: LineBreakStrategy = []

        /// Twelve tab stops with a distance of 28 points.
        static let defaultTabStops = (1...12).map {
            NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
        }
    }

    /// Adjustments of where lines end.
    public nonisolated struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The strategies as bits.
        public let rawValue: UInt

        /// Creates strategies from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a last line of a single word: it gets another one from the line above.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)

        /// Keeps Korean words together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)

        /// The strategies of the system's labels: both.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
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

    /// `true`: styles may be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived style.
    public required init?(coder: NSCoder) {
        style = Style(coder)
        super.init()
    }

    /// Writes all properties.
    open func encode(with coder: NSCoder) { style.encode(with: coder) }

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

    /// The space below the paragraph in points, except below the last one.
    open var paragraphSpacing: CGFloat { style.paragraphSpacing }

    /// The space above the paragraph in points, except above the first one.
    open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }

    /// The writing direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { style.baseWritingDirection }

    /// The distance of the first line from the edge where it starts, in points.
    open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }

    /// The distance of the other lines from the edge where they start, in points.
    open var headIndent: CGFloat { style.headIndent }

    /// The end of the lines in points: the distance from the edge where they start, or, if not
    /// positive, the negative distance from the other edge.
    open var tailIndent: CGFloat { style.tailIndent }

    /// The positions at which characters after a tab continue; by default twelve, 28 points apart.
    /// They are measured from the edge where lines start.
    open var tabStops: [NSTextTab] { style.tabStops }

    /// The distance of the stops after those in ``tabStops``, in points; 0 for 28.
    open var defaultTabInterval: CGFloat { style.defaultTabInterval }

    /// The lists that contain the paragraph, the innermost one last. Markers are a part of the
    /// text.
    open var textLists: [NSTextList] { style.textLists }

    /// The part of a line below which a word is divided, from 0, the default for never, to 1.
    open var hyphenationFactor: Float { style.hyphenationFactor }

    /// `true` to divide words as the system does. `false` by default.
    open var usesDefaultHyphenation: Bool { style.usesDefaultHyphenation }

    /// `true` to move characters together before a line is truncated. For the app's use: labels
    /// have a property of their own.
    open var allowsDefaultTighteningForTruncation: Bool {
        style.allowsDefaultTighteningForTruncation
    }

    /// Adjustments of where lines end; none by default.
    open var lineBreakStrategy: LineBreakStrategy { style.lineBreakStrategy }

    /// Returns the direction of text in a language, or that of the system's without one.
    open class func defaultWritingDirection(forLanguage languageName: String?)
        -> NSWritingDirection
    {
        let language = languageName ?? Locale.current.identifier
        return Locale.Language(identifier: language).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Returns a style that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(style) }

    /// Returns an `NSMutableParagraphStyle` with the same properties.
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

    open override var firstLineHeadIndent: CGFloat {
        get { style.firstLineHeadIndent }
        set { style.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { style.headIndent }
        set { style.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { style.tailIndent }
        set { style.tailIndent = newValue }
    }

    open override var tabStops: [NSTextTab] {
        get { style.tabStops }
        set { style.tabStops = newValue }
    }

    open override var defaultTabInterval: CGFloat {
        get { style.defaultTabInterval }
        set { style.defaultTabInterval = newValue }
    }

    open override var textLists: [NSTextList] {
        get { style.textLists }
        set { style.textLists = newValue }
    }

    open override var hyphenationFactor: Float {
        get { style.hyphenationFactor }
        set { style.hyphenationFactor = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { style.usesDefaultHyphenation }
        set { style.usesDefaultHyphenation = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { style.allowsDefaultTighteningForTruncation }
        set { style.allowsDefaultTighteningForTruncation = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { style.lineBreakStrategy }
        set { style.lineBreakStrategy = newValue }
    }

    /// Adds a tab stop in order of its position.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Removes a tab stop, if there is an equal one.
    open func removeTabStop(_ anObject: NSTextTab) {
        if let index = tabStops.firstIndex(of: anObject) { tabStops.remove(at: index) }
    }

    /// Copies all values of `paragraphStyle`.
    open func setParagraphStyle(_ paragraphStyle: NSParagraphStyle) {
        style = paragraphStyle.style
    }
}
