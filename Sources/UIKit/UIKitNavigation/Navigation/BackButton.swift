import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The back button of a navigation bar: a chevron and the title of the previous item.
final class BackButton: UIControl {
    private let background = UIImageView()
    private let chevron = UIImageView()
    private let label = UILabel()

    /// The titles to try, the longest first; the last is empty.
    var titles: [String] = [] { didSet { setNeedsLayout() } }

    /// The menu of the screens below, which a long press and a right click open.
    var makeMenu: (() -> UIMenu?)? {
        didSet { isContextMenuInteractionEnabled = makeMenu != nil }
    }

    private var attributes: [NSAttributedString.Key: Any] = [:]

    /// The item that the app made for this button, or a plain one for the look of its class.
    var item = UIBarButtonItem()
    private var titleOffset = UIOffset.zero
    private var backgroundShift: CGFloat = 0
    private var barAppearance: UINavigationBarAppearance?

    private static let standardChevron = UIImage(
        systemName: "chevron.backward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))

    private static let minimumChevronWidth: CGFloat = 18
    private static let gap: CGFloat = 2
    static let edgeMargin: CGFloat = 8

    private var chevronWidth: CGFloat {
        guard let image = chevron.image, image !== Self.standardChevron else {
            return Self.minimumChevronWidth
        }
        return max(Self.minimumChevronWidth, image.size.width)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "BackButton"
        chevron.image = Self.standardChevron
        label.lineBreakMode = .byTruncatingTail
        addSubview(background)
        addSubview(chevron)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    /// Adopts the look that the bar gives its back button, below those of the item and its class.
    func adopt(_ appearance: UINavigationBarAppearance?) {
        barAppearance = appearance
        let look = ShownBarItemLook(item, in: self, isBackButton: true)
        let bar = appearance?.backButtonAppearance
        attributes = bar?.attributes() ?? [:]
        if let tint = look.tintColor { attributes[.foregroundColor] = tint }
        attributes.merge(look.attributes(for: .normal)) { $1 }
        titleOffset = look.titleOffset ?? bar?.normal.titlePositionAdjustment ?? .zero
        backgroundShift = look.backgroundShift ?? 0
        background.image =
            look.background(for: .normal, style: .plain) ?? bar?.normal.backgroundImage
        chevron.image =
            background.image == nil ? appearance?.backIndicatorImage ?? Self.standardChevron : nil
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let own = attributes[.foregroundColor] as? UIColor
        label.textColor = own ?? tintColor
        chevron.tintColor = own
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adopt(barAppearance) }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = makeMenu?() else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: isHighlighted ? 0 : 0.3) {
                chevron.alpha = isHighlighted ? 0.2 : 1
                label.alpha = isHighlighted ? 0.2 : 1
            }
        }
    }

    /// Chooses the longest title that fits, and returns the width of the button.
    func fit(width: CGFloat) -> CGFloat {
        label.font =
            attributes[.font] as? UIFont ?? NavigationBarContent.buttonFont(traitCollection)
        let room = width - chevronWidth - Self.gap
        for title in titles {
            label.text = title
            let needed = title.isEmpty ? 0 : label.intrinsicContentSize.width
            if needed <= room || title.isEmpty {
                accessibilityLabel = titles.first { !$0.isEmpty } ?? title
                return chevronWidth + (needed > 0 ? Self.gap + needed : 0)
            }
        }
        return chevronWidth
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = chevronWidth
        let image = chevron.image?.size ?? .zero
        let middle = isMirrored ? bounds.width - width / 2 : width / 2
        chevron.frame = CGRect(
            x: middle - image.width / 2, y: (bounds.height - image.height) / 2,
            width: image.width, height: image.height)
        let rest = max(0, bounds.width - width - Self.gap)
        label.frame = CGRect(
            x: (isMirrored ? 0 : width + Self.gap) + titleOffset.horizontal,
            y: titleOffset.vertical, width: rest, height: bounds.height)
        let height = background.image?.size.height ?? 0
        background.frame = CGRect(
            x: 0, y: (bounds.height - height) / 2 + backgroundShift, width: bounds.width,
            height: height)
    }
}
