import LayoutDSL
import UIKit

/// Several views that are moved by one update.
final class ArrayExample: Example {
    private let tiles = [
        Tile("A", .systemRed), Tile("B", .systemGreen), Tile("C", .systemBlue),
    ]
    private var height: CGFloat = 0

    override func build() {
        tiles.forEach(addSubview)
        tiles.layout.distribute(
            along: .horizontal, fixedSpacing: 12, leadSpacing: 16, tailSpacing: 16)
        tiles.layout.make { $0.height.equal(to: 64) }
        show()
    }

    private func show() {
        tiles.layout.update { $0.centerY.equal(to: self).offset(-height) }
    }

    private func raise(by points: CGFloat) {
        height = min(max(height + points, -90), 90)
        show()
        animateLayout()
    }

    override func makeControls() -> [UIView] {
        [
            ButtonRow([
                (ControlName(localized: "Lower"), { [weak self] in self?.raise(by: -30) }),
                (ControlName(localized: "Raise"), { [weak self] in self?.raise(by: 30) }),
            ])
        ]
    }

    override var code: String {
        """
        [a, b, c].layout.update {
            $0.centerY.equal(to: superview).offset(-height)
        }
        """
    }
}
