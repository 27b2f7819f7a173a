import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The button of an action.
final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let picture = UIImageView()

    /// `true` while the button fills the row, its content next to the edge of the row.
    var isFilledFromEdge = false { didSet { setNeedsLayout() } }

    init(action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        picture.image = action.image?.withRenderingMode(.alwaysTemplate)
        picture.tintColor = .white
        for view in [label, picture] as [UIView] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        accessibilityLabel = action.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var preferredWidth: CGFloat {
        let room = CGSize(width: 200, height: 60)
        return max(74, max(label.sizeThatFits(room).width, picture.image?.size.width ?? 0) + 30)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = preferredWidth
        // The content stays whole while the button is narrower than it.
        let x = isFilledFromEdge ? bounds.width - width : (bounds.width - width) / 2
        let imageSize = picture.image?.size ?? .zero
        let text = label.sizeThatFits(CGSize(width: width - 16, height: bounds.height))
        let showsText = action.title != nil && (imageSize.height == 0 || bounds.height >= 60)
        let gap: CGFloat = imageSize.height > 0 && showsText ? 4 : 0
        let height = imageSize.height + gap + (showsText ? text.height : 0)
        var y = ((bounds.height - height) / 2).rounded()
        picture.frame = CGRect(
            x: x + ((width - imageSize.width) / 2).rounded(), y: y, width: imageSize.width,
            height: imageSize.height)
        y += imageSize.height + gap
        label.isHidden = !showsText
        label.frame = CGRect(x: x, y: y, width: width, height: text.height)
    }
}
