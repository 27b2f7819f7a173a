import CoreGraphics
public import Foundation
public import UIKitCore

/// A bar of things to do, usually along the bottom of a window.
///
///     toolbar.items = [trash, .flexibleSpace(), undo, redo]
///
/// Items keep their distance; ``UIBarButtonItem/flexibleSpace()`` items share the room that is left over.
/// A toolbar is 44 points high, and each item can be touched over that height.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    private var storedItems: [UIBarButtonItem] = []

    /// What is shown for each item that is no space.
    private var itemViews: [UIBarButtonItem: UIView] = [:]

    private let hairline = UIView()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hairline.isUserInteractionEnabled = false
        addSubview(hairline)
        colorBackground()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Items

    /// What the bar shows, from the leading edge on.
    open var items: [UIBarButtonItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other items, and lets the new ones fade in and the old ones out if `animated`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let oldViews = itemViews
        for item in storedItems { item.appearanceDidChange = nil }
        storedItems = items ?? []
        itemViews = [:]
        for item in storedItems {
            item.appearanceDidChange = { [weak self, weak item] in
                if let item { self?.show(item) }
            }
            itemViews[item] = oldViews[item] ?? makeView(for: item)
        }
        let kept = Set(itemViews.values)
        let leaving = oldViews.values.filter { !kept.contains($0) }
        let coming = itemViews.values.filter { $0.superview !== self }
        for item in storedItems {
            if let view = itemViews[item], view.superview !== self { addSubview(view) }
        }
        setNeedsLayout()
        exchange(leaving, for: coming, animated: animated && window != nil)
    }

    private func exchange(_ leaving: [UIView], for coming: [UIView], animated: Bool) {
        guard animated else { return leaving.forEach { $0.removeFromSuperview() } }
        layoutIfNeeded()
        for view in coming { view.alpha = 0 }
        for view in leaving { view.isUserInteractionEnabled = false }
        UIView.animate(
            withDuration: BarMetrics.fadeDuration,
            animations: {
                for view in coming { view.alpha = 1 }
                for view in leaving { view.alpha = 0 }
            },
            completion: { _ in leaving.forEach { $0.removeFromSuperview() } })
    }

    private func makeView(for item: UIBarButtonItem) -> UIView? {
        if let customView = item.customView { return customView }
        return item.systemItem?.isSpace == true ? nil : BarItemButton(item: item)
    }

    /// Brings the view of an item up to date.
    private func show(_ item: UIBarButtonItem) {
        if let button = itemViews[item] as? BarItemButton, item.customView == nil {
            button.showItem()
        } else if itemViews[item] !== item.customView {
            itemViews[item]?.removeFromSuperview()
            itemViews[item] = makeView(for: item)
            if let view = itemViews[item] { addSubview(view) }
        }
        setNeedsLayout()
    }

    // MARK: Look

    /// Whether the bar is dark even where all else is light. ``UIBarStyle/default`` by default.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { colorBackground() } }
    }

    /// The colour of the bar itself; one that suits light or dark when `nil`. The items have `tintColor`.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { colorBackground() } }
    }

    private func colorBackground() {
        backgroundColor = barTintColor ?? (barStyle == .black ? .blackBar : .bar)
        hairline.backgroundColor = barStyle == .black ? .blackBarHairline : .barHairline
    }

    // MARK: Layout

    /// As wide as wished, and as high as a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width.isFinite ? size.width : bounds.width, height: BarMetrics.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left, bottom: safeAreaInsets.bottom,
                right: safeAreaInsets.right))
        let arrangement = BarArrangement(storedItems.map(entry), width: room.width)
        let shown = storedItems.compactMap { itemViews[$0] }
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
        let intrinsic = view.intrinsicContentSize.width
        if let button = view as? BarItemButton {
            // Without the insets, which `place` chose when the bar was laid out last.
            let insets = button.contentEdgeInsets
            return max(0, intrinsic - insets.left - insets.right)
        }
        if view.bounds.width == 0 { return max(0, intrinsic) }
        return view.bounds.width
    }

    /// Gives a button its whole touch square, and a custom view its own height.
    private func place(_ view: UIView, in slot: BarArrangement.Slot, of room: CGRect) {
        var (start, width, height) = (slot.start, slot.width, room.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let button = view as? BarItemButton {
            start = slot.reach.lowerBound
            width = slot.reach.upperBound - start
            let before = slot.start - start
            let after = slot.reach.upperBound - slot.start - slot.width
            button.contentEdgeInsets = UIEdgeInsets(
                top: 0, left: isMirrored ? after : before, bottom: 0,
                right: isMirrored ? before : after)
        } else {
            let own = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
            height = own > 0 ? own : room.height
        }
        view.frame = CGRect(
            x: isMirrored ? room.maxX - start - width : room.minX + start,
            y: room.midY - height / 2, width: width, height: height
        ).roundedToPixels(scale: max(1, traitCollection.displayScale))
    }
}
