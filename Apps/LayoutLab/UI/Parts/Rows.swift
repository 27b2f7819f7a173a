import LayoutDSL
import UIKit

/// A row of the controls below an example: a name, and what is on its trailing side.
class Row: UIView {
    let nameLabel = UILabel()

    init(_ name: ControlName) {
        super.init(frame: .zero)
        nameLabel.text = name.text
        nameLabel.font = .systemFont(ofSize: 15)
        nameLabel.setContentHuggingPriority(.required, for: .horizontal)
        addSubview(nameLabel)
        nameLabel.layout.make {
            $0.leading.equal(to: self)
            $0.centerY.equal(to: self)
        }
        layout.make { $0.height.equal(to: 40) }
    }

    required init?(coder: NSCoder) { nil }
}

/// A row with a switch.
final class ToggleRow: Row {
    private let toggle = UISwitch()

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name of the setting.
    ///   - isOn: The initial state.
    ///   - onSwitch: Called when the user switches.
    init(_ name: ControlName, isOn: Bool, onSwitch: @escaping (Bool) -> Void) {
        super.init(name)
        toggle.isOn = isOn
        toggle.accessibilityIdentifier = name.identifier
        addSubview(toggle)
        toggle.layout.make {
            $0.trailing.equal(to: self)
            $0.centerY.equal(to: self)
        }
        toggle.addAction(
            UIAction { [weak toggle] _ in if let toggle { onSwitch(toggle.isOn) } },
            for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }
}

/// A row with a slider and its value.
final class SliderRow: Row {
    private let slider = UISlider()
    private let valueLabel = UILabel()

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name of the setting.
    ///   - range: The values, from left to right.
    ///   - value: The initial value.
    ///   - format: Returns the text for a value, a few characters long.
    ///   - onMove: Called with a multiple of `step` when the user moves the slider.
    init(
        _ name: ControlName, _ range: ClosedRange<CGFloat>, value: CGFloat, step: CGFloat = 1,
        format: @escaping (CGFloat) -> String = { "\(Int($0))" },
        onMove: @escaping (CGFloat) -> Void
    ) {
        super.init(name)
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.value = Float(value)
        slider.accessibilityIdentifier = name.identifier
        valueLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        valueLabel.textColor = .secondaryLabel
        valueLabel.textAlignment = .right
        valueLabel.text = format(value)
        addSubview(slider)
        addSubview(valueLabel)
        slider.layout.make {
            $0.leading.equal(to: nameLabel.trailing).offset(12)
            $0.centerY.equal(to: self)
            $0.width.greaterThanOrEqual(to: 80)
        }
        valueLabel.layout.make {
            $0.leading.equal(to: slider.trailing).offset(8)
            $0.trailing.equal(to: self)
            $0.centerY.equal(to: self)
            $0.width.equal(to: 44)
        }
        slider.setContentHuggingPriority(.low - 1, for: .horizontal)
        slider.addAction(
            UIAction { [weak slider, weak valueLabel] _ in
                guard let slider else { return }
                let value = (CGFloat(slider.value) / step).rounded() * step
                valueLabel?.text = format(value)
                onMove(value)
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }
}

/// A row of buttons of equal width.
final class ButtonRow: UIView {
    /// Creates a row.
    ///
    /// - Parameter buttons: Their names and actions.
    init(_ buttons: [(name: ControlName, action: () -> Void)]) {
        super.init(frame: .zero)
        let views = buttons.map { name, action in
            let button = UIButton(type: .system)
            button.setTitle(name.text, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
            button.backgroundColor = .tintColor.withAlphaComponent(0.12)
            button.layer.cornerRadius = 9
            button.accessibilityIdentifier = name.identifier
            button.addAction(UIAction { _ in action() }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        views.layout.make { $0.top.bottom.equal(to: self).inset(3) }
        if views.count > 1 {
            views.layout.distribute(along: .horizontal, fixedSpacing: 10)
        } else {
            views.layout.make { $0.leading.trailing.equal(to: self) }
        }
        layout.make { $0.height.equal(to: 40) }
    }

    required init?(coder: NSCoder) { nil }
}
