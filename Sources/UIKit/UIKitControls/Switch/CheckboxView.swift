import CoreGraphics
import Foundation
import UIKitCore

/// The box and the title of a switch that looks like a checkbox.
final class CheckboxView: UIView {
    private let box = UIView()
    private let mark = UIImageView(
        image: UIImage(
            systemName: "checkmark",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)))
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        box.layer.cornerRadius = ControlStyle.Checkbox.cornerRadius
        box.layer.borderWidth = 1
        mark.tintColor = .white
        mark.contentMode = .center
        label.font = .preferredFont(forTextStyle: .body)
        for part in [box, mark, label] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    var title: String? {
        get { label.text }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }

    /// The box in this view.
    var boxFrame: CGRect { box.frame }

    /// The size of box and title.
    var ownSize: CGSize {
        let metrics = ControlStyle.Checkbox.self
        let text = label.intrinsicContentSize
        let isEmpty = (title ?? "").isEmpty
        return CGSize(
            width: metrics.side + (isEmpty ? 0 : metrics.gap + ceil(text.width)),
            height: max(metrics.height, isEmpty ? 0 : ceil(text.height)))
    }

    /// Shows a value.
    func show(isOn: Bool, isPressed: Bool, color: UIColor) {
        box.backgroundColor = isOn ? color : isPressed ? .secondarySystemFill : .tertiarySystemFill
        box.layer.borderColor =
            (isOn ? UIColor.clear : .separator).resolvedColor(with: traitCollection).cgColor
        box.alpha = isOn && isPressed ? 0.7 : 1
        mark.alpha = isOn ? 1 : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = ControlStyle.Checkbox.self
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = metrics.side
        box.frame = CGRect(
            x: isMirrored ? bounds.width - side : 0, y: (bounds.height - side) / 2, width: side,
            height: side)
        mark.frame = box.frame
        let width = max(0, bounds.width - side - metrics.gap)
        label.textAlignment = isMirrored ? .right : .left
        label.frame = CGRect(
            x: isMirrored ? 0 : side + metrics.gap, y: 0, width: width, height: bounds.height)
    }
}
