import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import UIKitCore

/// A view that shows read-only text.
///
/// Text that is lower than the label is vertically centred. Text that is too long for
/// ``numberOfLines`` ends as ``lineBreakMode`` specifies. A label gets no touches unless
/// `isUserInteractionEnabled` is set.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text with the attributes that the app set, if any.
    private final var content = LabelContent.nothing

    private final var textObservers = PropertyObservers<String?>()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

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

    /// The text with its attributes. Missing attributes are taken from the label's other
    /// properties.
    open var attributedText: NSAttributedString? {
        get { content.string == nil ? nil : styledText(color: textColor) }
        set {
            setContent(
                newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .nothing)
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

    /// The font of text without one; the system font at 17 points by default. `nil` sets the
    /// default.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            if font != oldValue { textSizeDidChange() }
        }
    }

    /// The colour of text without one; the label colour by default. `nil` sets the default.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The alignment of lines. By default they begin at the leading edge.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The way in which text that is too long ends: with an ellipsis at the end by default.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textSizeDidChange() } }
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

    /// The width at which several lines wrap when the label computes its intrinsic size, in points;
    /// 0, the default, for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if preferredMaxLayoutWidth.isNaN { preferredMaxLayoutWidth = oldValue }
            if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    private func textSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Layout

    /// The size of the text wrapped to ``preferredMaxLayoutWidth``, with at most ``numberOfLines``
    /// lines.
    open override var intrinsicContentSize: CGSize {
        let wraps = preferredMaxLayoutWidth > 0 && numberOfLines != 1
        let width = wraps ? preferredMaxLayoutWidth : .infinity
        return textSize(in: CGSize(width: width, height: .infinity), lines: numberOfLines)
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
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wraps = size.width > 0 && numberOfLines != 1
        return textSize(
            in: CGSize(width: wraps ? size.width : .infinity, height: .infinity),
            lines: numberOfLines)
    }

    /// Returns the rectangle of the text in a label with certain bounds.
    ///
    /// - Parameters:
    ///   - bounds: The label's bounds.
    ///   - numberOfLines: The maximum number of lines; 0 for no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
        -> CGRect
    {
        let size = textSize(in: bounds.size, lines: numberOfLines)
        let y = ((bounds.midY - size.height / 2) * displayScale).rounded() / displayScale
        return CGRect(
            x: bounds.minX, y: y, width: min(size.width, max(0, bounds.width)),
            height: size.height)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text, vertically centred in `rect`.
    open func drawText(in rect: CGRect) {
        guard content.string?.isEmpty == false, rect.width > 0, rect.height > 0 else { return }
        let place = drawingRect(in: rect)
        if let shadowColor {
            draw(
                styledText(color: textColor).recolored(shadowColor),
                in: place.offset(by: shadowOffset))
        }
        if isHighlighted, let highlightedTextColor {
            draw(styledText(color: textColor).recolored(highlightedTextColor), in: place)
        } else if isEnabled {
            draw(styledText(color: textColor), in: place)
        } else {
            draw(styledText(color: textColor).recolored(.tertiaryLabel), in: place)
        }
    }

    private func draw(_ text: NSAttributedString, in place: CGRect) {
        text.scaled(by: fittingScale(of: text, width: place.width))
            .draw(with: place, options: drawingOptions(lines: numberOfLines), context: nil)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
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

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if let text { description.add("text", text) }
    }

    // MARK: Styling

    /// Returns the text with all its attributes; `color` applies to text without a colour.
    final func styledText(color: UIColor) -> NSAttributedString {
        content.styled(font: font, color: color, paragraphStyle: paragraphStyle)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = lineBreakMode
        style.alignment = effectiveAlignment
        return style
    }

    private var effectiveAlignment: NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}
