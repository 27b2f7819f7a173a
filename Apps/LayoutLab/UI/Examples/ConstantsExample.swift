import LayoutDSL
import UIKit

/// Insets, a point and a size as constants.
final class ConstantsExample: Example {
    private let back = Tile("", .systemPurple)
    private let front = Tile("200 × 100", .systemOrange)

    override func build() {
        [back, front].forEach(addSubview)
        back.layout.make {
            $0.edges.equal(to: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
        }
        show(down: 50)
    }

    private func show(down: CGFloat) {
        front.layout.update {
            $0.center.equal(to: CGPoint(x: 0, y: down))
            $0.size.equal(to: CGSize(width: 200, height: 100))
        }
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Offset"), -50...50, value: 50) { [weak self] in
                self?.show(down: $0)
            }
        ]
    }

    override var code: String {
        """
        back.layout.make { $0.edges.equal(to: insets) }
        front.layout.make {
            $0.center.equal(to: CGPoint(x: 0, y: 50))
            $0.size.equal(to: CGSize(width: 200, height: 100))
        }
        """
    }
}
