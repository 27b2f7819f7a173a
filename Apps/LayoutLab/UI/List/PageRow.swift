import LayoutDSL
import UIKit

/// A row of the list: a title and an arrow.
final class PageRow: UIControl {
    private let titleLabel = UILabel()
    private let arrow = UIImageView()

    /// The background of a highlighted or selected row.
    private let shade = UIView()

    init(title: String) {
        super.init(frame: .zero)
        accessibilityTraits = .button
        accessibilityLabel = title
        titleLabel.text = title
        titleLabel.isAccessibilityElement = false
        titleLabel.accessibilityLabel = ""
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        shade.isUserInteractionEnabled = false
        shade.layer.cornerRadius = 8
        shade.isHidden = true
        for view in [shade, titleLabel, arrow] { addSubview(view) }
        shade.layout.make {
            $0.top.bottom.equal(to: self)
            $0.leading.trailing.equal(to: self).inset(-8)
        }
        titleLabel.layout.make {
            $0.leading.equal(to: self).offset(2)
            $0.centerY.equal(to: self)
            $0.trailing.lessThanOrEqual(to: arrow.leading).offset(-8)
        }
        arrow.layout.make {
            $0.trailing.equal(to: self)
            $0.centerY.equal(to: self)
            $0.size.equal(to: 14)
        }
        layout.make { $0.height.equal(to: 43) }
    }

    required init?(coder: NSCoder) { nil }

    private var shownDirection: UIUserInterfaceLayoutDirection?

    override func layoutSubviews() {
        let direction = effectiveUserInterfaceLayoutDirection
        if direction != shownDirection {
            shownDirection = direction
            arrow.image = UIImage(
                systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
        }
        shade.isHidden = !isHighlighted && !isSelected
        shade.backgroundColor = isSelected ? .tintColor.withAlphaComponent(0.15) : .systemGray5
        super.layoutSubviews()
    }
}
