import LayoutDSL
import UIKit

/// Two labels side by side in a box of changing width: the right one is shown whole first.
final class TwoLabelsExample: Example {
    private let box = UIView()
    private let left = UILabel()
    private let right = UILabel()
    private var width: LayoutConstraint?

    override func build() {
        box.backgroundColor = .tertiarySystemFill
        box.layer.cornerRadius = 6
        addSubview(box)
        for (label, text, color) in [
            (
                left, String(localized: "A label with a long text", bundle: .module),
                UIColor.systemBlue
            ), (right, String(localized: "Important", bundle: .module), .systemOrange),
        ] {
            label.text = text
            label.textColor = color
            label.backgroundColor = color.withAlphaComponent(0.15)
            box.addSubview(label)
        }
        box.layout.make {
            $0.center.equal(to: self)
            $0.height.equal(to: 50)
            width = $0.width.equal(to: 240).constraint
        }
        left.layout.make {
            $0.top.equal(to: box.top).offset(5)
            $0.leading.equal(to: box.leading).offset(2)
            $0.height.equal(to: 40)
        }
        right.layout.make {
            $0.leading.equal(to: left.trailing).offset(2)
            $0.top.equal(to: box.top).offset(5)
            $0.trailing.lessThanOrEqual(to: box.trailing).offset(-2)
            $0.height.equal(to: 40)
        }
        left.setContentHuggingPriority(.required, for: .horizontal)
        right.setContentHuggingPriority(.required, for: .horizontal)
        prefer(rightLabel: true)
    }

    private func prefer(rightLabel: Bool) {
        left.setContentCompressionResistancePriority(
            rightLabel ? .defaultLow : .required, for: .horizontal)
        right.setContentCompressionResistancePriority(
            rightLabel ? .required : .defaultLow, for: .horizontal)
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Width"), 140...280, value: 240) { [weak self] in
                self?.width?.equal(to: $0)
            },
            ToggleRow(ControlName(localized: "Prefer the second label"), isOn: true) {
                [weak self] isOn in
                self?.prefer(rightLabel: isOn)
                self?.animateLayout()
            },
        ]
    }

    override var code: String {
        """
        right.layout.make {
            $0.leading.equal(to: left.trailing).offset(2)
            $0.trailing.lessThanOrEqual(to: box).offset(-2)
        }
        left.setContentCompressionResistancePriority(
            .defaultLow, for: .horizontal)
        """
    }
}
