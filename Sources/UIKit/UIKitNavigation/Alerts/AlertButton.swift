import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The button of an alert action, with a line at its upper or leading edge.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let picture = UIImageView()
    private let check = UIImageView(image: UIImage(systemName: "checkmark"))

    init(action: UIAlertAction, isBold: Bool, fontSize: CGFloat) {
        self.action = action
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        label.text = action.title
        label.adjustsFontSizeToFitWidth = true
        label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
        for view in [label, picture, check] as [UIView] { addSubview(view) }
        action.didChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { return nil }

    /// The size of titles, which grows at accessibility sizes only.
    static func fontSize(isSheet: Bool) -> CGFloat {
        let size: CGFloat = isSheet ? 20 : 17
        let category = UIApplication.shared.preferredContentSizeCategory
        guard category.isAccessibilityCategory else { return size }
        return UIFontMetrics.default.scaledValue(for: size)
    }

    /// The height of the title with space above and below.
    var titleHeight: CGFloat { label.intrinsicContentSize.height + 2 * 11 }

    /// The width of the title.
    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    private func update() {
        let look = action.look
        let color: UIColor = action.style == .destructive ? .systemRed : tintColor
        isEnabled = action.isEnabled
        label.textColor = action.isEnabled ? look.titleColor ?? color : .tertiaryLabel
        label.textAlignment = look.titleAlignment
        picture.image = look.image
        picture.tintColor = look.imageTintColor ?? label.textColor
        check.isHidden = !look.isChecked
        check.tintColor = label.textColor
        accessibilityTraits = look.isChecked ? [.button, .selected] : .button
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .secondarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pictureSize = picture.image?.size ?? .zero
        let checkSize = check.isHidden ? .zero : check.intrinsicContentSize
        // The title stays in the middle, between marks at both edges.
        let mark = max(pictureSize.width, checkSize.width)
        label.frame = bounds.shrunk(x: mark > 0 ? mark + 24 : 8, y: 0)
        place(picture, pictureSize, atLeft: !isMirrored)
        place(check, checkSize, atLeft: isMirrored)
    }

    private func place(_ view: UIView, _ size: CGSize, atLeft: Bool) {
        view.frame = CGRect(
            x: atLeft ? 16 : bounds.width - 16 - size.width,
            y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }
}
