import TouchPainterCore
import UIKit

/// A row with the colours that go with the pen's: its complement, neighbours, triad and shades.
///
/// A grey has no hue and fewer of them: each colour is there once.
final class HarmonyRow: UIStackView {
    /// The greatest number of colours in the row.
    private static let count = 8

    /// The colour that the others go with.
    var color: MarkColor? { didSet { if color != oldValue { showColors() } } }

    /// Called with the colour of a tapped button.
    var onChoose: (MarkColor) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        spacing = 6
        distribution = .fillEqually
        accessibilityIdentifier = "Harmonies"
    }

    required init(coder: NSCoder) { super.init(coder: coder) }

    private func showColors() {
        for view in arrangedSubviews { view.removeFromSuperview() }
        guard let color else { return }
        var shown: Set = [color.hexadecimal]
        for harmony in ColorHarmony.allCases {
            for other in harmony.colors(of: color)
            where shown.insert(other.hexadecimal).inserted {
                let swatch = Swatch(other, label: Self.label(harmony, other)) { [weak self] in
                    self?.onChoose(other)
                }
                // The same colour may be in another row under its own name.
                swatch.accessibilityIdentifier = "\(harmony.rawValue) \(other.hexadecimal)"
                swatch.layer.cornerRadius = 14
                swatch.toolTip = Self.name(harmony)
                addArrangedSubview(swatch)
            }
        }
        // Few colours are as wide as many.
        for _ in arrangedSubviews.count..<Self.count { addArrangedSubview(UIView()) }
    }

    private static func label(_ harmony: ColorHarmony, _ color: MarkColor) -> String {
        "\(name(harmony)) \(color.hexadecimal)"
    }

    private static func name(_ harmony: ColorHarmony) -> String {
        switch harmony {
        case .complement: String(localized: "Complement", bundle: .module)
        case .analogous: String(localized: "Neighbor", bundle: .module)
        case .triad: String(localized: "Triad", bundle: .module)
        case .shades: String(localized: "Shade", bundle: .module)
        }
    }
}
