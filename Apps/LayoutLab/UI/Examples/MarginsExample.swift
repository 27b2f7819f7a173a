import LayoutDSL
import UIKit

/// Boxes within the margins of the one around them.
final class MarginsExample: Example {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple,
    ]

    private var boxes: [Tile] = []

    override func build() {
        var outer: UIView = self
        for color in Self.colors {
            let box = Tile("", color)
            outer.addSubview(box)
            box.layout.make {
                $0.top.equal(to: outer.topMargin)
                $0.bottom.equal(to: outer.bottomMargin)
                $0.leading.equal(to: outer.leadingMargin)
                $0.trailing.equal(to: outer.trailingMargin)
            }
            outer = box
            boxes.append(box)
        }
        show(margin: 12)
    }

    private func show(margin: CGFloat) {
        for box in boxes {
            box.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margin / 2, leading: margin * 1.5, bottom: margin, trailing: margin / 2)
        }
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Margin"), 4...20, value: 12) { [weak self] in
                self?.show(margin: $0)
            }
        ]
    }

    override var code: String {
        """
        box.layout.make {
            $0.top.equal(to: outer.topMargin)
            $0.leading.equal(to: outer.leadingMargin)
            // …
        }
        """
    }
}
