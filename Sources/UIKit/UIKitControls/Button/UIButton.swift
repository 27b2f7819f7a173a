import CoreGraphics
public import Foundation
public import FoundationGaps
import Symbols
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
        /// An i in a circle.
        case detailDisclosure, infoLight, infoDark
        /// A plus in a circle.
        case contactAdd
        /// A cross on a grey disc.
        case close = 7

        /// As ``system``.
        public static let roundedRect = ButtonType.system
    }

    /// The meaning of a button.
    public nonisolated enum Role: Int, Hashable, Sendable {
        case normal = 0
        /// The button that the user most likely chooses.
        case primary
        /// The button that leaves everything as it is.
        case cancel
        /// The button that deletes something.
        case destructive
    }

    /// The appearance of the button.
    open private(set) var buttonType = ButtonType.custom

    final var contents = ButtonContents()

    /// The parts of a button with a configuration; `nil` without one.
    final var configured: ConfiguredButtonContent?

    private final var needsUpdateConfiguration = false

    final let label = ButtonLabel()
    final let imagePart = UIImageView()
    final let background = UIImageView()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        accessibilityTraits = .button
        background.contentMode = .scaleToFill
        for part in parts { addSubview(part) }
        label.font = .systemFont(ofSize: ButtonMetrics.customTitleSize)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        showContent()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { buttonTable }

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        decodeButton(nib)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
    }

    /// Creates a system button with an image that calls an action when it is tapped.
    open class func systemButton(
        with image: UIImage, target: Any?, action: Selector?
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    final func adopt(_ buttonType: ButtonType) {
        self.buttonType = buttonType
        if buttonType == .system {
            label.font = .systemFont(ofSize: ButtonMetrics.systemTitleSize)
        }
        adoptSymbol()
        showContent()
    }

    /// Creates a button with a configuration that performs an action.
    ///
    /// A configuration without title and image adopts those of the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { configure(for: primaryAction) }
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

    // MARK: Content of a state

    /// Sets the title for a state; `nil` falls back to the normal state's.
    open func setTitle(_ title: String?, for state: State) {
        contents[exactly: state].title = title
        contentDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[exactly: state].attributedTitle = title
        contentDidChange()
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[exactly: state].titleColor = color
        showContent()
    }

    /// Sets the colour of the title's shadow for a state. Its offset is that of the title label.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents[exactly: state].titleShadowColor = color
        showContent()
    }

    /// Sets the configuration of the symbol for a state, applied to that of the image.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        contents[exactly: state].symbolConfiguration = configuration
        contentDidChange()
    }

    /// Sets the image for a state. A system button shows it in the tint colour unless it is always
    /// original.
    open func setImage(_ image: UIImage?, for state: State) {
        contents[exactly: state].image = image
        contentDidChange()
    }

    /// Sets the image stretched over the button behind title and image in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[exactly: state].backgroundImage = image
        contentDidChange()
    }

    private final func contentDidChange() {
        showContent()
        contentSizeDidChange()
    }

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

    /// `true` (the default) if the image is dimmed while the button is highlighted.
    open var adjustsImageWhenHighlighted = true

    /// `true` (the default) if the image is dimmed while the button is disabled.
    open var adjustsImageWhenDisabled = true { didSet { showContent() } }

    /// `true` if the button glows while it is highlighted. `false` by default.
    open var showsTouchWhenHighlighted = false

    /// `true` if the title's shadow changes sides while the button is highlighted. `false` by
    /// default.
    open var reversesTitleShadowWhenHighlighted = false

    /// The glow of a highlighted button.
    final var glow: UIView?

    final func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Configuration

    /// The look and the content; `nil` (the default) for those that are set on the button itself.
    open var configuration: Configuration? {
        get { configured?.configuration }
        set { adoptConfiguration(newValue) }
    }

    /// A closure that changes ``configuration`` when the button's state changed.
    ///
    /// It is called before the next layout, once for all changes since the last.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The type of ``configurationUpdateHandler``.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// `true` (the default) if the colours of the configuration follow the button's state.
    open var automaticallyUpdatesConfiguration = true

    /// Requests ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Calls ``configurationUpdateHandler``, and shows the configuration for the current state. Do
    /// not call it directly; see ``setNeedsUpdateConfiguration()``.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
        showConfiguration()
    }

    /// The meaning, which decides the colours of a button with a configuration.
    open var role = Role.normal {
        didSet {
            guard role != oldValue else { return }
            showConfiguration()
            contentSizeDidChange()
        }
    }

    // MARK: Menu and selection

    /// The menu, opened by a long press and a right click, or by a touch with
    /// ``UIControl/showsMenuAsPrimaryAction``.
    open var menu: UIMenu? {
        didSet {
            if menu !== oldValue { isContextMenuInteractionEnabled = menu != nil }
            showChoice()
        }
    }

    /// The preferred manner of the button, which only a Mac has several of; see
    /// ``behavioralStyle``.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The order of the menu's elements: that of the menu, or with `priority` the first one nearest
    /// to the button, also where the menu opens above it.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// `true` if a tap flips ``UIControl/isSelected`` or, with a menu, if the button shows the
    /// choice from the menu as its title.
    open var changesSelectionAsPrimaryAction = false { didSet { showChoice() } }

    /// `true` if a tap flips ``UIControl/isSelected``.
    final var isToggle: Bool { changesSelectionAsPrimaryAction && menu == nil }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    override func menuDidPerform(_ element: UIMenuElement) {
        guard changesSelectionAsPrimaryAction, let menu else { return }
        menu.choose(element)
        showChoice()
        sendActions(for: .valueChanged)
    }

    /// Shows an image, with a transition between two symbols if the button animates them.
    func show(_ image: UIImage?) {
        guard isSymbolAnimationEnabled, window != nil, let image,
            let name = image.wordsOfSymbolName, let old = imagePart.image?.wordsOfSymbolName,
            name != old
        else {
            imagePart.image = image
            return
        }
        imagePart.setSymbolImage(image, contentTransition: .automatic)
    }

    override func willSendTap() {
        if isSymbolAnimationEnabled { imagePart.addSymbolEffect(.bounce) }
        if isToggle { isSelected.toggle() }
    }

    // MARK: State

    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            showContent()
            stateOfConfigurationDidChange()
        }
    }

    open override var isSelected: Bool {
        didSet {
            guard isSelected != oldValue else { return }
            showContent()
            stateOfConfigurationDidChange()
        }
    }

    open override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            showContent()
            showHighlight()
            stateOfConfigurationDidChange()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
        if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adoptSymbol()
        showContent()
        if configured != nil { contentSizeDidChange() }
    }

    override func handles(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.isSingleTap
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// Returns the size of title and image side by side with the insets, and a margin above and
    /// below a title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configured == nil ? fittingSize : configuredSize(fitting: size.width)
    }

    @_spi(UIKitInternals) open override var contentHeightFollowsWidth: Bool { configured != nil }

    /// The offset of the title in a button of its fitting size.
    @_spi(UIKitInternals) open override var firstBaselineOffsetFromTop: CGFloat {
        titleFrame.map { $0.minY + label.firstBaselineOffsetFromTop } ?? 0
    }

    /// The offset of the title in a button of its fitting size.
    @_spi(UIKitInternals) open override var lastBaselineOffsetFromBottom: CGFloat {
        titleFrame.map { fittingSize.height - $0.maxY + label.lastBaselineOffsetFromBottom } ?? 0
    }

    @_spi(UIKitInternals) open override var textPlacement: TextPlacement? {
        let share: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        return configured == nil
            ? TextPlacement(share: share, fittingHeight: fittingSize.height) : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdateConfiguration {
            needsUpdateConfiguration = false
            updateConfiguration()
        }
        guard configured == nil else { return layOutConfigured() }
        background.frame = backgroundRect(forBounds: bounds)
        glow?.center = CGPoint(x: bounds.midX, y: bounds.midY)
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

    /// A ring with the corners of the background.
    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        let radius = configured?.background.configuration.cornerRadius ?? 0
        return UIFocusHaloEffect(
            roundedRect: bounds, cornerRadius: max(radius, layer.cornerRadius, 6))
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        setNeedsUpdateConfiguration()
    }

    /// The accessibility label; the title unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownTitle }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIButton: ViewWithParts {
    package final var parts: [UIView] {
        [background, imagePart, label]
            + (configured.map { $0.views + [$0.spinner].compactMap { $0 } } ?? [])
            + [glow].compactMap { $0 }
    }
}

extension UIButton {
    /// `pad`: buttons behave so on every desktop, whatever ``preferredBehavioralStyle`` is.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}
