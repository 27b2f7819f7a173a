import TouchPainterCore
import UIKit

/// A button that is filled with a colour.
final class Swatch: UIButton {
    /// Creates a button; scripts and tests find it by the colour, such as `#FF8000`.
    init(_ color: MarkColor, label: String, action: @escaping () -> Void) {
        super.init(frame: .zero)
        backgroundColor = UIColor(color)
        layer.cornerRadius = 6
        layer.borderWidth = 1
        layer.borderColor = UIColor(white: 0.5, alpha: 0.4).cgColor
        accessibilityLabel = label
        accessibilityIdentifier = color.hexadecimal
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        heightAnchor.constraint(equalToConstant: 28).isActive = true
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }
}

/// A row with the colours that were drawn with lately. It is hidden while there are none.
final class RecentColorsRow: UIStackView {
    /// The number of colours in the row.
    private static let count = 8

    /// Colours that have a place elsewhere, and none in the row.
    var others: Set<MarkColor> = []

    /// The colours, the latest first.
    var colors: [MarkColor] = [] { didSet { if colors != oldValue { showColors() } } }

    /// Called with the colour of a tapped button.
    var onChoose: (MarkColor) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        spacing = 6
        distribution = .fillEqually
        isHidden = true
        accessibilityIdentifier = "Recent Colors"
    }

    required init(coder: NSCoder) { super.init(coder: coder) }

    private func showColors() {
        for view in arrangedSubviews { view.removeFromSuperview() }
        let shown = colors.filter { !others.contains($0) }.prefix(Self.count)
        for color in shown {
            let label = String(
                localized: "Recent color \(color.hexadecimal)", bundle: .module)
            addArrangedSubview(
                Swatch(color, label: label) { [weak self] in self?.onChoose(color) })
        }
        // Few colours are as wide as many.
        for _ in shown.count..<Self.count { addArrangedSubview(UIView()) }
        isHidden = shown.isEmpty
    }
}
