import CoreGraphics
public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// An object that is notified when the user selects a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called after the user selected an item, also the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// Called before the list is shown in which the user chooses the tabs.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// Called after the list was shown.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// Called before the list is hidden. `changed` is `true` if the bar gets other tabs.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// Called after the list was hidden.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

/// A row of tabs at the bottom of a window.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private let background = BarBackground()
    private var buttons: [TabButton] = []

    static let height: CGFloat = 49

    /// The height without the safe area, which is lower in compact height.
    private var rowHeight: CGFloat {
        if traitCollection.verticalSizeClass == .compact { return BarMetrics.compactRowHeight }
        return traitCollection.horizontalSizeClass == .regular
            ? BarMetrics.wideRowHeight : Self.height
    }

    /// The greatest width of a tab, in points.
    private static let maximumTabWidth: CGFloat = 160

    /// Called when the user taps a tab of a bar that a controller manages.
    final var onTap: ((UITabBarItem) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates the bar of a nib file.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        prepare()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { barTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (bar: UITabBar, delegate: any UITabBarDelegate) in bar.delegate = delegate
        }
    }

    private func prepare() {
        background.hasLineAtTop = true
        addSubview(background)
        sendSubviewToBack(background)
        if accessibilityIdentifier == nil { accessibilityIdentifier = "TabBar" }
        updateLook()
    }

    nonisolated deinit {}

    /// `true` if the bar is not shown. The bar of a tab bar controller then covers nothing.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    /// An object that is notified when the user selects a tab.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs, from the leading edge on.
    open var items: [UITabBarItem]? { didSet { rebuild() } }

    /// Replaces the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The list in which the user chooses the tabs.
    final var customizing: TabOrder?

    /// `true` while the user chooses the tabs.
    open var isCustomizing: Bool { customizing != nil }

    /// Shows a list in which the user chooses and orders the tabs: the first ones, as many as there
    /// are now, are those of the bar.
    ///
    /// - Precondition: The bar belongs to no tab bar controller, which has a list of its own.
    ///
    /// - Parameter items: The tabs that the user may move, in the bar or not. Other tabs of the bar
    ///   keep their places.
    open func beginCustomizingItems(_ items: [UITabBarItem]) { showList(of: items) }

    /// Hides the list. Returns `true` if the tabs of the bar have changed.
    open func endCustomizing(animated: Bool) -> Bool { hideList(animated: animated) }

    /// The selected tab.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            for button in buttons { button.isSelected = button.item === selectedItem }
            if selectedItem !== oldValue { updateLook() }
        }
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item: item, look: buttonLook)
            button.isSelected = item === selectedItem
            item.shownView = button
            item.lookDidChange = { [weak self] in self?.updateLook() }
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    if let item { self?.tapped(item) }
                }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func tapped(_ item: UITabBarItem) {
        if let onTap { return onTap(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: Appearance

    /// The look of the bar. It is stronger than ``barTintColor`` and the other older properties,
    /// which change it while no other is set.
    open var standardAppearance: UITabBarAppearance {
        get {
            // The caller may change the object.
            needsLook = true
            setNeedsLayout()
            return ownStandardAppearance ?? olderAppearance
        }
        set { ownStandardAppearance = newValue }
    }

    /// The look while no content is scrolled behind the bar; the standard one without a background
    /// when `nil`.
    ///
    /// The bar of a tab bar controller follows the lower edge of the content that is shown. Other
    /// bars always have the standard look.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateLook() } }

    final var ownStandardAppearance: UITabBarAppearance? { didSet { updateLook() } }

    /// The colour of the background; a standard one when `nil`.
    open var barTintColor: UIColor? {
        get { older.barTintColor }
        set { older.barTintColor = newValue }
    }

    /// `true` if content shows through the bar. By default it is for bars without an opaque image.
    open var isTranslucent: Bool {
        get { older.isTranslucent }
        set { older.translucency = newValue }
    }

    /// The image of the background; an empty one makes the bar clear.
    open var backgroundImage: UIImage? {
        get { older.backgrounds[.init(.any, .default)] }
        set { older.backgrounds[.init(.any, .default)] = newValue }
    }

    /// The image that replaces the line at the edge; an empty one removes the line.
    open var shadowImage: UIImage? {
        get { older.shadows[.any] }
        set { older.shadows[.any] = newValue }
    }

    /// The look that the older properties state.
    private let olderAppearance = UITabBarAppearance()

    /// The background in the older way.
    final var older = OlderBarLook() {
        didSet {
            guard older != oldValue else { return }
            older.apply(
                to: olderAppearance, at: .bottom, .default, opaque: .systemBackground)
            updateLook()
        }
    }

    private final var needsLook = false

    /// The style of the bar; `UIBarStyle/black` is always dark.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// The colour of tabs that are not selected; grey when `nil`.
    open var unselectedItemTintColor: UIColor? { didSet { updateLook() } }

    /// An image behind the selected tab.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            olderAppearance.selectionIndicatorImage = selectionIndicatorImage
            updateLook()
        }
    }

    /// A distribution of tabs over the bar.
    public nonisolated enum ItemPositioning: Int, Hashable, Sendable {
        /// Over the whole bar in narrow windows, else in its middle.
        case automatic = 0
        /// Over the whole bar.
        case fill
        /// In the middle of the bar, with ``itemWidth`` and ``itemSpacing``.
        case centered
    }

    /// The distribution of the tabs.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            olderAppearance.stackedItemPositioning = itemPositioning
            setNeedsLayout()
        }
    }

    /// The width of tabs that are centred; 0, the default, for the standard one.
    open var itemWidth: CGFloat = 0 {
        didSet {
            olderAppearance.stackedItemWidth = itemWidth
            setNeedsLayout()
        }
    }

    /// The space between tabs that are centred; 0 by default.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            olderAppearance.stackedItemSpacing = itemSpacing
            setNeedsLayout()
        }
    }

    /// `true` while no content is scrolled behind the bar.
    final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateLook() } } }

    private var edgeAppearance: UITabBarAppearance? {
        selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    private var shownAppearance: UITabBarAppearance {
        (isAtScrollEdge ? edgeAppearance : nil) ?? selectedItem?.standardAppearance
            ?? ownStandardAppearance ?? olderAppearance
    }

    /// `true` if the bar has no background, because nothing is scrolled behind it and the app set
    /// none.
    private var isClear: Bool {
        guard isAtScrollEdge, edgeAppearance == nil else { return false }
        let isOwn = (selectedItem?.standardAppearance ?? ownStandardAppearance) != nil
        return isOwn || (!older.hasBackground && barStyle == .default)
    }

    private var buttonLook: TabButton.BarLook {
        TabButton.BarLook(
            appearance: shownAppearance, unselectedColor: unselectedItemTintColor)
    }

    private func updateLook() {
        needsLook = false
        background.show(isClear ? nil : shownAppearance)
        for button in buttons { button.look = buttonLook }
        setNeedsLayout()
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: rowHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: rowHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsLook { updateLook() }
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        let room = max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
        let look = shownAppearance
        var (width, spacing) = (room / count, CGFloat(0))
        if isCentered(look) {
            spacing = look.stackedItemSpacing
            let wanted = look.stackedItemWidth > 0 ? look.stackedItemWidth : Self.maximumTabWidth
            width = max(0, min(wanted, (room + spacing) / count - spacing))
        }
        let start = safeAreaInsets.left + (room - width * count - spacing * (count - 1)) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
            button.frame = CGRect(
                x: (start + place * (width + spacing)).rounded(), y: 0,
                width: width.rounded(.down), height: rowHeight)
        }
    }

    private func isCentered(_ look: UITabBarAppearance) -> Bool {
        switch look.stackedItemPositioning {
        case .fill: false
        case .centered: true
        case .automatic: traitCollection.horizontalSizeClass == .regular
        }
    }
}
