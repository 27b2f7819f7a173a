import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore

/// The button that represents an item in a tab bar.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let indicator = UIImageView()
    private let icon = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()

    private static let badgeHeight: CGFloat = 18

    /// The colour of a tab that is not selected.
    private static let grey = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
    }

    /// The look of the bar in which the button is, and its colour of tabs at rest.
    struct BarLook {
        var appearance: UITabBarAppearance
        var unselectedColor: UIColor?
    }

    var look: BarLook { didSet { update() } }

    init(item: UITabBarItem, look: BarLook) {
        self.item = item
        self.look = look
        super.init(frame: .zero)
        isAccessibilityElement = true
        icon.contentMode = .scaleAspectFit
        indicator.contentMode = .scaleAspectFit
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = Self.badgeHeight / 2
        for view in [indicator, icon, label, badge] { addSubview(view) }
        item.appearanceDidChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { return nil }

    override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    // MARK: Look

    /// The arrangement of image and title.
    private var style: UITabBarItemAppearance.Style {
        if traitCollection.horizontalSizeClass == .regular { return .inline }
        return traitCollection.verticalSizeClass == .compact ? .compactInline : .stacked
    }

    private var iconSide: CGFloat { style == .compactInline ? 20 : 28 }

    private var tabs: UITabBarItemAppearance {
        switch style {
        case .stacked: look.appearance.stackedLayoutAppearance
        case .inline: look.appearance.inlineLayoutAppearance
        case .compactInline: look.appearance.compactInlineLayoutAppearance
        }
    }

    private var stateLook: UITabBarItemStateAppearance {
        if !item.isEnabled { return tabs.disabled }
        return isSelected ? tabs.selected : isFocused ? tabs.focused : tabs.normal
    }

    /// The position of the title; that of the normal state serves for others.
    private var titleOffset = UIOffset.zero

    func update() {
        let state = stateLook
        let own = ShownBarItemLook(item, in: self)
        let standard: UIColor = isSelected ? tintColor : look.unselectedColor ?? Self.grey
        var attributes = tabs.normal.titleTextAttributes
        if isSelected { attributes[.foregroundColor] = nil }
        attributes.merge(state.titleTextAttributes) { $1 }
        var ownAttributes = own.attributes(for: .normal)
        if isSelected {
            if !ownAttributes.isEmpty { ownAttributes[.foregroundColor] = nil }
            ownAttributes.merge(own.attributes(for: .selected)) { $1 }
        } else if !item.isEnabled {
            ownAttributes.merge(own.attributes(for: .disabled)) { $1 }
        }
        attributes.merge(ownAttributes) { $1 }

        icon.image = isSelected ? item.selectedImage ?? item.image : item.image
        icon.tintColor = state.iconColor ?? (isSelected ? nil : tabs.normal.iconColor) ?? standard
        label.text = item.title
        label.font =
            attributes[.font] as? UIFont
            ?? .systemFont(ofSize: style == .stacked ? 10 : 13, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? standard
        titleOffset = item.titlePositionAdjustment
        if titleOffset == .zero { titleOffset = state.titlePositionAdjustment }
        if titleOffset == .zero { titleOffset = tabs.normal.titlePositionAdjustment }
        indicator.image = isSelected ? look.appearance.selectionIndicatorImage : nil
        indicator.tintColor = look.appearance.selectionIndicatorTintColor
        updateBadge(state, own)
        isEnabled = item.isEnabled
        alpha = item.isEnabled ? 1 : 0.4
        accessibilityLabel = item.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    private func updateBadge(_ state: UITabBarItemStateAppearance, _ own: ShownBarItemLook) {
        var attributes = tabs.normal.badgeTextAttributes
        attributes.merge(state.badgeTextAttributes) { $1 }
        attributes.merge(own.badgeAttributes(for: .normal)) { $1 }
        if isSelected { attributes.merge(own.badgeAttributes(for: .selected)) { $1 } }
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        badge.backgroundColor =
            item.badgeColor ?? state.badgeBackgroundColor ?? tabs.normal.badgeBackgroundColor
            ?? .systemRed
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = icon.image == nil ? 0 : iconSide
        let text = label.intrinsicContentSize
        let height = min(bounds.height, BarMetrics.wideRowHeight)
        indicator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        if style != .stacked {
            let width = side + (side > 0 ? 6 : 0) + text.width
            let start = max(0, (bounds.width - width) / 2)
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let iconX = isMirrored ? start + width - side : start
            icon.frame = CGRect(x: iconX, y: (height - side) / 2, width: side, height: side)
            label.frame = CGRect(
                x: isMirrored ? start : start + width - text.width, y: 0, width: text.width,
                height: height)
        } else {
            icon.frame = CGRect(
                x: (bounds.width - side) / 2, y: 4, width: side, height: side)
            let top: CGFloat = side > 0 ? 34 : (height - 12) / 2
            label.frame = CGRect(x: 2, y: top, width: bounds.width - 4, height: 12)
        }
        let insets = item.imageInsets
        icon.frame = icon.frame.offsetBy(
            dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        layOutBadge()
    }

    private func layOutBadge() {
        let width = max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
        let offset = tabs.normal.badgePositionAdjustment
        badge.frame = CGRect(
            x: min(icon.frame.maxX - 6, bounds.width - width) + offset.horizontal,
            y: 2 + offset.vertical, width: width, height: Self.badgeHeight)
    }
}
