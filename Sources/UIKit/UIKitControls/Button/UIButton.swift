import CoreGraphics
public import Foundation
@_spi(UIKitInternals) public import UIKitCore

/// A control with a title and a picture that does something when it is tapped.
///
///     let button = UIButton(type: .system, primaryAction: UIAction(title: "Undo") { _ in canvas.undo() })
///
/// Title, picture and background may differ from state to state; what was not told for a state is taken from the
/// normal one. The picture stands before the title.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// How a button looks.
    public nonisolated enum ButtonType: Int, Hashable, Sendable {
        /// Nothing but what it is given. Titles are white.
        case custom = 0
        /// Title and picture in the tint colour, dimmed while it is touched.
        case system = 1
    }

    /// How the button looks.
    public private(set) final var buttonType = ButtonType.custom

    final var contents = ButtonContents()

    final let label = ButtonLabel()
    final let picture = UIImageView()
    final let background = UIImageView()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        accessibilityTraits = .button
        background.contentMode = .scaleToFill
        for view in [background, picture, label] { addSubview(view) }
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
        if let primaryAction { takeOver(primaryAction) }
    }

    /// Creates a system button that shows and performs an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(type: .system, primaryAction: primaryAction)
        self.frame = frame
    }

    private func takeOver(_ action: UIAction) {
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    override var triggersPrimaryActionOnTap: Bool { true }

    // MARK: Parts

    /// The label that shows the title. Set its font here; set the title with ``setTitle(_:for:)``.
    open var titleLabel: UILabel? { label }

    /// The view that shows the picture.
    open var imageView: UIImageView? { picture }

    /// The room around title and picture, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    /// Moves the title within the content, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Moves the picture within the content, in points.
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

    /// The size of title and picture side by side with the insets, and with a little room above and below a title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// That of the title in a button of its own size.
    @_spi(UIKitInternals) open override var firstBaselineOffsetFromTop: CGFloat {
        titlePlace.map { $0.minY + label.firstBaselineOffsetFromTop } ?? 0
    }

    /// That of the title in a button of its own size.
    @_spi(UIKitInternals) open override var lastBaselineOffsetFromBottom: CGFloat {
        titlePlace.map { fittingSize.height - $0.maxY + label.lastBaselineOffsetFromBottom } ?? 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        picture.frame = imageRect(forContentRect: content)
        label.frame = titleRect(forContentRect: content)
    }

    /// Where the background goes: everywhere by default.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and picture go: everywhere but ``contentEdgeInsets`` by default.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    /// Where the title goes.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect).title
    }

    /// Where the picture goes.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect).image
    }

    // MARK: Accessibility

    /// The title unless it was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }
}
