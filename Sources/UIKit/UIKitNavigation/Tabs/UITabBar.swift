public import CoreGraphics
public import Foundation
public import UIKitControls
public import UIKitCore

/// An object that is notified when the user selects a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called after the user selected an item, also the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom of a window.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private let background = BarBackground()
    private var buttons: [TabButton] = []

    static let height: CGFloat = 49

    /// The greatest width of a tab, in points.
    private static let maximumTabWidth: CGFloat = 160

    /// Called when the user taps a tab of a bar that a controller manages.
    final var onTap: ((UITabBarItem) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        background.hasLineAtTop = true
        background.show(standardAppearance)
        addSubview(background)
        accessibilityIdentifier = "TabBar"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    /// An object that is notified when the user selects a tab.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs, from the leading edge on.
    open var items: [UITabBarItem]? { didSet { rebuild() } }

    /// Replaces the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The selected tab.
    open weak var selectedItem: UITabBarItem? {
        didSet { for button in buttons { button.isSelected = button.item === selectedItem } }
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item: item)
            button.isSelected = item === selectedItem
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

    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet { background.show(standardAppearance) }
    }

    /// The look while the content is at its end; the standard one when `nil`.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { background.show(scrollEdgeAppearance ?? standardAppearance) }
    }

    /// The colour of the background.
    open var barTintColor: UIColor? {
        didSet {
            standardAppearance.backgroundColor = barTintColor ?? .barBackground
            background.show(standardAppearance)
        }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let count = CGFloat(buttons.count)
        let room = max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
        let isWide = traitCollection.horizontalSizeClass == .regular
        let width = isWide ? min(room / count, Self.maximumTabWidth) : room / count
        let start = safeAreaInsets.left + (room - width * count) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
            button.frame = CGRect(
                x: (start + place * width).rounded(), y: 0, width: width.rounded(.down),
                height: Self.height)
        }
    }
}
