import LayoutDSL
import UIKit

/// A label of several lines next to a label of one.
final class LabelsExample: Example {
    private let short = UILabel()
    private let long = UILabel()
    private var inset: LayoutConstraint?

    override func build() {
        [short, long].forEach(addSubview)
        short.text = String(localized: "Short", bundle: .module)
        short.font = .systemFont(ofSize: 17, weight: .semibold)
        long.text = String(
            localized:
                "A label of many lines takes the room that the short one leaves, and is as high as its text needs at that width.",
            bundle: .module)
        long.font = .systemFont(ofSize: 15)
        long.numberOfLines = 0
        for (label, color) in [(short, UIColor.systemBlue), (long, .systemOrange)] {
            label.backgroundColor = color.withAlphaComponent(0.15)
        }
        short.setContentHuggingPriority(.required, for: .horizontal)
        short.setContentCompressionResistancePriority(.required, for: .horizontal)
        long.layout.make {
            $0.leading.top.equal(to: self).inset(16)
            inset = $0.trailing.equal(to: short.leading).offset(-10).constraint
        }
        short.layout.make {
            $0.trailing.equal(to: self).offset(-16)
            $0.firstBaseline.equal(to: long)
        }
    }

    override var wrappingLabels: [UILabel] { [long] }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Gap"), 10...120, value: 10) { [weak self] in
                self?.inset?.offset(-$0)
            }
        ]
    }

    override var code: String {
        """
        long.layout.make {
            $0.leading.top.equal(to: superview).inset(16)
            $0.trailing.equal(to: short.leading).offset(-10)
        }
        short.layout.make { $0.firstBaseline.equal(to: long) }
        """
    }
}
