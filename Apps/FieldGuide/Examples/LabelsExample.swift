import LayoutDSL
import UIKit

/// Two labels in a box: which one keeps its text when there is too little room for both?
final class LabelsExample: UIViewController {
    private let left = UILabel()
    private let right = UILabel()
    private let box = UIView()
    private var width: LayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.backgroundColor = .tertiarySystemFill
        view.addSubview(box)
        left.text = "A label with a long text"
        right.text = "Important"
        for (label, color) in [(left, UIColor.systemBlue), (right, .systemOrange)] {
            label.backgroundColor = color.withAlphaComponent(0.2)
            label.setContentHuggingPriority(.required, for: .horizontal)
            box.addSubview(label)
        }
        let slider = makeSlider()
        box.layout.make {
            $0.top.equal(to: slider.bottom).offset(16)
            $0.centerX.equal(to: view)
            $0.height.equal(to: 50)
            width = $0.width.equal(to: 200).constraint
        }
        left.layout.make {
            $0.top.equal(to: box).offset(5)
            $0.leading.equal(to: box).offset(2)
            $0.height.equal(to: 40)
        }
        right.layout.make {
            $0.top.equal(to: box).offset(5)
            $0.leading.equal(to: left.trailing).offset(2)
            $0.trailing.lessThanOrEqual(to: box).offset(-2)
            $0.height.equal(to: 40)
        }
        prefer(right, over: left)
    }

    /// A label that resists more is cut off later.
    private func prefer(_ label: UILabel, over other: UILabel) {
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        other.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    private func makeSlider() -> UISlider {
        let slider = UISlider()
        slider.minimumValue = 110
        slider.maximumValue = 290
        slider.value = 200
        slider.accessibilityIdentifier = "Width"
        slider.accessibilityLabel = String(localized: "Width", bundle: .module)
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                self?.width?.equal(to: CGFloat(slider?.value ?? 200))
            }, for: .valueChanged)
        view.addSubview(slider)
        slider.layout.make {
            $0.top.equal(to: view).offset(12)
            $0.leading.equal(to: view).offset(24)
            $0.trailing.equal(to: view).offset(-24)
        }
        return slider
    }
}
