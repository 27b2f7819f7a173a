import LayoutDSL
import UIKit

/// A view that is always a share of its superview's width.
final class ThreeQuartersExample: Example {
    private let box = Tile("", .systemGray)
    private let part = Tile("75 %", .systemBlue)
    private var width: LayoutConstraint?

    override func build() {
        addSubview(box)
        box.addSubview(part)
        part.accessibilityIdentifier = "Part"
        box.layout.make {
            $0.center.equal(to: self)
            $0.height.equal(to: 96)
            width = $0.width.equal(to: 260).constraint
        }
        show(share: 0.75)
    }

    /// A constraint's factor never changes: another share is another constraint.
    private func show(share: CGFloat) {
        part.name = "\(Int(share * 100)) %"
        part.layout.remake {
            $0.leading.top.bottom.equal(to: box)
            $0.width.equal(to: box.width).multiplied(by: share)
        }
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Width"), 80...280, value: 260) { [weak self] in
                self?.width?.equal(to: $0)
            },
            Segments(["25 %", "50 %", "75 %", "100 %"], chosen: 2) { [weak self] index in
                self?.show(share: CGFloat(index + 1) / 4)
                self?.animateLayout()
            },
        ]
    }

    override var code: String {
        """
        part.layout.make {
            $0.leading.top.bottom.equal(to: box)
            $0.width.equal(to: box.width).multiplied(by: 0.75)
        }
        """
    }
}
