import CoreGraphics
public import Foundation
@_spi(UIKitInternals) public import UIKitCore

/// A control with a title and an image that performs an action when it is tapped.
///
///     let undo = UIAction(title: "Undo") { _ in canvas.undo() }
///     let button = UIButton(type: .system, primaryAction: undo)
///
/// Title, image and background may differ from state to state; values that are not set for a state
/// fall back to the normal one. The image precedes the title.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The appearance of a button.
    public nonisolated enum ButtonType: Int, Hashable, Sendable {
        /// No standard appearance. Titles are white.
        case custom = 0
        /// Title and image in the tint colour, dimmed while the button is touched.
        case system = 1
    }

    /// The appearance of the button.
    public private(set) final var buttonType = ButtonType.custom

    final var contents = ButtonContents()

    final let label = ButtonLabel()
    final let imagePart = UIImageView()
    final let background = UIImageView()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        accessibilityTraits = .button
        background.contentMode = .scaleToFill
        for view in [background, imagePart, label] { addSubview(view) }
        label.font = .systemFont(ofSize: ButtonMetrics.customTitleSize)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        showContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
    }

    final func adopt(_ buttonType: ButtonType) {
        self.buttonType = buttonType
        if buttonType == .system {
            label.font = .systemFont(ofSize: ButtonMetrics.systemTitleSize)
        }
        showContent()
    }

    /// Creates a button that shows and performs an action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { configure(for: primaryAction) }
    }

    /// Creates a system button that shows and performs an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .system, primaryAction: primaryAction)
        self.frame = frame
    }

    private func configure(for action: UIAction) {
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    override var triggersPrimaryActionOnTap: Bool { true }

    // MARK: Parts

    /// The label that shows the title. Set its font here; set the title with ``setTitle(_:for:)``.
    open var titleLabel: UILabel? { label }

    /// The view that shows the image.
    open var imageView: UIImageView? { imagePart }

    /// The insets around title and image, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    /// The insets that displace the title within the content, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// The insets that displace the image within the content, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    final func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: State

    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { showContent() } } }

    open override var isSelected: Bool { didSet { if isSelected != oldValue { showContent() } } }

    open override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            showContent()
            showHighlight()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showContent()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// Returns the size of title and image side by side with the insets, and a margin above and
    /// below a title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// The offset of the title in a button of its fitting size.
    @_spi(UIKitInternals) open override var firstBaselineOffsetFromTop: CGFloat {
        titleFrame.map { $0.minY + label.firstBaselineOffsetFromTop } ?? 0
    }

    /// The offset of the title in a button of its fitting size.
    @_spi(UIKitInternals) open override var lastBaselineOffsetFromBottom: CGFloat {
        titleFrame.map { fittingSize.height - $0.maxY + label.lastBaselineOffsetFromBottom } ?? 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        imagePart.frame = imageRect(forContentRect: content)
        label.frame = titleRect(forContentRect: content)
    }

    /// Returns the frame of the background: the bounds by default.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the area for title and image: the bounds inset by ``contentEdgeInsets`` by default.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    /// Returns the frame of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect).title
    }

    /// Returns the frame of the image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect).image
    }

    // MARK: Accessibility

    /// The accessibility label; the title unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }
}
