import LayoutDSL
import UIKit

/// A coloured box with a centred name, used in most examples.
final class Tile: UIView {
    private let label = UILabel()

    /// Creates a tile.
    ///
    /// - Parameters:
    ///   - name: Its text.
    ///   - color: The colour of its border and text; a faint one fills it.
    ///   - intrinsicSize: The size of its content, in points, or `nil` for none.
    init(_ name: String = "", _ color: UIColor, intrinsicSize: CGSize? = nil) {
        contentSize = intrinsicSize
        super.init(frame: .zero)
        backgroundColor = color.withAlphaComponent(0.18)
        layer.cornerRadius = 8
        layer.borderWidth = 1.5
        self.color = color
        label.text = name
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = color
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        label.layout.make { $0.center.equal(to: self) }
        accessibilityLabel = name
        accessibilityIdentifier = name.isEmpty ? nil : name
        layoutKey = name.isEmpty ? nil : name
        showBorder()
    }

    required init?(coder: NSCoder) { nil }

    private var color = UIColor.label

    /// The tile's text.
    var name: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    /// The size of the content, in points; `nil` for none.
    var contentSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize {
        contentSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    // Layers keep plain colours, which do not turn dark by themselves.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
    }

    private func showBorder() {
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
