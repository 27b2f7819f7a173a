import LayoutDSL
import UIKit

/// A tile that grows at each tap, by an update of its size.
final class UpdateExample: Example {
    private let tile = Tile("100 × 100", .systemGreen)
    private var side: CGFloat = 100

    override func build() {
        addSubview(tile)
        tile.layout.make {
            $0.center.equal(to: self)
            $0.width.lessThanOrEqual(to: self)
            $0.height.lessThanOrEqual(to: self)
        }
        show()
    }

    private func grow(by factor: CGFloat) {
        side = min(max((side * factor).rounded(), 40), 640)
        show()
        animateLayout()
    }

    private func show() {
        tile.layout.update { $0.size.equal(to: side).priority(.low) }
        tile.name = "\(Int(side)) × \(Int(side))"
    }

    override func makeControls() -> [UIView] {
        [
            ButtonRow([
                (ControlName(localized: "Shrink"), { [weak self] in self?.grow(by: 1 / 1.3) }),
                (ControlName(localized: "Grow"), { [weak self] in self?.grow(by: 1.3) }),
            ])
        ]
    }

    override var code: String {
        """
        tile.layout.update {
            $0.size.equal(to: side).priority(.low)
        }
        """
    }
}
