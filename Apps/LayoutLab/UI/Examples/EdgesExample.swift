import LayoutDSL
import UIKit

/// Boxes in boxes, each by one chain about all four edges.
final class EdgesExample: Example {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
    ]

    private var chains: [LayoutConstraint] = []

    override func build() {
        var outer: UIView = self
        for color in Self.colors {
            let box = Tile("", color)
            outer.addSubview(box)
            box.layout.make {
                chains.append($0.directionalEdges.equal(to: outer).insets(insets(12)).constraint)
            }
            outer = box
        }
    }

    private func insets(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: inset / 2, leading: inset, bottom: inset, trailing: inset * 1.5)
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Inset"), 4...16, value: 12) { [weak self] inset in
                guard let self else { return }
                for chain in chains { chain.insets(insets(inset)) }
            }
        ]
    }

    override var code: String {
        """
        box.layout.make {
            $0.directionalEdges.equal(to: outer).insets(insets)
        }
        """
    }
}
