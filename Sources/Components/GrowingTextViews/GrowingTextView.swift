public import UIKit

/// A text view that grows with its text between two heights, and scrolls beyond.
///
///     let text = GrowingTextView()
///     text.placeholder = "Message"
///     text.heights = 34...100
///
/// The view sets its height by a constraint of its own; give it a width, and let its superview
/// follow its height. When the height changes while the user types, the superview's layout is
/// animated.
open class GrowingTextView: UITextView {
    /// The least and the largest height in points; 34 to 100 by default.
    public var heights: ClosedRange<CGFloat> = 34...100 {
        didSet { if heights != oldValue { updateHeight() } }
    }

    /// The duration of a change of the height in seconds; 0.1 by default.
    public var growthDuration: TimeInterval = 0.1

    /// The text that is shown while the view has none, in as many lines as needed.
    public var placeholder: String? {
        get { placeholderLabel.text }
        set {
            placeholderLabel.text = newValue
            setNeedsLayout()
            accessibilityLabel = newValue
        }
    }

    /// The label of the placeholder, in the font of the text.
    public let placeholderLabel = UILabel()

    /// Called after the text changed, by the user or by code.
    public var onChange: (() -> Void)?

    private lazy var height = heightAnchor.constraint(equalToConstant: heights.lowerBound)

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        // Its height is that of its text, also below a bar.
        contentInsetAdjustmentBehavior = .never
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.isUserInteractionEnabled = false
        placeholderLabel.isAccessibilityElement = false
        placeholderLabel.numberOfLines = 0
        addSubview(placeholderLabel)
        height.isActive = true
        NotificationCenter.default.addObserver(
            self, selector: Selector(GrowingTextView.textDidChange(_:)),
            // A center retains the object that is observed.
            name: UITextView.textDidChangeNotification, object: nil)
    }

    /// Creates a text view without a text.
    public convenience init() {
        self.init(frame: .zero, textContainer: nil)
    }

    public required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    // MARK: Text

    open override var text: String! {
        get { super.text }
        set {
            super.text = newValue
            update(animated: false)
        }
    }

    open override var attributedText: NSAttributedString! {
        get { super.attributedText }
        set {
            super.attributedText = newValue
            update(animated: false)
        }
    }

    private func textDidChange(_ notification: Notification) {
        if notification.object as AnyObject === self { update(animated: true) }
    }

    private func update(animated: Bool) {
        placeholderLabel.isHidden = !(text ?? "").isEmpty
        if updateHeight(), window != nil {
            UIView.animate(withDuration: animated ? growthDuration : 0) {
                // The view around the superview has the constraints that follow.
                (self.superview?.superview ?? self.superview)?.layoutIfNeeded()
            }
        }
        onChange?()
    }

    // MARK: Layout

    /// Sets the height for the text, and returns `true` if it is another one.
    @discardableResult
    private func updateHeight() -> Bool {
        updatePlaceholderFont()
        var fitting =
            bounds.width > 0
            ? sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
            : heights.lowerBound
        if !placeholderLabel.isHidden, placeholder?.isEmpty == false, bounds.width > 0 {
            let inset = textContainerInset
            fitting = max(fitting, placeholderSize.height + inset.top + inset.bottom)
        }
        let wanted = min(max(fitting, heights.lowerBound), heights.upperBound)
        guard wanted != height.constant else { return false }
        height.constant = wanted
        return true
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updatePlaceholderFont()
        let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
        let size = placeholderSize
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left =
            isRightToLeft
            ? bounds.width - inset.right - padding - size.width : inset.left + padding
        placeholderLabel.frame = CGRect(origin: CGPoint(x: left, y: inset.top), size: size)
        updateHeight()
    }

    /// Gives the placeholder the font of the text; a text view without a font has one of 12 points.
    private func updatePlaceholderFont() {
        let typed = typingAttributes[.font] as? UIFont
        placeholderLabel.font = font ?? typed ?? .systemFont(ofSize: 12)
    }

    /// The size of the placeholder within the width of the text, and the largest height.
    private var placeholderSize: CGSize {
        let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
        let width = max(bounds.width - inset.left - inset.right - 2 * padding, 0)
        let size = placeholderLabel.sizeThatFits(
            CGSize(width: width, height: .greatestFiniteMagnitude))
        let largest = max(heights.upperBound - inset.top - inset.bottom, 0)
        return CGSize(width: min(size.width, width), height: min(size.height, largest))
    }
}
