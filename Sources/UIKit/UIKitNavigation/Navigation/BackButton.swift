import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The back button of a navigation bar: a chevron and the title of the previous item.
final class BackButton: UIControl {
    private let chevron = UIImageView()
    private let label = UILabel()

    /// The titles to try, the longest first; the last is empty.
    var titles: [String] = [] { didSet { setNeedsLayout() } }

    /// The menu of the screens below, which a long press and a right click open.
    var makeMenu: (() -> UIMenu?)? {
        didSet { isContextMenuInteractionEnabled = makeMenu != nil }
    }

    private var attributes: [NSAttributedString.Key: Any] = [:]

    private static let standardChevron = UIImage(
        systemName: "chevron.backward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))

    private static let chevronWidth: CGFloat = 18
    private static let gap: CGFloat = 2
    static let edgeMargin: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "BackButton"
        chevron.image = Self.standardChevron
        label.lineBreakMode = .byTruncatingTail
        addSubview(chevron)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    /// Adopts the look that the bar gives its back button.
    func adopt(_ appearance: UINavigationBarAppearance?) {
        attributes = appearance?.backButtonAppearance.attributes() ?? [:]
        chevron.image = appearance?.backIndicatorImage ?? Self.standardChevron
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
        updateColors()
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
        let room = width - Self.chevronWidth - Self.gap
        for title in titles {
            label.text = title
            let needed = title.isEmpty ? 0 : label.intrinsicContentSize.width
            if needed <= room || title.isEmpty {
                accessibilityLabel = titles.first { !$0.isEmpty } ?? title
                return Self.chevronWidth + (needed > 0 ? Self.gap + needed : 0)
            }
        }
        return Self.chevronWidth
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = Self.chevronWidth
        let image = chevron.image?.size ?? .zero
        let middle = isMirrored ? bounds.width - width / 2 : width / 2
        chevron.frame = CGRect(
            x: middle - image.width / 2, y: (bounds.height - image.height) / 2,
            width: image.width, height: image.height)
        let rest = max(0, bounds.width - width - Self.gap)
        label.frame = CGRect(
            x: isMirrored ? 0 : width + Self.gap, y: 0, width: rest, height: bounds.height)
    }
}
