import CoreGraphics
public import Foundation
import Observing
import QuartzCore
@_spi(UIKitInternals) public import UIKitCore

/// A view that shows read-only text.
///
/// Text that is lower than the label is vertically centred. Text that is too long for
/// ``numberOfLines`` ends as ``lineBreakMode`` specifies. A label gets no touches unless
/// `isUserInteractionEnabled` is set.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The text with the attributes that the app set, if any.
    private final var content = LabelContent.nothing

    /// The properties of text without attributes.
    private final var style = LabelStyle()

    /// The text for layout and drawing, until the text or what it depends on changes.
    private final var converted: (text: TextContent, context: ConversionContext)?

    private final var textObservers = PropertyObservers<String?>()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { labelTable }

    // MARK: Text

    /// The text, without attributes. `nil` until it is set.
    ///
    /// Text set here is shown with the label's other properties.
    open var text: String? {
        get {
            PropertyTracking.read(\.text, of: self, observedBy: \.textObservers)
            return content.string
        }
        set { setContent(newValue.map { .plain($0) } ?? .nothing) }
    }

    /// The text with its attributes, as it was set. It is shown with the label's other properties
    /// where attributes are missing.
    ///
    /// Setting a text changes ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to
    /// those of its first character. Setting one of these applies it to the whole text.
    open var attributedText: NSAttributedString? {
        get { content.attributedString(directedStyle) }
        set {
            guard let newValue else { return setContent(.nothing) }
            let text = newValue.copy() as? NSAttributedString ?? newValue
            setContent(.attributed(text, style: directedStyle))
            style.takeAttributes(of: text)
        }
    }

    private func setContent(_ newContent: LabelContent) {
        guard newContent != content else { return }
        let old = content.string
        textObservers.willChange(in: self, from: old)
        content = newContent
        textSizeDidChange()
        textObservers.didChange(in: self, from: old, to: content.string)
    }

    // MARK: Appearance

    /// The font; the system font at 17 points by default. `nil` sets the default.
    open var font: UIFont! {
        get { style.font }
        set { apply(.font(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))) }
    }

    /// The colour of the text; the label colour by default. `nil` sets the default.
    open var textColor: UIColor! {
        get { style.color }
        set { apply(.color(newValue ?? .label)) }
    }

    /// The alignment of lines. By default they begin at the leading edge.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { apply(.alignment(newValue)) }
    }

    /// The way in which text that is too long ends: with an ellipsis at the end by default.
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set { apply(.lineBreakMode(newValue)) }
    }

    /// The adjustments of where lines end: those of the system by default.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { style.lineBreakStrategy }
        set { apply(.lineBreakStrategy(newValue)) }
    }

    /// Changes the style of the text, attributed or not.
    private func apply(_ change: LabelStyle.Change) {
        let old = (style, content)
        style.apply(change)
        content.apply(change)
        guard old != (style, content) else { return }
        switch change {
        case .font, .lineBreakMode, .lineBreakStrategy: textSizeDidChange()
        case .color, .alignment:
            converted = nil
            setNeedsDisplay()
        }
    }

    /// The maximum number of lines; 1 by default, 0 for no limit.
    open var numberOfLines = 1 {
        didSet {
            numberOfLines = max(0, numberOfLines)
            if numberOfLines != oldValue { textSizeDidChange() }
        }
    }

    /// The colour of the text while the label is highlighted, unless it is `nil`.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
    }

    /// `true` if ``highlightedTextColor`` is shown. `false` by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
    }

    /// `true` (the default) if the text looks active; otherwise it is faint.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// The colour of a sharp shadow of the text; none by default.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }

    /// The offset of the shadow from the text, in points. One point above by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
    }

    /// `true` if the font of a single line that is too wide is reduced before the line is
    /// truncated. `false` by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The minimum scale of such a line, from 0 to 1. 0, the default, keeps the size.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            minimumScaleFactor = minimumScaleFactor.isNaN ? 0 : min(max(minimumScaleFactor, 0), 1)
            if minimumScaleFactor != oldValue { setNeedsDisplay() }
        }
    }

    /// The vertical place of a line whose font is reduced by ``adjustsFontSizeToFitWidth``; on the
    /// baseline of the full size by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// `true` if the letters of a single line that is a little too wide stand closer before it is
    /// truncated. `false` by default.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
    }

    /// `true` if a tooltip shows the whole of a text that does not fit. `false` by default.
    open var showsExpansionTextWhenTruncated = false {
        didSet { updateExpansionText() }
    }

    final var expansionText: ExpansionText?

    /// `true` if fonts with a text style follow the user's text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

    /// Gives fonts with a text style the size for the label's traits.
    private func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let old = (style, content)
        style.font = style.font.adjusted(to: traitCollection)
        content.adjustFonts(to: traitCollection)
        if old != (style, content) { textSizeDidChange() }
    }

    /// The width at which several lines wrap when the label computes its intrinsic size, in points;
    /// 0, the default, for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if preferredMaxLayoutWidth.isNaN { preferredMaxLayoutWidth = oldValue }
            if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    private func textSizeDidChange() {
        converted = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Layout

    /// The size of the text wrapped to ``preferredMaxLayoutWidth``, with at most ``numberOfLines``
    /// lines, as ``textRect(forBounds:limitedToNumberOfLines:)`` gives it for unlimited bounds.
    open override var intrinsicContentSize: CGSize {
        contentSize(wrappedTo: preferredMaxLayoutWidth)
    }

    /// `true` if several lines wrap to the width that layout determines, unless
    /// ``preferredMaxLayoutWidth`` is set.
    @_spi(UIKitInternals) open override var contentHeightFollowsWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0
    }

    @_spi(UIKitInternals) open override var firstBaselineOffsetFromTop: CGFloat { firstBaseline }

    @_spi(UIKitInternals) open override var lastBaselineOffsetFromBottom: CGFloat { lastBaseline }

    /// Returns the size of the text, with at most ``numberOfLines`` lines; several lines are
    /// wrapped to the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(wrappedTo: size.width) }

    private func contentSize(wrappedTo width: CGFloat) -> CGSize {
        let wraps = width > 0 && numberOfLines != 1
        let bounds = CGRect(
            x: 0, y: 0, width: wraps ? width : .greatestFiniteMagnitude,
            height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the rectangle of the text in a label with certain bounds: at the top if it fits,
    /// otherwise as high as the bounds, with the middle of the whole text in their middle.
    ///
    /// An override that gives more room, such as a margin, changes the label's content size too.
    ///
    /// - Parameters:
    ///   - bounds: The label's bounds.
    ///   - numberOfLines: The maximum number of lines; 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
        -> CGRect
    {
        let text = textSize(
            in: CGSize(width: bounds.width, height: .infinity), lines: numberOfLines)
        let height = max(0, bounds.height)
        let excess = max(0, text.height - height)
        return CGRect(
            x: bounds.minX, y: excess > 0 ? roundedUp(bounds.minY - excess / 2) : bounds.minY,
            width: min(text.width, max(0, bounds.width)), height: min(text.height, height))
    }

    /// Returns a label with ``showsExpansionTextWhenTruncated`` for the pointer that rests on it,
    /// although a label gets no touches.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event) { return hit }
        guard event?.type == .hover, expansionText != nil, !isHidden, alpha > 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        return self
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        // While the bounds animate, the text keeps its size and stays at its side.
        if contentMode == .redraw { layer.contentsGravity = directedStyle.alignment.gravity }
        drawText(in: bounds)
    }

    /// Draws the text, vertically centred in `rect`.
    open func drawText(in rect: CGRect) {
        guard content.string?.isEmpty == false, rect.width > 0, rect.height > 0 else { return }
        var place = drawingRect(in: rect)
        let text = text(fitting: place.width)
        place.origin.y += offset(ofReduced: text)
        if let shadowColor {
            draw(text.recolored(shadowColor), in: place.offset(by: shadowOffset))
        }
        if isHighlighted, let highlightedTextColor {
            draw(text.recolored(highlightedTextColor), in: place)
        } else {
            draw(isEnabled ? text : text.recolored(.tertiaryLabel), in: place)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
        if traitCollection.preferredContentSizeCategory
            != previousTraitCollection?.preferredContentSizeCategory
        {
            adjustFonts()
        }
        if traitCollection.displayScale != previousTraitCollection?.displayScale {
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: Accessibility

    /// The accessibility label; the text unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Converting

    /// The state on which the conversion of text depends, besides the label's properties.
    private struct ConversionContext: Equatable {
        let traits: UITraitCollection
        let direction: UIUserInterfaceLayoutDirection
    }

    /// The text for layout and drawing, in the label's traits.
    final var textContent: TextContent {
        let context = ConversionContext(
            traits: traitCollection, direction: effectiveUserInterfaceLayoutDirection)
        if let converted, converted.context == context { return converted.text }
        let text = context.traits.performAsCurrent { content.converted(directedStyle) }
        converted = (text, context)
        return text
    }

    /// The style with the label's writing direction for a natural alignment.
    private var directedStyle: LabelStyle {
        guard style.alignment == .natural else { return style }
        var style = style
        style.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        return style
    }
}

extension NSTextAlignment {
    /// The place of drawn text in bounds of another size.
    fileprivate var gravity: CALayerContentsGravity {
        switch self {
        case .center: .center
        case .right: .right
        case .left, .justified, .natural: .left
        }
    }
}
