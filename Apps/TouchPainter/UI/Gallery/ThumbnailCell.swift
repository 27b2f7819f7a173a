import UIKit

/// A scribble in the gallery: its thumbnail or, until that is loaded, a dashed frame.
final class ThumbnailCell: UIControl {
    /// The thumbnail to show.
    var source: (any ThumbnailSource)? { didSet { showSource() } }

    /// Shows the buttons to duplicate and delete.
    var isEditing = false { didSet { for button in buttons { button.isHidden = !isEditing } } }

    var onDelete: (() -> Void)?
    var onDuplicate: (() -> Void)?
    var onRename: (() -> Void)?
    var onTag: (() -> Void)?

    /// The name below the thumbnail.
    var name = "" { didSet { nameLabel.text = name } }

    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 6
        addSubview(imageView)
        nameLabel.font = .systemFont(ofSize: 11)
        nameLabel.textColor = .secondaryLabel
        nameLabel.textAlignment = .center
        nameLabel.lineBreakMode = .byTruncatingMiddle
        nameLabel.isAccessibilityElement = false
        addSubview(nameLabel)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        accessibilityTraits = .button
        isAccessibilityElement = true
        addButton("trash", "Delete", String(localized: "Delete", bundle: .module)) {
            $0.onDelete?()
        }
        addButton("doc.on.doc", "Duplicate", String(localized: "Duplicate", bundle: .module)) {
            $0.onDuplicate?()
        }
        addButton("pencil", "Rename", String(localized: "Rename", bundle: .module)) {
            $0.onRename?()
        }
        addButton("tag", "Tags", String(localized: "Tags", bundle: .module)) { $0.onTag?() }
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    private func addButton(
        _ symbol: String, _ identifier: String, _ label: String,
        _ action: @escaping (ThumbnailCell) -> Void
    ) {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.backgroundColor = .secondarySystemBackground
        button.layer.cornerRadius = 16
        button.tintColor = identifier == "Delete" ? .systemRed : tintColor
        button.accessibilityIdentifier = identifier
        button.accessibilityLabel = label
        button.isHidden = true
        button.addAction(
            UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
        addSubview(button)
        buttons.append(button)
    }

    private func showSource() {
        imageView.image = source?.image
        setNeedsDisplay()
        source?.load { [weak self, weak source] in
            guard let self, let source, self.source === source else { return }
            self.imageView.image = source.image
            self.setNeedsDisplay()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // White paper is softer in the dark.
        imageView.alpha = traitCollection.userInterfaceStyle == .dark ? 0.86 : 1
        imageView.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 6).cgPath
        // In the gap between the rows.
        nameLabel.frame = CGRect(x: -4, y: bounds.maxY + 3, width: bounds.width + 8, height: 14)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: index.isMultiple(of: 2) ? 4 : bounds.maxX - 36,
                y: index < 2 ? bounds.maxY - 36 : 4, width: 32, height: 32)
        }
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

    override func draw(_ rect: CGRect) {
        guard imageView.image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.lightGray.setFill()
        context.fill(bounds)
        UIColor.darkGray.setStroke()
        context.setLineDash(phase: 0, lengths: [10, 3])
        context.stroke(bounds.insetBy(dx: 5, dy: 5), width: 10)
        if source?.isMissing == true, let symbol = UIImage(systemName: "photo") {
            symbol.withTintColor(.darkGray)
                .draw(at: CGPoint(x: bounds.midX - symbol.size.width / 2, y: bounds.midY - 10))
        }
    }
}
