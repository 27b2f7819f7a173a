import LayoutDSL
import UIKit

/// Several attributes in one chain.
final class ChainingExample: Example {
    private let tiles = [
        Tile("top.leading", .systemRed), Tile("top.trailing", .systemOrange),
        Tile("bottom.leading", .systemGreen), Tile("bottom.trailing", .systemBlue),
    ]

    override func build() {
        tiles.forEach(addSubview)
        show(inset: 12)
    }

    private func show(inset: CGFloat) {
        let (first, second, third, fourth) = (tiles[0], tiles[1], tiles[2], tiles[3])
        first.layout.update {
            $0.top.leading.equal(to: self).inset(inset)
            $0.width.height.equal(to: second)
        }
        second.layout.update {
            $0.top.trailing.equal(to: self).inset(inset)
            $0.leading.equal(to: first.trailing).offset(inset)
            $0.width.height.equal(to: third)
        }
        third.layout.update {
            $0.bottom.leading.equal(to: self).inset(inset)
            $0.top.equal(to: first.bottom).offset(inset)
            $0.width.height.equal(to: fourth)
        }
        fourth.layout.update { $0.bottom.trailing.equal(to: self).inset(inset) }
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Inset"), 4...40, value: 12) { [weak self] in
                self?.show(inset: $0)
            }
        ]
    }

    override var code: String {
        """
        first.layout.make {
            $0.top.leading.equal(to: superview).inset(12)
            $0.width.height.equal(to: second)
        }
        """
    }
}
