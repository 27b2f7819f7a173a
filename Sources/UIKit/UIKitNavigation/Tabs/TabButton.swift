import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore

/// The button that represents an item in a tab bar.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let icon = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()

    private static let badgeHeight: CGFloat = 18
    private static let iconSide: CGFloat = 28

    /// The colour of a tab that is not selected.
    private static let grey = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
    }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isAccessibilityElement = true
        icon.contentMode = .scaleAspectFit
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.clipsToBounds = true
        badge.layer.cornerRadius = Self.badgeHeight / 2
        for view in [icon, label, badge] { addSubview(view) }
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

    /// `true` if the title stands next to the image, as in wide windows.
    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    func update() {
        icon.image = isSelected ? item.selectedImage ?? item.image : item.image
        icon.tintColor = isSelected ? tintColor : Self.grey
        label.text = item.title
        label.font = .systemFont(ofSize: isWide ? 13 : 10, weight: .medium)
        label.textColor = isSelected ? tintColor : Self.grey
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        alpha = item.isEnabled ? 1 : 0.4
        accessibilityLabel = item.accessibilityLabel
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = icon.image == nil ? 0 : Self.iconSide
        let text = label.intrinsicContentSize
        let height = min(bounds.height, 49)
        if isWide {
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
        let width = max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
        badge.frame = CGRect(
            x: min(icon.frame.maxX - 6, bounds.width - width), y: 2, width: width,
            height: Self.badgeHeight)
    }
}
