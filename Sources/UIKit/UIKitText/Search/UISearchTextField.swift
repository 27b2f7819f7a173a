import CoreGraphics
public import Foundation
import UIKitControls
public import UIKitCore

/// A text field with the look of a search: a grey capsule with a magnifying glass, and a button
/// that removes the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        borderStyle = .roundedRect
        border.isSearch = true
        clearButtonMode = .always
        returnKeyType = .search
        accessibilityTraits = .searchField
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .scaleAspectFit
        glass.isAccessibilityElement = false
        leftView = glass
        leftViewMode = .always
    }

    /// The distances by which a search bar moves the parts.
    final var glassAdjustment = UIOffset.zero
    final var clearAdjustment = UIOffset.zero
    final var textAdjustment = UIOffset.zero

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds)
            .offsetBy(dx: clearAdjustment.horizontal, dy: clearAdjustment.vertical)
    }

    // MARK: Tokens

    /// The tokens before the text.
    open var tokens: [UISearchToken] = [] {
        didSet {
            for view in tokenViews { view.removeFromSuperview() }
            tokenViews = tokens.map(TokenView.init)
            for view in tokenViews {
                view.fill = tokenBackgroundColor
                addSubview(view)
            }
            setNeedsLayout()
        }
    }

    final var tokenViews: [TokenView] = []

    /// The colour behind tokens; a grey when `nil`.
    open var tokenBackgroundColor: UIColor? {
        didSet { for view in tokenViews { view.fill = tokenBackgroundColor } }
    }

    /// `true` (the default) if backspace deletes tokens.
    open var allowsDeletingTokens = true

    /// Returns the position of a token: the tokens are all before the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// Returns the tokens in a part of the text: all, where it begins with the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }

    open override func deleteBackward() {
        if !deleteTokenBackward() { super.deleteBackward() }
    }

    open override func insertText(_ text: String) {
        for view in tokenViews { view.isSelected = false }
        super.insertText(text)
    }

    override func willClear() { tokens = [] }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeholderLabel?.alpha = tokens.isEmpty ? 1 : 0
        guard !tokens.isEmpty else { return }
        let room = plainTextRect(forBounds: bounds)
        for (view, frame) in zip(tokenViews, tokenFrames(in: room.width)) {
            view.isHidden = frame.width == 0
            view.frame = CGRect(
                x: isMirrored ? room.maxX - frame.maxX : room.minX + frame.minX,
                y: ((bounds.height - frame.height) / 2).rounded(), width: frame.width,
                height: frame.height)
        }
    }

    // MARK: Layout

    /// The height of a search field, in points.
    static let height: CGFloat = 36

    /// As high as a search field, and as wide as its text needs.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        glassRect(in: bounds, atRight: false)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        isMirrored
            ? glassRect(in: bounds, atRight: true) : super.rightViewRect(forBounds: bounds)
    }

    /// The place of the magnifying glass, with the room around it.
    private func glassRect(in bounds: CGRect, atRight: Bool) -> CGRect {
        if isMirrored != atRight { return super.leftViewRect(forBounds: bounds) }
        let side: CGFloat = 20
        return CGRect(
            x: atRight ? bounds.maxX - 6 - side : bounds.minX + 6,
            y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side
        ).offsetBy(dx: glassAdjustment.horizontal, dy: glassAdjustment.vertical)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = plainTextRect(forBounds: bounds)
        let tokens = tokensWidth(in: rect.width)
        return CGRect(
            x: (isMirrored ? rect.minX : rect.minX + tokens) + textAdjustment.horizontal,
            y: rect.minY + textAdjustment.vertical, width: max(0, rect.width - tokens),
            height: rect.height)
    }

    /// The room of tokens and text.
    private func plainTextRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        guard leftView != nil, leftViewMode != .never else { return rect }
        let gap: CGFloat = 5
        return CGRect(
            x: isMirrored ? rect.minX : rect.minX + gap, y: rect.minY,
            width: max(0, rect.width - gap), height: rect.height)
    }
}
