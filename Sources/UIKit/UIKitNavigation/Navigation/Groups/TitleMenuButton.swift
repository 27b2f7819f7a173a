import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The part of a title that opens its menu: it covers the title and has an arrow behind it.
final class TitleMenuButton: UIControl {
    private let arrow = UIImageView(
        image: UIImage(
            systemName: "chevron.down.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)))

    /// The room for the arrow, in points.
    static let arrowWidth: CGFloat = 22

    /// Returns the menu when it opens.
    var makeMenu: (() -> UIMenu?)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "TitleMenu"
        arrow.tintColor = .tertiaryLabel
        addSubview(arrow)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { return nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = makeMenu?() else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override var isHighlighted: Bool {
        didSet { arrow.alpha = isHighlighted ? 0.4 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = arrow.intrinsicContentSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        arrow.frame = CGRect(
            x: isMirrored ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }
}
