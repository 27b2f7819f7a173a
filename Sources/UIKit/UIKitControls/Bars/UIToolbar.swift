import CoreGraphics
public import Foundation
@_spi(UIKitInternals) public import UIKitCore

/// A bar of actions, usually along the bottom of a window.
///
///     toolbar.items = [trash, .flexibleSpace(), undo, redo]
///
/// Items have a fixed spacing; ``UIBarButtonItem/flexibleSpace()`` items share the remaining width.
/// A toolbar is 44 points high, 50 in wide windows and 32 in compact height. Each item can be
/// touched over that height.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private var storedItems: [UIBarButtonItem] = []

    /// The views of the items that are not spaces.
    private var itemViews: [UIBarButtonItem: UIView] = [:]

    private let background = BarBackground()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        prepare()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { toolbarTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (bar: UIToolbar, delegate: any UIToolbarDelegate) in bar.delegate = delegate
        }
    }

    private func prepare() {
        background.hasLineAtTop = barPosition == .bottom
        addSubview(background)
        sendSubviewToBack(background)
        updateLook()
    }

    // MARK: Position

    /// An object that decides on the bar's place, and with it on the edge that has a line.
    ///
    /// It is asked once when the bar has a superview.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet {
            needsPosition = true
            setNeedsLayout()
        }
    }

    /// The place of the bar: the bottom, unless the ``delegate`` says otherwise.
    open private(set) var barPosition = UIBarPosition.bottom {
        didSet {
            background.hasLineAtTop = barPosition == .bottom
            background.setNeedsLayout()
        }
    }

    private var needsPosition = false

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updatePosition()
    }

    private func updatePosition() {
        guard needsPosition, superview != nil else { return }
        needsPosition = false
        let position = delegate?.position(for: self) ?? .any
        barPosition = position == .any ? .bottom : position
    }

    // MARK: Items

    /// The items of the bar, from the leading edge on.
    open var items: [UIBarButtonItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items; if `animated`, new ones fade in and old ones fade out.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let oldViews = itemViews
        for item in storedItems { item.appearanceDidChange = nil }
        storedItems = items ?? []
        itemViews = [:]
        for item in storedItems {
            item.appearanceDidChange = { [weak self, weak item] in
                if let item { self?.show(item) }
            }
            item.visibilityDidChange = { [weak self] in self?.setNeedsLayout() }
            itemViews[item] = oldViews[item] ?? makeView(for: item)
        }
        let kept = Set(itemViews.values)
        let removed = oldViews.values.filter { !kept.contains($0) }
        let added = itemViews.values.filter { $0.superview !== self }
        for item in storedItems {
            if let view = itemViews[item], view.superview !== self { addSubview(view) }
        }
        setNeedsLayout()
        exchange(removed, for: added, animated: animated && window != nil)
    }

    private func exchange(_ removed: [UIView], for added: [UIView], animated: Bool) {
        guard animated else { return removed.forEach { $0.removeFromSuperview() } }
        layoutIfNeeded()
        for view in added { view.alpha = 0 }
        for view in removed { view.isUserInteractionEnabled = false }
        UIView.animate(
            withDuration: BarMetrics.fadeDuration,
            animations: {
                for view in added { view.alpha = 1 }
                for view in removed { view.alpha = 0 }
            },
            completion: { _ in removed.forEach { $0.removeFromSuperview() } })
    }

    private func makeView(for item: UIBarButtonItem) -> UIView? {
        if let customView = item.customView { return customView }
        if item.systemItem?.isSpace == true { return nil }
        let button = BarItemButton(item: item)
        button.appearance = buttonAppearance(of: button)
        return button
    }

    /// Updates the view of an item.
    private func show(_ item: UIBarButtonItem) {
        if let button = itemViews[item] as? BarItemButton, item.customView == nil {
            button.updateFromItem()
        } else if itemViews[item] !== item.customView {
            itemViews[item]?.removeFromSuperview()
            itemViews[item] = makeView(for: item)
            if let view = itemViews[item] { addSubview(view) }
        }
        setNeedsLayout()
    }

    // MARK: Appearance

    /// The look of the bar. It is stronger than ``barTintColor`` and the other older properties,
    /// which change it while no other is set.
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandardAppearance ?? olderAppearance }
        set { ownStandardAppearance = newValue }
    }

    /// The look in a window of little height; the standard one when `nil`.
    open var compactAppearance: UIToolbarAppearance? { didSet { updateLook() } }

    /// The look while no content is scrolled behind the bar; transparent when `nil`.
    ///
    /// The toolbar of a navigation controller follows the lower edge of the content on top. Other
    /// toolbars always have the standard look.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateLook() } }

    /// The look in a window of little height while no content is scrolled behind the bar;
    /// ``scrollEdgeAppearance`` when `nil`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { updateLook() } }

    /// `true` while no content is scrolled behind the bar.
    package final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateLook() } }
    }

    final var ownStandardAppearance: UIToolbarAppearance? { didSet { updateLook() } }

    private let olderAppearance = UIToolbarAppearance()

    /// The look that was set by the older properties.
    final var older = OlderBarLook() { didSet { if older != oldValue { updateLook() } } }

    /// The style of the bar, which may be dark in a light environment. ``UIBarStyle/default`` by
    /// default.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { updateLook() } }
    }

    /// The background colour of the bar; a standard one for light or dark when `nil`. The items use
    /// `tintColor`.
    open var barTintColor: UIColor? {
        get { older.barTintColor }
        set { older.barTintColor = newValue }
    }

    /// `true` if content shows through the bar. By default it is for bars without an opaque image.
    open var isTranslucent: Bool {
        get { older.isTranslucent }
        set { older.translucency = newValue }
    }

    /// Sets the image of the background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        older.backgrounds[.init(topOrBottom, barMetrics)] = backgroundImage
    }

    /// Returns the image that was set for the background.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { older.backgrounds[.init(topOrBottom, barMetrics)] }

    /// Sets the image that replaces the line at the edge; an empty one removes it.
    open func setShadowImage(
        _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
    ) {
        older.shadows[topOrBottom] = shadowImage
    }

    /// Returns the image that replaces the line at the edge.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        older.shadows[topOrBottom]
    }

    /// The look of the items.
    private var currentAppearance: UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        if isAtScrollEdge, let edge = edgeAppearance { return edge }
        return (isCompact ? compactAppearance : nil) ?? standardAppearance
    }

    private var edgeAppearance: UIToolbarAppearance? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        return (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
    }

    /// `true` if the bar has no background, because nothing is scrolled behind it and the app set
    /// none.
    private var isClear: Bool {
        guard isAtScrollEdge, edgeAppearance == nil else { return false }
        return ownStandardAppearance != nil || (!older.hasBackground && barStyle == .default)
    }

    private func buttonAppearance(of button: BarItemButton) -> UIBarButtonItemAppearance {
        button.isProminent
            ? currentAppearance.doneButtonAppearance : currentAppearance.buttonAppearance
    }

    private func updateLook() {
        let color: UIColor = barStyle == .black ? .blackBar : .bar
        olderAppearance.backgroundEffect = UIBlurEffect(
            style: barStyle == .black ? .systemChromeMaterialDark : .systemChromeMaterial)
        older.apply(
            to: olderAppearance, at: .bottom,
            traitCollection.verticalSizeClass == .compact ? .compact : .default, opaque: color)
        olderAppearance.shadowColor = barStyle == .black ? .blackBarHairline : .barHairline
        background.show(isClear ? nil : currentAppearance)
        for case let button as BarItemButton in itemViews.values {
            button.appearance = buttonAppearance(of: button)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
            updateLook()
        }
        let previous = previousTraitCollection.map { BarMetrics.rowHeight(in: $0) }
        if previous != BarMetrics.rowHeight(in: traitCollection) {
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: Layout

    /// The given width and the height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width.isFinite ? size.width : bounds.width,
            height: BarMetrics.rowHeight(in: traitCollection))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: Self.noIntrinsicMetric, height: BarMetrics.rowHeight(in: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updatePosition()
        background.frame = bounds
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left, bottom: safeAreaInsets.bottom,
                right: safeAreaInsets.right))
        for item in storedItems {
            guard let view = itemViews[item] else { continue }
            if item.isHidden {
                view.removeFromSuperview()
            } else if view.superview !== self {
                addSubview(view)
            }
        }
        let items = storedItems.filter { !$0.isHidden }
        let arrangement = BarArrangement(items.map(entry), width: room.width)
        let shown = items.compactMap { itemViews[$0] }
        for (view, slot) in zip(shown, arrangement.slots) { place(view, in: slot, of: room) }
    }

    private func entry(for item: UIBarButtonItem) -> BarArrangement.Entry {
        guard let view = itemViews[item] else {
            return item.systemItem == .flexibleSpace
                ? .flexibleSpace : .fixedSpace(max(0, item.width))
        }
        if item.width > 0 { return .content(width: item.width) }
        return .content(width: Self.contentWidth(of: view))
    }

    private static func contentWidth(of view: UIView) -> CGFloat {
        guard let button = view as? BarItemButton else { return view.sizeInBar.width }
        // Without the insets, which `place` set in the last layout of the bar.
        let insets = button.contentEdgeInsets
        return max(0, button.intrinsicContentSize.width - insets.left - insets.right)
    }

    /// Gives a button its whole hit range, and a custom view its own height.
    private func place(_ view: UIView, in slot: BarArrangement.Slot, of room: CGRect) {
        var (start, width, height) = (slot.start, slot.width, room.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let button = view as? BarItemButton {
            start = slot.hitRange.lowerBound
            width = slot.hitRange.upperBound - start
            // Sums of such numbers are exact, so that the next pass finds the same width.
            let before = (slot.start - start).roundedToBinary
            let after = (slot.hitRange.upperBound - slot.start - slot.width).roundedToBinary
            button.contentEdgeInsets = UIEdgeInsets(
                top: 0, left: isMirrored ? after : before, bottom: 0,
                right: isMirrored ? before : after)
        } else {
            let own = view.sizeInBar.height
            height = own > 0 ? own : room.height
        }
        view.frame = CGRect(
            x: isMirrored ? room.maxX - start - width : room.minX + start,
            y: room.midY - height / 2, width: width, height: height
        ).roundedToPixels(scale: max(1, traitCollection.displayScale))
    }
}

extension UIToolbar: ViewWithParts {
    package final var parts: [UIView] { [background] }
}

nonisolated extension CGFloat {
    /// The nearest multiple of 1/64.
    fileprivate var roundedToBinary: CGFloat { (self * 64).rounded() / 64 }
}
