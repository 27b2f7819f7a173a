public import CoreGraphics
public import Foundation
public import QuartzCore

/// The place of the ellipsis in a line that is too long.
nonisolated public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Lines are cut at the edge; the default.
    public static let none = Self(rawValue: "none")

    /// Dots replace the beginning of a long line.
    public static let start = Self(rawValue: "start")

    /// Dots replace the end of a long line.
    public static let end = Self(rawValue: "end")

    /// Dots replace the middle of a long line.
    public static let middle = Self(rawValue: "middle")
}

/// The alignment of the lines of a text layer.
nonisolated public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the side where the language starts; the default.
    public static let natural = Self(rawValue: "natural")

    /// At the left edge.
    public static let left = Self(rawValue: "left")

    /// At the right edge.
    public static let right = Self(rawValue: "right")

    /// Centred.
    public static let center = Self(rawValue: "center")

    /// Along both edges, except for the last line.
    public static let justified = Self(rawValue: "justified")
}

/// A layer that shows text from its top edge downward, exactly as a label does.
///
///     let title = CATextLayer()
///     title.string = "Title"
///     title.fontSize = 17
///     title.foregroundColor = UIColor.black.cgColor
///     title.contentsScale = 2
///
/// Set `contentsScale` to the screen's scale: it is 1 by default, as for every layer.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// The properties that presentation copies share.
    private struct Style {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = UIColor.white.cgColor
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
    }

    private final var text = Style() { didSet { setNeedsDisplay() } }

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    nonisolated deinit {}

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATextLayer { text = layer.text }
    }

    /// The text: a `String`, or an `NSAttributedString`, whose attributes replace the layer's.
    /// `nil`, the default, for none.
    open var string: Any? {
        get { text.string }
        set { text.string = newValue }
    }

    /// The font of plain text: a ``UIFont``, of which ``fontSize`` replaces the size, or the name
    /// of a font. The system font by default, and for a name that is not installed.
    open var font: Any? {
        get { text.font }
        set { text.font = newValue }
    }

    /// The size of plain text in points; 36 by default.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { text.fontSize = newValue }
    }

    /// The colour of plain text; white by default.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { text.foregroundColor = newValue }
    }

    /// `true` to wrap the text to the layer's width; `false`, the default, for one line.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { text.isWrapped = newValue }
    }

    /// The place of the ellipsis in the last line when the text is too long; none by default.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }

    /// The alignment of the lines; natural by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { text.alignmentMode = newValue }
    }

    // MARK: Drawing

    open override func draw(in ctx: CGContext) {
        if contentsAreFlipped() {
            ctx.translateBy(x: 0, y: bounds.minY + bounds.maxY)
            ctx.scaleBy(x: 1, y: -1)
        }
        guard let content, !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        content.limited(toLines: isWrapped ? 0 : 1).draw(
            with: bounds, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: nil)
    }

    private var content: TextContent? {
        let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
        switch string {
        case let string as NSAttributedString:
            return TextContent(
                string, font: shownFont, color: color, paragraphStyle: paragraphStyle)
        case let string as String:
            return TextContent(
                string, font: shownFont, color: color, paragraphStyle: paragraphStyle)
        default: return nil
        }
    }

    private var shownFont: UIFont {
        let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
        return named ?? (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode =
            switch truncationMode {
            case .start: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .end: .byTruncatingTail
            default: isWrapped ? .byWordWrapping : .byClipping
            }
        style.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        return style
    }
}
