import TouchPainterCore
import UIKit

/// A layer in the list: whether it is shown, its picture, its name, and whether it is locked.
final class LayerCell: UITableViewCell {
    var onToggleVisibility: (() -> Void)?
    var onToggleLock: (() -> Void)?

    private let eye = UIButton(type: .system)
    private let picture = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    private let lock = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        eye.addAction(
            UIAction { [weak self] _ in self?.onToggleVisibility?() }, for: .touchUpInside)
        lock.addAction(UIAction { [weak self] _ in self?.onToggleLock?() }, for: .touchUpInside)
        picture.layer.cornerRadius = 5
        picture.layer.borderWidth = 0.5
        picture.layer.borderColor = UIColor(white: 0.5, alpha: 0.5).cgColor
        picture.clipsToBounds = true
        title.font = .preferredFont(forTextStyle: .subheadline)
        detail.font = .preferredFont(forTextStyle: .caption1)
        detail.textColor = .secondaryLabel
        for view in [eye, picture, title, detail, lock] as [UIView] { contentView.addSubview(view) }
        selectionStyle = .none
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    /// Shows a layer.
    ///
    /// - Parameter name: The layer's name, or what stands for one.
    func show(_ layer: Layer, name: String, blend: String, image: UIImage, isActive: Bool) {
        let look = layer.look
        picture.image = image
        title.text = name
        let percent = "\(Int((look.opacity * 100).rounded())) %"
        detail.text = look.blend == .normal ? percent : "\(blend), \(percent)"
        detail.isHidden = look.blend == .normal && look.opacity == 1
        eye.setImage(UIImage(systemName: look.isHidden ? "eye.slash" : "eye"), for: .normal)
        eye.accessibilityIdentifier = "Show \(layer.id)"
        eye.accessibilityLabel =
            look.isHidden
            ? String(localized: "Show Layer", bundle: .module)
            : String(localized: "Hide Layer", bundle: .module)
        lock.setImage(UIImage(systemName: look.isLocked ? "lock.fill" : "lock.open"), for: .normal)
        lock.tintColor = look.isLocked ? nil : .tertiaryLabel
        lock.accessibilityIdentifier = "Lock \(layer.id)"
        lock.accessibilityLabel =
            look.isLocked
            ? String(localized: "Unlock Layer", bundle: .module)
            : String(localized: "Lock Layer", bundle: .module)
        contentView.alpha = look.isHidden ? 0.55 : 1
        backgroundColor = isActive ? tintColor.asGround : .clear
        accessibilityIdentifier = "Layer \(layer.id)"
        accessibilityLabel = name
        accessibilityTraits = isActive ? [.button, .selected] : .button
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let size = LayerThumbnail.size
        eye.frame = CGRect(x: 2, y: 0, width: 36, height: bounds.height)
        picture.frame = CGRect(
            x: 40, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        lock.frame = CGRect(x: bounds.maxX - 36, y: 0, width: 36, height: bounds.height)
        let x = picture.frame.maxX + 10
        let width = max(lock.frame.minX - x, 0)
        let lines = detail.isHidden ? 20.0 : 38
        let top = ((bounds.height - lines) / 2).rounded()
        title.frame = CGRect(x: x, y: top, width: width, height: 20)
        detail.frame = CGRect(x: x, y: top + 21, width: width, height: 16)
    }
}
